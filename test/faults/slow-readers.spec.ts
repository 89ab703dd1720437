import { connect, type Socket } from 'node:net';
import { TestAccount } from '../support/account';
import { amplifiedXlsx, csvOf } from '../support/documents';
import { onOwnSystem } from '../support/on-system';
import { grownDuring } from '../support/peak-memory';
import { clientsOf } from '../support/processes';
import type { System } from '../support/system';
import { until } from '../support/until';

/** A client takes so much once in so long: a few bytes a second. */
const SIP_BYTES = 8;
const SIP_MS = 1_000;
/** Far below the answers that they hold open: 20 of 18 MB. */
const MOST_GATEWAY_MB = 75;
const READERS_OF_EACH = 5;

describe('clients that read their answers at a few bytes a second', () => {
  let system: System;
  let account: TestAccount;

  onOwnSystem({ env: { LOG_LEVEL: 'warn', WORKERS: '1' } }, (given) => ({ system, account } = given));

  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => socket.destroy()));

  /** Asks for a path and sips the answer; resolves at the first sip. */
  function sip(path: string): Promise<string> {
    const { hostname: host, port } = new URL(system.baseUrl);
    return new Promise((resolve) => {
      const callback = (count: number, buffer: Uint8Array): boolean => {
        resolve(Buffer.from(buffer.subarray(0, count)).toString('latin1'));
        setTimeout(() => socket.resume(), SIP_MS).unref();
        return false;
      };
      const socket = connect({ host, port: Number(port), onread: { buffer: Buffer.alloc(SIP_BYTES), callback } });
      sockets.push(socket.on('error', () => undefined));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${account.key}\r\n\r\n`);
    });
  }

  /** How many of them the gateway holds; they themselves learn of their end when they have drunk what had come. */
  const held = (): number => {
    const ports = new Set(clientsOf(system.baseUrl));
    return sockets.filter(({ localPort }) => ports.has(localPort!)).length;
  };

  it('are cut after a minute, cost the gateway no memory to speak of, and keep nobody else waiting', async () => {
    const { body } = await account.infer(amplifiedXlsx(900, 2_000, 10));
    const one = `/api/v1/extractions/${body.id}`;
    const paths = [one, `${one}/export?format=csv`, `${one}/export?format=json`, '/api/v1/extractions?limit=100'];
    const other = await TestAccount.create(system.baseUrl);

    const grown = await grownDuring({ gateway: system.pid('gateway') }, async () => {
      const heads = await Promise.all(paths.flatMap((path) => Array.from({ length: READERS_OF_EACH }, () => sip(path))));
      expect(new Set(heads)).toEqual(new Set(['HTTP/1.1']));
      expect((await other.infer(csvOf(3))).status).toBe(201);
      expect((await account.byKey('/api/v1/usage')).status).toBe(200);
    });
    expect(grown.gateway).toBeLessThan(MOST_GATEWAY_MB);
    expect(held()).toBe(sockets.length);
    await until(
      () => Promise.resolve(held()),
      (count) => count === 0,
    );
  });
});
