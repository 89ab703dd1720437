import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { register } from 'prom-client';
import { untrustedForwards } from './untrusted-forwards';

describe('a request that was forwarded', () => {
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });

  const forwards = untrustedForwards(logger);
  afterAll(() => register.clear());

  async function send(trusted: string[], forwardedFor?: string): Promise<string> {
    const app = express().set('trust proxy', trusted);
    app.use(forwards);
    app.get('/', (request, response) => void response.send(request.ip));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
    const text = await answer.text();
    server.close();
    return text;
  }

  const counted = async (): Promise<number> =>
    (await register.getSingleMetric('gateway_untrusted_forwards_total')!.get()).values[0]?.value ?? 0;

  it('is believed from a trusted peer; else it is counted and told, once in ten minutes for each process', async () => {
    expect(await send(['loopback'], '203.0.113.9')).toBe('203.0.113.9');
    expect(await send([])).toBe('127.0.0.1');
    expect([await counted(), warnings.length]).toEqual([0, 0]);
    expect(await send([], '203.0.113.9')).toBe('127.0.0.1');
    await send([], '203.0.113.9');
    expect([await counted(), warnings.length]).toEqual([2, 1]);
    expect(warnings[0]).toContain('TRUSTED_PROXIES');
  });
});
