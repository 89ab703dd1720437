import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSource, rivalReadings, type Document } from '@gridline/engine';
import { choiceOf, runCommand, UsageError } from '../command-line/run-command';
import { pdfsIn, readPages } from './dump-lines';
import { judgeReadings, type WantedTable } from './judge-reading';

const USAGE = `usage: npm run -s bench:rivals -- OUT SET FOLDER [SET FOLDER]...
Writes what tells for the two readings of each place that rules and roles of lines read differently, and how right each is: float32, a row a
place, as many features as OUT.json says, then both scores and the number of the set. SET is made (pages of bench:pages) or suite (of the corpus,
with the truth of its tables or of the lines of its invoices); FOLDER is the pages' or the suite's.`;

interface Judged {
  features: Float32Array;
  scores: readonly [number, number];
}

async function main(argv: string[]): Promise<void> {
  const [out, ...sets] = parseArgs({ args: argv, options: {}, allowPositionals: true }).positionals;
  if (!out || sets.length === 0 || sets.length % 2 === 1) throw new UsageError('Name a file, and sets with their folders.');
  const rows: number[] = [];
  let columns = 0;
  for (let at = 0; at < sets.length; at += 2) {
    const judged = await choiceOf(READERS, sets[at]!)(sets[at + 1]!);
    for (const { features, scores } of judged) {
      columns = features.length + 3;
      rows.push(...features, ...scores, at / 2);
    }
    console.log(sets[at + 1], judged.length, 'places, read better', judged.filter(({ scores: [read, found] }) => read > found).length);
  }
  writeFileSync(out, Float32Array.from(rows));
  writeFileSync(
    `${out}.json`,
    JSON.stringify({ columns, kinds: sets.filter((_, i) => i % 2 === 0), sets: sets.filter((_, i) => i % 2 === 1) }),
  );
}

const READERS: Record<string, (folder: string) => Promise<Judged[]>> = { made: madePages, suite: suitePages };

async function madePages(folder: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const path of pdfsIn(folder))
    for (const { page, truth } of await readPages(path))
      judged.push(...judgeDocument(page, truth.tables.map(({ columns, rows }) => ({ columns, rows: rows.map(({ kind, cells }) => ({ cells, isOptional: kind !== 'item' })) })))); // prettier-ignore
  return judged;
}

interface SuiteTruth {
  tables?: { columns?: string[] | null; rows: (string[] | { cells: string[]; optional?: boolean })[] }[];
  lineItems?: { columns: string[]; rows: string[][] };
}

async function suitePages(folder: string): Promise<Judged[]> {
  const { documents } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { documents: { doc: string; truth: string }[] };
  const judged: Judged[] = [];
  for (const { doc, truth } of documents.filter((each) => each.doc.endsWith('.pdf'))) {
    const { tables = [], lineItems } = JSON.parse(readFileSync(join(folder, truth), 'utf8')) as SuiteTruth;
    const wanted = tables.map(({ columns, rows }): WantedTable => ({ columns: columns ?? null, rows: rows.map((row) => (Array.isArray(row) ? { cells: row, isOptional: false } : { cells: row.cells, isOptional: row.optional === true })) })); // prettier-ignore
    const source = await openSource(readFileSync(join(folder, doc)), { fileName: doc });
    const document = await source.read();
    source.close();
    judged.push(...judgeDocument(document, lineItems ? [{ ...lineItems, rows: lineItems.rows.map((cells) => ({ cells, isOptional: false })), areLines: true }] : wanted)); // prettier-ignore
  }
  return judged;
}

const judgeDocument = (read: Document, wanted: readonly WantedTable[]): Judged[] =>
  rivalReadings(read).flatMap(({ features, ...readings }): Judged[] => {
    const scores = judgeReadings([readings.read, readings.found], wanted);
    return scores ? [{ features, scores }] : [];
  });

void runCommand(USAGE, main);
