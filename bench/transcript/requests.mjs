// What a customer does with the packed client, each request as it goes over the wire. Run by transcript.ts in a folder where it is installed.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { ApiError, GridlineClient, verifyWebhook } from '@gridline/client';

const run = promisify(execFile);
const BASE_URL = process.env.BASE_URL;
const MOST_SHOWN = 420;
const SHOWN_HEADERS =
  /^(location|retry-after|preference-applied|idempotency-replayed|content-encoding|content-disposition|x-service-.*|x-pe-charged)$/;

const say = (text = '') => process.stdout.write(`${text}\n`);
const part = (number, title) => say(`\n## ${number}. ${title}\n`);
const brief = (text) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} … (${text.length} characters)` : text);
const hidden = (text) => text.replace(/svc_live_[0-9a-f]{64}/g, 'svc_live_…').replace(/whsec_[\w+/=]{20,}/g, 'whsec_…');

/** `fetch` that tells of every request. */
async function told(input, init = {}) {
  const { pathname, search } = new URL(String(input));
  const headers = Object.entries(init.headers ?? {}).filter(([name]) => !/authorization|cookie/i.test(name));
  say(
    `> ${init.method ?? 'GET'} ${pathname}${search}${headers.map(([name, value]) => `  ${name}: ${value}`).join('')}${bodyOf(init.body)}`,
  );
  const response = await fetch(input, init);
  const shown = [...response.headers].filter(([name]) => SHOWN_HEADERS.test(name)).map(([name, value]) => `  ${name}: ${value}`);
  say(`< ${response.status}${shown.join('')}`);
  const isText = /json|text\/(?!event)/.test(response.headers.get('Content-Type') ?? '');
  if (isText) say(`  ${brief(hidden((await response.clone().text()).replace(/\s+/g, ' ')))}`);
  return response;
}

function bodyOf(body) {
  if (body instanceof FormData)
    return `  form: ${[...body].map(([name, value]) => `${name}=${typeof value === 'string' ? brief(value) : `@${value.name}`}`).join(' ')}`;
  return typeof body === 'string' ? `  ${brief(hidden(body))}` : '';
}

const jsonOf = (method, value, headers = {}) => ({
  method,
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json', ...headers },
});

/** A refusal is part of what is shown; anything else that fails ends the transcript. */
const refused = async (work) => {
  const error = await work.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('This should have been refused.');
};

part(5, 'An account and a key');
const email = `${crypto.randomUUID()}@example.com`;
const signUp = await told(`${BASE_URL}/api/auth/sign-up`, jsonOf('POST', { email, password: 'correct horse battery staple' }));
const Cookie = signUp.headers.getSetCookie()[0].split(';')[0];
const bySession = (path, init = {}) => told(BASE_URL + path, { ...init, headers: { ...init.headers, Cookie } });
const { key } = await (await bySession('/api/tokens', jsonOf('POST', { name: 'transcript' }))).json();
const client = new GridlineClient({ baseUrl: BASE_URL, apiKey: key, fetch: told });
const byKey = (path, init = {}) => told(BASE_URL + path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${key}` } });
const invoice = await readFile('invoice.pdf');

part(2, 'Waiting');
const waitedFor = await client.submit(invoice, { fileName: 'invoice.pdf' });
await client.wait(waitedFor);
const form = new FormData();
form.append('file', new Blob([invoice]), 'invoice.pdf');
await byKey('/api/v1/infer', { method: 'POST', body: form, headers: { Prefer: 'wait=20' } });

part(3, 'What the service says of itself');
for (const path of ['/openapi.json', '/openapi-3.0.json']) {
  const { openapi, paths, webhooks = {}, components } = await (await fetch(BASE_URL + path)).json();
  say(
    `${path}: OpenAPI ${openapi}, ${Object.keys(paths).length} paths, ${Object.keys(components.schemas).length} schemas, webhooks ${Object.keys(webhooks).join(' ') || 'none'}`,
  );
}

part(4, 'Nonsense is refused alike; files sort as people do; answers are compressed');
for (const query of ['cursor=zzz', 'limit=1e1', 'limit=0x10', 'page=x', 'sort=colour']) await byKey(`/api/v1/extractions?${query}`);
await bySession('/api/extractions?limit=0x10');
await bySession('/api/tokens', { method: 'POST', body: 'name=x', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
for (const name of ['invoice 10', 'invoice 9']) await client.infer(new Blob([`Item,Total\n${name},1.00\n`]), { fileName: `${name}.csv` });
const names = [];
for await (const { fileName } of client.extractions({ sort: 'file_name', order: 'asc' })) names.push(fileName);
say(`  sorted: ${names.join(', ')}`);
await byKey('/api/v1/extractions', { headers: { 'Accept-Encoding': 'br' } });

part(6, 'All tables');
const { id } = await client.infer(invoice, { fileName: 'invoice.pdf', include: ['tables'], reference: 'order 7', label: 'March' });
await client.get(id, { include: ['tables'] });
await client.export(id, 'xlsx', { tables: 'all' });
await client.export(id, 'json', { tables: 'all' });

part(7, 'Your schema');
const schema = {
  type: 'object',
  properties: {
    number: { type: 'string', title: 'Invoice number' },
    total: { type: 'number', description: 'Grand total' },
    poNumber: { type: 'string', title: 'Purchase order' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string', title: 'Description' }, amount: { type: 'number' } } },
    },
  },
};
const { data } = await client.inferAs(invoice, schema, { fileName: 'invoice.pdf' });
say(`  typed: ${JSON.stringify(data)}`);
await bySession('/api/schemas/bills', jsonOf('PUT', { schema }));
await client.infer(invoice, { fileName: 'invoice.pdf', schema: 'bills' });

part(8, 'Pages');
await client.infer(invoice, { fileName: 'invoice.pdf', pages: '1' });
await refused(client.infer(invoice, { fileName: 'invoice.pdf', pages: '9' }));

part(9, 'Other ways in');
await byKey('/api/v1/infer', jsonOf('POST', { base64: Buffer.from('Item,Total\nLamp,3.20\n').toString('base64'), fileName: 'lamp.csv' }));
await refused(client.infer({ url: 'https://127.0.0.1/invoice.pdf' }));
const batch = await client.submitBatch([
  { content: invoice, fileName: 'a.pdf' },
  { content: new Blob(['Item,Total\nDesk,9.00\n']), fileName: 'b.csv' },
]);
await client.waitForBatch(batch.id);
await client.exportBatch(batch.id, 'csv');
const split = await client.infer(invoice, { fileName: 'bundle.pdf', split: 'auto' });
await client.get(split.id);

part(10, 'Your reference');
await byKey(`/api/v1/extractions/${id}`);
await client.list({ reference: 'order 7' }).next();
await refused(client.infer(invoice, { webhook: ['end_none'] }));

part(11, 'Finding');
await client.list({ limit: 2, createdAfter: new Date(Date.now() - 3_600_000), createdBefore: new Date(Date.now() + 3_600_000) }).next();
await client.list({ label: 'March', minConfidence: 0.5, needsReview: false, fileName: 'invoice' }).next();
await client.get(id, { include: ['provenance'], lowConfidence: 0.9 });

part(12, 'Asking once for much');
const day = new Date().toISOString().slice(0, 10);
await bySession(`/api/usage/daily?from=${day}&to=${day}`);
await client.usage();

const command = async (...args) => {
  say(`$ gridline ${hidden(args.join(' '))}`);
  const { stdout, stderr } = await run(process.execPath, ['node_modules/@gridline/client/gridline.mjs', ...args]).catch((error) => error);
  say(brief((stdout + stderr).trim().replace(/^/gm, '  ')));
};

part(14, 'The command');
await command('login', '--url', BASE_URL, '--key', key);
await command('infer', 'invoice.pdf', 'none.csv', '--out', 'tables', '--format', 'csv');
await command('list', '--limit', '2');
await command('export', id, '--format', 'json', '--out', 'one.json');
await command('usage');

part('1 and 14', 'What a webhook is told, on this machine');
const received = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.end();
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const forward = `http://127.0.0.1:${receiver.address().port}/hook`;
say(`$ gridline listen --forward ${forward}`);
const listening = spawn(process.execPath, ['node_modules/@gridline/client/gridline.mjs', 'listen', '--forward', forward], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lines = createInterface({ input: listening.stdout })[Symbol.asyncIterator]();
const greeting = (await lines.next()).value;
say(`  ${hidden(greeting)}`);
await client.infer(invoice, { fileName: 'invoice.pdf' });
say(`  ${(await lines.next()).value}`);
listening.kill('SIGTERM');
receiver.close();
const [{ headers, body }] = received;
for (const [name, value] of Object.entries(headers)) if (/^(x-service|webhook)-/.test(name)) say(`  ${name}: ${value}`);
const { event } = await verifyWebhook(body, headers, /whsec_\S+/.exec(greeting)[0]);
say(`  verified: ${event}`);

part(15, 'Tools for a language model, and Python');
const tools = spawn(process.execPath, ['node_modules/@gridline/client/gridline.mjs', 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: tools.stdout })[Symbol.asyncIterator]();
const ask = async (message) => {
  say(`> ${JSON.stringify(message)}`);
  tools.stdin.write(`${JSON.stringify(message)}\n`);
  if ('id' in message) say(`< ${brief((await answers.next()).value)}`);
};
const clientInfo = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'transcript', version: '1' } };
await ask({ jsonrpc: '2.0', id: 1, method: 'initialize', params: clientInfo });
await ask({ jsonrpc: '2.0', method: 'notifications/initialized' });
await ask({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
await ask({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'list_extractions', arguments: { limit: 1 } } });
tools.stdin.end();
const program = `import os
from gridline import Gridline
client = Gridline(os.environ["BASE_URL"], os.environ["API_KEY"])
print(client.infer("invoice.pdf")["metadata"]["grossTotal"], client.usage()["calls"])`;
say(`$ python3\n${program.replace(/^/gm, '  ')}`);
const { stdout } = await run('python3', ['-c', program], { env: { ...process.env, API_KEY: key } });
say(`  ${stdout.trim()}`);

part(16, 'The documentation');
for (const path of ['/llms.txt', '/docs', '/docs/reference', '/docs/guides/webhooks', '/docs/search.json'])
  say(`${path}: ${(await fetch(BASE_URL + path)).status}`);
