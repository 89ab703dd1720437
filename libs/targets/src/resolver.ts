import { lookup, Resolver as DnsClient } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Finds every address of a host name. */
export interface HostResolver {
  /** Rejects, or answers none, where the name has no address. */
  resolve(host: string): Promise<string[]>;
}

/** One DNS query waits so long, and is sent so often; two of them leave most of an attempt's ten seconds. */
const QUERY_MS = 1_500;
const QUERY_TRIES = 2;

/**
 * Asks the DNS servers for both families. Not `dns.lookup`, whose four threads a few names that hang would hold, to everybody's
 * cost. The names that the operator exempted may stand in the machine's hosts file, so those alone are looked up there.
 */
export class SystemResolver implements HostResolver {
  private readonly dns = new DnsClient({ timeout: QUERY_MS, tries: QUERY_TRIES });

  constructor(private readonly isExempt: (host: string) => boolean) {}

  async resolve(host: string): Promise<string[]> {
    if (isIP(host)) return [host];
    if (this.isExempt(host)) return (await lookup(host, { all: true })).map(({ address }) => address);
    const families = await Promise.allSettled([this.dns.resolve4(host), this.dns.resolve6(host)]);
    return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  }
}
