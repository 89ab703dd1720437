import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCorpus } from '../accuracy/find-corpus';
import { countOf, runCommand, UsageError } from '../command-line/run-command';
import { compareAnswers, readAnswers, writeAnswers, type Answers } from './answers';
import { extractAll } from './extract-all';
import { listInputs, MADE_SUITES } from './inputs';
import { rememberReadings } from './remember-readings';

/** The project's folder, seen from the built file in dist/bench/same. */
const ROOT = join(__dirname, '..', '..', '..');

const USAGE = `usage: npm run bench:same -- --corpus DIR (--keep FILE | --against FILE) [--suite NAME]... [--every N] [--readings DIR]

Shows whether a change of the engine changed an answer: runs \`extract --jsonl --tables\` over every suite of the corpus and the
made suites, and keeps the answers or compares them, byte by byte but for the time taken, with answers kept before.

  --keep FILE        writes the answers
  --against FILE     compares with answers written before; exit code 1 where one differs
  --suite NAME       this suite alone (a corpus suite's folder, made or made-scan); may be repeated
  --every N          every Nth document of each suite
  --readings DIR     what Tesseract reads is kept here and not read again (default .bench/readings)
  --concurrency N    documents at once (default 2)`;

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      corpus: { type: 'string' },
      keep: { type: 'string' },
      against: { type: 'string' },
      suite: { type: 'string', multiple: true },
      every: { type: 'string', default: '1' },
      readings: { type: 'string', default: join(ROOT, '.bench', 'readings') },
      concurrency: { type: 'string', default: '2' },
    },
  });
  if (values.corpus === undefined) throw new UsageError('--corpus DIR is needed.');
  if ((values.keep === undefined) === (values.against === undefined)) throw new UsageError('Give either --keep FILE or --against FILE.');
  const folder = join(ROOT, '.bench', 'same');
  await mkdir(folder, { recursive: true });
  const ofCorpus = (values.suite ?? []).filter((suite) => !MADE_SUITES.includes(suite));
  const corpus = findCorpus(values.corpus, ofCorpus);
  const inputs = await listInputs(corpus, folder, values.suite, countOf(values.every, '--every'));
  const environment = await rememberReadings(resolve(values.readings));
  const answers = await extractAll(inputs, join(folder, 'list.txt'), values.concurrency, environment);
  if (values.keep !== undefined) {
    await writeAnswers(values.keep, answers);
    console.log(`${answers.size} answers kept`);
    return;
  }
  tellDifferences(await readAnswers(values.against!), answers);
}

/** Ends with 1 where one differs. */
function tellDifferences(before: Answers, answers: Answers): void {
  const differences = compareAnswers(before, answers);
  for (const { id, what } of differences) console.log(`${id}: ${what}`);
  console.log(`${answers.size} documents compared, ${differences.length} different`);
  if (differences.length > 0) process.exitCode = 1;
}

void runCommand(USAGE, main);
