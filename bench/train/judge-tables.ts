import { parseArgs } from 'node:util';
import { answerDocument, EngineError, toGrid, type Document, type Table } from '@gridline/engine';
import { runCommand, UsageError } from '../command-line/run-command';
import { pdfsIn, readPages } from './dump-lines';
import { bare, rowKey } from './judge-reading';
import type { TruthTable } from './pages/page-truth';
import { addScores } from '../report/scores';

const USAGE = `usage: npm run -s bench:made -- FOLDER [--by-content]
Judges the tables that the engine finds on made pages, exactly: a row is right where all of its cells are, in their order; sums and names of
sections count neither way. Says rows and tables whole, and labels; with --by-content also of each kind of content and of each skin.`;

interface Score {
  wanted: number;
  said: number;
  right: number;
  tables: number;
  whole: number;
  labels: number;
  labelsRight: number;
}

const NOTHING: Score = { wanted: 0, said: 0, right: 0, tables: 0, whole: 0, labels: 0, labelsRight: 0 };

async function main(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: argv, options: { 'by-content': { type: 'boolean' } }, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageError('Name one folder.');
  const scores = new Map<string, Score>();
  for (const path of pdfsIn(folder)) {
    for (const { page, truth } of await readPages(path)) {
      const score = judgePage(tablesOf(page), truth.tables);
      for (const key of ['all', ...(values['by-content'] ? [truth.content, `skin ${truth.skin}`] : [])])
        scores.set(key, addScores(scores.get(key) ?? NOTHING, score));
    }
  }
  for (const [key, score] of [...scores].sort(([a], [b]) => a.localeCompare(b))) console.log(key.padEnd(18), tell(score));
}

function tablesOf(page: Document): readonly Table[] {
  try {
    return answerDocument(page, 1).findings.tables;
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

function judgePage(found: readonly Table[], truths: readonly TruthTable[]): Score {
  const said = found.map((table) => toGrid(table).slice(table.headerRows).map(rowKey).filter(Boolean));
  const optional = new Set(truths.flatMap(({ rows }) => rows.filter(({ kind }) => kind !== 'item').map(({ cells }) => rowKey(cells))));
  const left = new Map<string, number>();
  for (const key of said.flat().filter((each) => !optional.has(each))) left.set(key, (left.get(key) ?? 0) + 1);
  const count = [...left.values()].reduce((sum, each) => sum + each, 0);
  const score = { ...NOTHING, said: count };
  const labels = new Set(found.flatMap((table) => toGrid(table).slice(Math.max(0, table.headerRows - 1), table.headerRows).flat().map(bare))); // prettier-ignore
  for (const table of truths) {
    const rows = table.rows.filter(({ kind }) => kind === 'item').map(({ cells }) => rowKey(cells)).filter(Boolean); // prettier-ignore
    score.wanted += rows.length;
    score.tables++;
    if (said.some((each) => rows.join('\n') === each.filter((key) => !optional.has(key)).join('\n'))) score.whole++;
    for (const key of rows) {
      if ((left.get(key) ?? 0) === 0) continue;
      left.set(key, left.get(key)! - 1);
      score.right++;
    }
    const printed = table.columns.filter(Boolean).map(bare);
    score.labels += printed.length;
    score.labelsRight += printed.filter((label) => [...labels].some((each) => each === label || each.endsWith(label))).length;
  }
  return score;
}

const tell = ({ wanted, said, right, tables, whole, labels, labelsRight }: Score): string =>
  `rows F1 ${((2 * right) / Math.max(1, wanted + said)).toFixed(3)} (${right} of ${wanted}, ${said} said), tables whole ${(whole / Math.max(1, tables)).toFixed(3)} of ${tables}, labels ${(labelsRight / Math.max(1, labels)).toFixed(3)}`;

void runCommand(USAGE, main);
