import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@gridline/engine';
import { corpusToFit } from '../accuracy/calibration/corpus-to-fit';
import { withUnseen } from '../accuracy/calibration/cross-validate';
import { fitLogistic } from '../accuracy/calibration/fit-logistic';
import { judgedDocuments } from '../accuracy/calibration/judged-documents';
import type { Sample } from '../accuracy/calibration/sample';
import { runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { makeBundles, see, type Bundle, type SeenDocument } from './bundles';
import { addScores, share } from '../report/scores';

/** The project's folder, seen from the built file in dist/bench/split. */
const ROOT = join(__dirname, '..', '..', '..');
const TABLE = join(ROOT, 'libs', 'engine', 'src', 'split', 'boundary.data.json');

/** Suites of papers with pages; the others are single pictures, or have no pages. */
const SUITES = ['made', 'einvoice', 'invoice2data', 'adbuy', 'bank', 'icdar2013', 'peer-tables', 'world'];

const USAGE = `usage: npm run bench:split -- --corpus DIR [--readings DIR] [--write]

Puts made and real documents of two to six behind one another, most often of one sender or suite, and finds where each begins. Every place is
judged by a fit that has seen no document of its sender or layout.

  --write   fits on all suites, replaces the engine's table and the section of docs/benchmarks.md`;

async function main(argv: string[]): Promise<void> {
  const { corpus, writes } = await corpusToFit(argv);
  const documents = await seeAll(corpus);
  const bundles = makeBundles(documents);
  const page = toPage(bundles, documents);
  console.log(page);
  if (!writes) return;
  await writeFile(TABLE, `${JSON.stringify(fitLogistic(bundles.flatMap(({ places }) => places)), null, 2)}\n`);
  await writeBenchmarks('Splitting', page);
}

async function seeAll(corpus: string): Promise<SeenDocument[]> {
  const inputs = (await judgedDocuments(corpus)).filter(({ suite, fileName }) => SUITES.includes(suite) && /\.pdf$/i.test(fileName));
  const seen: SeenDocument[] = [];
  for (const input of inputs) {
    try {
      const document = await see(input);
      if (document) seen.push(document);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  return seen;
}

interface Score {
  bundles: number;
  whole: number;
  places: number;
  right: number;
  begun: number;
  found: number;
  claimed: number;
  /** Of the decisions that were said to be at least this sure. */
  sure: number;
  sureRight: number;
}

const SURE = 0.95;

/** Of each suite, what a fit on other senders and layouts makes of it. */
function toPage(bundles: readonly Bundle[], documents: readonly SeenDocument[]): string {
  const suites = [...new Set(documents.map(({ suite }) => suite))];
  const places = bundles.flatMap((bundle) => bundle.places.map((place) => ({ ...place, place })));
  const chances = new Map(withUnseen(places).map(({ place, confidence }) => [place, confidence]));
  const scores = new Map(
    suites.map((suite) => [
      suite,
      bundles
        .filter((bundle) => bundle.suite === suite)
        .map((bundle) => judgeBundle(bundle, chances))
        .reduce(addScores),
    ]),
  );
  const all = [...scores.values()].reduce(addScores);
  const several = documents.filter(({ pages }) => pages.length > 1).length;
  return [
    `Made by \`npm run bench:split -- --corpus DIR --write\`: ${documents.length} documents, ${several} of them of several pages, in ${bundles.length} bundles of two to six. Most often the next document is of the same sender or suite. Every place is judged by a fit that has seen no document of its sender or layout; places between pages are right where a document begins, or goes on, as the engine says.`,
    '',
    '| bundles beginning with | bundles | whole bundles right | places right | beginnings found | beginnings claimed that are | said ≥ .95 | of these right |',
    '|---|---|---|---|---|---|---|---|',
    ...[...scores].map(([suite, score]) => `| ${suite} | ${tell(score)} |`),
    `| **all** | ${tell(all)} |`,
  ].join('\n');
}

function judgeBundle({ places }: Bundle, chances: ReadonlyMap<Sample, number>): Score {
  const told = places.map((place) => ({ begins: place.right, chance: chances.get(place)! }));
  const right = told.filter(({ begins, chance }) => begins === chance >= 0.5);
  const sure = told.filter(({ chance }) => Math.max(chance, 1 - chance) >= SURE);
  return {
    bundles: 1,
    whole: right.length === told.length ? 1 : 0,
    places: told.length,
    right: right.length,
    begun: told.filter(({ begins }) => begins).length,
    found: right.filter(({ begins }) => begins).length,
    claimed: told.filter(({ chance }) => chance >= 0.5).length,
    sure: sure.length,
    sureRight: sure.filter((each) => right.includes(each)).length,
  };
}

const tell = ({ bundles, whole, places, right, begun, found, claimed, sure, sureRight }: Score): string =>
  [bundles, share(whole, bundles), share(right, places), share(found, begun), share(found, claimed), share(sure, places), share(sureRight, sure)].join(' | '); // prettier-ignore

void runCommand(USAGE, main);
