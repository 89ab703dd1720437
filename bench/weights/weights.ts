import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judgedDocuments } from '../accuracy/calibration/judged-documents';
import { findCorpus } from '../accuracy/find-corpus';
import { runCommand, UsageError } from '../command-line/run-command';
import { rememberReadings } from '../same/remember-readings';
import { readDocuments } from './measured-documents';
import { toPage } from './weights-page';
import { listWeights, measureWeight } from './vary-weights';

/** The project's folder, seen from the built file in dist/bench/weights. */
const ROOT = join(__dirname, '..', '..', '..');

const USAGE = `usage: npm run bench:weights -- --corpus DIR [--every N] [--room NAME]... [--readings DIR] [--write]

Moves every number that the engine's rooms declare (weights.ts) a fifth down and a quarter up, one at a time, and counts the
documents that are answered otherwise and the values that are then right or wrong.

  --every N          every Nth document (default 4)
  --room NAME        the numbers of this room alone (tables/grid); may be repeated
  --readings DIR     what Tesseract read, kept between runs (default .bench/readings)
  --write            writes docs/weights.md`;

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      corpus: { type: 'string' },
      every: { type: 'string', default: '4' },
      room: { type: 'string', multiple: true },
      readings: { type: 'string', default: join(ROOT, '.bench', 'readings') },
      write: { type: 'boolean', default: false },
    },
  });
  if (values.corpus === undefined) throw new UsageError('--corpus DIR is needed.');
  process.env['PATH'] = (await rememberReadings(values.readings))['PATH'];
  const inputs = (await judgedDocuments(findCorpus(values.corpus, []))).filter((_, index) => index % Number(values.every) === 0);
  const documents = await readDocuments(inputs);
  const weights = listWeights().filter(({ room }) => !values.room || values.room.includes(room));
  const measured = weights.map((weight, index) => {
    showProgress(index, weights.length);
    return measureWeight(weight, documents);
  });
  const page = toPage(measured, documents);
  if (values.write) await writeFile(join(ROOT, 'docs', 'weights.md'), page);
  else console.log(page);
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done}/${total}`);
}

void runCommand(USAGE, main);
