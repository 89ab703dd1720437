import type { Request } from 'express';
import { refuseCrossSite } from './same-origin';

const post = (headers: Record<string, string>, method = 'POST'): Request =>
  ({ method, protocol: 'http', headers: { host: 'localhost:3000', ...headers } }) as unknown as Request;

describe('refuseCrossSite', () => {
  it.each([
    ['from the app', post({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })],
    ['from a program', post({})],
    ['that only reads', post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'GET')],
  ])('lets a request %s through', (_, request) => {
    expect(() => refuseCrossSite(request, undefined)).not.toThrow();
  });

  it.each([
    ['another site', post({ 'sec-fetch-site': 'cross-site' })],
    ['another origin', post({ origin: 'http://localhost:4000' })],
    ['no origin at all', post({ origin: 'null' })],
  ])('refuses one from %s', (_, request) => {
    expect(() => refuseCrossSite(request, undefined)).toThrow(expect.objectContaining({ code: 'csrf_failed' }));
  });

  it('knows its own address behind a proxy', () => {
    const request = post({ origin: 'https://app.example.com' });
    expect(() => refuseCrossSite(request, 'https://app.example.com')).not.toThrow();
    expect(() => refuseCrossSite(request, undefined)).toThrow();
  });
});
