import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@gridline/runtime';
import { projectRoot } from '@gridline/testing';
import { parse } from 'yaml';
import { extractionConfig, memoryAtMostMb } from '../apps/extraction/src/extraction.config';

interface Composed {
  build?: { dockerfile: string; args: { APP: string } };
  depends_on?: object;
  image?: string;
  environment: Record<string, string>;
  mem_limit: string;
}

interface Compose {
  services: Record<string, Composed>;
  volumes: object;
}

const root = projectRoot();
const SERVICES = ['export', 'extraction', 'gateway', 'usage', 'webhooks'];
/** Counts of what goes as it should: no rate of these is wrong by itself. */
const ORDINARY = new Set([
  'extraction_engine_seconds_total',
  'inbox_events_total',
  'usage_calls_total',
  'usage_pages_total',
  'webhooks_deliveries_total',
]);

/** The names of all counters in the code of these folders. */
function countersIn(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /^(?!.*(?:\bnode_modules\b|\.spec\.ts$)).*\.ts$/.test(file)).map(read);
  return [...new Set(code.flatMap((text) => [...text.matchAll(/name: '(\w+_total)'/g)].map(([, name]) => name!)))].sort();
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;

  it('builds every service from the one Dockerfile, named by its argument', () => {
    const built = Object.entries(compose.services).filter(([, { build }]) => build);
    expect(built.map(([name]) => name).sort()).toEqual(SERVICES);
    for (const [name, { build }] of built) expect(build).toMatchObject({ dockerfile: 'deploy/Dockerfile', args: { APP: name } });
  });

  it('gives extraction room for all its processes at their limits', () => {
    const { environment, mem_limit: limit } = compose.services.extraction!;
    const unlessSet = (value: string): string => /^\$\{\w+:-(\w+)\}$/.exec(value)![1]!;
    const set = { WORKERS: unlessSet(environment.WORKERS!), WORKER_MEMORY_MB: unlessSet(environment.WORKER_MEMORY_MB!) };
    const config = readConfig(extractionConfig.pick({ WORKERS: true, WORKER_MEMORY_MB: true }), set);
    expect(memoryAtMostMb(config)).toBeLessThanOrEqual(1024 * Number(/^(\d+)g$/.exec(unlessSet(limit))![1]));
  });

  it('waits only for services that it has', () => {
    const awaited = Object.values(compose.services).flatMap(({ depends_on: dependencies = {} }) => Object.keys(dependencies));
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(awaited));
  });
});

describe('the servers of docker-compose.yml', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { entrypoint?: string[]; command?: string[]; depends_on?: object }>;
  };
  const started = (name: string): string => [...(services[name]!.entrypoint ?? []), ...(services[name]!.command ?? [])].join(' ');

  it('ask for passwords that were generated, and the services know them', () => {
    expect(started('nats')).toContain('--pass "$$(cat /secrets/nats-password)"');
    expect(started('redis')).toContain('--requirepass "$$(cat /secrets/redis-password)"');
    expect(started('secrets')).toMatch(/for file in .*\/secrets\/nats-password \/secrets\/redis-password .*randomBytes/s);
    for (const name of SERVICES) {
      expect(started(name)).toContain('NATS_URL="nats://gridline:$$(cat /secrets/nats-password)@nats:4222"');
      expect(started(name)).toContain('REDIS_URL="redis://:$$(cat /secrets/redis-password)@redis:6379"');
    }
    for (const name of ['nats', 'redis']) expect(services[name]!.depends_on).toHaveProperty('secrets');
  });
});

it.each(['docker-compose.yml', 'deploy/kubernetes/small/servers.yaml'])(
  'PostgreSQL of %s tells nothing of what was asked in its log',
  (file) => {
    const settings = ['log_error_verbosity=terse', 'log_min_error_statement=panic', 'log_parameter_max_length_on_error=0'];
    expect(read(file)).toContain(['[postgres', ...settings].join(', -c, '));
  },
);

describe('the Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile');

  it('has a last stage for every service, not run by root, with a health check', () => {
    const stages = [...dockerfile.matchAll(/AS runtime-(\w+)/g)].map(([, name]) => name);
    expect(stages.sort()).toEqual(SERVICES);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });
});

describe('the alert rules and the dashboard', () => {
  const webhookAlerts = parse(read('deploy/prometheus/webhooks-alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const dashboard = JSON.parse(read('deploy/grafana/gridline.json')) as { panels: { targets: { expr: string }[] }[] };

  const alerts = (): string[] =>
    ['alerts.yml', 'webhooks-alerts.yml']
      .flatMap((name) => (parse(read(`deploy/prometheus/${name}`)) as { groups: { rules: { alert: string }[] }[] }).groups)
      .flatMap(({ rules }) => rules.map(({ alert }) => alert))
      .sort();

  it('have an entry each in the runbook, which has no other', () => {
    const entries = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(entries.sort()).toEqual(alerts());
  });

  it('have one for each count of what was ended, refused or left out, which pages of services name as well', () => {
    const counts = countersIn('apps', 'libs');
    expect(counts.length).toBeGreaterThan(12);
    const rules = ['alerts.yml', 'webhooks-alerts.yml'].map((name) => read(`deploy/prometheus/${name}`)).join();
    const pages = SERVICES.map((service) => read(`docs/services/${service}.md`)).join();
    const isIn = (text: string) => (name: string) => new RegExp(`\\b${name}\\b`).test(text);
    expect(counts.filter((name) => !ORDINARY.has(name) && !isIn(rules)(name))).toEqual([]);
    expect(counts.filter((name) => !isIn(pages)(name))).toEqual([]);
  });

  const hours = join(root, 'deploy/prometheus/alerts.test.yml');
  const promtool = spawnSync('promtool', ['--version']).status === 0;
  (promtool ? it : it.skip)(`are rules by promtool${promtool ? '' : ' (skipped: it is not installed)'}`, () => {
    const files = ['alerts.yml', 'webhooks-alerts.yml'].map((name) => join(root, 'deploy/prometheus', name));
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', ...files], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  (promtool ? it : it.skip)('tell nothing in an ordinary hour, and all in a bad one', () => {
    const { status, stdout } = spawnSync('promtool', ['test', 'rules', hours], { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('SUCCESS') });
  });

  it('are all in the bad hour', () => {
    const [, bad] = (parse(readFileSync(hours, 'utf8')) as { tests: { promql_expr_test: { exp_samples: { labels: string }[] }[] }[] })
      .tests;
    const told = bad!.promql_expr_test.flatMap(({ exp_samples: samples }) => samples.map(({ labels }) => /"(\w+)"/.exec(labels)![1]));
    expect(told.sort()).toEqual(alerts());
  });

  it.each([
    ['webhooks-alerts.yml', webhookAlerts.groups.flatMap(({ rules }) => rules)],
    ['gridline.json', dashboard.panels.flatMap(({ targets }) => targets)],
  ])('%s asks for webhook metrics that the webhooks service has', (_name, queries) => {
    const code = read('apps/webhooks/src/deliveries/delivery.metrics.ts');
    const named = queries.flatMap(({ expr }) => expr.match(/webhooks_\w+/g) ?? []);
    expect(named).not.toEqual([]);
    for (const metric of named) expect(code).toContain(`'${metric.replace(/_bucket$/, '')}'`);
  });
});
