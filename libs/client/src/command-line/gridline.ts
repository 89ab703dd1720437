#!/usr/bin/env node
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { ConnectionError, GridlineClient, type ExportedFile, type ExportFormat } from '../index';
import { listen } from './listen';
import { readSettings, writeSettings } from './settings';

const USAGE = `gridline <command>

  login [--url URL]                          keeps your API key, for you alone to read
  infer FILE... --out DIR [--format xlsx]    reads documents and writes their tables
  list [--limit N]                           the latest extractions, a line each
  export ID [--format xlsx] [--out FILE]     an extraction as a file
  usage                                      the calls of the month
  listen [--forward URL] [--secret whsec_…]  prints how runs end, and posts tables to your own
                                             program as a webhook would, without a public address
  mcp                                        the same as tools of the Model Context Protocol, on
                                             standard input and output

--url, --key, or GRIDLINE_URL and GRIDLINE_API_KEY, say where the service is and who you are.`;

const COMMANDS: readonly string[] = ['login', 'infer', 'list', 'export', 'usage', 'listen', 'mcp'];

const OPTIONS = {
  url: { type: 'string' },
  key: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string', default: 'json' },
  limit: { type: 'string', default: '20' },
  forward: { type: 'string' },
  secret: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Documents that are on their way at a time: a few keep the service busy, and stay within what a minute allows. */
const AT_A_TIME = 4;

type Values = ReturnType<typeof parse>['values'];

const parse = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

/** Answers the exit code: 0, or 1 where a document was refused. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) return say(USAGE);
  if (!COMMANDS.includes(command)) throw new Error(`There is no command ${command}.\n\n${USAGE}`);
  if (command === 'login') return login(values);
  const client = await connect(values);
  if (command === 'infer') return infer(client, rest, values);
  if (command === 'list') return list(client, Number(values.limit));
  if (command === 'export') return exportOne(client, rest[0], values);
  if (command === 'usage') return say(JSON.stringify(await client.usage(), null, 2));
  if (command === 'listen') return listenUntilStopped(client, values);
  return serveTools(client);
}

async function login({ url = 'http://localhost:3000', key }: Values): Promise<number> {
  const baseUrl = addressOf(url);
  const apiKey = key ?? (await ask('API key: '));
  await new GridlineClient({ baseUrl, apiKey }).usage();
  return say(`Kept in ${await writeSettings({ url, key: apiKey })}.`);
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim();
}

async function connect({ url, key }: Values): Promise<GridlineClient> {
  const kept = await readSettings();
  const apiKey = key ?? process.env.GRIDLINE_API_KEY ?? kept.key;
  const baseUrl = url ?? process.env.GRIDLINE_URL ?? kept.url;
  if (apiKey === undefined || baseUrl === undefined)
    throw new Error('Who are you? Run `gridline login` first, or set GRIDLINE_URL and GRIDLINE_API_KEY.');
  return new GridlineClient({ baseUrl: addressOf(baseUrl), apiKey });
}

/** Refused before it is tried: nothing answers there, and every try would be made again. */
function addressOf(url: string): string {
  if (URL.canParse(url) && /^https?:/i.test(url)) return url;
  throw new Error(`${url} is no address of the service, which is like https://gridline.example.com or http://localhost:3000.`);
}

/** Some documents at a time; one that is refused stops no other. */
async function infer(client: GridlineClient, files: readonly string[], { out = '.', format }: Values): Promise<number> {
  if (files.length === 0) throw new Error('Which files? gridline infer FILE... --out DIR');
  await mkdir(out, { recursive: true });
  const waiting = [...files];
  const refused: string[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await inferOne(client, file, out, formatOf(format)).catch((error: Error) => refused.push(`${file}: ${error.message}`));
      showProgress(files.length - waiting.length, files.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, files.length) }, work));
  for (const line of refused) console.error(line);
  await say(`${files.length - refused.length} of ${files.length} documents in ${out}`);
  return refused.length > 0 ? 1 : 0;
}

async function inferOne(client: GridlineClient, file: string, out: string, format: ExportFormat): Promise<void> {
  const { id } = await client.infer(await readFile(file), { fileName: basename(file) });
  // Two files of one name in two folders are two documents.
  await save(await client.export(id, format), join(out, `${basename(file)}.${format}`));
}

async function list(client: GridlineClient, limit: number): Promise<number> {
  for await (const { data } of client.list({ limit })) {
    for (const { id, createdAt, docType, confidence, fileName } of data)
      await say([id, createdAt, docType, confidence.toFixed(2), fileName].join('\t'));
    break;
  }
  return 0;
}

async function exportOne(client: GridlineClient, id: string | undefined, { out, format }: Values): Promise<number> {
  if (id === undefined) throw new Error('Which extraction? gridline export ID');
  const file = await client.export(id, formatOf(format));
  const path = out ?? basename(file.fileName);
  await save(file, path);
  return say(path);
}

async function serveTools(client: GridlineClient): Promise<number> {
  // By itself, so that nothing else loads what it needs.
  await (await import('./mcp.js')).serveTools(client);
  return 0;
}

async function listenUntilStopped(client: GridlineClient, { forward: forwardTo, secret }: Values): Promise<number> {
  if (secret !== undefined && !/^whsec_[\w+/]+=*$/.test(secret)) throw new Error('--secret is what an endpoint has: whsec_ and base64.');
  if (forwardTo !== undefined && !URL.canParse(forwardTo)) throw new Error('--forward is a URL: http://localhost:4000/hook.');
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  await listen(client, { forwardTo, secret, say, signal: stopped.signal });
  return 0;
}

const save = ({ body }: ExportedFile, path: string): Promise<void> =>
  pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(path));

function formatOf(format: string): ExportFormat {
  if (format === 'csv' || format === 'json' || format === 'xlsx') return format;
  throw new Error('--format is csv, json or xlsx.');
}

/** On a terminal alone. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((done / total) * BAR_WIDTH);
  process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done}/${total}${done === total ? '\n' : ''}`);
}

const BAR_WIDTH = 30;

function say(text: string): Promise<number> {
  return new Promise((resolve) => process.stdout.write(`${text}\n`, () => resolve(0)));
}

/** In a line; of what could not be reached, why not. */
function told(error: Error): string {
  // Node goes on about arguments that begin with a hyphen.
  if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) return error.message.split('. ', 1)[0]!;
  return error instanceof ConnectionError ? `${error.message} ${reasonOf(error)}` : error.message;
}

/** Of the innermost cause: `connect ECONNREFUSED 127.0.0.1:3000`. */
function reasonOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return '';
  const [first] = cause instanceof AggregateError ? (cause.errors as Error[]) : [];
  return reasonOf(cause) || (first ?? cause).message.split('\n', 1)[0]!;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(told(error));
    process.exitCode = 2;
  },
);
