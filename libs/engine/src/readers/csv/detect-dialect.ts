import { splitRecords, type Dialect } from './split-records';
import { DETECT_DIALECT } from './weights';

/** Characters that separate cells in the wild, most usual first. */
const DELIMITERS = [',', ';', '\t', '|', '^', '~'];

/** Tried only where none of them separates anything. */
const RARE_DELIMITERS = ['::', ' '];

/** Enough to outweigh a long preamble; more costs time without changing a judgement (wild CSV suite). */
const SAMPLE_RECORDS = 200;
const SAMPLE_CHARACTERS = 262_144;

interface Judgement {
  dialect: Dialect;
  records: string[][];
  width: number;
  /** Share of the characters that lie in records of the usual width. */
  coverage: number;
  score: number;
}

/** The dialect under which the text looks most like a table. */
export const detectDialect = (text: string): Dialect => judgeBest(text).dialect;

/** Whether a text is a table of delimited cells rather than prose. */
export function isDelimited(text: string): boolean {
  const { dialect, records, width, coverage } = judgeBest(text);
  const enough = dialect.delimiter === ',' ? 3 : 2;
  return records.length >= 2 && width >= enough && coverage >= DETECT_DIALECT.tableCoverage && dialect.delimiter !== ' ';
}

function judgeBest(text: string): Judgement {
  const sample = sampleOf(text);
  const judged = DELIMITERS.map((delimiter) => judge(sample, delimiter));
  const best = judged.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score > 0) return isDoubled(best) ? judge(sample, best.dialect.delimiter.repeat(2)) : best;
  return RARE_DELIMITERS.map((delimiter) => judge(sample, delimiter)).find(separates) ?? best;
}

const separates = ({ coverage, width }: Judgement): boolean => coverage >= DETECT_DIALECT.tableCoverage && width > 1;

/** Characters that stand in cells so seldom that one blank column between two is enough to call them doubled. */
const SELDOM_IN_SHEETS = new Set(['|', '^', '~']);

/** A delimiter is written twice where a column without a single cell, not even a label, stands between every two. */
function isDoubled({ dialect, records, width }: Judgement): boolean {
  const fewest = SELDOM_IN_SHEETS.has(dialect.delimiter) ? 3 : 5;
  const usual = records.filter((record) => record.length === width);
  if (width < fewest || width % 2 === 0 || usual.length < 2) return false;
  const labels = usual[0]!;
  return (
    labels.every((label, column) => column % 2 === 1 || label !== '') &&
    usual.every((record) => record.every((cell, column) => column % 2 === 0 || cell === ''))
  );
}

/** Whole lines from the start of the text. */
function sampleOf(text: string): string {
  if (text.length <= SAMPLE_CHARACTERS) return text;
  const end = text.lastIndexOf('\n', SAMPLE_CHARACTERS);
  return text.slice(0, end > 0 ? end : SAMPLE_CHARACTERS);
}

function judge(sample: string, delimiter: string): Judgement {
  const plain: Dialect = { delimiter, quote: detectQuote(sample, delimiter), skipsBlanks: false, escapesQuotes: escapesQuotes(sample) };
  const records = splitRecords(sample, plain, SAMPLE_RECORDS).filter((record) => record.some((cell) => cell.trim() !== ''));
  const { width, coverage } = usualWidth(records);
  const dialect = { ...plain, skipsBlanks: beginWithBlanks(records) };
  return { dialect, records, width, coverage, score: coverage ** 2 * cleanShare(records, delimiter) * (1 - 1 / Math.max(1, width)) };
}

function usualWidth(records: readonly string[][]): { width: number; coverage: number } {
  const characters = new Map<number, number>();
  let total = 0;
  for (const record of records) {
    const length = record.reduce((sum, cell) => sum + cell.length + 1, 0);
    total += length;
    characters.set(record.length, (characters.get(record.length) ?? 0) + length);
  }
  const [width, covered] = [...characters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
  return { width, coverage: total === 0 ? 0 : covered / total };
}

/** Single quotes count as such where they wrap whole cells and double ones are nowhere. */
function detectQuote(sample: string, delimiter: string): string {
  if (sample.includes('"')) return '"';
  const edge = delimiter.replace(/[|^\\]/g, '\\$&');
  const wrapped = sample.match(new RegExp(`(?:^|${edge})'[^'\\n]*'(?=${edge}|$)`, 'gm'))?.length ?? 0;
  return wrapped >= 2 ? "'" : '"';
}

const escapesQuotes = (sample: string): boolean => sample.includes('\\"') && !/[^\\]""[^"]/.test(sample);

/** Share of cells that hold none of the characters which separate cells far more often than they are written in one. */
function cleanShare(records: readonly string[][], delimiter: string): number {
  const others = new RegExp(
    `[${[';', '\\t', '|'].filter((other) => !delimiter.includes(other) && !(other === '\\t' && delimiter === '\t')).join('')}]`,
  );
  let clean = 0;
  let total = 0;
  for (const record of records) {
    total += record.length;
    for (const cell of record) if (!others.test(cell)) clean++;
  }
  return total === 0 ? 0 : clean / total;
}

function beginWithBlanks(records: readonly string[][]): boolean {
  const cells = records.flatMap((record) => record.slice(1)).filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.filter((cell) => cell.startsWith(' ')).length >= cells.length * DETECT_DIALECT.decorationShare;
}
