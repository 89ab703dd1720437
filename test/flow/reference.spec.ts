import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@gridline/contracts';
import { projectRoot } from '@gridline/testing';
import { parse } from 'yaml';
import { request } from '../support/account';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

describe('what the service shows the world', () => {
  let system: SharedSystem;

  onSharedSystem((given) => ({ system } = given));

  it('explains every error code, with an anchor', async () => {
    const { status, body } = await request(`${system.baseUrl}/docs`);
    expect(status).toBe(200);
    for (const code of Object.keys(ERRORS)) expect(body).toContain(`id="${code}"`);
    const { status: found, headers } = await request(`${system.baseUrl}/docs/errors/not_found`);
    expect(found).toBe(302);
    expect(headers.get('Location')).toBe('/docs#not_found');
  });

  it('describes every route of the API in OpenAPI 3.1, from the schemas that validate', async () => {
    const { body } = await request(`${system.baseUrl}/openapi.json`);
    expect(body.openapi).toMatch(/^3\.1/);
    const routes = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes).toEqual(
      expect.arrayContaining([
        'post /api/v1/infer',
        'get /api/v1/extractions',
        'get /api/v1/extractions/{id}',
        'get /api/v1/extractions/{id}/export',
        'get /api/v1/usage',
        'post /api/tokens',
        'get /api/tokens',
        'delete /api/tokens/{id}',
        'post /api/webhooks',
        'post /api/webhooks/{id}/test',
      ]),
    );
    const limit = body.paths['/api/v1/extractions'].get.parameters.find(({ name }: { name: string }) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } });
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['Extraction', 'ExtractionResult', 'Usage', 'Table', 'Problem', 'Batch', 'Pagination', 'WebhookEndpoint']),
    );
    expect(Object.keys(body.webhooks)).toEqual(expect.arrayContaining(['extraction.completed', 'extraction.failed', 'batch.completed']));
    const infer = body.paths['/api/v1/infer'].post;
    expect(Object.keys(infer.requestBody.content)).toEqual(['multipart/form-data', 'application/json']);
    expect(Object.keys(infer.responses)).toEqual(
      expect.arrayContaining(['201', '202', '400', '401', '402', '409', '413', '415', '422', '429', '503']),
    );
    const exported = body.paths['/api/v1/extractions/{id}/export'].get.responses['200'].content;
    expect(exported['text/csv'].schema).toEqual({ type: 'string', format: 'binary' });
    const refers = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(refers.filter(([, kind, name]) => !body.components[kind!][name!]).map(([ref]) => ref)).toEqual([]);
  });

  it.each([
    'api',
    'api-json',
    'api-yaml',
    'swagger',
    'docs-json',
    'docs/swagger-ui-init.js',
    'docs/index.html',
    'docs/oauth2-redirect.html',
  ])('serves nothing that comes with Swagger: /%s', async (path) => {
    for (const each of [path, `${path}/`])
      expect(await request(`${system.baseUrl}/${each}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is live and ready, and keeps its metrics to itself', async () => {
    expect((await request(`${system.baseUrl}/health/live`)).status).toBe(200);
    expect((await request(`${system.baseUrl}/health/ready`)).body).toEqual({ status: 'ready', missing: [] });
    expect((await request(`${system.baseUrl}/metrics`)).status).toBe(404);
    for (const service of ['gateway', 'extraction', 'export', 'usage', 'webhooks']) {
      const metrics = await request(`${system.managementUrl(service)}/metrics`);
      expect(metrics.body).toContain('process_cpu_seconds_total');
      expect((await request(`${system.managementUrl(service)}/health/ready`)).status).toBe(200);
    }
  });

  it('has every metric that the alerts and the dashboard ask for, that the runbook names, and of each service exactly those of its page', async () => {
    await request(`${system.baseUrl}/api/v1/usage`);
    const told = new Map<string, Set<string>>();
    for (const service of ['gateway', 'extraction', 'export', 'usage', 'webhooks']) {
      const { body } = await request(`${system.managementUrl(service)}/metrics`);
      told.set(service, new Set([...String(body).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!)));
    }
    const all = new Set([...told.values()].flatMap((names) => [...names]));
    const asked = metricsAskedFor();
    expect(asked.length).toBeGreaterThan(20);
    expect([...asked, ...metricsNamedIn('docs/runbook.md')].filter((name) => !all.has(name))).toEqual([]);
    const ours = [...told].map(([service, names]) => [service, [...names].filter((name) => !/^(?:process|nodejs)_/.test(name)).sort()]);
    const named = [...told.keys()].map((service) => [service, metricsNamedIn(`docs/services/${service}.md`).sort()]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(ours));
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  (promtool ? it : it.skip)('has metrics in which promtool finds no fault', async () => {
    for (const service of ['gateway', 'extraction', 'export', 'usage', 'webhooks']) {
      const { body } = await request(`${system.managementUrl(service)}/metrics`);
      const { stderr } = spawnSync('promtool', ['check', 'metrics'], { input: String(body), encoding: 'utf8' });
      expect({ service, faults: stderr.split('\n').filter((line) => line && !/^nodejs_/.test(line)) }).toEqual({ service, faults: [] });
    }
  });

  it('serves the app on every path below /app, never to be framed', async () => {
    const { status, headers, body } = await request(`${system.baseUrl}/app?modal=webhooks`);
    expect(status).toBe(200);
    expect(body).toContain('<div id="root">');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });
});

/** Metrics as a page names them: what ends as a metric of ours does, and what stands in a line of them. */
function metricsNamedIn(page: string): string[] {
  const text = readFileSync(join(projectRoot(), page), 'utf8');
  const lines = [...text.matchAll(/^Metrics: [^]*?\n\n/gm)].map(([line]) => line).join('');
  const inLines = lines.match(/[a-z]+(?:_[a-z]+)+/g) ?? [];
  return [...new Set([...inLines, ...(text.match(/[a-z]+(?:_[a-z]+)*_(?:total|seconds)\b/g) ?? [])])];
}

/** The metrics that Prometheus is asked for, without what its histograms add to their names. */
function metricsAskedFor(): string[] {
  const expressions = ['deploy/prometheus/alerts.yml', 'deploy/prometheus/webhooks-alerts.yml', 'deploy/grafana/gridline.json']
    .map((path) => readFileSync(join(projectRoot(), path), 'utf8'))
    .flatMap((text) => expressionsIn(parse(text)));
  const names = expressions.flatMap((expression) => {
    const bare = expression.replace(/\{[^}]*\}|\b(?:by|without) ?\([^)]*\)|"[^"]*"/g, ' ');
    return bare.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? [];
  });
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === 'expr' ? [String(member)] : expressionsIn(member)));
}
