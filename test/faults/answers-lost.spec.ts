import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import { HalfOpenProxy } from '../support/half-open-proxy';
import { ANSWERED_MS, SERVED_AGAIN_MS } from '../support/promised';
import { System } from '../support/system';
import { expectBooksToAgree } from './books';
import { CountedLoad } from './counted-load';
import { reckon } from './reckoning';
import { WatchedClient } from './watched-client';

/** How long no answer comes on the connections that there were: each is given up within three seconds. */
const LOST_MS = 4_000;

/** By command (npm run bench:faults): half a minute, and it has found nothing so far. */
const suite = process.env.FIGURES ? describe : describe.skip;

suite('answers that are lost on their way, of what was done', () => {
  let database: TestDatabase;
  let nats: TestNats;
  let toDatabase: HalfOpenProxy;
  let toBroker: HalfOpenProxy;
  let system: System;

  beforeAll(async () => {
    [database, nats] = await Promise.all([createTestDatabase(), testNats()]);
    [toDatabase, toBroker] = await Promise.all([HalfOpenProxy.start(database.url), HalfOpenProxy.start(nats.url)]);
    const env = {
      DATABASE_URL: toDatabase.url,
      NATS_URL: toBroker.url,
      NATS_PREFIX: nats.prefix,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
    };
    system = await System.start({ gateways: 2, env });
  });
  afterAll(async () => {
    await system.stop();
    await Promise.all([toDatabase.stop(), toBroker.stop()]);
    await Promise.all([database.drop(), nats.drop()]);
  });

  it.each([
    ['PostgreSQL', () => toDatabase],
    ['NATS', () => toBroker],
  ])('cost nothing in the books, and are told as busy in time: %s', async (_, proxy) => {
    const load = new CountedLoad(system.gatewayUrls, 1);
    await load.prepare(database.url);
    const client = await WatchedClient.at(system.baseUrl);
    const running = load.run();
    await delay(500);
    proxy().loseAnswers();
    const seen = await client.during(LOST_MS, () => undefined);
    load.stop();
    await running;
    const books = await reckon(load, database.url);
    expectBooksToAgree(books);
    expect(seen.slowestMs).toBeLessThan(ANSWERED_MS);
    expect(seen.servedAgainMs).toBeLessThan(SERVED_AGAIN_MS);
    expect(Object.keys(seen.answers).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
  });
});
