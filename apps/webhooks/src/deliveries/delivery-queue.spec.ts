import { openDatabase } from '@gridline/database';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { webhooksService } from '../webhooks.service';
import { DeliveryQueue, type Room } from './delivery-queue';

const NOW = '2026-11-28T12:00:00Z';
const LARGE = 1_000_000;

describe('large bodies that are due, where one statement brings two of them', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openDatabase({ url: database.url, schema: 'webhooks', ...webhooksService.database });
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  beforeEach(() => database.query('TRUNCATE webhooks.endpoint, webhooks.event CASCADE'));

  /** Of an account with one endpoint, so many seconds due. */
  async function due(account: string, seconds: number): Promise<void> {
    const at = new Date(Date.parse(NOW) - seconds * 1000);
    await database.query(
      `INSERT INTO webhooks.endpoint (id, account_id, url, description, status, secret, secret_hint, created_at)
       VALUES ($1, $1, 'https://example.com', '', 'enabled', 's', 's', now()) ON CONFLICT DO NOTHING`,
      [account],
    );
    await database.query(
      `INSERT INTO webhooks.event (id, type, body, is_truncated, created_at) VALUES ($1, 'extraction.completed', repeat('x', $2), false, $3)`,
      [`evt_${account}_${seconds}`, LARGE, at],
    );
    await database.query(
      `INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, due_at, created_at) VALUES ($1, $2, $3, 'pending', $4, $4)`,
      [`dlv_${account}_${seconds}`, account, `evt_${account}_${seconds}`, at],
    );
  }

  async function begin(room: Partial<Room>): Promise<string[]> {
    const begun = await new DeliveryQueue(source, new SetClock(NOW)).begin({
      ...{
        total: 64,
        endpointIds: [],
        room: [],
        bodyRoom: [],
        accountIds: [],
        accountRoom: [],
        smallBytes: 64 * 1024,
        busyIds: [],
        busyTurns: [],
      },
      ...{ ownRoom: 10 * LARGE, firstRoom: 2 * LARGE, furtherRoom: 2 * LARGE },
      ...room,
    });
    return begun.map(({ deliveryId }) => deliveryId).toSorted();
  }

  it('go out by who waited longest, also of an account that has one under way', async () => {
    for (const account of ['new_1', 'new_2', 'new_3']) await due(account, 10);
    await due('busy', 60);
    const room = { accountIds: ['busy'], accountRoom: [LARGE] };
    const first = await begin(room);
    expect(first).toContain('dlv_busy_60');
    expect(first).toHaveLength(2);
    expect(await begin(room)).toHaveLength(2);
  });

  it('leave what is kept for accounts with none under way to these, however long others wait', async () => {
    const busy = ['busy_1', 'busy_2', 'busy_3'];
    for (const account of busy) await due(account, 60);
    await due('new', 10);
    expect(await begin({ accountIds: busy, accountRoom: busy.map(() => LARGE), furtherRoom: 0 })).toEqual(['dlv_new_10']);
  });

  it('leave the one place that there is to an account with few attempts in flight, however long those with many wait', async () => {
    const slow = Array.from({ length: 8 }, (_, n) => `slow_${n}`);
    for (const account of slow) await due(account, 3_600);
    await due('quick', 1);
    const room = { total: 1, busyIds: slow, busyTurns: slow.map(() => 5) };
    expect(await begin(room)).toEqual(['dlv_quick_1']);
    expect(await begin(room)).toHaveLength(1);
  });
});
