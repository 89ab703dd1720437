import { connect, type Socket } from 'node:net';
import { clientsOf } from '@gridline/testing';
import { TestAccount } from '../support/account';
import { amplifiedXlsx, csvOf } from '../support/documents';
import type { Given } from '../support/on-system';
import { grownDuring } from '../support/peak-memory';
import type { System } from '../support/system';
import { until } from '../support/until';

/** A client takes so much once in so long: a few bytes a second. */
const SIP_BYTES = 8;
const SIP_MS = 1_000;
/** Far below the answers that they hold open: nine of 18 MB. */
const MOST_GATEWAY_MB = 75;
const READERS_OF_EACH = 3;
/** A minute, less what a slow machine needs to tell a reader of its first sip. The last begin when the first may be cut there. */
const LEAST_HELD_MS = 40_000;

interface Reader {
  socket: Socket;
  begunAt: number;
  /** Set when the gateway is seen to hold it no more. */
  heldMs?: number;
}

/** Clients that hold large answers open, in the system of the caller. */
export function describeSlowReaders(given: () => Given<System>): void {
  describe('clients that read their answers at a few bytes a second', () => {
    let system: System;
    let account: TestAccount;

    beforeEach(() => void ({ system, account } = given()));

    const readers: Reader[] = [];
    afterEach(() => readers.splice(0).forEach(({ socket }) => socket.destroy()));

    /** Asks for a path and sips the answer; resolves at the first sip with what it was, and whether the gateway holds the reader then. */
    async function begin(path: string): Promise<{ head: string; isHeld: boolean }> {
      const { socket, head } = await sip(path);
      const reader = { socket, begunAt: performance.now() };
      readers.push(reader);
      return { head, isHeld: isHeld(reader) };
    }

    function sip(path: string): Promise<{ socket: Socket; head: string }> {
      const { hostname: host, port } = new URL(system.baseUrl);
      return new Promise((resolve) => {
        const callback = (count: number, buffer: Uint8Array): boolean => {
          resolve({ socket, head: Buffer.from(buffer.subarray(0, count)).toString('latin1') });
          setTimeout(() => socket.resume(), SIP_MS).unref();
          return false;
        };
        const socket = connect({ host, port: Number(port), onread: { buffer: Buffer.alloc(SIP_BYTES), callback } });
        socket.on('error', () => undefined);
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${account.key}\r\n\r\n`);
      });
    }

    /** What the gateway says; readers learn of their end only when they have drunk what had come. */
    const isHeld = ({ socket }: Reader, ports = clientsOf(system.baseUrl)): boolean => ports.includes(socket.localPort!);

    /** How many of them the gateway holds; of the others is noted how long it has. */
    function held(): number {
      const ports = clientsOf(system.baseUrl);
      for (const reader of readers) if (!isHeld(reader, ports)) reader.heldMs ??= performance.now() - reader.begunAt;
      return readers.filter(({ heldMs }) => heldMs === undefined).length;
    }

    it('are cut after a minute, cost the gateway no memory to speak of, and keep nobody else waiting', async () => {
      const { body } = await account.infer(amplifiedXlsx(900, 2_000, 10));
      const one = `/api/v1/extractions/${body.id}`;
      const paths = [one, `${one}/export?format=csv`, `${one}/export?format=json`, '/api/v1/extractions?limit=100'];
      const other = await TestAccount.create(system.baseUrl);

      const grown = await grownDuring({ gateway: system.pid('gateway') }, async () => {
        const begun = await Promise.all(paths.flatMap((path) => Array.from({ length: READERS_OF_EACH }, () => begin(path))));
        expect(begun).toEqual(begun.map(() => ({ head: 'HTTP/1.1', isHeld: true })));
        expect((await other.infer(csvOf(3))).status).toBe(201);
        expect((await account.byKey('/api/v1/usage')).status).toBe(200);
      });
      expect(grown.gateway).toBeLessThan(MOST_GATEWAY_MB);
      await until(
        () => Promise.resolve(held()),
        (count) => count === 0,
      );
      expect(Math.min(...readers.map(({ heldMs }) => heldMs!))).toBeGreaterThan(LEAST_HELD_MS);
    });
  });
}
