import { defineEvent } from '@gridline/contracts';
import { openDatabase } from '@gridline/database';
import { Nats } from '@gridline/messaging';
import { createTestDatabase, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import { AckPolicy, DeliverPolicy, RetentionPolicy } from 'nats';
import pino from 'pino';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { Inbox } from './inbox';
import { Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';
import { boundEvents, outboxTables, outboxTrace, splitEvents } from './outbox-tables';

class Tables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...outboxTables('test'), outboxTrace('test'), ...boundEvents('test'), ...splitEvents('test')])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE test.outbox, test.inbox');
  }
}

const counted = defineEvent({ from: 'extraction', to: ['usage'] }, 'test.counted', z.object({ number: z.number() }));

describe('outbox, relay and inbox, over a real Postgres and a real NATS', () => {
  let database: TestDatabase;
  let server: TestNats;
  let dataSource: DataSource;
  let nats: Nats;
  let outbox: Outbox;
  let relay: OutboxRelay;

  const newRelay = (): OutboxRelay => new OutboxRelay(dataSource, nats, pino({ level: 'silent' }));

  beforeAll(async () => {
    [database, server] = await Promise.all([createTestDatabase(), testNats()]);
    dataSource = await openDatabase({ url: database.url, schema: 'test', entities: [], migrations: [Tables1700000000000] });
    nats = await Nats.connect(server.url, server.prefix, 'test');
    outbox = new Outbox(dataSource);
    await nats.manager.streams.add({
      name: `${server.prefix}_events`,
      subjects: [`${server.prefix}.events.>`],
      retention: RetentionPolicy.Limits,
    });
    relay = newRelay();
  });
  afterAll(async () => {
    await nats.close();
    await dataSource.destroy();
    await Promise.all([database.drop(), server.drop()]);
  });

  /** What the stream holds from its beginning on. */
  async function published(count: number): Promise<number[]> {
    const name = `reader_${Math.random().toString(36).slice(2)}`;
    await nats.manager.consumers.add(`${server.prefix}_events`, {
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
    });
    const consumer = await nats.jetstream.consumers.get(`${server.prefix}_events`, name);
    const numbers: number[] = [];
    while (numbers.length < count) {
      const message = await consumer.next({ expires: 60_000 });
      if (!message) break;
      numbers.push(message.json<{ data: { number: number } }>().data.number);
      message.ack();
    }
    return numbers;
  }

  it('publishes what was committed, in order, and nothing that was rolled back', async () => {
    relay.start();
    await dataSource.transaction(async (tx) => {
      await outbox.add(tx, counted, { number: 1 });
      await outbox.add(tx, counted, { number: 2 });
    });
    const rolledBack = dataSource.transaction(async (tx) => {
      await outbox.add(tx, counted, { number: 666 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await dataSource.transaction((tx) => outbox.add(tx, counted, { number: 3 }));
    expect(await published(3)).toEqual([1, 2, 3]);
    await relay.stop();
  });

  it('publishes later what was written while no relay ran', async () => {
    await dataSource.transaction((tx) => outbox.add(tx, counted, { number: 4 }));
    relay = newRelay();
    relay.start();
    expect(await published(4)).toEqual([1, 2, 3, 4]);
    await relay.stop();
  });

  it('publishes each event once with two relays at work', async () => {
    const relays = [newRelay(), newRelay()];
    relays.forEach((each) => each.start());
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => dataSource.transaction((tx) => outbox.add(tx, counted, { number: 100 + index }))),
    );
    const numbers = (await published(54)).filter((number) => number >= 100);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => 100 + index));
    await Promise.all(relays.map((each) => each.stop()));
    const { state } = await nats.manager.streams.info(`${server.prefix}_events`);
    expect(state.messages).toBe(54);
  });

  it('marks events since a moment for publishing again', async () => {
    const rows = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM test.outbox WHERE published_at IS NULL');
    expect(rows[0]!.n).toBe(0);
    expect(await newRelay().replay(new Date(0))).toBe(54);
    expect(await newRelay().replay(new Date(Date.now() + 60_000))).toBe(0);
  });

  it('handles an event once, also when it arrives twice at the same time', async () => {
    const inbox = new Inbox(dataSource);
    let handled = 0;
    const handle = (): Promise<boolean> =>
      inbox.once('counter', 'evt_1', () => {
        handled++;
        return Promise.resolve();
      });
    expect((await Promise.all([handle(), handle(), handle()])).filter(Boolean)).toHaveLength(1);
    expect(handled).toBe(1);
  });

  it('handles an event again when the first handling failed, and for every consumer by itself', async () => {
    const inbox = new Inbox(dataSource);
    await expect(inbox.once('failing', 'evt_2', () => Promise.reject(new Error('later')))).rejects.toThrow('later');
    expect(await inbox.once('failing', 'evt_2', () => Promise.resolve())).toBe(true);
    expect(await inbox.once('another', 'evt_2', () => Promise.resolve())).toBe(true);
  });

  it('makes lost streams again and publishes once more what was on them', async () => {
    const stream = `${server.prefix}_events`;
    relay = newRelay();
    relay.start();
    await dataSource.transaction((tx) => outbox.add(tx, counted, { number: 1_000 }));
    while ((await unpublished()) > 0);
    const { state } = await nats.manager.streams.info(stream);
    await nats.manager.streams.delete(stream);
    await dataSource.transaction((tx) => outbox.add(tx, counted, { number: 1_001 }));
    const found = async (): Promise<number> =>
      nats.manager.streams.info(stream).then(
        (info) => info.state.messages,
        () => 0,
      );
    while ((await found()) < state.messages + 1);
    expect(await found()).toBe(state.messages + 1);
    expect(() => relay.check()).not.toThrow();
    await relay.stop();
  });

  it('is away once nothing could be published for ten seconds: what is taken in then would wait without an end', async () => {
    relay = newRelay();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 10_400);
    expect(() => relay.check()).not.toThrow();
    clock.mockReturnValue(now + 10_600);
    expect(() => relay.check()).toThrow('events have not been published for 11 s');
    await expect(relay.backlog()).rejects.toThrow('events have not been published');
    clock.mockRestore();
  });

  const unpublished = async (): Promise<number> =>
    (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM test.outbox WHERE published_at IS NULL'))[0]!.n;
});
