import { BADNAME, NODATA, NOTFOUND, lookup, Resolver as DnsClient } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Finds every address of a host name. */
export interface HostResolver {
  /** Answers none, or rejects with a code of `NO_ADDRESS`, where the name has no address; rejects otherwise where nobody could tell. */
  resolve(host: string): Promise<string[]>;
}

/** What DNS says of a name that has no address. Anything else, as that nobody answers, says nothing of the name. */
export const NO_ADDRESS: ReadonlySet<unknown> = new Set([NOTFOUND, NODATA, BADNAME]);

/** One DNS query waits so long, and is sent so often; two of them leave most of an attempt's ten seconds. */
const QUERY_MS = 1_500;
const QUERY_TRIES = 2;

/**
 * Asks the DNS servers for both families. Not `dns.lookup`, whose four threads a few names that hang would hold, to everybody's
 * cost. The names that the operator exempted may stand in the machine's hosts file, so those alone are looked up there.
 */
export class SystemResolver implements HostResolver {
  constructor(
    private readonly isExempt: (host: string) => boolean,
    private readonly dns: Pick<DnsClient, 'resolve4' | 'resolve6'> = new DnsClient({ timeout: QUERY_MS, tries: QUERY_TRIES }),
  ) {}

  async resolve(host: string): Promise<string[]> {
    if (isIP(host)) return [host];
    if (this.isExempt(host)) return (await lookup(host, { all: true })).map(({ address }) => address);
    const families = await Promise.allSettled([this.dns.resolve4(host), this.dns.resolve6(host)]);
    const addresses = families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
    const untold = families.find((family) => family.status === 'rejected' && !NO_ADDRESS.has(codeOf(family.reason)));
    if (addresses.length === 0 && untold?.status === 'rejected') throw untold.reason;
    return addresses;
  }
}

/** The code of a failed look-up. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;
