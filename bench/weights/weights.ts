import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeRecognisers } from '@gridline/engine';
import { judgedDocuments, type JudgedDocument } from '../accuracy/calibration/judged-documents';
import { spread } from '../accuracy/corpus';
import { findCorpus } from '../accuracy/find-corpus';
import { countOf, runCommand, UsageError } from '../command-line/run-command';
import { rememberReadings } from '../same/remember-readings';
import { listWeights, weightId, type Weight } from './list-weights';
import { readDocuments } from './measured-documents';
import { measureWeight } from './vary-weights';
import { isMeasured, readPage, toLine, toPage, type WeightLines } from './weights-page';

/** The project's folder, seen from the built file in dist/bench/weights. */
const ROOT = join(__dirname, '..', '..', '..');
const PAGE = join(ROOT, 'docs', 'weights.md');

const USAGE = `usage: npm run bench:weights -- --corpus DIR [--most N] [--room NAME]... [--missing] [--readings DIR] [--write]

Moves every number that the engine's rooms declare (weights.ts) a fifth down and a quarter up, one at a time, and counts the
documents that are answered otherwise and the values that are then right or wrong. Only documents on whose way the engine
looks at the number are answered again.

  --most N           documents of each suite (default 8)
  --room NAME        the numbers of this room alone (tables/grid); may be repeated
  --missing          only numbers that docs/weights.md has no line for, or another value
  --readings DIR     what Tesseract read, kept between runs (default .bench/readings)
  --write            writes docs/weights.md, number by number, and keeps its other lines`;

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      corpus: { type: 'string' },
      most: { type: 'string', default: '8' },
      room: { type: 'string', multiple: true },
      missing: { type: 'boolean', default: false },
      readings: { type: 'string', default: join(ROOT, '.bench', 'readings') },
      write: { type: 'boolean', default: false },
    },
  });
  if (values.corpus === undefined) throw new UsageError('--corpus DIR is needed.');
  const rooms = listWeights().map(({ room }) => room);
  const unknown = values.room?.find((room) => !rooms.includes(room));
  if (unknown !== undefined) throw new UsageError(`There is no room ${unknown}.`);
  process.env['PATH'] = (await rememberReadings(values.readings))['PATH'];
  const lines = await writtenLines();
  const isWanted = (weight: Weight): boolean =>
    (!values.room || values.room.includes(weight.room)) && !(values.missing && isMeasured(weight, lines));
  const inputs = sample(await judgedDocuments(findCorpus(values.corpus, [])), countOf(values.most, '--most'));
  await measure(listWeights().filter(isWanted), inputs, lines, values.write);
  if (!values.write) console.log(toPage(listWeights(), lines));
  await closeRecognisers();
}

/** Measures number after number into the lines; the page has what was measured when the run is ended early. */
async function measure(weights: readonly Weight[], inputs: readonly JudgedDocument[], lines: WeightLines, write: boolean): Promise<void> {
  const documents = await readDocuments(inputs, (done) => showProgress('read', done, inputs.length));
  for (const [index, weight] of weights.entries()) {
    showProgress(weightId(weight), index, weights.length);
    lines.set(weightId(weight), toLine(await measureWeight(weight, documents)));
    if (write) await writePage(weight.room, lines);
  }
}

/** The page is read once more: several runs, each over rooms of its own, may write it. */
async function writePage(room: string, measured: WeightLines): Promise<void> {
  const written = await writtenLines();
  for (const [id, line] of measured) if (id.startsWith(`${room} `)) written.set(id, line);
  await writeFile(PAGE, toPage(listWeights(), written));
}

const writtenLines = async (): Promise<WeightLines> => readPage(await readFile(PAGE, 'utf8').catch(() => ''));

function sample(inputs: readonly JudgedDocument[], most: number): JudgedDocument[] {
  const suites = [...new Set(inputs.map(({ suite }) => suite))];
  return suites.flatMap((name) =>
    spread(
      inputs.filter(({ suite }) => suite === name),
      most,
    ),
  );
}

function showProgress(what: string, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done}/${total} ${what}`);
}

void runCommand(USAGE, main);
