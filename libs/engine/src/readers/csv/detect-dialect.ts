import { splitRecords, type Dialect } from './split-records';

/** Characters that separate cells in the wild, most usual first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** Records that a judgement needs; more cost time without changing it (wild CSV suite). */
const SAMPLE_RECORDS = 100;
const SAMPLE_CHARACTERS = 32_768;

/** Whether a text is a table of delimited cells rather than prose: most records have the same number, at least two. */
export function isDelimited(text: string): boolean {
  const sample = sampleOf(text);
  return DELIMITERS.some((delimiter) => {
    const widths = widthsOf(splitRecords(sample, { delimiter, quote: '"' }, SAMPLE_RECORDS));
    if (widths.length < 2) return false;
    const width = mostCommon(widths);
    const share = widths.filter((other) => other === width).length / widths.length;
    return width >= (delimiter === ',' ? 3 : 2) && share >= 0.8;
  });
}

/** The dialect under which the records look most like a table. */
export function detectDialect(text: string): Dialect {
  const sample = sampleOf(text);
  let best: Dialect = { delimiter: ',', quote: '"' };
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const dialect = { delimiter, quote: '"' };
    const score = tableLikeness(splitRecords(sample, dialect, SAMPLE_RECORDS));
    if (score > bestScore) {
      best = dialect;
      bestScore = score;
    }
  }
  return best;
}

function sampleOf(text: string): string {
  if (text.length <= SAMPLE_CHARACTERS) return text;
  const end = text.lastIndexOf('\n', SAMPLE_CHARACTERS);
  return text.slice(0, end > 0 ? end : SAMPLE_CHARACTERS);
}

/** Width of the usual record, weighted by how usual it is. */
function tableLikeness(records: readonly string[][]): number {
  const widths = widthsOf(records);
  if (widths.length === 0) return 0;
  const width = mostCommon(widths);
  const share = widths.filter((other) => other === width).length / widths.length;
  return share * share * (width - 1);
}

const widthsOf = (records: readonly string[][]): number[] =>
  records.filter((record) => record.some((cell) => cell.trim() !== '')).map((record) => record.length);

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0] as [number, number])[0];
}
