import { openDatabase } from '@gridline/database';
import { newId } from '@gridline/runtime';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { webhooksService } from '../webhooks.service';
import { DeliveryCleaner } from './delivery-cleaner';

const DAY_MS = 86_400_000;

describe('the log of deliveries', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openDatabase({ url: database.url, schema: 'webhooks', ...webhooksService.database });
    await database.query(`INSERT INTO webhooks.endpoint (id, account_id, url, description, status, secret, secret_hint, created_at)
      VALUES ('end_1', 'acc_1', 'https://example.com', '', 'enabled', 's', 's', now())`);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('is kept for 30 days, with what was told, and a day of that is dropped as one', async () => {
    for (const day of [-40, -29, 0]) await told(day);
    await cleanIn(0);
    expect(await days()).toEqual([-29, 0]);
    await cleanIn(12);
    for (const day of [12, 13]) await told(day);
    expect(await partOf(13)).toBe(`webhooks.event_${inDays(13).toISOString().slice(0, 10).replaceAll('-', '')}`);
    await cleanIn(42.5);
    expect(await days()).toEqual([13]);
    // The day itself stands until all of it is over, and one more.
    expect(await eventsOf(12)).toBe(1);
    await cleanIn(44);
    expect(await days()).toEqual([]);
    expect([await eventsOf(12), await eventsOf(13)]).toEqual([0, 1]);
    expect(await database.query('SELECT FROM webhooks.attempt')).toHaveLength(0);
  });

  it('tells an event once, whichever day it stands in', async () => {
    await expect(database.query(`INSERT INTO webhooks.event SELECT * FROM webhooks.event LIMIT 1`)).rejects.toThrow('duplicate key');
  });

  it('is found by its extraction in every day, those that were made later too', async () => {
    const parts = await database.query<{ name: string; finds: boolean }>(
      `SELECT part.inhrelid::regclass::text AS name, EXISTS (
         SELECT FROM pg_index i JOIN pg_inherits own ON own.inhrelid = i.indexrelid
         WHERE i.indrelid = part.inhrelid AND i.indisvalid AND own.inhparent = 'webhooks.event_extraction'::regclass) AS finds
       FROM pg_inherits part WHERE part.inhparent = 'webhooks.event'::regclass`,
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(({ finds }) => !finds)).toEqual([]);
    const [whole] = await database.query<{ valid: boolean }>(
      `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'webhooks.event_extraction'::regclass`,
    );
    expect(whole).toEqual({ valid: true });
  });

  async function told(day: number): Promise<void> {
    const [event, delivery, at] = [newId('evt', inDays(day).getTime()), newId('dlv', inDays(day).getTime()), inDays(day)];
    await database.query(`INSERT INTO webhooks.event (id, type, body, is_truncated, created_at) VALUES ($1, 'test', $2, false, $3)`, [
      event,
      String(day),
      at,
    ]);
    await database.query(
      `INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, created_at) VALUES ($1, 'end_1', $2, 'delivered', $3)`,
      [delivery, event, at],
    );
    await database.query(`INSERT INTO webhooks.attempt VALUES ($1, 1, 'auto', 'delivered', 200, null, $2, 1, null, null)`, [delivery, at]);
  }

  const cleanIn = (day: number): Promise<void> => new DeliveryCleaner(source, new SetClock(inDays(day).toISOString())).clean();
  const days = async (): Promise<number[]> =>
    (
      await database.query<{ body: string }>(
        `SELECT v.body FROM webhooks.delivery d JOIN webhooks.attempt ON delivery_id = d.id JOIN webhooks.event v ON v.id = event_id ORDER BY d.id`,
      )
    ).map(({ body }) => Number(body));
  const eventsOf = async (day: number): Promise<number> =>
    (await database.query('SELECT FROM webhooks.event WHERE body = $1', [String(day)])).length;
  const partOf = async (day: number): Promise<string> =>
    (
      await database.query<{ part: string }>('SELECT tableoid::regclass::text AS part FROM webhooks.event WHERE body = $1', [String(day)])
    )[0]!.part;
});

const start = new Date().setUTCHours(12, 0, 0, 0);
const inDays = (days: number): Date => new Date(start + days * DAY_MS);
