/** How many header rows of several levels are looked for at most (none of the office and wild CSV suites has more than three). */
const MAX_HEADER_ROWS = 3;

/** Body rows that are looked at: enough to tell a column's kind. */
const BODY_SAMPLE = 50;

const NUMBER_OR_DATE = /^[-+(]?\s*(?:[$€£¥]|[A-Z]{3}\s)?\s*\d[\d.,:/\-\s'%]*(?:[$€£¥%]|\s?[A-Z]{3})?\)?$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;

/** Whether a cell's text is data by its looks: a number, an amount, a date or a time. */
export const isDatum = (text: string): boolean => NUMBER_OR_DATE.test(text.trim());

/** How many leading rows of a grid head its columns: rows of labels above rows of data. */
export function countHeaderRows(rows: readonly (readonly string[])[]): number {
  if (rows.length < 2) return 0;
  let count = 0;
  while (count < MAX_HEADER_ROWS && count < rows.length - 1 && isLabelRow(rows, count)) count++;
  return trimToData(rows, count);
}

function isLabelRow(rows: readonly (readonly string[])[], index: number): boolean {
  const row = rows[index]!;
  const filled = row.filter((text) => text.trim() !== '');
  return filled.length > 0 && !filled.some(isYearlessDatum);
}

/** A bare year heads a column as often as it is a datum. */
const isYearlessDatum = (text: string): boolean => isDatum(text) && !/^(?:19|20)\d\d$/.test(text.trim());

/** Rows of labels deeper than the first belong to the header only where the columns below them hold data. */
function trimToData(rows: readonly (readonly string[])[], count: number): number {
  if (count <= 1) return count;
  const body = rows.slice(count, count + BODY_SAMPLE);
  const hasData = body.some((row) => row.some(isDatum));
  return hasData && rows.slice(1, count).every((row, index) => isContinuation(rows[index]!, row)) ? count : 1;
}

/** The upper row of a two-level header leaves blanks or repeats itself over what the lower row names. */
function isContinuation(upper: readonly string[], lower: readonly string[]): boolean {
  const blanks = upper.filter((text, index) => text.trim() === '' || (index > 0 && text === upper[index - 1])).length;
  return blanks > 0 && lower.filter((text) => text.trim() !== '').length >= upper.length - blanks;
}
