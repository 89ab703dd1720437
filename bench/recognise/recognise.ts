import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeRecognisers, openSource, type RecogniserName } from '@gridline/engine';
import { findCorpus } from '../accuracy/find-corpus';
import { choiceOf, countOf, runCommand, UsageError } from '../command-line/run-command';
import { cpuSeconds } from '../report/cpu-seconds';
import { contains, type ValueKind } from './contains';

/** What a suite's truth file holds, as far as reading goes. */
interface Truth {
  fields?: Record<string, string>;
  lineItems?: { columns: string[]; rows: string[][] };
  tables?: { rows: string[][] }[];
}

/** Values found and looked for. */
interface Tally {
  found: number;
  all: number;
}

interface Entry {
  id: string;
  doc: string;
  truth: string;
}

const RECOGNISERS: Readonly<Record<RecogniserName, RecogniserName>> = { native: 'native', bundled: 'bundled' };
const SUITES = ['sroie', 'invoice-fr', 'icdar2013-scan', 'pubtabnet-mini'];
const NUMBERS = new Set(['netTotal', 'taxTotal', 'grossTotal', 'lineTotal', 'quantity', 'unitPrice', 'taxRate', 'paid', 'amountDue']);

const kindOf = (name: string): ValueKind => (NUMBERS.has(name) ? 'number' : /date/i.test(name) ? 'date' : 'text');

/** Tells how many of the true values are among the words read from each suite's pictures: what no later step can make up for. */
async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      corpus: { type: 'string' },
      suite: { type: 'string', multiple: true, default: SUITES },
      recogniser: { type: 'string' },
      every: { type: 'string', default: '1' },
    },
  });
  if (values.corpus === undefined) throw new UsageError('--corpus DIR is needed.');
  const corpus = findCorpus(values.corpus, values.suite);
  const every = countOf(values.every, '--every');
  const recogniser = values.recogniser === undefined ? undefined : choiceOf(RECOGNISERS, values.recogniser);
  for (const suite of values.suite) await measureSuite(join(corpus, 'suites', suite), suite, every, recogniser);
  await closeRecognisers();
}

async function measureSuite(folder: string, suite: string, every: number, recogniser?: RecogniserName): Promise<void> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { documents: Entry[] };
  const entries = index.documents.filter((_, at) => at % every === 0);
  const tallies = new Map<string, Tally>();
  let seconds = 0;
  for (const entry of entries) {
    const before = cpuSeconds();
    const words = await readWords(join(folder, entry.doc), recogniser);
    seconds += cpuSeconds() - before;
    const truth = JSON.parse(await readFile(join(folder, entry.truth), 'utf8')) as Truth;
    for (const [name, kind, value] of valuesOf(truth)) count(tallies, name, contains(words, kind, value));
  }
  const shares = [...tallies].map(([name, { found, all }]) => `${name} ${(found / all).toFixed(3)}`);
  console.log([`${suite} (${entries.length})`, ...shares, `CPU s ${(seconds / entries.length).toFixed(2)}`].join('  '));
}

async function readWords(path: string, recogniser?: RecogniserName): Promise<string[]> {
  const source = await openSource(await readFile(path), { recogniser });
  try {
    return (await source.read()).pages.flatMap((page) => page.words.map((word) => word.text));
  } finally {
    source.close();
  }
}

function valuesOf({ fields = {}, lineItems, tables = [] }: Truth): [name: string, kind: ValueKind, value: string][] {
  const items = (lineItems?.rows ?? []).flatMap((row) =>
    row.map((value, at) => ['cells', kindOf(lineItems!.columns[at]!), value] as const),
  );
  const cells = tables.flatMap(({ rows }) => rows.flat().map((value) => ['cells', 'text', value] as const));
  const named = Object.entries(fields).map(([name, value]) => [name, kindOf(name), value] as const);
  return [...named, ...items, ...cells].filter(([, , value]) => value !== '').map(([name, kind, value]) => [name, kind, value]);
}

function count(tallies: Map<string, Tally>, name: string, isFound: boolean): void {
  const tally = tallies.get(name) ?? { found: 0, all: 0 };
  tallies.set(name, { found: tally.found + (isFound ? 1 : 0), all: tally.all + 1 });
}

const USAGE = `usage: npm run bench:recognise -- --corpus DIR [--suite NAME]... [--recogniser native|bundled] [--every N]

Reads the pictures of suites and says what share of their true values is among the words read, and the processor time a picture takes.
  --suite NAME       this suite alone; may be repeated (default ${SUITES.join(', ')})
  --recogniser NAME  the machine's own Tesseract or the bundled one (default the machine's own where there is one)
  --every N          every Nth document of each suite`;

void runCommand(USAGE, main);
