import type { Random } from '@gridline/testing';
import type { Wordings } from '../wordings';
import type { RowKind } from './page-truth';
import type { PrintForm } from './print-form';

/** A text of a cell; a new line is a new line of print, the lines behind the first may be in smaller print. */
export type CellText = string;

export interface Column {
  meaning: string;
  label: string;
  /** The heading over it and its neighbours, where labels have two levels. */
  heading?: string;
  align: 'left' | 'right' | 'center';
  /** How wide it is beside the others. */
  share: number;
}

export interface ContentRow {
  kind: RowKind;
  cells: CellText[];
}

export interface TableContent {
  columns: Column[];
  rows: ContentRow[];
  /** Sum of the items in hundredths, where they have amounts. */
  total?: number;
}

export interface Source {
  random: Random;
  words: Wordings;
  form: PrintForm;
}

/** What one table does in all of its rows. */
interface Habits {
  /** What stands under the name of an item, line by line. */
  details: () => string[];
  /** What stands under its code. */
  underCode: () => string[];
}

type Value = (source: Source, row: Draft, habits: Habits) => CellText;

/** The numbers of one row, so that its cells agree. */
interface Draft {
  index: number;
  day: Date;
  quantity: number;
  decimals: number;
  price: number;
  amount: number;
  balance: number;
  isCredit: boolean;
}

const SHARES: Readonly<Record<string, number>> = { desc: 5, booking: 6, worker: 2.5, group: 2, code: 1.8, range: 2, date: 1.6, valuta: 1.4, issued: 1.6, due: 1.6, pos: 0.7, unit: 0.9, rate: 0.9, street: 3, number: 2 }; // prettier-ignore
const LEFT: ReadonlySet<string> = new Set(['desc', 'booking', 'worker', 'group', 'code', 'range', 'date', 'valuta', 'issued', 'due', 'pos', 'unit', 'batch', 'street', 'city', 'person', 'number']); // prettier-ignore

const wording = ({ random, words }: Source, meaning: string): string =>
  random.pick(words.of(meaning).length > 0 ? words.of(meaning) : ['–']);

const codeOf = ({ random }: Source): string =>
  random.pick([random.digits(6), `${random.pick(['AB', 'K', 'TR', 'X'])}-${random.digits(4)}`, `${random.digits(3)}.${random.digits(3)}`, `${random.pick(['M', 'ZX', 'H'])}${random.digits(3)}/${random.whole(1, 9)}`]); // prettier-ignore

/** What an item is called, without what stands under it. */
function itemName(source: Source): string {
  const { random } = source;
  return [wording(source, 'item'), ...(random.chance(0.6) ? [wording(source, 'quality')] : []), ...(random.chance(0.15) ? [wording(source, 'quality')] : [])].join(random.pick([' ', ', '])); // prettier-ignore
}

/** What an item is called, now and then over several lines. */
export function itemText(source: Source): CellText {
  const { random } = source;
  const notes = random.chance(0.3) ? Array.from({ length: random.whole(1, 2) }, () => wording(source, 'note')) : [];
  return [itemName(source), ...notes].join('\n');
}

/** A label and what it says of an item: a number, a day, a measure, a price. */
function factOf(source: Source): string {
  const { random, form } = source;
  const meaning = random.pick(['batch', 'order', 'number', 'weight', 'price', 'code', 'delivery', 'volume', 'unit', 'disc']);
  const value = random.pick([codeOf(source), form.count(random.between(0.1, 900), random.whole(0, 3)), form.money(random.whole(50, 90_000)), random.digits(13), form.date(new Date(Date.UTC(2025, random.whole(0, 11), random.whole(1, 28)))), wording(source, 'quality')]); // prettier-ignore
  return `${wording(source, meaning)}${random.pick([': ', ' : ', ' ', ':'])}${value}`;
}

/** Chooses what stands under the items of one table: nothing, a note now and then, or lines of facts under each. */
function chooseHabits(source: Source): Habits {
  const { random } = source;
  const kinds = random.some(['fact', 'note', 'sentence', 'quality'], random.whole(1, 3));
  const mark = random.pick(['', '', '', '• ', '- ', '* ']);
  const line = (): string => {
    const kind = random.pick(kinds);
    return mark + (kind === 'fact' ? factOf(source) : wording(source, kind));
  };
  const [most, share] = random.chance(0.6) ? [0, 0] : random.pick([[1, 0.5], [2, 0.3], [2, 0.7], [3, 1], [4, 0.9], [6, 1]] as const); // prettier-ignore
  const hasUnder = random.chance(0.2);
  return {
    details: () => (random.chance(share) ? Array.from({ length: random.whole(1, Math.max(1, most)) }, line) : []),
    underCode: () => (hasUnder ? Array.from({ length: random.whole(1, 2) }, () => random.pick([random.digits(13), `${random.digits(13)} (${random.pick(['EAN', 'GTIN', 'SKU'])})`, `${wording(source, 'code')}: ${random.digits(5)}`])) : []), // prettier-ignore
  };
}

function bookingText(source: Source): CellText {
  const { random } = source;
  const lines = [wording(source, 'move'), random.chance(0.8) ? `${wording(source, 'firm')} ${random.chance(0.4) ? wording(source, 'form') : ''}`.trim() : '', random.chance(0.5) ? `${wording(source, 'item')} ${random.digits(random.whole(4, 9))}` : '', random.chance(0.2) ? `REF ${random.digits(12)}` : ''].filter(Boolean); // prettier-ignore
  return lines.join(random.pick(['\n', '\n', ' ', ', ']));
}

const VALUES: Readonly<Record<string, Value>> = {
  pos: (_, { index }) => String(index + 1),
  code: (source, _, { underCode }) => [codeOf(source), ...underCode()].join('\n'),
  desc: (source, _, { details }) => [itemName(source), ...details()].join('\n'),
  qty: ({ form }, { quantity, decimals }) => form.count(quantity, decimals),
  unit: (source) => wording(source, 'unitword'),
  price: ({ form }, { price }) => form.money(price),
  disc: ({ random, form }) => (random.chance(0.6) ? '' : `${form.count(random.pick([2, 3, 5, 10, 12.5]), random.whole(0, 1))}${random.pick([' %', '%', ''])}`), // prettier-ignore
  rate: ({ random }) => `${random.pick([5, 7, 10, 19, 20, 21, 22, 23])}${random.pick(['%', ' %', ''])}`,
  amount: ({ form }, { amount }) => form.money(amount),
  date: ({ form }, { day }) => form.shortDate(day),
  valuta: ({ form }, { day }) => form.shortDate(day),
  issued: ({ form }, { day }) => form.date(day),
  due: ({ form }, { day }) => form.date(new Date(day.getTime() + 30 * 86_400_000)),
  booking: bookingText,
  debit: ({ form }, { amount, isCredit }) => (isCredit ? '' : form.money(amount)),
  credit: ({ form }, { amount, isCredit }) => (isCredit ? form.money(amount) : ''),
  balance: ({ form, random }, { balance }) => (random.chance(0.2) ? '' : form.money(balance)),
  ordered: (_, { quantity }) => String(Math.ceil(quantity)),
  delivered: ({ random }, { quantity }) => (random.chance(0.15) ? '' : String(Math.ceil(quantity))),
  open: ({ random }) => (random.chance(0.7) ? random.pick(['', '0', '-']) : String(random.whole(1, 9))),
  weight: ({ form, random }) => form.count(random.between(0.5, 900), random.whole(0, 3)),
  volume: ({ form, random }) => form.count(random.between(0.1, 20), 3),
  batch: ({ random }) => random.pick([`L${random.digits(5)}`, random.digits(8), `${random.digits(2)}/${random.digits(4)}`, '']),
  hours: ({ form }, { quantity }) => form.count(quantity, 2),
  worker: (source) => wording(source, 'person'),
  person: (source) => wording(source, 'person'),
  street: (source) => wording(source, 'street'),
  city: (source) => wording(source, 'city'),
  result: ({ form, random }) =>
    `${random.chance(0.1) ? '< ' : ''}${form.count(random.between(0.1, 300), random.whole(0, 2))}${random.chance(0.1) ? ' *' : ''}`,
  range: ({ form, random }) => random.pick([`${form.count(random.between(0, 5), 1)} - ${form.count(random.between(6, 200), 1)}`, `< ${form.count(random.between(1, 200), 1)}`, '']), // prettier-ignore
  old: ({ form, random }) => form.count(random.whole(1000, 90_000), 0),
  new: ({ form, random }) => form.count(random.whole(1000, 90_000), 0),
  usage: ({ form, random }) => form.count(random.whole(10, 4000), 0),
  group: (source) => wording(source, 'section'),
  number: codeOf,
};

/** A table of the given columns: rows whose numbers agree, with sections, sums and lines carried forward where asked. */
export function tableOf(source: Source, meanings: readonly string[], count: number): TableContent {
  const { random } = source;
  const columns = meanings.map((meaning) => columnOf(source, meaning));
  const drafts = draftRows(source, count);
  const habits = chooseHabits(source);
  const blank = random.chance(0.3) ? random.between(0.03, 0.2) : 0;
  const rows = drafts.map((draft): ContentRow => ({
    kind: 'item',
    cells: columns.map(({ meaning }) => (meaning !== 'desc' && random.chance(blank) ? '' : VALUES[meaning]!(source, draft, habits))),
  }));
  rows.push(...bareRows(source, meanings));
  const total = drafts.reduce((sum, { amount }) => sum + amount, 0);
  return { columns, rows: withBreaks(source, columns, rows, drafts), ...(meanings.includes('amount') && { total }) };
}

/** Rows of a text and an amount alone, as freight and discounts are set under the items. */
function bareRows(source: Source, meanings: readonly string[]): ContentRow[] {
  const { random, form } = source;
  const text = meanings.indexOf('desc');
  if (text === -1 || meanings.at(-1) !== 'amount' || !random.chance(0.22)) return [];
  return Array.from({ length: random.whole(1, 2) }, () => ({
    kind: 'item' as const,
    cells: meanings.map((_, index) =>
      index === text ? wording(source, random.pick(['freight', 'disc', 'item'])) : index === meanings.length - 1 ? form.money(random.whole(-20_000, 20_000)) : '',
    ),
  })); // prettier-ignore
}

export function columnOf({ random, words, form }: Source, meaning: string): Column {
  const variants = words.of(meaning);
  const below = random.chance(0.06) ? random.pick([form.currency, `(${form.currency})`, ...words.of('unitword'), ...variants]) : '';
  const label = [...(variants.length > 0 ? [random.pick(variants)] : []), ...(below ? [below] : [])].join('\n');
  const align = LEFT.has(meaning)
    ? random.chance(0.08)
      ? 'center'
      : 'left'
    : random.pick(['right', 'right', 'right', 'right', 'center', 'left'] as const);
  return { meaning, label, align, share: SHARES[meaning] ?? 1.3 };
}

function draftRows({ random }: Source, count: number): Draft[] {
  let day = Date.UTC(random.whole(2022, 2026), random.whole(0, 11), random.whole(1, 20));
  let balance = random.whole(10_000, 900_000);
  const decimals = random.pick([0, 0, 0, 1, 2, 3]);
  const most = random.pick([500, 5_000, 50_000, 300_000]);
  return Array.from({ length: count }, (_, index) => {
    const quantity = decimals === 0 ? random.whole(1, random.pick([3, 12, 200])) : random.whole(1, 4000) / 10 ** Math.min(2, decimals);
    const price = random.whole(50, most);
    const amount = Math.round(quantity * price);
    const isCredit = random.chance(0.3);
    balance += isCredit ? amount : -amount;
    day += 86_400_000 * random.whole(0, 4);
    return { index, day: new Date(day), quantity, decimals, price, amount, balance, isCredit };
  });
}

/** Puts names of sections, their sums and amounts carried forward between the rows. */
function withBreaks(source: Source, columns: readonly Column[], rows: readonly ContentRow[], drafts: readonly Draft[]): ContentRow[] {
  const { random, form } = source;
  const text = Math.max(
    0,
    columns.findIndex(({ meaning }) => meaning === 'desc' || meaning === 'booking'),
  );
  const sums = columns.findLastIndex(({ meaning }) => meaning === 'amount' || meaning === 'balance');
  const row = (kind: RowKind, label: string, amount?: number): ContentRow => ({
    kind,
    cells: columns.map((_, index) =>
      index === (kind === 'section' ? 0 : text) ? label : index === sums && amount !== undefined ? form.money(amount) : '',
    ),
  });
  const hasSections = rows.length > 3 && random.chance(0.25);
  const hasSums = hasSections && sums > text && random.chance(0.6);
  const out: ContentRow[] = [];
  if (sums > text && random.chance(0.08)) out.push(row('carried', wording(source, 'carried'), random.whole(1000, 900_000)));
  let since = 0;
  rows.forEach((item, index) => {
    const isBreak = hasSections && (index === 0 || (since > 1 && rows.length - index > 1 && random.chance(0.3)));
    if (isBreak) {
      if (index > 0 && hasSums) out.push(row('subtotal', wording(source, 'subtotal'), sumOf(drafts, index - since, index)));
      out.push(row('section', wording(source, 'section')));
      since = 0;
    }
    out.push(item);
    since++;
  });
  if (hasSums) out.push(row('subtotal', wording(source, 'subtotal'), sumOf(drafts, rows.length - since, rows.length)));
  if (sums > text && random.chance(0.07)) out.push(row('carried', wording(source, 'carried'), sumOf(drafts, 0, rows.length)));
  return out;
}

const sumOf = (drafts: readonly Draft[], from: number, to: number): number =>
  drafts.slice(from, to).reduce((sum, { amount }) => sum + amount, 0);
