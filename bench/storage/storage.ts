import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LocalStorage } from '@gridline/storage';
import { readSwitches, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { median } from '../report/median';

const USAGE = `usage: npm run bench:storage [-- --write]
Reads and writes files of the local storage, and the same files by Node's own streams, in turn.
--write puts the table into docs/benchmarks.md.`;

const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Each way does the same so often, in turn with the other; the first round is not counted. */
const ROUNDS = 15;

/** What is measured: so many files at once of such a size. */
const LOADS = [
  { files: 1, bytes: 100 * MB },
  { files: 20, bytes: 5 * MB },
  { files: 200, bytes: 100 * 1024 },
];

/** Something that keeps files in a folder. */
interface Way {
  read: (key: string) => Promise<number>;
  write: (key: string, content: Buffer) => Promise<unknown>;
}

/** What one doing took. */
interface Cost {
  wallMs: number;
  cpuMs: number;
}

async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  try {
    const ways = { ours: viaStorage(await LocalStorage.make(folder)), nodes: viaStreams(folder) };
    const rows: string[] = [];
    for (const load of LOADS) {
      const content = randomBytes(load.bytes);
      const keys = Array.from({ length: load.files }, (_, n) => `files-${load.files}-${n}`);
      rows.push(rowOf('written', load, await compare(ways, (way) => together(keys, (key) => way.write(key, content)))));
      rows.push(rowOf('read', load, await compare(ways, (way) => together(keys, (key) => way.read(key)))));
    }
    const table = pageOf(rows);
    console.log(table);
    if (write) await writeBenchmarks('Local storage', table);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const viaStorage = (storage: LocalStorage): Way => ({
  read: async (key) => count(await storage.read(key)),
  write: (key, content) => storage.write(key, Readable.from(inPieces(content))),
});

/** As it would be without a limit of how many ask the disk at once: the same steps, by Node's streams. */
const viaStreams = (folder: string): Way => ({
  read: async (key) => count(createReadStream('', { fd: await open(join(folder, key)) })),
  write: async (key, content) => {
    const part = join(folder, `${key}.${randomUUID()}.part`);
    const hash = createHash('sha256');
    await pipeline(
      Readable.from(inPieces(content)),
      new Transform({ transform: (chunk: Buffer, _, done) => done(null, (hash.update(chunk), chunk)) }),
      createWriteStream('', { fd: await open(part, 'wx') }),
    );
    const file = await open(part, 'r+');
    await file.sync();
    await file.close();
    await rename(part, join(folder, key));
  },
});

/** As a body comes from a socket. */
function* inPieces(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 64 * 1024) yield content.subarray(at, at + 64 * 1024);
}

async function count(content: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of content) bytes += (chunk as Buffer).length;
  return bytes;
}

const together = (keys: string[], act: (key: string) => Promise<unknown>): Promise<unknown> => Promise.all(keys.map(act));

/** Both ways in turn, the one that begins alternating. */
async function compare(ways: { ours: Way; nodes: Way }, act: (way: Way) => Promise<unknown>): Promise<{ ours: Cost; nodes: Cost }> {
  const ours: Cost[] = [];
  const nodes: Cost[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const both: [Cost[], Way][] = [
      [ours, ways.ours],
      [nodes, ways.nodes],
    ];
    for (const [costs, way] of round % 2 ? both : both.reverse()) {
      const cost = await measure(() => act(way));
      if (round > 0) costs.push(cost);
    }
  }
  return { ours: middle(ours), nodes: middle(nodes) };
}

/** Before each, what the one before left is collected, so that none pays for the other. */
async function measure(act: () => Promise<unknown>): Promise<Cost> {
  collect();
  const cpu = process.cpuUsage();
  const start = performance.now();
  await act();
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

const middle = (costs: Cost[]): Cost => ({
  wallMs: median(costs.map((cost) => cost.wallMs)),
  cpuMs: median(costs.map((cost) => cost.cpuMs)),
});

function rowOf(what: string, { files, bytes }: { files: number; bytes: number }, { ours, nodes }: { ours: Cost; nodes: Cost }): string {
  const size = bytes >= MB ? `${bytes / MB} MB` : `${bytes / 1024} KB`;
  const pairs = [ours.wallMs, nodes.wallMs, ours.wallMs / nodes.wallMs, ours.cpuMs, nodes.cpuMs, ours.cpuMs / nodes.cpuMs];
  const told = pairs.map((number, at) => number.toFixed(at % 3 === 2 ? 2 : 1));
  return `| ${files === 1 ? `one of ${size}` : `${files} of ${size} at once`}, ${what} | ${told.join(' | ')} |`;
}

const pageOf = (rows: string[]): string =>
  [
    `Written by \`npm run bench:storage\` (${cpus().length} cores, Node ${process.versions.node}). Files in a folder, through \`libs/storage\` and by Node's own`,
    `streams with the same steps, in turn ${ROUNDS} times; medians in ms. Ours takes three of Node's four threads at most, and gives up a disk that stands still;`,
    'it also says what each file that is written hashes to, and looks for the marker of its folder.',
    '',
    "| | ours | Node's | ratio | CPU, ours | CPU, Node's | ratio |",
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');

void runCommand(USAGE, main);
