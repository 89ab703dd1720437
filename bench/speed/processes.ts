import { WorkerPool, engineConfinement, openDocument } from '@gridline/engine';
import { makeDocument, toPdf } from '@gridline/testing';
import { readSwitches, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { median } from '../report/median';

/** Documents of each kind, warm. */
const DOCUMENTS = 100;
/** Starts that are measured. */
const STARTS = 10;
const LIMITS = { timeLimitMs: 60_000, memoryLimitMb: 1_500 };

interface Kind {
  name: string;
  fileName: string;
  bytes: Uint8Array;
}

/** `npm run bench:processes`: what it costs that each document is read in a process of its own. */
async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  const kinds: Kind[] = [
    { name: 'CSV of two lines', fileName: 'small.csv', bytes: csvOf(2) },
    { name: 'CSV of 50,000 lines', fileName: 'large.csv', bytes: csvOf(50_000) },
    { name: 'PDF of a made invoice', fileName: 'invoice.pdf', bytes: await toPdf(makeDocument(1)) },
  ];
  const lines = ['| document | in the same process, ms | in one of its own, ms |', '| --- | --- | --- |'];
  for (const kind of kinds) {
    const times = [await timed(kind, (bytes) => readHere(kind, bytes)), await inWorker(kind)];
    lines.push(`| ${[kind.name, ...times.map((ms) => ms.toFixed(1))].join(' | ')} |`);
  }
  const { withoutNetwork, endsWithParent } = engineConfinement();
  lines.push(
    '',
    `The median of ${DOCUMENTS} (the large one: ${repeats(kinds[1]!)}). A process and its first document take ${(await starts()).toFixed(0)} ms, the median of ${STARTS};`,
    `idle it holds ${Math.round((await idleBytes()) / 1_048_576)} MB. Here: ${withoutNetwork ? 'without' : 'with'} a network, ${endsWithParent ? 'ends' : 'does not end'} with its parent whatever it does.`,
  );
  const table = lines.join('\n');
  process.stdout.write(`${table}\n`);
  if (write) await writeBenchmarks('Documents in processes', table);
}

const repeats = ({ bytes }: Kind): number => (bytes.length > 1_000_000 ? DOCUMENTS / 10 : DOCUMENTS);

async function timed(kind: Kind, read: (bytes: Uint8Array) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let count = -2; count < repeats(kind); count++) {
    const startedAt = performance.now();
    await read(kind.bytes);
    if (count >= 0) times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function readHere({ fileName }: Kind, bytes: Uint8Array): Promise<void> {
  const document = await openDocument(bytes, { fileName });
  await document.extract();
  document.close();
}

async function inWorker(kind: Kind): Promise<number> {
  const pool = new WorkerPool({ size: 1, ...LIMITS });
  const time = await timed(kind, (bytes) => readThere(pool, kind, bytes));
  await pool.close();
  return time;
}

async function readThere(pool: WorkerPool, { fileName }: Pick<Kind, 'fileName'>, bytes: Uint8Array): Promise<void> {
  const document = await pool.open(bytes, { fileName });
  await document.extract();
  document.close();
}

/** Until the first small document is read. */
async function starts(): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const startedAt = performance.now();
    const pool = new WorkerPool({ size: 1, ...LIMITS });
    await readThere(pool, { fileName: 'small.csv' }, csvOf(2));
    times.push(performance.now() - startedAt);
    await pool.close();
  }
  return median(times);
}

async function idleBytes(): Promise<number> {
  const pool = new WorkerPool({ size: 1, ...LIMITS });
  await readThere(pool, { fileName: 'small.csv' }, csvOf(2));
  const { heldBytes } = pool;
  await pool.close();
  return heldBytes;
}

const csvOf = (lines: number): Uint8Array =>
  Buffer.from(
    ['Position,Description,Amount', ...Array.from({ length: lines }, (_, line) => `${line + 1},Item ${line + 1},10.50`)].join('\n'),
  );

const USAGE = `usage: npm run bench:processes -- [--write]
Measures what it costs that documents are read in processes of their own. --write puts the table into docs/benchmarks.md.`;

void runCommand(USAGE, main);
