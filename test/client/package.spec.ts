import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { verifyWebhook } from '@gridline/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { projectRoot } from '@gridline/testing';
import type { Browser } from 'playwright-core';
import { GUIDES } from '../../apps/gateway/src/docs/guides';
import { TestAccount, request } from '../support/account';
import { describeInBrowser, launchBrowser } from '../support/browser';
import { csvOf, invoicePdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';
import { snippetsOf } from '../support/snippets';

const run = promisify(execFile);
const TSC = join(projectRoot(), 'node_modules/typescript/bin/tsc');

/** What a program of a customer does; `open` is how its kind of module gets the package. */
const program = (open: string): string => `${open}
(async () => {
  const client = new GridlineClient({ baseUrl: process.env.GRIDLINE_URL, apiKey: process.env.GRIDLINE_API_KEY });
  const bytes = require('node:fs').readFileSync('invoice.pdf');
  const { id, docType } = await client.infer(bytes, { fileName: 'invoice.pdf', reference: process.argv[1].split('/').pop() });
  const waited = await client.wait(await client.submit(bytes), { include: ['tables'] });
  const listed = [];
  for await (const each of client.extractions({ reference: process.argv[1].split('/').pop() })) listed.push(each.id === id);
  const csv = await new Response((await client.export(id, 'csv')).body).text();
  const batch = await client.waitForBatch((await client.submitBatch([{ content: bytes, fileName: 'a.pdf' }])).id);
  const runs = await client.ended();
  const next = runs.next();
  const told = [];
  const split = await client.infer(bytes, { split: 'auto', onProgress: ({ sentBytes, totalBytes }) => told.push(sentBytes / totalBytes) });
  const heard = (await next).value;
  await runs.return();
  const { calls } = await client.usage();
  const wrong = await verifyWebhook('{}', {}, 'whsec_AAAA').catch((error) => error.name);
  console.log(JSON.stringify([docType, waited.tables.length > 0, listed, csv.includes('Oak desk'), batch.completed, calls > 0, wrong,
    [heard.id === split.id, heard.state, split.parts.length], told.at(-1)]));
})();
`;
const AS_MODULE = program(`import { createRequire } from 'node:module';
import process from 'node:process';
import { GridlineClient, verifyWebhook } from '@gridline/client';
const require = createRequire(import.meta.url);`);
const ANSWER = ['Invoice', true, [true], true, 1, true, 'WebhookVerificationError', [true, 'split', 1], 1];

describe('the client, packed and installed elsewhere', () => {
  let system: SharedSystem;
  let account: TestAccount;
  let folder: string;
  let env: NodeJS.ProcessEnv;

  onSharedSystem((given) => {
    ({ system, account } = given);
    env = { PATH: process.env.PATH, HOME: folder, GRIDLINE_URL: system.baseUrl, GRIDLINE_API_KEY: account.key };
  });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gridline-client-'));
    const { stdout } = await run(process.execPath, [join(projectRoot(), 'deploy/local/build-client.mjs')]);
    const packed = await run('npm', ['pack', stdout.trim().split('\n').at(-1)!, '--pack-destination', folder, '--silent'], { cwd: folder });
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.stdout.trim())], { cwd: folder });
    await writeFile(join(folder, 'invoice.pdf'), (await invoicePdf()).bytes);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const attempt = (args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) =>
    run(process.execPath, args, options).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}\n${stderr}`);
    });
  const node = (file: string, args: string[] = []) => run(process.execPath, [file, ...args], { cwd: folder, env });
  const command = (...args: string[]) => node('node_modules/@gridline/client/gridline.mjs', args);

  it('brings no other package', async () => {
    expect(await readdir(join(folder, 'node_modules/@gridline'))).toEqual(['client']);
    expect((await readdir(join(folder, 'node_modules'))).filter((name) => !/^[.@]/.test(name))).toEqual([]);
  });

  it.each([
    ['an ES module', 'run.mjs', AS_MODULE],
    ['CommonJS', 'run.cjs', program(`const { GridlineClient, verifyWebhook } = require('@gridline/client');`)],
  ])('works as %s', async (_kind, file, source) => {
    await writeFile(join(folder, file), source);
    expect(JSON.parse((await node(file)).stdout)).toEqual(ANSWER);
  });

  // Without its program on the machine a kind cannot be run; the report counts these as skipped.
  for (const [name, program, ...args] of [
    ['Bun', 'bun', 'run', 'run.mjs'],
    ['Deno', 'deno', 'run', '--allow-all', 'run.mjs'],
  ] as const)
    (spawnSync(program, ['--version']).status === 0 ? it : it.skip)(`works in ${name}`, async () => {
      await writeFile(join(folder, 'run.mjs'), AS_MODULE);
      expect(JSON.parse((await run(program, args, { cwd: folder, env })).stdout)).toEqual(ANSWER);
    });

  it('has types for both kinds of module', async () => {
    const source = `import { GridlineClient, type Batch, type Extraction } from '@gridline/client';
      export const read = (client: GridlineClient): Promise<[Extraction, Batch]> =>
        Promise.all([client.wait('ext_1', { include: ['tables'] }), client.batch('bat_1')]);
      export const typed = async (client: GridlineClient, file: Blob): Promise<[number | undefined, (string | undefined)[] | undefined, number]> => {
        const { data } = await client.inferAs(file, { type: 'object', properties: {
          total: { type: 'number' },
          lines: { type: 'array', items: { type: 'object', properties: { item: { type: 'string' } } } },
        } });
        const { parts } = await client.infer(file, { split: 'auto' });
        return [data.total, data.lines?.map(({ item }) => item), parts.length];
      };
      // @ts-expect-error there is no such format
      export const wrong = (client: GridlineClient) => client.export('ext_1', 'pdf');`;
    for (const name of ['typed.mts', 'typed.cts']) await writeFile(join(folder, name), source);
    // TypeScript's own libraries are right without us: to check them takes twice as long as all the rest.
    const options = ['--noEmit', '--strict', '--skipDefaultLibCheck', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom'];
    await attempt([TSC, ...options, 'typed.mts', 'typed.cts'], { cwd: folder });
  });

  it('runs every snippet of the guides, which have right types', async () => {
    const guides = join(folder, 'guides');
    await mkdir(join(guides, 'node_modules'), { recursive: true });
    await symlink(join(projectRoot(), 'node_modules/@types'), join(guides, 'node_modules/@types'));
    await copyFile(join(projectRoot(), 'apps/gateway/samples/invoice.pdf'), join(guides, 'invoice.pdf'));
    for (const name of GUIDES) {
      const { body } = await request(`${system.baseUrl}/docs/guides/${name}.md`);
      await writeFile(join(guides, `${name}.mts`), snippetsOf(body as string, 'typescript'));
    }
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023', '--types', 'node', '--skipLibCheck'];
    await attempt([TSC, ...options, ...GUIDES.map((name) => `${name}.mts`)], { cwd: guides });
    const told = { ...env, BASE_URL: system.baseUrl, API_KEY: account.key };
    for (const name of GUIDES) await attempt([`${name}.mjs`], { cwd: guides, env: told });
  });

  it('has a command that logs in, reads documents, lists, exports and counts', async () => {
    await mkdir(join(folder, 'in'), { recursive: true });
    await writeFile(join(folder, 'in/list.csv'), csvOf(3).bytes);
    await writeFile(join(folder, 'in/none.csv'), '');
    const { stdout } = await command('login', '--url', system.baseUrl, '--key', account.key);
    const kept = /Kept in (.*)\.$/m.exec(stdout)![1]!;
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    env = { PATH: process.env.PATH, HOME: folder };
    const refused = await command('infer', 'in/list.csv', 'in/none.csv', '--out', 'tables', '--format', 'csv').catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    expect(refused).toMatchObject({ code: 1, stdout: '1 of 2 documents in tables\n', stderr: expect.stringContaining('in/none.csv') });
    expect(await readFile(join(folder, 'tables/list.csv.csv'), 'utf8')).toContain('Item 3');
    const [id] = (await command('list', '--limit', '1')).stdout.split('\t');
    expect((await command('export', id!, '--format', 'json', '--out', 'one.json')).stdout).toBe('one.json\n');
    expect(JSON.parse(await readFile(join(folder, 'one.json'), 'utf8'))).toMatchObject({ id, fileName: 'list.csv' });
    expect(JSON.parse((await command('usage')).stdout)).toMatchObject({ limit: 1000 });
  });

  it.each([
    [['nonsense'], 'There is no command nonsense.'],
    [['listen', '--forward', 'nowhere'], '--forward is a URL'],
    [['listen', '--secret', 'x'], '--secret is what an endpoint has'],
    [['login', '--key', 'svc_live_none'], 'A valid API key is needed.'],
    [['login', '--key', 'k', '--url', 'nonsense'], 'nonsense is no address of the service'],
    [['login', '--key', 'k', '--url', 'ftp://localhost'], 'ftp://localhost is no address of the service'],
    [['login', '--key', 'k', '--url', 'http://127.0.0.1:2'], 'The service could not be reached. connect ECONNREFUSED 127.0.0.1:2'],
    [['list', '--limits', '1'], "Unknown option '--limits'"],
    [['list', '--limit', 'x'], 'Invalid: query.limit. \\(a whole number\\)'],
    [['export', 'ext_none'], 'There is no such extraction.'],
  ])('has a command that refuses %j in a line', async (args, said) => {
    const refused = command(...args, ...(args.includes('--url') ? [] : ['--url', system.baseUrl]));
    await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(new RegExp(`^${said.replaceAll('.', '\\.')}`)) });
  });

  it('has a command that tells a program on this machine what a webhook would, without a public address', async () => {
    const received: { body: string; headers: IncomingHttpHeaders }[] = [];
    const program = createServer((request, response) => {
      void text(request).then((body) => (received.push({ body, headers: request.headers }), response.end()));
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    const forward = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`;
    const listening = spawn(process.execPath, ['node_modules/@gridline/client/gridline.mjs', 'listen', '--forward', forward], {
      cwd: folder,
      env,
    });
    const lines = createInterface({ input: listening.stdout })[Symbol.asyncIterator]();
    const nextLine = async (): Promise<string> => (await lines.next()).value as string;
    const secret = /signed with (whsec_\S+)/.exec(await nextLine())![1]!;
    const { body: extraction } = await account.infer(csvOf(3));
    expect(await nextLine()).toBe(`${extraction.id}\t${extraction.docType}\t${extraction.confidence.toFixed(2)}\t200 from ${forward}`);
    const { columns, rows, metadata, docType, confidence } = extraction;
    const told = await verifyWebhook(received[0]!.body, received[0]!.headers, secret);
    expect(told).toEqual({ event: 'extraction.completed', data: { columns, rows, metadata, docType, confidence } });
    expect(received[0]!.headers).toMatchObject({ 'x-service-extraction': extraction.id, 'x-service-event': 'extraction.completed' });
    const parts = (await account.infer(await invoicePdf(), { split: 'auto' })).body.parts as { id: string }[];
    expect(await nextLine()).toMatch(new RegExp(`^${parts[0]!.id}\t.*\t200 from`));
    await account.infer({ name: 'none.pdf', bytes: Buffer.from('%PDF-1.7 broken') });
    expect(await nextLine()).toMatch(/^ext_\S+\tfailed$/);
    listening.kill('SIGTERM');
    const [code] = (await once(listening, 'exit')) as [number];
    program.close();
    expect(code).toBe(0);
  });

  it('has a command that offers the API as tools to a language model', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['node_modules/@gridline/client/gridline.mjs', 'mcp'],
      cwd: folder,
      env: env as Record<string, string>,
    });
    const model = new Client({ name: 'test', version: '1' });
    await model.connect(transport);
    const call = async (name: string, input: object = {}): Promise<{ isError?: boolean; text: string }> => {
      const { isError, content } = await model.callTool({ name, arguments: input as Record<string, unknown> });
      return { isError: isError as boolean | undefined, text: (content as { text: string }[])[0]!.text };
    };
    const { tools } = await model.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['extract_document', 'list_extractions', 'export_extraction', 'usage']);
    const extracted = JSON.parse((await call('extract_document', { path: 'invoice.pdf', reference: 'by a model' })).text);
    expect(extracted).toMatchObject({ docType: 'Invoice', fileName: 'invoice.pdf', columns: expect.any(Array) });
    const listed = JSON.parse((await call('list_extractions', { reference: 'by a model' })).text);
    expect(listed).toMatchObject([{ id: extracted.id, rowCount: extracted.rows.length }]);
    expect((await call('export_extraction', { id: extracted.id })).text).toContain('Oak desk');
    await call('export_extraction', { id: extracted.id, format: 'xlsx', path: 'out.xlsx' });
    expect((await readFile(join(folder, 'out.xlsx'))).subarray(0, 2).toString()).toBe('PK');
    expect(JSON.parse((await call('usage')).text)).toMatchObject({ limit: 1000 });
    expect(await call('extract_document')).toEqual({ isError: true, text: expect.stringContaining('path or url') });
    expect(await call('export_extraction', { id: 'ext_none' })).toMatchObject({ isError: true });
    await model.close();
  });

  describeInBrowser('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => void (browser = await launchBrowser()));
    afterAll(() => browser?.close());

    it('reads a document, tells how much of it has left, and checks a delivery', async () => {
      const page = await browser.newPage();
      const module = await readFile(join(folder, 'node_modules/@gridline/client/index.mjs'), 'utf8');
      await page.route('**/try/*', (route) =>
        route.fulfill(
          route.request().url().endsWith('.mjs')
            ? { contentType: 'text/javascript', body: module }
            : { contentType: 'text/html', body: '<p>' },
        ),
      );
      await page.goto(`${system.baseUrl}/try/page`);
      // As text, so that nothing of the test's own compilation comes into the page.
      const answer = await page.evaluate(`(async () => {
        const { GridlineClient, verifyWebhook } = await import('/try/client.mjs');
        const client = new GridlineClient({ baseUrl: location.origin, apiKey: '${account.key}' });
        const told = [];
        const file = new File(['Item,Total\\nOak desk,12.50\\nLamp,3.20\\n'], 'prices.csv');
        const { id, fileName, rows } = await client.infer(file, { onProgress: ({ sentBytes, totalBytes }) => told.push(sentBytes / totalBytes) });
        const csv = await new Response((await client.export(id, 'csv')).body).text();
        const wrong = await verifyWebhook('{}', {}, 'whsec_AAAA').catch((error) => error.name);
        return [fileName, rows.length, told.at(-1), csv.includes('Oak desk'), (await client.usage()).calls, wrong];
      })()`);
      expect(answer).toEqual(['prices.csv', 2, 1, true, 3, 'WebhookVerificationError']);
    });
  });
});
