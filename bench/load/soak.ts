import { setTimeout as delay } from 'node:timers/promises';
import { makeDocument, toPdf, toScan } from '@gridline/testing';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { countOf, runCommand, UsageError } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { MeasuredSystem } from './measured-system';

const MINUTES = 10;
/** Keys of users of their own, so many that none meets its minute limit: four requests a second at most. */
const KEYS = 50;
/** After this minute nothing may grow any more: caches are full and V8 has compiled what is hot. */
const WARM_MINUTE = 3;
/** What a process may hold in the last minute, of what it held in the warm one: what V8 leaves uncollected moves by less. An estimate. */
const MOST_GROWTH = 1.25;
/** Processes smaller than this may grow by it: a tenth of a few megabytes is no leak. */
const NO_GROWTH_BYTES = 16 * 1_048_576;
/** How often memory is looked at. A minute has moments in which nothing large is read, and what is held then is what stays. */
const LOOK_MS = 5_000;
const LOOKS = 60_000 / LOOK_MS;
/** Between two requests of a worker; the load is mixed and steady, not the most that the machine bears. */
const PAUSE_MS = 250;

interface Sent {
  status: number;
  id?: string;
}

interface Body {
  id?: string;
  code?: string;
  detail?: string;
  requestId?: string;
}

/** `npm run bench:soak`: minutes of mixed load, and what memory each process holds in each. */
async function main(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: argv, options: { write: { type: 'boolean' } }, allowPositionals: true });
  if (positionals.length > 1) throw new UsageError('Say the minutes once.');
  const minutes = countOf(positionals[0] ?? `${MINUTES}`, 'MINUTES');
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction', 'export', 'webhooks']);
  try {
    const load = new MixedLoad(system.gatewayPort, await system.makeKeys(KEYS), await documents());
    const running = load.run();
    const rows: Minute[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      rows.push(await watchMinute(system));
      process.stderr.write(`minute ${minute}: ${load.counts()}\n`);
    }
    load.stop();
    await running;
    const table = report(rows, load.counts());
    process.stdout.write(`${table}\n`);
    const grown = [...grownPast(rows), ...(load.hasFailed() ? ['answers of 5xx other than 503'] : [])];
    if (grown.length > 0) process.exitCode = 1;
    if (grown.length > 0) process.stderr.write(`Past its limit: ${grown.join(', ')}.\n`);
    if (values.write) await writeBenchmarks('Soak', table);
  } finally {
    await system.stop();
  }
}

/** What each process held in a minute, in bytes: when it held least, and when it held most. */
interface Minute {
  least: Map<string, number>;
  most: Map<string, number>;
}

async function watchMinute(system: MeasuredSystem): Promise<Minute> {
  const looks: Map<string, number>[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await delay(LOOK_MS);
    looks.push(system.memory());
  }
  const of = (choose: (...bytes: number[]) => number): Map<string, number> =>
    new Map([...looks[0]!.keys()].map((name) => [name, choose(...looks.map((look) => look.get(name)!))]));
  return { least: of(Math.min), most: of(Math.max) };
}

interface Upload {
  name: string;
  bytes: Uint8Array;
}

async function documents(): Promise<Upload[]> {
  const pdfs = await Promise.all([1, 2, 3].map(async (seed) => ({ name: `${seed}.pdf`, bytes: await toPdf(makeDocument(seed)) })));
  const rows = (count: number): string => Array.from({ length: count }, (_, row) => `${row + 1},Item ${row + 1},${row}.50`).join('\n');
  const csv = (name: string, count: number): Upload => ({ name, bytes: Buffer.from(`Position,Description,Amount\n${rows(count)}\n`) });
  const html = { name: 'table.html', bytes: Buffer.from('<table><tr><th>City<th>Amount<tr><td>Ulm<td>1.20</table>') };
  const broken = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 and then nothing') };
  return [
    ...pdfs,
    csv('small.csv', 5),
    csv('middle.csv', 2_000),
    html,
    broken,
    { name: 'scan.jpg', bytes: await toScan(makeDocument(4), 1) },
  ];
}

/** Documents of all kinds, lists, single extractions, exports and usage, one after the other in each of a few workers. */
class MixedLoad {
  private isOver = false;
  private requests = 0;
  private readonly answers = new Map<string, number>();
  private faults = 0;
  private readonly ids: string[] = [];

  constructor(
    private readonly port: number,
    private readonly keys: readonly string[],
    private readonly uploads: readonly Upload[],
  ) {}

  async run(): Promise<void> {
    await Promise.all([this.repeat(() => this.upload()), this.repeat(() => this.upload()), this.repeat(() => this.read())]);
  }

  stop(): void {
    this.isOver = true;
  }

  /** How many of which answers, errors by their code. */
  counts(): string {
    return [...this.answers].sort().map(([answer, count]) => `${count} × ${answer}`).join(', '); // prettier-ignore
  }

  /** Whether any answer was a fault of ours; 503 says that a service is busy. */
  hasFailed(): boolean {
    return this.faults > 0;
  }

  private async repeat(act: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await act();
      await delay(PAUSE_MS);
    }
  }

  private async upload(): Promise<void> {
    const { name, bytes } = this.uploads[this.requests % this.uploads.length]!;
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const { status, id } = await this.send('/api/v1/infer', { method: 'POST', body });
    if (status === 201 && id) this.ids.push(id);
    if (this.ids.length > KEYS) this.ids.shift();
  }

  private async read(): Promise<void> {
    const id = this.ids[this.requests % Math.max(1, this.ids.length)] ?? 'ext_none';
    const paths = ['/api/v1/usage', '/api/v1/extractions?limit=20', `/api/v1/extractions/${id}`]
      .concat(['csv', 'json', 'xlsx'].map((format) => `/api/v1/extractions/${id}/export?format=${format}`)); // prettier-ignore
    await this.send(paths[this.requests % paths.length]!);
  }

  private async send(path: string, init: RequestInit = {}): Promise<Sent> {
    const number = this.requests++;
    // Keys of one account follow one another; documents are read by the account that sent them, or not found.
    const key = this.keys[number % this.keys.length]!;
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': `10.2.${(number >> 8) & 255}.${number & 255}` };
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, { ...init, headers });
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const body = isJson ? ((await response.json()) as Body) : void (await response.arrayBuffer());
    this.count(path, response.status, response.ok ? undefined : body);
    return { status: response.status, id: body?.id };
  }

  /** Whatever says that we could not is told at once, with its words and its time: a number alone at the end explains nothing. */
  private count(path: string, status: number, problem?: Body): void {
    const answer = [status, problem?.code].filter(Boolean).join(' ');
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
    if (status < 500) return;
    if (status !== 503) this.faults++;
    process.stderr.write(`${new Date().toISOString()} ${answer} of ${path}: ${problem?.detail} (${problem?.requestId})\n`);
  }
}

/** The processes that hold more at the end than they may: of what each held when it held least. */
function grownPast(rows: readonly Minute[]): string[] {
  if (rows.length <= WARM_MINUTE) return [];
  const { least: warm } = rows[WARM_MINUTE - 1]!;
  return [...rows.at(-1)!.least].flatMap(([name, bytes]) => {
    const most = Math.max(MOST_GROWTH * warm.get(name)!, warm.get(name)! + NO_GROWTH_BYTES);
    return bytes > most ? [name] : [];
  });
}

function report(rows: readonly Minute[], counts: string): string {
  const names = [...rows[0]!.least.keys()];
  const inMb = (bytes: number): string => (bytes / 1_048_576).toFixed(0);
  const cell = (minute: number, name: string): string => `${inMb(rows[minute]!.least.get(name)!)} (${inMb(rows[minute]!.most.get(name)!)})`;
  const head = ['MB at minute', ...rows.map((_, minute) => `${minute + 1}`), `last of minute ${WARM_MINUTE}`];
  const lines = names.map((name) => {
    const warm = rows[Math.min(WARM_MINUTE, rows.length) - 1]!.least.get(name)!;
    const growth = rows.at(-1)!.least.get(name)! / warm;
    return [name, ...rows.map((_, minute) => cell(minute, name)), growth.toFixed(2)];
  });
  const toLine = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [
    toLine(head),
    toLine(head.map(() => '---')),
    ...lines.map(toLine),
    '',
    `Of ${LOOKS} looks in each minute the least (and the most) that was held. Answers: ${counts}. Pages that processes share are counted once. Load average ${loadavg()[0]!.toFixed(1)} at the end.`,
  ].join('\n');
}

const USAGE = `usage: npm run bench:soak -- [MINUTES] [--write]
Starts a system of its own, keeps it under mixed load for ${MINUTES} minutes and tells what memory each process holds in each.
Ends with 1 where a process never holds less in the last minute than ${MOST_GROWTH} times its least of minute ${WARM_MINUTE}, or an answer was a fault of ours.
--write puts the table into docs/benchmarks.md.`;

void runCommand(USAGE, main);
