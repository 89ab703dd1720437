import { connect, type Socket } from 'node:net';
import { Client } from 'pg';
import { json, TestAccount, type Reply } from '../support/account';
import { csvOf } from '../support/documents';
import type { Given } from '../support/on-system';
import type { System } from '../support/system';

/** More than the connections to the database that a service has. */
const AT_ONCE = 30;

/** An account that asks for much at once, in the system of the caller. */
export function describeGreedyAccount(given: () => Given<System>): void {
  describe('an account that asks for much at once', () => {
    let system: System;
    let greedy: TestAccount;
    let other: TestAccount;

    beforeEach(async () => {
      ({ system, account: greedy } = given());
      other = await TestAccount.create(system.baseUrl);
    });

    it('waits for itself: corrections that wait for one another leave connections to the database for others', async () => {
      const { body } = await greedy.infer(csvOf(3));
      const client = new Client({ connectionString: system.databaseUrl });
      await client.connect();
      await client.query('BEGIN');
      await client.query('SELECT FROM extraction.extraction WHERE id = $1 FOR UPDATE', [body.id]);
      const correct = (): Promise<Reply> => greedy.bySession(`/api/extractions/${body.id}`, json('PATCH', { label: 'mine' }));
      const corrections = Array.from({ length: AT_ONCE }, correct);
      await holders(client);
      const seen = await Promise.all(Array.from({ length: 4 }, () => other.bySession('/api/extractions')));
      await client.query('COMMIT');
      await client.end();
      expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const { status } of await Promise.all(corrections)) expect([200, 503]).toContain(status);
      expect(await correct()).toMatchObject({ status: 200, body: { label: 'mine' } });
    });

    it('reads no more than twenty files at a time, however slowly; others read theirs', async () => {
      const rows = Array.from({ length: 90 }, (_, row) => `${row},${'x'.repeat(100_000)}`);
      const bytes = Buffer.from(['Number,Text', ...rows].join('\n'));
      expect((await greedy.infer({ name: 'large.csv', bytes }, {}, { Prefer: 'respond-async' })).status).toBe(202);
      await other.infer(csvOf(3));
      const [large, small] = await Promise.all([greedy, other].map(fileOf));
      const readers = Array.from({ length: 30 }, () => readNothing(`/api/files/${large}`));
      const statuses = await Promise.all(readers.map(({ status }) => status));
      const read = await other.bySession(`/api/files/${small}`);
      for (const { socket } of readers) socket.destroy();
      expect(statuses.toSorted()).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(503)]);
      expect(read.status).toBe(200);
    });

    const fileOf = async (account: TestAccount): Promise<string> => (await account.bySession('/api/extractions')).body.data[0].fileId;

    /** Asks for a path, tells the status of the answer, and takes no more of it. */
    function readNothing(path: string): { socket: Socket; status: Promise<number> } {
      const { hostname, port } = new URL(system.baseUrl);
      const socket = connect(Number(port), hostname);
      const status = new Promise<number>((resolve) =>
        socket.once('data', (head: Buffer) => {
          socket.pause();
          resolve(Number(head.toString('latin1', 9, 12)));
        }),
      );
      socket.on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${greedy.cookie}\r\n\r\n`);
      return { socket, status };
    }

    /** Resolves once corrections wait for the row that `client` holds, as many as will. */
    async function holders(client: Client): Promise<void> {
      const count = async (): Promise<number> => {
        const { rows } = await client.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows[0]!.n;
      };
      for (let before = -1, now = await count(); now === 0 || now > before; now = await count()) {
        before = now;
        await client.query('SELECT pg_sleep(0.1)');
      }
    }
  });
}
