import { isDatum } from '../source/header-rows';
import { filledCells } from '../source/sheet-tables';
import { SHAPE_RECORDS } from './weights';

/** Records whose kinds of cells tell where a record of another width lost or gained one. */
const KIND_SAMPLE = 200;

/** Records of one width, and the lines of a preamble or a footer that has another. */
interface ShapedRecords {
  rows: string[][];
  preamble: string[];
  footer: string[];
}

/** Gives every record the table's width: a preamble and a footer are taken off, a lost or surplus separator is made good. */
export function shapeRecords(records: readonly string[][]): ShapedRecords {
  const usual = usualLength(records);
  const preamble = preambleLength(records, usual);
  // Labels right over data are labels also where there are more or fewer of them than columns: none is lost.
  const isHeaded = preamble > 0 && records[preamble]!.some(isDatum) && isHeader(records[preamble - 1]!, usual);
  const start = isHeaded ? preamble - 1 : preamble;
  const width = isHeaded ? Math.max(usual, records[start]!.length) : usual;
  const end = records.length - footerLength(records, start, width);
  const body = records.slice(start, end);
  const kinds = columnKinds(body, width);
  return {
    rows: body.map((record) => fitRecord(record, width, kinds)),
    preamble: linesOf(records.slice(0, start)),
    footer: linesOf(records.slice(end)),
  };
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');
const linesOf = (records: readonly string[][]): string[] =>
  records.filter((record) => !isBlank(record)).map((record) => filledCells(record).join(' '));

function usualLength(records: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const record of records) if (!isBlank(record)) counts.set(record.length, (counts.get(record.length) ?? 0) + record.length);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [1, 0])[0];
}

/** Records of other widths above the table. One cell more or less is a slip of the header's, where there are more than a few columns. */
function preambleLength(records: readonly string[][], width: number): number {
  const slip = width > 3 ? 1 : 0;
  const first = records.findIndex((record) => Math.abs(record.length - width) <= slip);
  return first > 0 && first <= SHAPE_RECORDS.maxPreamble ? first : 0;
}

/** A record of words alone, every cell filled, with labels for more than half of the columns and for no more than twice as many. */
const isHeader = (record: readonly string[], width: number): boolean =>
  width > 1 &&
  record.length > 1 &&
  record.length * SHAPE_RECORDS.mostLabels > width &&
  record.length <= SHAPE_RECORDS.mostLabels * width &&
  record.every((cell) => cell.trim() !== '' && !isDatum(cell));

/** Single cells below a table of three columns and more are notes. */
function footerLength(records: readonly string[][], start: number, width: number): number {
  if (width < 3) return 0;
  let length = 0;
  while (length < records.length - start - 1 && records[records.length - 1 - length]!.length === 1) length++;
  return length;
}

/** By column, the share of its filled cells that are data. */
function columnKinds(records: readonly string[][], width: number): number[] {
  const sample = records.filter((record) => record.length === width).slice(0, KIND_SAMPLE);
  return Array.from({ length: width }, (_, column) => {
    const filled = sample.map((record) => record[column]!).filter((cell) => cell.trim() !== '');
    return filled.length === 0 ? 0 : filled.filter(isDatum).length / filled.length;
  });
}

function fitRecord(record: string[], width: number, kinds: readonly number[]): string[] {
  if (record.length === width) return record;
  // Words alone, such as labels, fit columns of words wherever they stand: only data tell where a cell is missing.
  if (record.length === width - 1 && width > 2 && record.some(isDatum)) return bestOf(insertions(record), kinds);
  if (record.length > width) return dropBlanks(record, width, kinds);
  return [...record, ...new Array<string>(width - record.length).fill('')];
}

/** The record with a blank cell in each possible place, the end first: a record is most often cut short. */
const insertions = (record: readonly string[]): string[][] =>
  Array.from({ length: record.length + 1 }, (_, index) => record.toSpliced(record.length - index, 0, ''));

/** Surplus blank cells go where the others then fit their columns best; surplus words stay, joined to the last column. */
function dropBlanks(record: readonly string[], width: number, kinds: readonly number[]): string[] {
  let fitted = [...record];
  while (fitted.length > width) {
    const blanks = fitted.flatMap((cell, index) => (cell.trim() === '' ? [fitted.toSpliced(index, 1)] : []));
    if (blanks.length === 0) return [...fitted.slice(0, width - 1), fitted.slice(width - 1).join(' ')];
    fitted = bestOf(blanks.reverse(), kinds);
  }
  return fitted;
}

/** The candidate whose cells are data where their columns hold data, and words where they hold words; the first of equals. */
function bestOf(candidates: readonly string[][], kinds: readonly number[]): string[] {
  const fit = (record: readonly string[]): number =>
    record.reduce((sum, cell, column) => (cell.trim() === '' ? sum : sum + Math.abs((isDatum(cell) ? 0 : 1) - (kinds[column] ?? 0))), 0);
  return candidates.reduce((best, candidate) => (fit(candidate) > fit(best) ? candidate : best));
}
