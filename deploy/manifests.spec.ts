import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { parse, parseAllDocuments } from 'yaml';

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: { template?: { spec: { containers: { env?: { name: string }[]; securityContext: object }[]; securityContext: object } } };
}

interface Compose {
  services: Record<string, { build?: { dockerfile: string; args: { APP: string } }; depends_on?: object; image?: string }>;
  volumes: object;
}

const root = projectRoot();
const SERVICES = ['export', 'extraction', 'gateway', 'usage', 'webhooks'];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;

  it('builds every service from the one Dockerfile, named by its argument', () => {
    const built = Object.entries(compose.services).filter(([, { build }]) => build);
    expect(built.map(([name]) => name).sort()).toEqual(SERVICES);
    for (const [name, { build }] of built) expect(build).toMatchObject({ dockerfile: 'deploy/Dockerfile', args: { APP: name } });
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
    expect(started('secrets')).toMatch(/for name in master-key nats-password redis-password;.*randomBytes/s);
    for (const name of SERVICES) {
      expect(started(name)).toContain('NATS_URL="nats://gridline:$$(cat /secrets/nats-password)@nats:4222"');
      expect(started(name)).toContain('REDIS_URL="redis://:$$(cat /secrets/redis-password)@redis:6379"');
    }
    for (const name of ['nats', 'redis']) expect(services[name]!.depends_on).toHaveProperty('secrets');
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile');

  it('has a last stage for every service, not run by root, with a health check', () => {
    const stages = [...dockerfile.matchAll(/AS runtime-(\w+)/g)].map(([, name]) => name);
    expect(stages.sort()).toEqual(SERVICES);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });
});

describe('the Kubernetes manifests', () => {
  const folder = join(root, 'deploy/kubernetes');
  const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
  const documents = files.flatMap((name) => parseAllDocuments(read(`deploy/kubernetes/${name}`)));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');

  it('are whole documents, all of them listed', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
    expect(resources.sort()).toEqual(files.sort());
  });

  it('deploy every service, never as root', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(SERVICES);
    for (const { spec } of deployments) expect(spec?.template?.spec.securityContext).toMatchObject({ runAsNonRoot: true });
  });

  it('keep every address with a password in it in the secret', () => {
    const { data } = manifests.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> };
    expect(Object.keys(data).filter((name) => /_URL$|KEY|PASSWORD/.test(name))).toEqual([]);
    for (const { spec } of deployments) expect(JSON.stringify(spec)).toContain('"key":"NATS_URL"');
  });

  it('set only variables that .env.example names', () => {
    const known = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name));
    const set = deployments.flatMap(({ spec }) => spec!.template!.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the alert rules and the dashboard', () => {
  const alerts = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const dashboard = JSON.parse(read('deploy/grafana/gridline.json')) as { panels: { targets: { expr: string }[] }[] };

  it.each([
    ['alerts.yml', alerts.groups.flatMap(({ rules }) => rules)],
    ['gridline.json', dashboard.panels.flatMap(({ targets }) => targets)],
  ])('%s asks for webhook metrics that the webhooks service has', (_name, queries) => {
    const code = read('apps/webhooks/src/deliveries/delivery.metrics.ts');
    const named = queries.flatMap(({ expr }) => expr.match(/webhooks_\w+/g) ?? []);
    expect(named).not.toEqual([]);
    for (const metric of named) expect(code).toContain(`'${metric.replace(/_bucket$/, '')}'`);
  });
});
