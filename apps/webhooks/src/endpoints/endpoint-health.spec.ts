import { openDatabase } from '@gridline/database';
import { Round, SecretBox } from '@gridline/runtime';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { TargetCheck } from '@gridline/targets';
import type { DataSource } from 'typeorm';
import { DeliveryCleaner } from '../deliveries/delivery-cleaner';
import { webhooksService } from '../webhooks.service';
import { Endpoint } from './endpoint.entity';
import { disableEndpoint } from './endpoint-health';
import { EndpointsService } from './endpoints.service';

const WAITING = 3_500;

describe('an endpoint for which very much waits', () => {
  const clock = new SetClock('2026-03-04T12:00:00Z');
  const targets = { check: (href: string) => Promise.resolve({ href }) } as unknown as TargetCheck;
  let database: TestDatabase;
  let source: DataSource;
  let endpoints: EndpointsService;
  let id: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openDatabase({ url: database.url, schema: 'webhooks', ...webhooksService.database });
    const secrets = new SecretBox(`k1:${Buffer.alloc(32).toString('base64')}`);
    endpoints = new EndpointsService(source, source.getRepository(Endpoint), targets, secrets, clock);
  });
  beforeEach(async () => {
    await database.query('TRUNCATE webhooks.endpoint, webhooks.event CASCADE');
    ({ id } = await endpoints.create('acc_1', { url: 'https://example.com/hook', description: '' }));
    await database.query(
      `INSERT INTO webhooks.event (id, type, body, is_truncated, created_at) SELECT 'evt_' || n, 'test', '', false, $1 FROM generate_series(1, ${WAITING}) n`,
      [clock.now()],
    );
    await database.query(
      `INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, due_at, created_at)
       SELECT 'dlv_' || lpad(n::text, 12, 'f'), $1, 'evt_' || n, 'pending', $2, $2 FROM generate_series(1, ${WAITING}) n`,
      [id, clock.now()],
    );
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const waiting = async (): Promise<number> =>
    (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM webhooks.delivery WHERE due_at IS NOT NULL'))[0]!.n;

  // In one statement it took longer than a statement may once there were hundreds of thousands, and nothing that had ended with it was ever written down.
  it('is disabled at once, and what waits is skipped a thousand at a time', async () => {
    await source.transaction((tx) => disableEndpoint(tx, id, 'gone'));
    expect(await endpoints.get('acc_1', id)).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
    expect(await waiting()).toBe(WAITING - 1_000);
    const cleaner = new DeliveryCleaner(source, clock);
    await expect(cleaner.clean(new Round(AbortSignal.abort(new Error('stopping'))))).rejects.toThrow('stopping');
    expect(await waiting()).toBe(WAITING - 2_000);
    await cleaner.clean();
    expect(await waiting()).toBe(0);
  });

  it('is sent nothing of what waited when it is enabled before all was skipped', async () => {
    await endpoints.update('acc_1', id, { status: 'disabled' });
    expect(await endpoints.update('acc_1', id, { status: 'enabled' })).toMatchObject({ status: 'enabled' });
    expect(await waiting()).toBe(0);
    expect(await database.query('SELECT status, count(*)::int AS n FROM webhooks.delivery GROUP BY 1')).toEqual([
      { status: 'skipped', n: WAITING },
    ]);
  });
});
