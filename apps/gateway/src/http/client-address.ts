import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The client's address as limits know it. An IPv4 address that came over an IPv6 socket is the same address; of an IPv6
 * address the first 64 bits count, since whoever has one has the 2^64 of its network (RFC 4291, 2.5.4).
 */
export const clientAddress = (request: Request): string => limitedAddress(request.ip ?? 'unknown');

export function limitedAddress(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** All eight groups; the system's own reader has checked and shortened them. */
function groupsOf(address: string): string[] {
  const [left, right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [left, right].map((part) => (part ? part.split(':') : []));
  return right === undefined ? before! : [...before!, ...Array<string>(8 - before!.length - after!.length).fill('0'), ...after!];
}
