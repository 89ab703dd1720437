import { toGrid, type Table } from '@gridline/engine';
import { parseAmount } from '@gridline/values';

/** A table as it should be read. */
export interface WantedTable {
  /** Null where the rows hold the labels too. */
  columns: string[] | null;
  rows: { cells: string[]; isOptional: boolean }[];
  /** The rows are an invoice's lines by their meaning: amounts are plain decimals, and the columns are not those of the paper. */
  areLines?: true;
}

/** Labels weigh this beside rows. */
const LABELS_WEIGHT = 0.25;
/** A table stands at a place where so many of its texts do, and two at least. */
const STANDS_SHARE = 0.25;

export const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');
export const rowKey = (cells: readonly string[]): string => cells.map(bare).filter(Boolean).join('|');

/** How right two readings of one place are, from 0 to 1; undefined where nobody can tell. */
export function judgeReadings(readings: readonly [Table[], Table[]], wanted: readonly WantedTable[]): [number, number] | undefined {
  if (wanted[0]?.areLines) return judgeLines(readings, wanted[0]);
  const hasLabels = wanted.every(({ columns }) => columns !== null);
  const said = readings.map((tables) => tables.map((table) => toGrid(table).slice(hasLabels ? table.headerRows : 0).map(rowKey).filter(Boolean))); // prettier-ignore
  const texts = new Set(said.flat(2).flatMap((key) => key.split('|')));
  const here = wanted.filter((table) => standsAmong(table, texts));
  const optional = new Set(wanted.flatMap(({ rows }) => rows.filter(({ isOptional }) => isOptional).map(({ cells }) => rowKey(cells))));
  const judge = (side: 0 | 1): number => {
    const rows = said[side]!.map((keys) => keys.filter((key) => !optional.has(key)));
    if (here.length === 0) return rows.flat().length === 0 ? 1 : 0;
    const rowsRight = shareOfRows(rows, here);
    return (1 - LABELS_WEIGHT) * rowsRight + LABELS_WEIGHT * (shareOfLabels(readings[side], here) ?? rowsRight);
  };
  return [judge(0), judge(1)];
}

function standsAmong({ rows }: WantedTable, texts: ReadonlySet<string>): boolean {
  const own = [...new Set(rows.flatMap(({ cells }) => cells.map(bare)))].filter((text) => text.length > 1);
  return own.filter((text) => texts.has(text)).length >= Math.max(2, own.length * STANDS_SHARE);
}

/** The rows of a table are right in one of those that were said alone: one that is torn in two is half right. */
function shareOfRows(said: readonly (readonly string[])[], tables: readonly WantedTable[]): number {
  const wanted = tables.map(({ rows }) => rows.filter(({ isOptional }) => !isOptional).map(({ cells }) => rowKey(cells)).filter(Boolean)); // prettier-ignore
  const left = said.map((keys) => [...keys]);
  const right = wanted.reduce((sum, keys) => {
    const best = left.reduce<string[] | undefined>((most, each) => (!most || shared(keys, each) > shared(keys, most) ? each : most), undefined); // prettier-ignore
    return sum + (best ? keys.filter((key) => take(best, (each) => each === key)).length : 0);
  }, 0);
  return (2 * right) / Math.max(1, wanted.flat().length + said.flat().length);
}

const shared = (wanted: readonly string[], said: readonly string[]): number => {
  const left = [...said];
  return wanted.filter((key) => take(left, (each) => each === key)).length;
};

function shareOfLabels(tables: readonly Table[], wanted: readonly WantedTable[]): number | undefined {
  const said = new Set(tables.flatMap((table) => foldedLabels(table)));
  const labels = wanted.flatMap(({ columns }) => (columns ?? []).map(bare).filter(Boolean));
  return labels.length === 0 ? undefined : labels.filter((label) => said.has(label)).length / labels.length;
}

function foldedLabels(table: Table): string[] {
  const header = toGrid(table).slice(0, table.headerRows);
  return Array.from({ length: table.columnCount }, (_, column) => bare([...new Set(header.map((row) => row[column]!))].join('')));
}

/** An invoice's line is there where a row has its text and its amounts. */
function judgeLines(readings: readonly [Table[], Table[]], { columns, rows }: WantedTable): [number, number] | undefined {
  const text = columns!.indexOf('description');
  if (text === -1) return undefined;
  const said = readings.map((tables) =>
    tables.flatMap((table) => toGrid(table).slice(table.headerRows)).filter((row) => row.some(Boolean)),
  );
  const all = bare(said.flat(2).join(' '));
  const here = rows.filter(({ cells }) => cells[text] && all.includes(bare(cells[text])));
  if (here.length === 0) return undefined;
  const amounts = ['quantity', 'lineTotal'].map((name) => columns!.indexOf(name)).filter((column) => column !== -1);
  const judge = (side: 0 | 1): number => {
    const left = [...said[side]!];
    const right = here.filter(({ cells }) => take(left, (row) => row.some((each) => bare(each).startsWith(bare(cells[text]!))) && amounts.every((column) => holdsAmount(row, cells[column]!)))); // prettier-ignore
    return (2 * right.length) / (here.length + said[side]!.length);
  };
  return [judge(0), judge(1)];
}

const holdsAmount = (row: readonly string[], amount: string): boolean =>
  row.some((text) => Math.abs(Number(parseAmount(text)?.value ?? NaN) - Number(amount)) < 0.0051);

function take<T>(from: T[], matches: (item: T) => boolean): boolean {
  const at = from.findIndex(matches);
  if (at !== -1) from.splice(at, 1);
  return at !== -1;
}
