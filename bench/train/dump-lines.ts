import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LINE_ROLES, lineReadings, openSource, type Document, type LineRole, type Page } from '@gridline/engine';
import { choiceOf, runCommand, UsageError } from '../command-line/run-command';
import type { Mark, PageTruth } from './pages/page-truth';
import { MIXED_WEIGHT, readPapers, type RoleOfLine } from './paper-lines';

const USAGE = `usage: npm run -s bench:lines -- OUT SET FOLDER [SET FOLDER]...
Reads pages through the engine's own reader and writes the features of every line with its true role: float32, a row a line, as many columns as
OUT.json says, then the role's number, its weight, the page's number and the set's. SET is made (pages of bench:pages) or suite (papers that bench:papers printed).`;

type Labelled = { role: LineRole; weight: number };

async function main(argv: string[]): Promise<void> {
  const [out, ...sets] = parseArgs({ args: argv, options: {}, allowPositionals: true }).positionals;
  if (!out || sets.length === 0 || sets.length % 2 === 1) throw new UsageError('Name a file, and sets with their folders.');
  const rows: number[] = [];
  let columns = 0;
  let pages = 0;
  for (let at = 0; at < sets.length; at += 2) {
    const lines = await choiceOf(READERS, sets[at]!)(sets[at + 1]!);
    for (const { features, role, weight, page } of lines) {
      columns = features.length + 4;
      rows.push(...features, LINE_ROLES.indexOf(role), weight, pages + page, at / 2);
    }
    pages += lines.at(-1)?.page ?? 0;
    console.log(sets[at + 1], lines.length, 'lines');
  }
  writeFileSync(out, Float32Array.from(rows));
  writeFileSync(`${out}.json`, JSON.stringify({ columns, roles: LINE_ROLES, pages, sets: sets.filter((_, i) => i % 2 === 1) }));
}

const READERS: Record<string, (folder: string) => Promise<RoleOfLine[]>> = { made: madeLines, suite: readPapers };

async function madeLines(folder: string): Promise<RoleOfLine[]> {
  const lines: RoleOfLine[] = [];
  let pages = 0;
  for (const path of pdfsIn(folder))
    for (const { page, truth } of await readPages(path)) {
      const [read] = lineReadings(page);
      const labels = labelLines(
        read!.map(({ line }) => line.words),
        truth.marks,
      );
      pages++;
      read!.forEach(({ features }, index) => lines.push({ features, ...labels[index]!, page: pages }));
    }
  return lines;
}

/** The PDFs of a folder, in order. */
export const pdfsIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.pdf')).sort().map((name) => join(folder, name)); // prettier-ignore

/** The pages of one PDF, each a document of its own, with what stands on it. */
export async function readPages(path: string): Promise<{ page: Document; truth: PageTruth }[]> {
  const source = await openSource(readFileSync(path), { fileName: 'made.pdf' });
  const document = await source.read();
  source.close();
  const truths = JSON.parse(readFileSync(path.replace(/pdf$/, 'json'), 'utf8')) as PageTruth[];
  for (const { marks, tables } of truths)
    for (const mark of marks) if (mark.role === 'cell') mark.kind = tables[mark.table!]!.rows[mark.row!]!.kind;
  return truths.map((truth) => ({ truth, page: { ...document, pages: [{ ...document.pages[truth.page - 1]!, number: 1 }] } }));
}

/** The role that most words of each line have by the marks they stand in. */
function labelLines(lines: readonly Page['words'][], marks: readonly Mark[]): Labelled[] {
  const begun = new Set<string>();
  return lines.map((words) => {
    const found = words.map(({ box }) => markAt(marks, (box.left + box.right) / 2, (box.top + box.bottom) / 2));
    const counts = new Map<LineRole, number>();
    for (const mark of found) {
      const role = roleOf(mark, begun);
      counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    for (const mark of found) if (mark?.role === 'cell') begun.add(`${mark.table}:${mark.row}`);
    const [role] = [...counts].reduce((best, each) => (each[1] > best[1] || (each[0] === 'row' && best[0] === 'more') ? each : best));
    const tables = new Set(found.map((mark) => mark?.table ?? -1));
    return { role, weight: tables.size > 1 ? MIXED_WEIGHT : 1 };
  });
}

const markAt = (marks: readonly Mark[], x: number, y: number): Mark | undefined =>
  marks.find(({ box: [left, top, right, bottom] }) => x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1);

function roleOf(mark: Mark | undefined, begun: ReadonlySet<string>): LineRole {
  if (mark?.role === 'head') return 'header';
  if (mark?.role === 'sum') return 'sum';
  if (mark?.role !== 'cell') return 'outside';
  if (mark.kind === 'section') return 'section';
  if (mark.kind !== 'item') return 'sum';
  return begun.has(`${mark.table}:${mark.row}`) ? 'more' : 'row';
}

if (require.main === module) void runCommand(USAGE, main);
