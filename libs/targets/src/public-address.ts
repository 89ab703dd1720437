import { isIP } from 'node:net';
import { IPv4, IPv6, parse } from 'ipaddr.js';

/** All of IPv6 that is given out for use on the internet (RFC 4291 with the IANA registry); everything else is special or unassigned. */
const GLOBAL_UNICAST = IPv6.parseCIDR('2000::/3');

/** Assigned as public, yet answered by the cloud's own host: the platform address of Azure, with credentials behind it. */
const CLOUD_PLATFORM = IPv4.parseCIDR('168.63.129.16/32');

/**
 * Whether an address, as text, is one of the public internet. Every special range of IANA's registries is not, and neither is any
 * IPv6 form that carries an IPv4 address inside (mapped, compatible, NAT64, 6to4, Teredo), whatever that address is.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof IPv6 ? parsed.match(GLOBAL_UNICAST) : !parsed.match(CLOUD_PLATFORM);
}
