import { HEADER_ROWS } from './weights';

const NUMBER = /^[-+(]?\s*(?:[$€£¥]|[A-Z]{3}\s)?\s*[-+]?\d[\d.,'\s\u00a0]*(?:[eE][-+]?\d+)?\s*(?:[$€£¥%]|[A-Z]{3})?\)?-?$/;
const DATE_OR_TIME =
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T]\d{1,2}:\d{2}.*)?$|^\d{1,2}:\d{2}(?::\d{2})?$|^\d{1,2}[- ][A-Za-z]{3,9}\.?[- ]\d{2,4}$/;
/** A date with its time and zone has some 40 characters; the patterns take time by the square of what they are given. */
const LONGEST_DATUM = 100;

const YEAR = /^(?:19|20)\d\d$/;

/** Whether a cell's text is data by its looks: a number, an amount, a date or a time. */
export function isDatum(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST_DATUM && (NUMBER.test(trimmed) || DATE_OR_TIME.test(trimmed));
}

/** How many leading rows of a grid head its columns: labels above data, in one level or several. */
export function countHeaderRows(rows: readonly (readonly string[])[]): number {
  if (rows.length < 2) return 0;
  let count = 1;
  while (count < HEADER_ROWS.maxHeaderRows && count < rows.length - 1 && continuesHeader(rows[count - 1]!, rows[count]!)) count++;
  for (; count > 0; count--) {
    if (headsColumns(rows[count - 1]!, rows.slice(count, count + HEADER_ROWS.bodySample))) return count;
  }
  return 0;
}

/** A row heads its columns where it names more columns of data than it fills with data; a row of words alone always may. */
function headsColumns(row: readonly string[], body: readonly (readonly string[])[]): boolean {
  let named = 0;
  let data = 0;
  row.forEach((text, column) => {
    if (text.trim() === '') return;
    if (isDatum(text) && !YEAR.test(text.trim())) data++;
    else if (isDataColumn(body, column) && !(YEAR.test(text.trim()) && holdsYears(body, column))) named++;
  });
  return named > data || (data === 0 && row.some((text) => text.trim() !== ''));
}

function isDataColumn(body: readonly (readonly string[])[], column: number): boolean {
  const filled = body.map((row) => row[column] ?? '').filter((text) => text.trim() !== '');
  return filled.length > 0 && filled.filter(isDatum).length >= filled.length * HEADER_ROWS.dataShare;
}

/** A year above years is one of them, not their name. */
const holdsYears = (body: readonly (readonly string[])[], column: number): boolean =>
  body.some((row) => YEAR.test((row[column] ?? '').trim()));

/** The upper of two header rows leaves blank what the lower one names; where both have words, the upper one's reach over several columns. */
export function continuesHeader(upper: readonly string[], lower: readonly string[]): boolean {
  let completed = 0;
  for (let column = 0; column < lower.length; column++) {
    const below = (lower[column] ?? '').trim();
    if (below === '' || lower[column] === upper[column]) continue;
    if (isDatum(below) && !YEAR.test(below)) return false;
    if (isBlank(upper, column)) completed++;
    else if (!isBlank(upper, column + 1) && upper[column + 1] !== upper[column] && upper[column - 1] !== upper[column]) return false;
  }
  return completed > 0 || repeats(upper);
}

const isBlank = (row: readonly string[], column: number): boolean => (row[column] ?? '').trim() === '' && column < row.length;

/** A merged label stands in every column it reaches over. */
const repeats = (row: readonly string[]): boolean =>
  row.some((text, column) => column > 0 && text.trim() !== '' && text === row[column - 1]);
