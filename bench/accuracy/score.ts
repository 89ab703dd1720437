import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../command-line/run-command';
import type { Selection } from './corpus';
import type { Run } from './run-documents';
import type { CorpusKind, Suite } from './suites';
import { TO_PREDICTION } from './to-prediction';

/** A suite's figures: by measure, and for each document how well it went (0 to 1). */
export interface Scores {
  measures: Record<string, number>;
  documents: Record<string, number>;
  /** What the scorer printed. */
  text: string;
}

interface TableScores {
  docs: Record<string, Record<string, [number, number, number]>>;
  [mode: string]: { docF1ofMeans: number } | unknown;
}

interface FieldScores {
  fields?: { exact: [number, number, number]; anyRecall: number };
  lines?: { cell: [number, number, number]; row: [number, number, number] };
  docType?: [number, number];
  confidence?: { brier: number; auroc: number | null };
}

type Reading = (text: string, json: string | undefined, suite: Suite) => Omit<Scores, 'text'>;

/** What the scorer of `world` counts, and each document in a line. */
interface WorldScores {
  [measure: string]: number | null;
}

const SCORERS: Record<Exclude<CorpusKind, 'world'>, { script: string; takesSuite: boolean; extra: string[]; read: Reading }> = {
  tables: { script: 'score_tables.py', takesSuite: true, extra: [], read: readTables },
  fields: { script: 'score_fields.py', takesSuite: true, extra: ['--per-doc'], read: readFields },
  csv: { script: 'score_csv.py', takesSuite: false, extra: ['--part', 'all', '--per-doc'], read: readCsv },
  robust: { script: 'score_robust.py', takesSuite: false, extra: [], read: readRobust },
};

/** Scores a suite's answers with the corpus's own scorer. */
export async function score(suite: Suite, kind: CorpusKind, { folder }: Selection, runs: readonly Run[]): Promise<Scores> {
  if (kind === 'world') return scoreWorld(suite, folder, runs);
  const { script, takesSuite, extra, read } = SCORERS[kind];
  const predictions = join(folder, 'predictions.json');
  const details = join(folder, 'details.json');
  const answers = runs.map((run) => [run.id, TO_PREDICTION[kind](run)] as const).filter(([, answer]) => answer !== undefined);
  await writeFile(predictions, JSON.stringify(Object.fromEntries(answers)));
  const suiteOptions = takesSuite ? ['--suite', suite.of ?? suite.name, '--json', details] : [];
  const options = [join(folder, 'tools', script), predictions, ...suiteOptions, ...extra];
  const stdout = await runScorer(options);
  return { ...read(stdout, takesSuite ? await readFile(details, 'utf8') : undefined, suite), text: stdout };
}

async function runScorer(options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('python3', options, { maxBuffer: 64_000_000 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new CommandError("The corpus's scorers run on python3, which is not installed.") : error;
  });
  return stdout;
}

/** This scorer reads answers as `extract --jsonl --tables` prints them. */
async function scoreWorld(suite: Suite, folder: string, runs: readonly Run[]): Promise<Scores> {
  const answers = join(folder, 'answers.jsonl');
  const details = join(folder, 'details.json');
  await writeFile(answers, runs.map((run) => `${JSON.stringify(TO_PREDICTION.world(run))}\n`).join(''));
  const text = await runScorer([
    join(folder, 'world', 'score.py'),
    join(folder, 'suites', suite.name),
    answers,
    '--per-doc',
    '--json',
    details,
  ]);
  const measures = JSON.parse(await readFile(details, 'utf8')) as WorldScores;
  const { confidentWrong_cell: cells, confidentWrong_field: fields } = measures;
  const counted = Object.entries(measures).filter((entry): entry is [string, number] => entry[1] !== null);
  return {
    measures: { ...Object.fromEntries(counted), sureCellsRight: 1 - (cells ?? 0), sureFieldsRight: 1 - (fields ?? 0) },
    documents: worldDocuments(text),
    text,
  };
}

/** Of a document's cells and fields, F1. */
function worldDocuments(text: string): Record<string, number> {
  const lines = text.matchAll(/^(\S+) \| .* cells (\d+)\/(\d+)\/(\d+) .* fields (\d+)\/(\d+)\/(\d+) /gm);
  return Object.fromEntries(
    Array.from(lines, ([, id, ...counts]) => {
      const [cells, saidCells, trueCells, fields, saidFields, trueFields] = counts.map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      return [id!, (2 * (cells + fields)) / Math.max(1, saidCells + trueCells + saidFields + trueFields)];
    }),
  );
}

function readTables(_text: string, json: string | undefined, suite: Suite): Omit<Scores, 'text'> {
  const scores = JSON.parse(json!) as TableScores;
  const modes = ['official', 'main', 'matched', 'pooled', 'strict'];
  return {
    measures: Object.fromEntries(modes.map((mode) => [mode, (scores[mode] as { docF1ofMeans: number }).docF1ofMeans])),
    documents: Object.fromEntries(Object.entries(scores.docs).map(([id, byMode]) => [id, byMode[suite.perDocument]![2]])),
  };
}

function readFields(text: string, json: string | undefined): Omit<Scores, 'text'> {
  const { fields, lines, docType, confidence } = JSON.parse(json!) as FieldScores;
  const expect = /EXPECT transaction count right (\d+)\/(\d+), column labels found ([\d.]+)/.exec(text);
  const measures: Record<string, number | undefined> = {
    fields: fields?.exact[2],
    anywhere: fields?.anyRecall,
    cells: lines?.cell[2],
    rows: lines?.row[2],
    docType: docType && docType[0] / docType[1],
    brier: confidence?.brier,
    auroc: confidence?.auroc ?? undefined,
    count: expect ? Number(expect[1]) / Number(expect[2]) : undefined,
    labels: expect ? Number(expect[3]) : undefined,
  };
  return { measures: definedOnly(measures), documents: fieldDocuments(text) };
}

/** A document's share of right fields and of right line item cells, averaged. */
function fieldDocuments(text: string): Record<string, number> {
  const lines = text.matchAll(/^(\S+)\s+fields (\d+)\/(\d+) (?:lines cellF1 ([\d.]+))?/gm);
  return Object.fromEntries(
    Array.from(lines, ([, id, right, all, cells]) => {
      const parts = [...(Number(all) > 0 ? [Number(right) / Number(all)] : []), ...(cells === undefined ? [] : [Number(cells)])];
      return [id!, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)];
    }),
  );
}

function readCsv(text: string): Omit<Scores, 'text'> {
  const total = /success ([\d.]+) \| header F1 ([\d.]+) \| record F1 ([\d.]+) \| cell F1 ([\d.]+) \| simple ([\d.]+)/.exec(text)!;
  const [success, header, records, cells, simple] = total.slice(1).map(Number) as [number, number, number, number, number];
  const lines = text.matchAll(/^(\S+)\s+header ([\d.]+) record [\d.]+ cell ([\d.]+)/gm);
  return {
    measures: { success, header, records, cells, simple },
    documents: Object.fromEntries(Array.from(lines, ([, id, head, cell]) => [id!, (Number(head) + Number(cell)) / 2])),
  };
}

/** This scorer names only the documents that went wrong. */
function readRobust(text: string): Omit<Scores, 'text'> {
  const [, handled, crashed, equal, compared, slowest] =
    /handled well \d+ \(([\d.]+)\), crash\/timeout (\d+), page count equal (\d+)\/(\d+), slowest ([\d.]+)/.exec(text)!;
  const bad = /^bad: (.*)$/m.exec(text)?.[1]?.split(' ').filter(Boolean) ?? [];
  return {
    measures: { handled: Number(handled), crashed: Number(crashed), pageCount: Number(equal) / Number(compared), slowest: Number(slowest) },
    documents: Object.fromEntries(bad.map((id) => [id, 0])),
  };
}

const definedOnly = (values: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined));
