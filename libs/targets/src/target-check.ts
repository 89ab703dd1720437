import { isIP } from 'node:net';
import { PrivateTargets } from './private-targets';
import { isPublicAddress } from './public-address';
import { NO_ADDRESS, codeOf, type HostResolver } from './resolver';
import { parseTargetUrl, type TargetUrl } from './target-url';

/** A target all of whose addresses were judged; a connection goes to one of them and nowhere else. */
export interface CheckedTarget extends TargetUrl {
  /** IPv4 first: a receiver whose IPv6 leads nowhere is reached without a wait. */
  addresses: string[];
}

interface TargetRules {
  /** Private targets may be reached without TLS, as an operator's own server beside the service is. */
  httpWhereExempt?: boolean;
}

/** `url`: no https URL without user info; `dns`: the name has no address; `blocked`: an address is not public. */
export type RejectionReason = 'url' | 'dns' | 'blocked';

/** A target that no connection may be made to. The message never carries the URL. */
export class TargetRejected extends Error {
  override readonly name = 'TargetRejected';

  constructor(
    readonly reason: RejectionReason,
    options?: ErrorOptions,
  ) {
    super(`target rejected: ${reason}`, options);
  }

  /** Whether nobody could tell the addresses of the name, so that it may have one all the same. */
  get isPassing(): boolean {
    return this.cause !== undefined && !NO_ADDRESS.has(codeOf(this.cause));
  }
}

/** Judges where a customer's URL leads: the parsed host, then every address it has. */
export class TargetCheck {
  constructor(
    private readonly privateTargets: PrivateTargets,
    private readonly resolver: HostResolver,
    private readonly rules: TargetRules = {},
  ) {}

  /** Throws TargetRejected unless every address may be connected to. */
  async check(url: string): Promise<CheckedTarget> {
    const target = parseTargetUrl(url);
    if (!target || !this.isSecureEnough(target)) throw new TargetRejected('url');
    const addresses = isIP(target.host) ? [target.host] : await this.addressesOf(target.host);
    if (!this.privateTargets.has(target) && !addresses.every(isPublicAddress)) throw new TargetRejected('blocked');
    return { ...target, addresses: addresses.toSorted((a, b) => isIP(a) - isIP(b) || a.localeCompare(b)) };
  }

  private isSecureEnough(target: TargetUrl): boolean {
    return target.isSecure || (this.rules.httpWhereExempt === true && this.privateTargets.has(target));
  }

  private async addressesOf(host: string): Promise<string[]> {
    const addresses = await this.resolver.resolve(host).catch((error: unknown) => {
      throw new TargetRejected('dns', { cause: error });
    });
    if (addresses.length === 0) throw new TargetRejected('dns');
    return addresses;
  }
}
