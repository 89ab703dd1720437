import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PLANS } from '@gridline/contracts';
import { readConfig } from '@gridline/runtime';
import { projectRoot } from '@gridline/testing';
import ipaddr from 'ipaddr.js';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { extractionConfig, memoryAtMostMb } from '../apps/extraction/src/extraction.config';
import { kustomize, type Resource } from './kustomize';

interface Reference {
  name: string;
  key: string;
  optional?: boolean;
}

interface Probe {
  httpGet: { path: string };
}

interface Container {
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  image: string;
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: Reference; configMapKeyRef?: Reference } }[];
  securityContext: object;
  resources: { limits: { memory: string } };
  volumeMounts: { name: string; mountPath: string }[];
  ports: { name: string; containerPort: number }[];
}

interface PodSpec {
  containers: [Container];
  securityContext: object;
  automountServiceAccountToken: boolean;
  volumes: object[];
  topologySpreadConstraints: { topologyKey: string; labelSelector: object }[];
}

interface Peer {
  namespaceSelector?: object;
  ipBlock?: { cidr: string; except?: string[] };
}

interface Policy {
  podSelector: { matchLabels?: Record<string, string>; matchExpressions?: { values: string[] }[] };
  policyTypes: string[];
  egress?: { to?: Peer[]; ports?: { port: number }[] }[];
}

const root = projectRoot();
const folder = join(root, 'deploy/kubernetes');
const SERVICES = ['export', 'extraction', 'gateway', 'usage', 'webhooks'];
const OVERLAYS = ['small', 'production', 'migrate'];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const rendered = new Map(['base', ...OVERLAYS].map((name) => [name, kustomize(join(folder, name))]));
const ofKind = (overlay: string, kind: string): Resource[] => rendered.get(overlay)!.filter((resource) => resource.kind === kind);
const podOf = ({ spec }: Resource): PodSpec => (spec as { template: { spec: PodSpec } }).template.spec;
const containerOf = (resource: Resource): Container => podOf(resource).containers[0];
const deployed = (overlay: string, name: string): Resource => ofKind(overlay, 'Deployment').find(({ metadata }) => metadata.name === name)!;

describe.each(OVERLAYS)('deploy/kubernetes/%s', (overlay) => {
  it('is valid by the schemas of Kubernetes, the Prometheus operator and KEDA', () => {
    expect(rendered.get(overlay)!.flatMap((resource) => refusals(resource))).toEqual([]);
  });
});

it('holds no member that the schemas do not know; one that they do not know is seen, and so is a wrong type', () => {
  const misspelt = structuredClone(deployed('production', 'usage'));
  Object.assign(podOf(misspelt), { automountServiceAcountToken: false });
  expect(typeErrors([...OVERLAYS.flatMap((overlay) => rendered.get(overlay)!), misspelt])).toEqual([
    expect.stringContaining('automountServiceAcountToken'),
  ]);
  Object.assign(containerOf(misspelt), { image: 1 });
  expect(refusals(misspelt)).toHaveLength(1);
});

describe('what kustomize itself makes of it', () => {
  const programs = [
    { command: 'kustomize', args: ['build'] },
    { command: 'kubectl', args: ['kustomize'] },
  ];
  const program = programs.find(({ command, args }) => spawnSync(command, [...args, join(folder, 'base')]).status === 0);
  const title = program ? '' : ' (skipped: neither kustomize nor kubectl is installed)';
  (program ? it : it.skip).each(OVERLAYS)(`is what the checks here have seen of %s${title}`, (overlay) => {
    const { stdout } = spawnSync(program!.command, [...program!.args, join(folder, overlay)], { encoding: 'utf8' });
    const real = parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
    expect(sorted(real)).toEqual(sorted(rendered.get(overlay)!));
  });

  (program ? it : it.skip)(`takes an address, the proxies, a bucket and digests from an overlay of one's own${title}`, () => {
    const mine = mkdtempSync(join(tmpdir(), 'gridline-overlay-'));
    const said = ['PUBLIC_URL=https://tables.example.com', 'TRUSTED_PROXIES=10.0.0.0/8', 'S3_BUCKET=tables'];
    const digest = `sha256:${'a'.repeat(64)}`;
    const overlay = {
      resources: [relative(mine, join(folder, 'production'))],
      configMapGenerator: [{ name: 'gridline', namespace: 'gridline', behavior: 'merge', literals: said }],
      images: [{ name: 'gridline/gateway', newName: 'images.example.com/gateway', digest }],
    };
    writeFileSync(join(mine, 'kustomization.yaml'), JSON.stringify(overlay));
    const { stdout } = spawnSync(program!.command, [...program!.args, mine], { encoding: 'utf8' });
    rmSync(mine, { recursive: true });
    const real = parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
    const gateway = real.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'gateway')!;
    const { data } = real.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> };
    expect(missing(gateway, data)).toEqual([]);
    expect(containerOf(gateway).image).toBe(`images.example.com/gateway@${digest}`);
  });
});

describe.each(['small', 'production'])('the services of %s', (overlay) => {
  const deployments = ofKind(overlay, 'Deployment');
  const { data } = ofKind(overlay, 'ConfigMap').find(({ metadata }) => /^gridline-\w{10}$/.test(metadata.name)) as unknown as {
    data: Record<string, string>;
  };

  it('are all there, never as root, with a root file system that nobody writes to', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(SERVICES);
    for (const deployment of [...deployments, ...ofKind(overlay, 'StatefulSet')]) {
      expect(podOf(deployment)).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
      expect(containerOf(deployment).securityContext).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('are not started before the address, the proxies and the bucket were said', () => {
    const asked = new Set(deployments.flatMap((deployment) => missing(deployment, data)));
    expect([...asked].sort()).toEqual(['PUBLIC_URL', ...(overlay === 'production' ? ['S3_BUCKET'] : []), 'TRUSTED_PROXIES']);
  });

  it('keep every address with a password in it in a secret of their own', () => {
    expect(Object.keys(data).filter((name) => /(?<!^PUBLIC)_URL$|KEY|PASSWORD/.test(name))).toEqual([]);
    for (const deployment of deployments)
      for (const { secretKeyRef } of containerOf(deployment).env!.map(({ valueFrom = {} }) => valueFrom))
        expect(secretKeyRef?.name ?? `gridline-${deployment.metadata.name}`).toBe(`gridline-${deployment.metadata.name}`);
  });

  it('are told only variables that .env.example names', () => {
    const known = new Set([...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const told = [...deployments.flatMap((deployment) => containerOf(deployment).env!.map(({ name }) => name)), ...Object.keys(data)];
    expect(told.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are spread over zones and nodes, and one at a time is taken away', () => {
    for (const deployment of deployments) {
      const pods = { matchLabels: { 'app.kubernetes.io/name': deployment.metadata.name } };
      const spread = podOf(deployment).topologySpreadConstraints;
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname']);
      for (const { labelSelector } of spread) expect(labelSelector).toEqual(pods);
      const budget = ofKind(overlay, 'PodDisruptionBudget').find(({ metadata }) => metadata.name === deployment.metadata.name);
      expect(budget).toMatchObject({ spec: { maxUnavailable: 1, selector: pods } });
    }
  });

  // START_SECONDS bounds what is waited for; a migration takes as long as it takes, and one that is ended half-way begins anew.
  it('are ended by no probe while they start, and are sent nothing', () => {
    for (const deployment of deployments) {
      const { startupProbe, livenessProbe, readinessProbe } = containerOf(deployment);
      for (const probe of [startupProbe, livenessProbe]) expect(probe.httpGet.path).toBe('/health/live');
      expect(readinessProbe.httpGet.path).toBe('/health/ready');
    }
  });

  it('mount what they write to and nothing else', () => {
    const mounts = new Set(deployments.flatMap((deployment) => containerOf(deployment).volumeMounts.map(({ mountPath }) => mountPath)));
    expect([...mounts]).toEqual(overlay === 'small' ? ['/tmp', '/data'] : ['/tmp']);
  });

  it('give extraction room for all its processes at their limits', () => {
    const { env = [], resources } = containerOf(deployed(overlay, 'extraction'));
    const set = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    const config = readConfig(extractionConfig.pick({ WORKERS: true, WORKER_MEMORY_MB: true }), set);
    expect(set).toHaveProperty('WORKERS');
    expect(memoryAtMostMb(config)).toBeLessThanOrEqual(1024 * Number(/^(\d+)Gi$/.exec(resources.limits.memory)![1]));
  });
});

describe('what a service may reach', () => {
  const mayReach = (overlay: string, service: string, address: string, port: number): boolean =>
    ofKind(overlay, 'NetworkPolicy')
      .map(({ spec }) => spec as Policy)
      .filter(({ policyTypes, podSelector }) => policyTypes.includes('Egress') && selects(podSelector, service))
      .flatMap(({ egress = [] }) => egress)
      .some(
        ({ to = [], ports }) =>
          (!ports || ports.some((one) => one.port === port)) && to.some(({ ipBlock }) => ipBlock && holds(ipBlock, address)),
      );
  const PRIVATE = [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '224.0.0.1',
    'fc00::1',
    'fe80::1',
    '::1',
  ];

  it('is decided for every service, in both directions', () => {
    const closed = ofKind('base', 'NetworkPolicy').find(({ metadata }) => metadata.name === 'closed')!.spec as Policy;
    expect(closed).toMatchObject({
      policyTypes: ['Ingress', 'Egress'],
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'gridline' } },
    });
    for (const { spec } of ofKind('base', 'Deployment'))
      expect(spec).toMatchObject({ template: { metadata: { labels: { 'app.kubernetes.io/part-of': 'gridline' } } } });
  });

  it.each(['gateway', 'webhooks'])("%s: the internet's addresses, and of private ones the servers alone", (service) => {
    for (const overlay of ['small', 'production']) {
      for (const address of ['1.1.1.1', '203.1.114.9', '2606:4700::1111']) expect(mayReach(overlay, service, address, 8443)).toBe(true);
      for (const address of PRIVATE) expect([address, mayReach(overlay, service, address, 443)]).toEqual([address, false]);
      expect(mayReach(overlay, service, '10.1.2.3', 5432)).toBe(true);
    }
  });

  it('extraction, usage and export: broker and database, and nothing that is public', () => {
    for (const service of ['extraction', 'usage', 'export']) {
      for (const address of ['1.1.1.1', '2606:4700::1111', ...PRIVATE]) expect(mayReach('base', service, address, 443)).toBe(false);
      expect(mayReach('base', service, '10.1.2.3', 4222)).toBe(true);
      expect(mayReach('base', service, '10.1.2.3', 6379)).toBe(false);
    }
    expect(mayReach('small', 'usage', '1.1.1.1', 443)).toBe(false);
  });

  it('the models of callers, from extraction alone', () => {
    expect(mayReach('small', 'extraction', '1.1.1.1', 443)).toBe(true);
    for (const address of PRIVATE) expect(mayReach('small', 'extraction', address, 443)).toBe(false);
  });
});

describe('what production adds', () => {
  it('scales extraction by how long the first document of each plan has waited, and the others by their processors', () => {
    const [scaled] = ofKind('production', 'ScaledObject');
    const { triggers } = scaled!.spec as { triggers: { metricType: string; metadata: { query: string } }[] };
    const metric = /^max\((\w+)\{job="extraction",engine="hosted",plan="(\w+)"\}\) or vector\(0\)$/;
    const asked = triggers.map(({ metadata }) => metric.exec(metadata.query)!.slice(1));
    const age = 'extraction_queued_oldest_seconds';
    expect(asked).toEqual(Object.keys(PLANS).map((plan) => [age, plan]));
    expect(read('apps/extraction/src/runs/run.metrics.ts')).toContain(`'${age}'`);
    const byCpu = ofKind('production', 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name);
    expect([...byCpu, scaled!.metadata.name].sort()).toEqual(SERVICES);
    for (const { spec } of ofKind('production', 'Deployment')) expect(spec).not.toHaveProperty('replicas');
  });

  it('has the metrics scraped under the names that the alerts ask for', () => {
    expect(ofKind('production', 'PodMonitor')).toMatchObject([
      { spec: { jobLabel: 'app.kubernetes.io/name', podMetricsEndpoints: [{ port: 'management', path: '/metrics' }] } },
    ]);
    for (const deployment of ofKind('production', 'Deployment'))
      expect(containerOf(deployment).ports).toContainEqual({ name: 'management', containerPort: 9090 });
  });
});

describe('deploy/kubernetes/migrate', () => {
  it('migrates every schema by a Job of its own, with the image of its service and of its secrets the database alone', () => {
    const jobs = ofKind('migrate', 'Job');
    const migrated = ofKind('base', 'Deployment').filter(({ spec }) => JSON.stringify(spec).includes('DATABASE_URL'));
    expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(migrated.map(({ metadata }) => `migrate-${metadata.name}`).sort());
    for (const job of jobs) {
      const service = job.metadata.name.replace('migrate-', '');
      const { image, args } = containerOf(job);
      expect(image).toBe(containerOf(deployed('production', service)).image);
      expect(args).toEqual(expect.arrayContaining([`dist/apps/${service}/src/main.js`, 'migrate']));
      const needed = secretsOf(deployed('base', service)).filter((secret) => secret.endsWith('/DATABASE_URL'));
      expect(needed).toHaveLength(1);
      expect(secretsOf(job)).toEqual([...needed, `gridline-${service}/DATABASE_DIRECT_URL`]);
    }
  });
});

it('every folder of a component is used by an overlay', () => {
  const used = OVERLAYS.map((overlay) => read(`deploy/kubernetes/${overlay}/kustomization.yaml`)).join();
  expect(readdirSync(join(folder, 'components')).filter((name) => !used.includes(`../components/${name}`))).toEqual([]);
});

const secretsOf = (resource: Resource): string[] =>
  containerOf(resource).env!.flatMap(({ valueFrom }) =>
    valueFrom?.secretKeyRef ? [`${valueFrom.secretKeyRef.name}/${valueFrom.secretKeyRef.key}`] : [],
  );

/** Keys of the settings without which a pod is not started, and which are not said. */
const missing = (deployment: Resource, data: Record<string, string>): string[] =>
  containerOf(deployment).env!.flatMap(({ valueFrom }) =>
    valueFrom?.configMapKeyRef && !valueFrom.configMapKeyRef.optional && !(valueFrom.configMapKeyRef.key in data)
      ? [valueFrom.configMapKeyRef.key]
      : [],
  );

const selects = ({ matchLabels, matchExpressions }: Policy['podSelector'], service: string): boolean =>
  matchExpressions ? matchExpressions[0]!.values.includes(service) : [service, 'gridline'].includes(Object.values(matchLabels!)[0]!);

function holds({ cidr, except = [] }: { cidr: string; except?: string[] }, address: string): boolean {
  const one = ipaddr.parse(address);
  const [range, bits] = ipaddr.parseCIDR(cidr);
  return one.kind() === range.kind() && one.match(range, bits) && !except.some((part) => holds({ cidr: part }, address));
}

/** Hashes of names are each renderer's own. */
const sorted = (resources: readonly Resource[]): string[] =>
  resources
    .map((resource) => JSON.stringify(sortedMembers(resource)).replaceAll(/("gridline(?:-nats|-schemas)?-)[a-z0-9]{10}"/g, '$1HASH"'))
    .sort();

function sortedMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sortedMembers(each)]),
  );
}

/** Where the schemas of a kind are: the models of an API group, by version. */
function modelOf({ apiVersion, kind }: Pick<Resource, 'apiVersion' | 'kind'>): { module: string; kind: string } {
  if (apiVersion.startsWith('keda.sh/')) return { module: `@kubernetes-models/keda/${apiVersion}`, kind };
  if (apiVersion.startsWith('monitoring.coreos.com/')) return { module: `@kubernetes-models/prometheus-operator/${apiVersion}`, kind };
  return { module: `kubernetes-models/${apiVersion}`, kind };
}

const load = createRequire(__filename);

function refusals(resource: Resource): string[] {
  const { module, kind } = modelOf(resource);
  const models = load(module) as Record<string, new (data: Resource) => { validate(): void }>;
  try {
    new models[kind]!(resource).validate();
    return [];
  } catch (error) {
    return [`${resource.kind} ${resource.metadata.name}: ${(error as Error).message}`];
  }
}

/** The schemas allow members that they do not know, as the API server does; their types do not. */
function typeErrors(resources: readonly Resource[]): string[] {
  const path = join(root, 'deploy/rendered-manifests.ts');
  const text = resources
    .map((resource, index) => {
      const { module, kind } = modelOf(resource);
      return `import type { I${kind} as Kind${index} } from '${module}';\nexport const one${index}: Kind${index} = ${JSON.stringify(resource)};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = { noEmit: true, strict: true, skipLibCheck: true, types: [], module: ts.ModuleKind.NodeNext };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : readSource(name, ...rest);
  host.fileExists = (name) => name === path || ts.sys.fileExists(name);
  const program = ts.createProgram([path], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
