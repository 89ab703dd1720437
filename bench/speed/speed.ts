import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMPILER_OPTIONS } from '@gridline/engine';
import { findCorpus } from '../accuracy/find-corpus';
import { runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { CORPUS_SUITES, corpusKinds, madeKinds, type Kind } from './kinds';
import type { Measured } from './measure';

interface Row extends Measured {
  kind: string;
  documents: number;
  /** Pages a CPU second of pdftotext on the same files; absent where it is not installed or the files are no PDFs. */
  pdftotext?: number;
}

const USAGE = `usage: npm run bench:speed -- [--corpus DIR] [--write]
Pages per CPU second and peak memory by kind of document, beside pdftotext where that is installed. --write puts the table into docs/benchmarks.md.`;

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { corpus: { type: 'string' }, write: { type: 'boolean', default: false } } });
  const corpus = values.corpus && findCorpus(values.corpus, CORPUS_SUITES);
  const folder = await mkdtemp(join(tmpdir(), 'bench-speed-'));
  const kinds = [...(await madeKinds(folder)), ...(corpus ? corpusKinds(corpus) : [])];
  const rows = kinds.map(measureKind);
  await rm(folder, { recursive: true });
  const table = toMarkdown(rows);
  console.log(table);
  if (values.write) await writeBenchmarks('Speed', table);
}

/** What the image of the service sets: few arenas of memory. */
const AS_DEPLOYED = { MALLOC_ARENA_MAX: '2' };

/** Each kind in a process of its own, so that its peak memory is its own, with V8's options of the engine's processes. */
function measureKind({ name, paths }: Kind): Row {
  const output = execFileSync(process.execPath, [...COMPILER_OPTIONS, join(__dirname, 'measure.js')], {
    input: JSON.stringify(paths),
    maxBuffer: 1_000_000,
    env: { ...AS_DEPLOYED, ...process.env },
  });
  const measured = JSON.parse(output.toString()) as Measured;
  return { kind: name, documents: paths.length, ...measured, pdftotext: timePdftotext(paths, measured.pages) };
}

function timePdftotext(paths: readonly string[], pages: number): number | undefined {
  if (!paths.every((path) => path.endsWith('.pdf')) || spawnSync('pdftotext', ['-v']).error) return undefined;
  const script = 'TIMEFORMAT="%U %S"; time for file in "$@"; do pdftotext -layout "$file" - >/dev/null 2>&1; done';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...paths], { env: { ...process.env, LC_ALL: 'C' } });
  const [user, system] = stderr.toString().trim().split(' ').map(Number) as [number, number];
  return pages / (user + system);
}

function toMarkdown(rows: readonly Row[]): string {
  const lines = rows.map(({ kind, documents, pages, cpuSeconds, coldSeconds, peakMb, pdftotext }) => {
    const rate = pages / cpuSeconds;
    const peer = pdftotext ? `${pdftotext.toFixed(0)} | ${(rate / pdftotext).toFixed(2)}` : '– | –';
    return `| ${kind} | ${documents} | ${pages} | ${rate.toFixed(rate < 10 ? 2 : 0)} | ${peer} | ${coldSeconds.toFixed(2)} | ${peakMb} |`;
  });
  return [
    'Made by `npm run bench:speed -- [--corpus DIR] --write`: bytes to finished answer in one thread, warm (every document up to twelve times before).',
    'pdftotext starts a process for each file, which is part of its time; "of it" is our rate over its rate in the same run, which holds on a busy machine, too.',
    '',
    '| kind | documents | pages | pages per CPU s | pdftotext, pages per CPU s | of it | first document, s | peak MB |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

void runCommand(USAGE, main);
