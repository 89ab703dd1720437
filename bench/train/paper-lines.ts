import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineReadings, openSource, type LineReading, type LineRole } from '@gridline/engine';
import { CommandError } from '../command-line/run-command';

/** A line with the role that it has by the truth of its paper; `weight` says how far that is certain. */
export interface RoleOfLine {
  features: Float32Array;
  role: LineRole;
  weight: number;
  /** Lines of one page have one number. */
  page: number;
}

export interface PaperTruth {
  fields: Record<string, string[]>;
  tables: { columns: (string | null)[] | null; rows: { optional: boolean; cells: string[] }[] }[];
}

/** The lines of every paper of a suite, with their roles: what its tables have is found among them by its texts. */
export async function readPapers(folder: string): Promise<RoleOfLine[]> {
  const { documents } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { documents: { doc: string; truth: string }[] };
  const all: RoleOfLine[] = [];
  let pages = 0;
  for (const { doc, truth } of documents.filter((each) => each.doc.endsWith('.pdf'))) {
    const source = await openSource(readFileSync(join(folder, doc)), { fileName: doc });
    const read = lineReadings(await source.read());
    source.close();
    const told = JSON.parse(readFileSync(join(folder, truth), 'utf8')) as Partial<PaperTruth>;
    if (!told.tables || !told.fields) throw new CommandError(`${join(folder, truth)} does not say what tables and fields its paper has.`);
    const roles = rolesOf(read.flat(), told as PaperTruth);
    if (!roles) continue;
    let at = 0;
    for (const lines of read) {
      pages++;
      for (const { features } of lines) all.push({ features, ...roles[at++]!, page: pages });
    }
  }
  return all;
}

type Told = Pick<RoleOfLine, 'role' | 'weight'>;

/** A header or a row as it is looked for: its words, each as often as it is printed. */
interface Wanted {
  role: 'header' | 'row' | 'section' | 'sum';
  words: Map<string, number>;
  size: number;
}

/** The roles of all lines of a paper; undefined where too little of its tables is found among them. */
export function rolesOf(lines: readonly LineReading[], { tables, fields }: PaperTruth): Told[] | undefined {
  const told: Told[] = lines.map(() => ({ role: 'outside', weight: 1 }));
  const words = lines.map(({ line }) => line.words.map(({ text }) => folded(text)).filter((text) => text !== ''));
  let [sought, found] = [0, 0];
  for (const { columns, rows } of tables) {
    const wanted = [
      wantedOf(
        'header',
        (columns ?? []).map((label) => label ?? ''),
      ),
      ...rows.map(({ optional, cells }) => wantedOf(optional ? (isSum(cells) ? 'sum' : 'section') : 'row', cells)),
    ].filter(({ size }) => size > 0);
    const places = placesOf(words, wanted);
    sought += wanted.length;
    for (const { wanted: of, from, to } of places) {
      found++;
      for (let at = from; at <= to; at++) {
        const share = sizeOf(words[at]!.filter((word) => holds(of, word))) / Math.max(1, sizeOf(words[at]!));
        told[at] = { role: at > from && of.role === 'row' ? 'more' : of.role, weight: share > WHOLE_LINE ? 1 : MIXED_WEIGHT };
      }
    }
    repeatHeader(told, words, wanted[0]);
  }
  if (found < LEAST_FOUND * sought) return undefined;
  tellSums(told, words, fields);
  return told;
}

/** Less of a paper's rows found among its lines: its truth is not printed as it is marked. */
const LEAST_FOUND = 0.9;
/** A line that holds words of a table and of something beside it tells less; it is whole where so much of it is the table's. Estimates, as all numbers of this file. */
export const MIXED_WEIGHT = 0.3;
const WHOLE_LINE = 0.9;
const AMOUNT = /^[^\p{L}\d]*\d[\d.,'\u00a0 ]*[^\p{L}\d]*(?:\p{L}{1,4}[.$]?)?$/u;

/** A row with an amount behind something else; the name of a section has a number before it, or nothing beside it. */
const isSum = (cells: readonly string[]): boolean => cells.filter((cell) => cell !== '').some((cell, at) => at > 0 && AMOUNT.test(cell));

/** The labels of a table that goes on over a page are printed again: lines behind one another that have nothing else, and together most of them. */
function repeatHeader(told: Told[], words: readonly string[][], header: Wanted | undefined): void {
  if (header?.role !== 'header') return;
  const isLabels = words.map((line, at) => told[at]!.role === 'outside' && sizeOf(line.filter((word) => holds(header, word))) > WHOLE_LINE * sizeOf(line)); // prettier-ignore
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (isLabels[to]) to++;
    if (sizeOf(words.slice(from, to).flat()) > MOST_LABELS * header.size) for (let at = from; at < to; at++) told[at] = { role: 'header', weight: 1 }; // prettier-ignore
    from = Math.max(from, to - 1);
  }
}

/** Of the letters of a table's labels, more than these say that they are printed again. */
const MOST_LABELS = 0.6;

/** Sums that are printed outside the tables are those whose amounts the paper's totals are; whether other amounts outside are, is not known. */
function tellSums(told: Told[], words: readonly string[][], fields: Readonly<Record<string, string[]>>): void {
  const totals = new Set(TOTALS.flatMap((key) => fields[key] ?? []).map(digitsOf));
  const first = told.findIndex(({ role }) => role === 'row');
  words.forEach((line, at) => {
    if (told[at]!.role !== 'outside' || at < first) return;
    const amounts = line.filter((word) => AMOUNT.test(word));
    if (amounts.length === 0) return;
    if (amounts.some((word) => totals.has(digitsOf(word))) || totals.has(digitsOf(amounts.join('')))) told[at] = { role: 'sum', weight: 1 };
    else told[at]!.weight = UNKNOWN;
  });
}

const TOTALS = ['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance'];
const UNKNOWN = 0.2;

/** The figures of an amount without its marks and without noughts behind them. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/0+$/, '');

function wantedOf(role: Wanted['role'], texts: readonly string[]): Wanted {
  const words = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.split(/\s+/)).map(folded).filter((text) => text !== '')) words.set(word, (words.get(word) ?? 0) + 1); // prettier-ignore
  return { role, words, size: [...words].reduce((sum, [word, count]) => sum + word.length * count, 0) };
}

const folded = (text: string): string =>
  text.normalize('NFKC').replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-').toLowerCase(); // prettier-ignore

const sizeOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/** Whether a word is of what is looked for: one of its words, or a part of one where a reader parts them otherwise. */
const holds = ({ words }: Wanted, word: string): boolean => words.has(word) || (word.length >= 2 && [...words.keys()].some((other) => other.includes(word))); // prettier-ignore

interface Place {
  wanted: Wanted;
  from: number;
  to: number;
}

/** More lines than this no row has. */
const MOST_LINES = 14;

/** Where the header and the rows stand, in their order: each on lines behind one another, with as much of their words as can be. */
function placesOf(lines: readonly string[][], wanted: readonly Wanted[]): Place[] {
  // best[r][l]: the most that the first r of them have of the first l lines, and where the last of them stands.
  const best = Array.from({ length: wanted.length + 1 }, () => Array.from({ length: lines.length + 1 }, () => ({ score: 0, from: -1 })));
  for (let row = 1; row <= wanted.length; row++) {
    const gains = Array.from({ length: lines.length }, (_, from) => gainsFrom(lines, from, wanted[row - 1]!));
    for (let end = 1; end <= lines.length; end++) {
      let here = best[row]![end - 1]!.score > 0 ? { score: best[row]![end - 1]!.score, from: -2 } : { score: 0, from: -2 };
      if (best[row - 1]![end]!.score > here.score) here = { score: best[row - 1]![end]!.score, from: -1 };
      for (let from = Math.max(0, end - MOST_LINES); from < end; from++) {
        const gain = gains[from]![end - 1 - from];
        if (gain === undefined || gain <= 0) continue;
        const score = best[row - 1]![from]!.score + gain;
        if (score > here.score) here = { score, from };
      }
      best[row]![end] = here;
    }
  }
  const places: Place[] = [];
  let end = lines.length;
  for (let row = wanted.length; row > 0 && end > 0;) {
    const { from } = best[row]![end]!;
    if (from === -2) end--;
    else if (from === -1) row--;
    else {
      places.unshift({ wanted: wanted[row - 1]!, from, to: end - 1 });
      [end, row] = [from, row - 1];
    }
  }
  return places;
}

/** What a row has of the lines from one on, by how many of them: its letters there, less a part of what else they hold. */
function gainsFrom(lines: readonly string[][], from: number, wanted: Wanted): number[] {
  const left = new Map(wanted.words);
  const gains: number[] = [];
  let [score, rest] = [0, wanted.size];
  for (let at = from; at < Math.min(lines.length, from + MOST_LINES); at++) {
    let [inside, outside] = [0, 0];
    for (const word of lines[at]!) {
      const own = (left.get(word) ?? 0) > 0 ? word : partOf(left, word);
      if (own === undefined) outside += word.length;
      else {
        inside += word.length;
        if (own === word) left.set(word, left.get(word)! - 1);
      }
    }
    if (inside === 0 || inside > rest + 2) break;
    rest -= inside;
    score += inside - OTHER_LETTERS * outside;
    // Half of a row found is a row found; less is the same word somewhere else.
    gains.push(rest <= wanted.size / 2 ? score : 0);
  }
  return gains;
}

/** What lies beside a table on the line costs less than what it has is worth. */
const OTHER_LETTERS = 0.3;

const partOf = (left: ReadonlyMap<string, number>, word: string): string | undefined =>
  word.length < 2 ? undefined : [...left].find(([other, count]) => count > 0 && other.includes(word))?.[0];
