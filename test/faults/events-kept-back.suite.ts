import { connect, type JetStreamManager, type NatsConnection } from 'nats';
import { request, type TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import type { Given } from '../support/on-system';
import type { System } from '../support/system';
import { until } from '../support/until';

/** A stream that takes no events, in the system of the caller. */
export function describeEventsKeptBack(given: () => Given<System>): void {
  describe('when a stream takes no events for longer than a client should wait', () => {
    let system: System;
    let account: TestAccount;
    let connection: NatsConnection;
    let streams: JetStreamManager;

    beforeEach(async () => {
      ({ system, account } = given());
      connection = await connect({ servers: system.natsUrl });
      streams = await connection.jetstreamManager();
    });
    afterEach(() => connection.close());

    it('refuses documents as busy by every door, says so in the dependencies, and takes them again with nothing lost', async () => {
      const stream = `${system.natsPrefix}_events`;
      const sealed = { ...(await streams.streams.info(stream)).config, sealed: true };
      await streams.streams.update(stream, sealed);
      const kept = await account.infer(csvOf(2));
      expect(kept.status).toBe(201);
      const outbox = async (): Promise<{ status: string }> =>
        (await request(`${system.managementUrl('extraction')}/health/dependencies`)).body.dependencies.outbox;
      await until(outbox, ({ status }) => status === 'down');

      const refused = [await account.infer(csvOf(3)), await account.inferBySession(csvOf(3)), await account.infer(csvOf(3), {}, ASYNC)];
      for (const { status, body, headers } of refused) {
        expect({ status, body }).toMatchObject({ status: 503, body: { code: 'busy', retryable: true } });
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      expect((await account.byKey(`/api/v1/extractions/${kept.body.id}`)).status).toBe(200);

      await streams.streams.delete(stream);
      await until(outbox, ({ status }) => status === 'up');
      expect((await account.infer(csvOf(4))).status).toBe(201);
      const charged = async (): Promise<number> => (await account.bySession('/api/usage')).body.pe.used;
      expect(await until(charged, (used) => used >= 2)).toBe(2);
    });
  });
}

const ASYNC = { Prefer: 'respond-async' };
