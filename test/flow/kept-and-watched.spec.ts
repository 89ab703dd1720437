import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { TestAccount, json, request } from '../support/account';
import { Collector } from '../support/collector';
import { csvOf } from '../support/documents';
import { freePort } from '../support/free-port';
import { onOwnSystem } from '../support/on-system';
import type { System } from '../support/system';
import { until } from '../support/until';

let system: System;
let account: TestAccount;
let collector: Collector;
/** Where nobody listens: an attempt is made, and fails. */
let hookPort: number;

onOwnSystem(
  async () => {
    [collector, hookPort] = await Promise.all([Collector.start(), freePort()]);
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' };
    return { env: { ...traced, WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${hookPort}` } };
  },
  (given) => ({ system, account } = given),
);
afterAll(() => collector.stop());

describe('what operators see of a document', () => {
  const traceId = randomBytes(16).toString('hex');
  const clientsSpan = randomBytes(8).toString('hex');

  it('is one trace from the request over the broker into the run and the delivery, and a line of the log for each', async () => {
    const hook = await account.bySession('/api/webhooks', json('POST', { url: `https://127.0.0.1:${hookPort}/`, description: '' }));
    expect(hook.status).toBe(201);
    const headers = { traceparent: `00-${traceId}-${clientsSpan}-01`, 'X-Request-Id': 'watched-1' };
    const { body } = await account.infer(csvOf(2), {}, headers);
    const attempt = await collector.span(({ traceId: of, name }) => of === traceId && name === 'attempt');
    const way = await collector.wayTo(attempt);
    expect(way.map(({ service, name }) => `${service}: ${name}`)).toEqual([
      'gateway: POST',
      'gateway: ask extraction.accept',
      'extraction: answer extraction.accept',
      'extraction: run',
      'webhooks: handle extraction.completed',
      'webhooks: attempt',
    ]);
    expect(way[0]).toMatchObject({
      parentSpanId: clientsSpan,
      attributes: { 'http.route': '/api/v1/infer', 'gridline.key': await keyId() },
    });
    const { body: metrics } = await request(`${system.managementUrl('extraction')}/metrics`);
    for (const step of ['open', 'read', 'answer'])
      expect(metrics).toContain(`extraction_engine_seconds_total{format="csv",step="${step}"}`);
    const engine = await collector.span(({ traceId: of, name }) => of === traceId && name === 'engine');
    expect(engine.parentSpanId).toBe(way[3]!.spanId);
    await collector.span(({ traceId: of, service, name }) => of === traceId && service === 'usage' && name === 'answer usage.hold');

    const who = { accountId: account.id, keyId: await keyId() };
    expect(await lineOf('gateway', 'request', { requestId: 'watched-1' })).toMatchObject({ ...who, status: 201, method: 'POST' });
    const run = { extractionId: body.id, outcome: 'completed', engine: 'hosted', plan: 'free' };
    expect(await lineOf('extraction', 'extraction', { requestId: 'watched-1' })).toMatchObject({ ...who, ...run });
    const ofAttempt = { ...who, endpointId: hook.body.id, number: 1, error: 'refused', became: 'pending' };
    expect(await lineOf('webhooks', 'attempt', { extractionId: body.id })).toMatchObject(ofAttempt);
  });

  it('is told of reads too, with who asked', async () => {
    await account.byKey('/api/v1/usage', { headers: { 'X-Request-Id': 'watched-2' } });
    const line = await lineOf('gateway', 'request', { requestId: 'watched-2' });
    expect(line).toMatchObject({ method: 'GET', route: '/api/v1/usage', keyId: await keyId(), status: 200 });
  });

  const keyId = async (): Promise<string> => (await account.bySession('/api/tokens')).body.data[0].id as string;

  type Line = Record<string, unknown>;

  /** The only line of a service's log with this message and member, once it is there. */
  async function lineOf(service: string, message: string, member: Line): Promise<Line> {
    const [[name, value]] = Object.entries(member) as [[string, unknown]];
    const lines = await until(
      () => Promise.resolve(linesOf(service).filter((line) => line.msg === message && line[name] === value)),
      ({ length }) => length > 0,
    );
    expect(lines).toHaveLength(1);
    return lines[0]!;
  }

  const linesOf = (service: string): Line[] =>
    system
      .logs(service)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
});

describe('how long extractions are kept', () => {
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
    // A busy machine answers before they are read.
    for (const { body } of [old, recent]) await until(() => account.byKey(`/api/v1/extractions/${body.id}`), ({ status }) => status === 200); // prettier-ignore
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
