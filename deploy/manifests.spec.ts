import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@gridline/runtime';
import { projectRoot } from '@gridline/testing';
import express from 'express';
import { parse, parseAllDocuments } from 'yaml';
import { extractionConfig, memoryAtMostMb } from '../apps/extraction/src/extraction.config';
import { gatewayConfig } from '../apps/gateway/src/gateway.config';

interface Container {
  env?: { name: string; value?: string }[];
  securityContext: object;
  resources: { limits: { memory: string } };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: { template?: { spec: { containers: Container[]; securityContext: object } } };
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
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
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
    expect(Object.keys(data).filter((name) => /(?<!^PUBLIC)_URL$|KEY|PASSWORD/.test(name))).toEqual([]);
    for (const { spec } of deployments) expect(JSON.stringify(spec)).toContain('"key":"NATS_URL"');
  });

  it('let an ingress inside the cluster say who the client is, so that not all the world shares one limit', () => {
    const { data } = manifests.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> };
    const { TRUSTED_PROXIES } = readConfig(gatewayConfig.pick({ TRUSTED_PROXIES: true }), data);
    const isTrusted = express().set('trust proxy', TRUSTED_PROXIES).get('trust proxy fn') as (peer: string, hop: number) => boolean;
    expect(['10.42.0.7', '172.20.3.1', '192.168.1.1', 'fd00::7'].filter((peer) => !isTrusted(peer, 0))).toEqual([]);
    expect(isTrusted('203.0.113.9', 0)).toBe(false);
  });

  it('give extraction room for all its processes at their limits', () => {
    const [{ env = [], resources }] = deployments.find(({ metadata }) => metadata.name === 'extraction')!.spec!.template!.spec
      .containers as [Container];
    const set = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    const config = readConfig(extractionConfig.pick({ WORKERS: true, WORKER_MEMORY_MB: true }), set);
    expect(set).toHaveProperty('WORKERS');
    expect(memoryAtMostMb(config)).toBeLessThanOrEqual(1024 * Number(/^(\d+)Gi$/.exec(resources.limits.memory)![1]));
  });

  it('migrate every schema by a Job of its own, with the image and the secrets of its service', () => {
    const jobs = parseAllDocuments(read('deploy/kubernetes/migrate/jobs.yaml')).map((document) => document.toJS() as Manifest);
    const migrated = deployments.filter(({ spec }) => JSON.stringify(spec).includes('DATABASE_URL')).map(({ metadata }) => metadata.name);
    expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(migrated.map((name) => `migrate-${name}`).sort());
    for (const { metadata, spec } of jobs) {
      const service = metadata.name.replace('migrate-', '');
      const [job, deployed] = [spec, deployments.find((one) => one.metadata.name === service)!.spec].map(
        (each) => each!.template!.spec.containers[0]!,
      );
      expect(job).toMatchObject({
        image: `gridline/${service}`,
        args: expect.arrayContaining([`dist/apps/${service}/src/main.js`, 'migrate']),
      });
      const secrets = ({ env = [] }: Container): string[] => env.map(({ name }) => name).filter((name) => /_URL$|_KEY$/.test(name));
      expect(secrets(job!)).toEqual(expect.arrayContaining(secrets(deployed!).filter((name) => name !== 'REDIS_URL')));
    }
  });

  it('set only variables that .env.example names', () => {
    const known = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name));
    const set = deployments.flatMap(({ spec }) => spec!.template!.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the alert rules and the dashboard', () => {
  const webhookAlerts = parse(read('deploy/prometheus/webhooks-alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const dashboard = JSON.parse(read('deploy/grafana/gridline.json')) as { panels: { targets: { expr: string }[] }[] };

  it('have an entry each in the runbook, which has no other', () => {
    const rules = ['alerts.yml', 'webhooks-alerts.yml'].flatMap((name) =>
      (parse(read(`deploy/prometheus/${name}`)) as { groups: { rules: { alert: string }[] }[] }).groups.flatMap((group) => group.rules),
    );
    const entries = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(entries.sort()).toEqual(rules.map(({ alert }) => alert).sort());
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
