import { Writable } from 'node:stream';
import pino from 'pino';
import { ManagementServer } from './management-server';
import { gauge } from './metrics';

interface Line {
  msg: string;
  dependency: string;
  err?: { message: string };
}

describe('ManagementServer', () => {
  let server: ManagementServer;
  let url: string;
  const lines: Line[] = [];
  let isNatsThere = true;
  let isNatsThereForOthers = true;
  let isStorageThere = true;
  let isRedisThere = true;
  const whether = (isThere: boolean): Promise<void> => (isThere ? Promise.resolve() : Promise.reject(new Error('away')));

  beforeAll(async () => {
    const written = new Writable({ write: (line: Buffer, _, done) => (lines.push(JSON.parse(line.toString()) as Line), done()) });
    server = new ManagementServer(pino({ base: null, timestamp: false }, written));
    url = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'starting', missing: [] });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    server.started([
      { name: 'database', check: () => Promise.resolve() },
      { name: 'outbox', check: () => Promise.resolve({ oldestUnpublishedSeconds: 3 }) },
      { name: 'redis', isSoft: true, check: () => whether(isRedisThere) },
      { name: 'nats', check: () => whether(isNatsThere), isThereForOthers: () => whether(isNatsThereForOthers) },
      { name: 'storage', isShared: true, check: () => whether(isStorageThere) },
    ]);
  });
  afterAll(() => server.close());

  it('is not ready without what others have all the same, and names it', async () => {
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready', missing: [] });
    isNatsThere = false;
    const response = await fetch(`${url}/health/ready`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', missing: ['nats'] });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    isNatsThere = true;
  });

  it('is ready without what all replicas lack: none of the others is better', async () => {
    isNatsThere = isNatsThereForOthers = isStorageThere = false;
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^dependency_up\{dependency="nats"\} 0$/m);
    expect(metrics).toMatch(/^dependency_up\{dependency="database"\} 1$/m);
    isNatsThere = isNatsThereForOthers = isStorageThere = true;
  });

  it('logs once that a dependency is down, and why, and once that it is up again', async () => {
    const look = (): Promise<unknown> => Promise.all(['ready', 'dependencies'].map((what) => fetch(`${url}/health/${what}`)));
    await look();
    lines.splice(0);
    isStorageThere = false;
    await look();
    await look();
    isStorageThere = true;
    await look();
    await look();
    expect(lines.map(({ msg, dependency, err }) => [msg, dependency, err?.message])).toEqual([
      ['a dependency is down', 'storage', 'away'],
      ['a dependency is up again', 'storage', undefined],
    ]);
  });

  it('tells how each dependency stands, and is ready without one that it can do without', async () => {
    isRedisThere = false;
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const response = await fetch(`${url}/health/dependencies`);
    const milliseconds = expect.any(Number) as number;
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 200,
      body: {
        dependencies: {
          database: { status: 'up', required: true, milliseconds },
          outbox: { status: 'up', required: true, milliseconds, oldestUnpublishedSeconds: 3 },
          redis: { status: 'down', required: false, milliseconds },
          nats: { status: 'up', required: true, milliseconds },
          storage: { status: 'up', required: true, milliseconds },
        },
      },
    });
    isRedisThere = true;
  });

  it('serves the metrics of the process as Prometheus text', async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('# TYPE process_cpu_seconds_total counter');
  });

  it('leaves out what cannot be looked up in time: a server that is silent costs its own figures and no others', async () => {
    const never = (): Promise<void> => new Promise(() => undefined);
    gauge({ name: 'silent_figure', help: 'Of a server that says nothing.' }, never, 1);
    gauge({ name: 'silent_figures', help: 'The same by label.', labels: ['of'] }, (all) => (all.set({ of: 'one' }, 1), never()), 1);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).not.toMatch(/^silent_figure/m);
    expect(metrics).toMatch(/^dependency_up\{dependency="database"\} 1$/m);
  });

  it('is not ready once a stop was announced', async () => {
    server.announceStop();
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'stopping', missing: [] });
  });
});
