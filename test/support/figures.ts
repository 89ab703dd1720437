import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { writeSection } from '../../bench/report/write-section';

/** Of the sections that tell of faults. */
export const FAULTS_INTRO =
  'Made by `npm run bench:faults`: each fault under a counted load, beside a client that asks all the time. Limits: 3 s to an answer, 5 s to be served again.';

/** Tables of what a spec saw, kept while it runs; written into docs/benchmarks.md where FIGURES asks for them. */
export class Figures {
  private readonly tables = new Map<string, { columns: readonly string[]; rows: unknown[][] }>();

  add(title: string, row: Record<string, unknown>): void {
    const table = this.tables.get(title) ?? { columns: Object.keys(row), rows: [] };
    table.rows.push(table.columns.map((column) => row[column]));
    this.tables.set(title, table);
  }

  /** Replaces one section of the page; `intro` says how it is made. */
  async write(heading: string, intro: string): Promise<void> {
    if (!process.env.FIGURES || this.tables.size === 0) return;
    const tables = [...this.tables].map(([title, { columns, rows }]) =>
      [`**${title}**`, '', toLine(columns), toLine(columns.map(() => '---')), ...rows.map(toLine)].join('\n'),
    );
    console.error(tables.join('\n\n'));
    await writeSection(join(projectRoot(), 'docs/benchmarks.md'), heading, [intro, ...tables].join('\n\n'));
  }
}

const toLine = (cells: readonly unknown[]): string => `| ${cells.map((cell) => String(cell).replace(/\|/g, '\\|')).join(' | ')} |`;
