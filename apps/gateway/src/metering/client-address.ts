import type { Request } from 'express';

/** The client's address as limits know it; an IPv4 address that came over an IPv6 socket is the same address. */
export const clientAddress = (request: Request): string => (request.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
