import { openDatabase } from '@gridline/database';
import { Round, SecretBox } from '@gridline/runtime';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { TargetCheck } from '@gridline/targets';
import type { DataSource } from 'typeorm';
import { DeliveryCleaner } from '../deliveries/delivery-cleaner';
import { webhooksService } from '../webhooks.service';
import { Endpoint } from './endpoint.entity';
import { EndpointsService } from './endpoints.service';

const DELIVERIES = 2_500;

describe('an endpoint with a long log', () => {
  const clock = new SetClock(new Date().toISOString());
  const url = 'https://example.com/hook';
  const targets = { check: (href: string) => Promise.resolve({ href }) } as unknown as TargetCheck;
  let database: TestDatabase;
  let source: DataSource;
  let endpoints: EndpointsService;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openDatabase({ url: database.url, schema: 'webhooks', ...webhooksService.database });
    const secrets = new SecretBox(`k1:${Buffer.alloc(32).toString('base64')}`);
    endpoints = new EndpointsService(source, source.getRepository(Endpoint), targets, secrets, clock);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function withLog(accountId: string): Promise<string> {
    const { id } = await endpoints.create(accountId, { url, description: '' });
    const now = clock.now();
    const hex = Math.floor(now.getTime()).toString(16).padStart(12, '0');
    await database.query(
      `INSERT INTO webhooks.event (id, type, body, is_truncated, created_at) SELECT 'evt_${hex}' || $1 || n, 'test', '', false, $2 FROM generate_series(1, ${DELIVERIES}) n`,
      [accountId, now],
    );
    await database.query(
      `INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, created_at)
       SELECT 'dlv_${hex}' || $1 || n, $2, 'evt_${hex}' || $1 || n, 'delivered', $3 FROM generate_series(1, ${DELIVERIES}) n`,
      [accountId, id, now],
    );
    await database.query(
      `INSERT INTO webhooks.attempt SELECT id, 1, 'auto', 'delivered', 200, null, $2, 1, null, null FROM webhooks.delivery WHERE endpoint_id = $1`,
      [id, now],
    );
    return id;
  }
  const rowsOf = async (table: string): Promise<number> =>
    (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM webhooks.${table}`))[0]!.n;

  // With all of its log it took longer than a statement may, and could not be removed at all.
  it('is gone at once when it is removed, and its log later, by a thousand deliveries a statement', async () => {
    const id = await withLog('acc_1');
    await endpoints.remove('acc_1', id);
    expect(await rowsOf('delivery')).toBe(DELIVERIES);
    await expect(endpoints.get('acc_1', id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(endpoints.enableAny(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await endpoints.list('acc_1')).toEqual([]);
    const again = await endpoints.create('acc_1', { url, description: '' });
    await new DeliveryCleaner(source, clock).clean();
    expect([await rowsOf('delivery'), await rowsOf('attempt')]).toEqual([0, 0]);
    expect(await database.query('SELECT id FROM webhooks.endpoint')).toEqual([{ id: again.id }]);
  });

  it('has its log removed no further by a cleaner that stops, and the rest by the next', async () => {
    const id = await withLog('acc_3');
    await endpoints.remove('acc_3', id);
    const before = await rowsOf('delivery');
    const cleaner = new DeliveryCleaner(source, clock);
    await expect(cleaner.clean(new Round(AbortSignal.abort(new Error('stopping'))))).rejects.toThrow('stopping');
    expect(before - (await rowsOf('delivery'))).toBe(1_000);
    await cleaner.clean();
    expect(await rowsOf('delivery')).toBe(before - DELIVERIES);
  });

  it('is removed with its account, and what it was told, by a thousand a statement', async () => {
    await withLog('acc_2');
    await database.query('DELETE FROM webhooks.event WHERE id NOT IN (SELECT event_id FROM webhooks.delivery)');
    const asked = jest.spyOn(source, 'query');
    await endpoints.forget('acc_2');
    const removing = asked.mock.calls.filter(([sql]) => sql.includes('DELETE FROM webhooks.delivery'));
    asked.mockRestore();
    expect(removing.length).toBeGreaterThan(DELIVERIES / 1_000);
    expect([await rowsOf('delivery'), await rowsOf('event')]).toEqual([0, 0]);
    expect(await database.query(`SELECT FROM webhooks.endpoint WHERE account_id = 'acc_2'`)).toEqual([]);
  });
});
