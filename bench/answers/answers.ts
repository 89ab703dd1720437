import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyExtraction, projectRoot } from '@gridline/testing';
import S3rver from 's3rver';
import { readSwitches, runCommand } from '../command-line/run-command';
import { endInOrder } from '../load/end-in-order';
import { MeasuredSystem } from '../load/measured-system';
import { writeBenchmarks } from '../report/write-section';

const USAGE = `usage: npm run bench:answers [-- --write]
Asks for a page of a list of some 18 MB in parts over NATS (passed on as they come, and once all have) and through the storage (a folder,
a bucket), in turn, and says what each costs.
--write puts the table into docs/benchmarks.md.`;

/** A page of so many extractions of so many rows is some 18 MB. */
const EXTRACTIONS = 100;
const ROWS = 6_600;
/** Pages one after another, asked for in turn of each way; then by so many clients at once, so often. */
const PAGES = 12;
const CLIENTS = 4;
const ROUNDS = 3;
/** How long a slow client reads nothing once the first byte came. */
const SLOW_MS = 3_000;
const MB = 1024 * 1024;

/** One way for a large answer from the extraction service to the gateway. */
interface Way {
  name: string;
  system: MeasuredSystem;
  keys: string[];
}

/** A page as a client saw it. */
interface Page {
  status: number;
  firstByteMs: number;
  wholeMs: number;
  bytes: number;
}

async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  const bucket = await Bucket.start();
  const ways: Way[] = [];
  try {
    const required = (file: string) => ({ NODE_OPTIONS: `--require ${join(projectRoot(), 'bench/answers', file)}` });
    const before = required('through-storage.cjs');
    ways.push(await startWay('in parts over NATS'));
    ways.push(await startWay('in parts, whole before they are passed on', required('whole-first.cjs')));
    ways.push(await startWay('through the storage, a folder', before));
    ways.push(await startWay('through the storage, a bucket', before, bucket.variables));
    const table = await compare(ways);
    console.log(table);
    if (write) await writeBenchmarks('Large answers', table);
  } finally {
    for (const { system } of ways) await system.stop();
    await bucket.stop();
  }
}

async function startWay(name: string, gateway: Record<string, string> = {}, storage: Record<string, string> = {}): Promise<Way> {
  const own = { gateway: { ...storage, ...gateway }, usage: storage, extraction: storage };
  const system = await MeasuredSystem.start(undefined, own);
  const keys = await system.makeKeys(25);
  const form = new FormData();
  form.append('file', new Blob([csv()]), 'items.csv');
  const headers = { authorization: `Bearer ${keys[0]}` };
  const answer = await fetch(`http://127.0.0.1:${system.gatewayPort}/api/v1/infer`, { method: 'POST', body: form, headers });
  if (answer.status !== 201) throw new Error(`the document was answered ${answer.status}: ${await answer.text()}`);
  console.error(name);
  await copyExtraction(system.databaseUrl, ((await answer.json()) as { id: string }).id, EXTRACTIONS - 1);
  return { name, system, keys };
}

/** One long list of three columns. */
const csv = (): string =>
  [
    'Position,Description,Amount',
    ...Array.from({ length: ROWS }, (_, row) => `${row + 1},Item ${row + 1},${((row * 37) % 10_000) / 100}`),
  ].join('\n');

async function compare(ways: readonly Way[]): Promise<string> {
  const heads = ['first byte p50', 'p95', 'whole p50', 'p95', 'CPU a page: gateway', 'extraction', 'broker', 'database'];
  const lines = [`| one after another, ms | ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length + 1)}`];
  const alone = new Map<Way, Page[]>(ways.map((way) => [way, []]));
  const spent = new Map<Way, Map<string, number>>(ways.map((way) => [way, new Map()]));
  for (const way of ways) for (let warm = 0; warm < 2; warm++) await ask(way, 0);
  for (let page = 0; page < PAGES; page++) {
    console.error(`page ${page + 1} of ${PAGES}`);
    for (const way of ways) {
      const earlier = way.system.cpu();
      alone.get(way)!.push(await ask(way, page));
      for (const [part, micros] of way.system.cpu())
        spent.get(way)!.set(part, (spent.get(way)!.get(part) ?? 0) + micros - earlier.get(part)!);
    }
  }
  for (const way of ways) {
    const cpu = ['gateway', 'extraction', 'nats', 'postgresql'].map((part) => (cpuOf(spent.get(way)!, part) / 1_000 / PAGES).toFixed(0));
    lines.push(`| ${[way.name, ...times(alone.get(way)!), ...cpu].join(' | ')} |`);
  }
  const crowdHeads = ['first byte p50', 'p95', 'whole p50', 'p95', 'not answered', 'gateway grew by, MB', 'extraction'];
  for (const slowMs of [0, SLOW_MS]) {
    const title = slowMs
      ? `${CLIENTS} clients that read nothing for ${slowMs / 1_000} s after the first byte`
      : `${CLIENTS} clients at once`;
    lines.push('', `| ${title}, ms | ${crowdHeads.join(' | ')} |`, `|${'---|'.repeat(crowdHeads.length + 1)}`);
    for (const way of ways) lines.push(`| ${[way.name, ...(await crowd(way, slowMs))].join(' | ')} |`);
  }
  const [first] = alone.get(ways[0]!)!;
  const about = `A page of a list of ${EXTRACTIONS} extractions, ${(first!.bytes / 1e6).toFixed(1)} MB, asked for in turn of ${ways.length} systems. The bucket is s3rver in the bench's own process, whose CPU is not counted and which takes the answers too. ${cpus().length} cores, load average ${loadavg()[0]!.toFixed(1)} at the end.`;
  return `From \`npm run bench:answers\`. ${about}\n\n${lines.join('\n')}`;
}

/** Pages asked for by several clients at once: their times, and by how much the most memory of either side was over what it held before. */
async function crowd(way: Way, slowMs: number): Promise<string[]> {
  const { system } = way;
  const pages: Page[] = [];
  system.forgetPeaks();
  const before = system.peaks();
  for (let round = 0; round < (slowMs ? 1 : ROUNDS); round++)
    pages.push(...(await Promise.all(Array.from({ length: CLIENTS }, (_, client) => ask(way, client, slowMs)))));
  const peaks = system.peaks();
  const refused = pages.filter(({ status }) => status !== 200).length;
  return [
    ...times(pages),
    `${refused} of ${pages.length}`,
    ...['gateway', 'extraction'].map((part) => ((peaks.get(part)! - before.get(part)!) / MB).toFixed(0)),
  ];
}

function ask({ system, keys }: Way, number: number, slowMs = 0): Promise<Page> {
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${keys[number % keys.length]}` };
  const path = `/api/v1/extractions?limit=${EXTRACTIONS}`;
  return new Promise((resolve, reject) => {
    const read = async (response: IncomingMessage): Promise<Page> => {
      let firstByteMs = 0;
      let bytes = 0;
      for await (const piece of response as AsyncIterable<Buffer>) {
        if (bytes === 0) firstByteMs = performance.now() - startedAt;
        if (bytes === 0 && slowMs > 0) await delay(slowMs);
        bytes += piece.length;
      }
      return { status: response.statusCode ?? 0, firstByteMs, wholeMs: performance.now() - startedAt, bytes };
    };
    get({ port: system.gatewayPort, host: '127.0.0.1', path, headers, agent: false }, (response) => resolve(read(response))).once(
      'error',
      reject,
    );
  });
}

/** Of the pages that came: when the first byte did and when all had, in the middle and at the slow end. */
function times(pages: readonly Page[]): string[] {
  const came = pages.filter(({ status }) => status === 200);
  return [came.map(({ firstByteMs }) => firstByteMs), came.map(({ wholeMs }) => wholeMs)].flatMap((values) =>
    [0.5, 0.95].map((share) => at(values, share).toFixed(0)),
  );
}

const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;

/** What the scheme of a server's address is called differs: postgres or postgresql. */
const cpuOf = (spent: ReadonlyMap<string, number>, part: string): number => spent.get(part) ?? spent.get('postgres') ?? 0;

/** A server that speaks S3's protocol, in this process, with one bucket. */
class Bucket {
  private readonly staysToTheEnd = endInOrder(() => this.removeFolder());

  private constructor(
    private readonly server: S3rver,
    private readonly folder: string,
    readonly variables: Record<string, string>,
  ) {}

  static async start(): Promise<Bucket> {
    const folder = mkdtempSync(join(tmpdir(), 'gridline-bucket-'));
    const configureBuckets = [{ name: 'documents', configs: [] }];
    const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
    const { address, port } = await server.run();
    const who = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
    return new Bucket(server, folder, { S3_BUCKET: 'documents', S3_ENDPOINT: `http://${address}:${port}`, ...who });
  }

  async stop(): Promise<void> {
    await this.server.close();
    this.removeFolder();
    this.staysToTheEnd();
  }

  private removeFolder(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

void runCommand(USAGE, main);
