import type { ModelAnswer } from '@gridline/engine';
import type { Random } from '@gridline/testing';
import type { Truth } from '../accuracy/judging/truth';

/** How often a model does wrong, as shares of its values, rows and documents. */
export interface Manners {
  name: string;
  /** Values made up: of the right form, and not what is printed. */
  invented: number;
  /** One sign read wrongly. */
  misread: number;
  /** Values taken from another row of the same column. */
  shifted: number;
  /** Rows left out. */
  dropped: number;
  /** Documents in which two columns changed places. */
  swapped: number;
}

/** From one that is nearly always right to one that must not be believed. Shares are chosen to cover the range, not measured on any model. */
export const MANNERS: readonly Manners[] = [
  { name: 'careful', invented: 0.005, misread: 0.005, shifted: 0.002, dropped: 0.005, swapped: 0.01 },
  { name: 'careless', invented: 0.04, misread: 0.03, shifted: 0.02, dropped: 0.04, swapped: 0.1 },
  { name: 'bad', invented: 0.3, misread: 0.1, shifted: 0.1, dropped: 0.2, swapped: 0.4 },
];

/** What became of a value on the way through the model. */
export type Fault = 'none' | 'invented' | 'misread' | 'shifted' | 'swapped';

export interface SimulatedAnswer {
  answer: ModelAnswer;
  cellFaults: Fault[][];
  /** By key. */
  fieldFaults: Record<string, Fault>;
}

/** A model that knows the truth and spoils it in its manner. */
export function simulateModel({ fields = {}, lineItems }: Truth, manners: Manners, random: Random): SimulatedAnswer {
  const { columns, rows } = lineItems ?? { columns: [], rows: [] };
  const order = columns.map((_, index) => index);
  const isSwapped = columns.length > 2 && random.chance(manners.swapped);
  if (isSwapped) swapTwo(order, random);
  const kept = rows.filter(() => !random.chance(manners.dropped));
  const spoilt = kept.map((row) => order.map((column, at) => spoilCell(row[column]!, kept, column, column !== at, manners, random)));
  const said = Object.entries(fields).map(([key, value]) => ({ key, ...spoil(value, manners, random) }));
  return {
    answer: {
      docType: 'Invoice',
      columns,
      rows: spoilt.map((row) => row.map(({ value }) => value)),
      fields: said.map(({ key, value }) => ({ key, value })),
    },
    cellFaults: spoilt.map((row) => row.map(({ fault }) => fault)),
    fieldFaults: Object.fromEntries(said.map(({ key, fault }) => [key, fault])),
  };
}

interface Spoilt {
  value: string;
  fault: Fault;
}

function spoilCell(
  value: string,
  rows: readonly (readonly string[])[],
  column: number,
  isElsewhere: boolean,
  manners: Manners,
  random: Random,
): Spoilt {
  const other = random.pick(rows)[column]!;
  if (random.chance(manners.shifted) && other !== value) return { value: other, fault: 'shifted' };
  const spoilt = spoil(value, manners, random);
  return spoilt.fault === 'none' && isElsewhere ? { value, fault: 'swapped' } : spoilt;
}

function spoil(value: string, { invented, misread }: Manners, random: Random): Spoilt {
  if (value === '') return { value, fault: 'none' };
  if (random.chance(invented)) return changed(value, inventLike(value, random), 'invented');
  if (random.chance(misread)) return changed(value, misreadOnce(value, random), 'misread');
  return { value, fault: 'none' };
}

const changed = (before: string, value: string, fault: Fault): Spoilt => ({ value, fault: before === value ? 'none' : fault });

/** Other digits and other words in the same form. */
const inventLike = (value: string, random: Random): string =>
  value.replace(/\d/g, () => String(random.whole(0, 9))).replace(/\p{L}{3,}/gu, (word) => madeUpWord(word.length, random));

function misreadOnce(value: string, random: Random): string {
  const at = random.whole(0, value.length - 1);
  const sign = /\d/.test(value[at]!)
    ? String(random.whole(0, 9))
    : /\p{L}/u.test(value[at]!)
      ? random.pick([...'abcdeinorst'])
      : value[at]!;
  return value.slice(0, at) + sign + value.slice(at + 1);
}

function swapTwo(order: number[], random: Random): void {
  const a = random.whole(0, order.length - 1);
  const b = (a + 1 + random.whole(0, order.length - 2)) % order.length;
  [order[a], order[b]] = [order[b]!, order[a]!];
}

/** A word of that length that nobody prints: a consonant, a vowel, and so on. */
const madeUpWord = (length: number, random: Random): string =>
  Array.from({ length }, (_, at) => random.pick([...(at % 2 === 0 ? 'bdfgklmnprstvz' : 'aeiou')])).join('');
