import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut, lineFeatures, LINE_ROLES, openSource, type Document, type LineRole, type Page } from '@gridline/engine';
import { runCommand, UsageError } from '../command-line/run-command';
import type { Mark, PageTruth } from './pages/page-truth';

const USAGE = `usage: npm run -s bench:lines -- FOLDER OUT
Reads made pages through the engine's own reader and writes the features of every line with its true role: float32, a row a line, as many
columns as OUT.json says, then the role's number, its weight, and the page's number.`;

/** A line that holds words of a table and of something beside it tells less. */
const MIXED_WEIGHT = 0.3;

type Labelled = { role: LineRole; weight: number };

async function main([folder, out]: string[]): Promise<void> {
  if (!folder || !out) throw new UsageError('Name a folder and a file.');
  const rows: number[] = [];
  let columns = 0;
  let pages = 0;
  for (const path of pdfsIn(folder)) {
    for (const { page, truth } of await readPages(path)) {
      const laidOut = layOut(page).pages[0]!;
      const features = lineFeatures(laidOut);
      const labels = labelLines(
        laidOut.lines.map(({ words }) => words),
        truth.marks,
      );
      pages++;
      features.forEach((values, index) => {
        columns = values.length + 3;
        rows.push(...values, LINE_ROLES.indexOf(labels[index]!.role), labels[index]!.weight, pages);
      });
    }
  }
  writeFileSync(out, Float32Array.from(rows));
  writeFileSync(`${out}.json`, JSON.stringify({ columns, roles: LINE_ROLES, pages }));
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
