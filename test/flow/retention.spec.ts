import { Client } from 'pg';
import { TestAccount, json } from '../support/account';
import { csvOf } from '../support/documents';
import { onOwnSystem } from '../support/on-system';
import type { System } from '../support/system';
import { until } from '../support/until';

describe('how long extractions are kept', () => {
  let system: System;
  let account: TestAccount;

  onOwnSystem({ env: { LOG_LEVEL: 'warn' } }, (given) => ({ system, account } = given));

  const set = (body: unknown) => account.bySession('/api/settings/retention', json('PUT', body));
  const kept = () => account.bySession('/api/settings/retention');

  it('is for ever at first, then as many days as the account says, and for ever again', async () => {
    expect(await kept()).toMatchObject({ status: 200, body: { retentionDays: null } });
    expect(await set({ retentionDays: 30 })).toMatchObject({ status: 200, body: { retentionDays: 30 } });
    expect((await kept()).body).toEqual({ retentionDays: 30 });
    const other = await TestAccount.create(system.baseUrl);
    expect((await other.bySession('/api/settings/retention')).body).toEqual({ retentionDays: null });
    expect((await set({ retentionDays: null })).body).toEqual({ retentionDays: null });
  });

  it.each([{ retentionDays: 0 }, { retentionDays: 3_651 }, { retentionDays: 1.5 }, { retentionDays: '30' }, {}, { days: 30 }])(
    'refuses %j as what it is',
    async (body) => {
      expect(await set(body)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    },
  );

  it('is asked for by nobody without a session', async () => {
    const reply = await account.byKey('/api/settings/retention');
    expect(reply).toMatchObject({ status: 401, body: { code: 'session_required' } });
  });

  it('removes what is older, with its file, and nothing else', async () => {
    const [old, recent] = [await account.infer(csvOf(2)), await account.infer(csvOf(3))];
    await age(old.body.id, 40);
    await set({ retentionDays: 30 });
    // The sweeper looks at its start.
    await system.restart('extraction');
    await until(
      () => account.bySession(`/api/extractions/${old.body.id}`),
      ({ status }) => status === 404,
    );
    expect((await account.byKey(`/api/v1/extractions/${recent.body.id}`)).status).toBe(200);
  });

  /** As if it had been made so many days ago. */
  async function age(id: string, days: number): Promise<void> {
    const client = new Client({ connectionString: system.databaseUrl });
    await client.connect();
    await client.query(
      `UPDATE extraction.extraction SET created_at = created_at - make_interval(days => $2), completed_at = completed_at - make_interval(days => $2)
       WHERE id = $1`,
      [id, days],
    );
    await client.end();
  }
});
