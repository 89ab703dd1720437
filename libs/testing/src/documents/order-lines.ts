import type { Language } from './language.data';
import type { Manner } from './manner';
import { printedAmount, printedRate } from './printed-values';
import type { Random } from './random';
import type { Sheet } from './sheet';
import { columnWidths, NARROWEST_WIDE, type Column, type Note, type Notes } from './table-drawing';

/** An item that is charged or ordered; amounts in hundredths. */
export interface Line {
  item: string;
  article: string;
  quantity: number;
  unit: string;
  price: number;
  /** Per cent off the price. */
  discount: number;
  rate: number;
  total: number;
}

/** A column of items: what stands in it, and whether it gives way where the paper is too narrow. */
interface LineColumn extends Column {
  text: (line: Line, index: number) => string;
  isOptional?: boolean;
}

/** Items by chance: few or, now and then, pages of them; one rate of tax or two; some with details below their name. */
export function drawLines(random: Random, language: Language): Line[] {
  const count = random.chance(0.15) ? random.whole(30, 70) : random.whole(1, 12);
  const isDetailed = random.chance(0.35);
  const hasTwoRates = random.chance(0.25);
  const hasDiscounts = random.chance(0.25);
  const rate = random.pick(language.vatRates);
  return Array.from({ length: count }, () => {
    const quantity = random.whole(1, 40);
    const price = random.whole(50, 250_000);
    const discount = hasDiscounts ? random.pick([0, 5, 10]) : 0;
    const item = random.pick(language.items);
    return {
      item: isDetailed && random.chance(0.6) ? `${item}, ${random.pick(language.details)}` : item,
      article: `${random.pick(['A', 'K-', 'XR'])}${random.digits(5)}`,
      quantity,
      unit: random.pick(language.units),
      price,
      discount,
      rate: hasTwoRates ? random.pick(language.vatRates) : rate,
      total: Math.round((quantity * price * (100 - discount)) / 100),
    };
  });
}

/** The columns that a layout drawn by chance shows, and the items in them. */
export function layLines(sheet: Sheet, manner: Manner, lines: readonly Line[]): { columns: Column[]; rows: string[][] } {
  const rowsOf = (shown: readonly LineColumn[]): string[][] => lines.map((line, index) => shown.map(({ text }) => text(line, index)));
  let columns = drawColumns(sheet.random, manner, lines);
  const roomOf = (shown: readonly LineColumn[]): number => columnWidths(sheet, shown, rowsOf(shown))[shown.findIndex(({ wide }) => wide)]!;
  while (roomOf(columns) < NARROWEST_WIDE && columns.some(({ isOptional }) => isOptional)) {
    const last = columns.findLastIndex(({ isOptional }) => isOptional);
    columns = columns.filter((_, index) => index !== last);
  }
  return { columns, rows: rowsOf(columns) };
}

function drawColumns(random: Random, manner: Manner, lines: readonly Line[]): LineColumn[] {
  const { labels } = manner;
  const hasDiscount = lines.some(({ discount }) => discount > 0);
  const hasRates = new Set(lines.map(({ rate }) => rate)).size > 1;
  const number = random.pick(['right', 'right', 'centre'] as const);
  const position: LineColumn = { label: labels.position, align: 'left', text: (_, index) => String(index + 1), isOptional: true };
  const article: LineColumn = { label: labels.article, align: 'left', text: (line) => line.article, isOptional: true };
  const description: LineColumn = { label: labels.description, align: 'left', wide: true, text: (line) => line.item };
  const quantity: LineColumn = { label: labels.quantity, align: number, text: (line) => String(line.quantity) };
  const unit: LineColumn = { label: labels.unit, align: 'left', text: (line) => line.unit, isOptional: true };
  const price: LineColumn = { label: labels.unitPrice, align: 'right', text: (line) => printedAmount(line.price, manner) };
  const discount: LineColumn = {
    label: labels.discount,
    align: number,
    text: (line) => (line.discount ? `${line.discount} %` : ''),
  };
  const rate: LineColumn = { label: labels.taxRate, align: number, text: (line) => printedRate(line.rate, manner), isOptional: true };
  const total: LineColumn = { label: labels.lineTotal, align: 'right', text: (line) => printedAmount(line.total, manner) };
  const leading = random.chance(0.2) ? [quantity, ...drawn(random, 0.3, unit)] : [];
  return [
    ...drawn(random, 0.5, position),
    ...leading,
    ...drawn(random, 0.35, article),
    description,
    ...(leading.length > 0 ? [] : [quantity, ...drawn(random, 0.3, unit)]),
    price,
    ...(hasDiscount ? [discount] : []),
    ...(hasRates ? [rate] : drawn(random, 0.4, rate)),
    total,
  ];
}

const drawn = (random: Random, share: number, column: LineColumn): LineColumn[] => (random.chance(share) ? [column] : []);

/** Fewer items are not set in sections, and more are not; so many run over a page. */
const FEWEST_IN_SECTIONS = 4;
const MOST_IN_SECTIONS = 12;
const OVER_A_PAGE = 30;

/** What some layouts set among the items: names and sums of sections, or what is carried from page to page. */
export function drawNotes(random: Random, manner: Manner, lines: readonly Line[]): Notes {
  if (lines.length >= OVER_A_PAGE)
    return random.chance(0.5) ? { carried: (count) => sumOf(manner, manner.language.sums.carried, lines, 0, count) } : {};
  if (lines.length < FEWEST_IN_SECTIONS || lines.length > MOST_IN_SECTIONS || !random.chance(0.2)) return {};
  const cut = random.whole(2, lines.length - 2);
  const [first, second] = [random.pick(manner.language.items), random.pick(manner.language.items)];
  const isSummed = random.chance(0.7);
  const sum = (from: number, to: number): Note[] => (isSummed ? [sumOf(manner, manner.language.sums.section, lines, from, to)] : []);
  return {
    before: new Map([
      [0, [{ label: `A. ${first}` }]],
      [cut, [...sum(0, cut), { label: `B. ${second}` }]],
      [lines.length, sum(cut, lines.length)],
    ]),
  };
}

function sumOf(manner: Manner, label: string, lines: readonly Line[], from: number, to: number): Note {
  const total = lines.slice(from, to).reduce((sum, line) => sum + line.total, 0);
  return { label, amount: printedAmount(total, manner) };
}
