import { parseTargetUrl } from './target-url';

/** The `host:port` pairs that are exempt from the public-address rule, for local development. */
export class PrivateTargets {
  private readonly pairs: ReadonlySet<string>;

  /** Each entry is a host (an IPv6 literal in brackets) and a port. Throws RangeError on anything else. */
  constructor(entries: readonly string[]) {
    this.pairs = new Set(entries.map(normalise));
  }

  /** `host` and `port` as a parsed URL has them. */
  has({ host, port }: { host: string; port: number }): boolean {
    return this.pairs.has(pair(host, port));
  }

  /** Whether some pair has this host. */
  names(host: string): boolean {
    return [...this.pairs].some((each) => each.startsWith(`${host} `));
  }

  get size(): number {
    return this.pairs.size;
  }
}

/** Written like a URL, an entry takes the same spelling as the URLs it is held against. */
function normalise(entry: string): string {
  const target = parseTargetUrl(`https://${entry}/`);
  if (!target || !/^[^/]+:\d+$/.test(entry)) throw new RangeError('a private target is host:port');
  return pair(target.host, target.port);
}

const pair = (host: string, port: number): string => `${host} ${port}`;
