import { ManagementServer } from './management-server';

describe('ManagementServer', () => {
  let server: ManagementServer;
  let url: string;
  let isNatsThere = true;

  beforeAll(async () => {
    server = new ManagementServer([
      { name: 'database', check: () => Promise.resolve() },
      { name: 'nats', check: () => (isNatsThere ? Promise.resolve() : Promise.reject(new Error('away'))) },
    ]);
    url = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
  });
  afterAll(() => server.close());

  it('is ready while every dependency answers, and names the one that does not', async () => {
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready', missing: [] });
    isNatsThere = false;
    const response = await fetch(`${url}/health/ready`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', missing: ['nats'] });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    isNatsThere = true;
  });

  it('serves the metrics of the process as Prometheus text', async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('# TYPE process_cpu_seconds_total counter');
  });

  it('is not ready once a stop was announced', async () => {
    server.announceStop();
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'stopping', missing: [] });
  });
});
