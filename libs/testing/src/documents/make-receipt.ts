import type { Language } from './language.data';
import { drawManner, type Manner } from './manner';
import type { MadeDocument } from './made-document';
import { certainDay, companyName, plainAmount, printedAmount, printedMoney, printedRate } from './printed-values';
import type { Random } from './random';
import { Sheet } from './sheet';
import { TableDrawing, type Column } from './table-drawing';

/** Paper of a till roll, in points. */
const ROLL_WIDTH = 230;
const ROLL_HEIGHT = 520;

interface Item {
  name: string;
  quantity: number;
  price: number;
}

/** What a till prints of each item. */
const LAYOUTS = ['item', 'quantity first', 'headed'] as const;
type Layout = (typeof LAYOUTS)[number];

/** A till receipt: narrow paper, items with amounts, a total, sometimes the tax in it and how it was paid. */
export function makeReceipt(seed: number, random: Random, language: Language): MadeDocument {
  const manner = drawManner(random, language);
  const { labels } = manner;
  const face = language.code === 'pl' ? 'embedded' : random.pick(['mono', 'sans'] as const);
  const sheet = new Sheet(random, face, { width: ROLL_WIDTH, height: ROLL_HEIGHT, margin: 14 });
  const seller = companyName(random, language);
  const date = certainDay(random.whole(0, 700), manner);
  const layout = random.pick(LAYOUTS);
  const items = drawItems(random, language, layout);
  const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const { columns, rows } = layItems(manner, layout, items);

  const x = random.chance(0.5) ? sheet.left : undefined;
  writeCentred(sheet, seller, { size: 11, bold: true, x });
  writeCentred(sheet, random.pick(language.streets), { x });
  writeCentred(sheet, random.pick(language.towns), { x });
  sheet.gap(8);
  sheet.text(`${labels.receipt} ${random.digits(5)}`);
  sheet.text(`${labels.date}: ${date.printed} ${random.whole(8, 19)}:${random.whole(10, 59)}`);
  sheet.gap(8);
  const look = { style: 'bare' as const, hasHeader: layout === 'headed', isCentred: false };
  new TableDrawing(sheet, columns, look, rows).draw(rows);
  sheet.gap(4);
  if (random.chance(0.5)) sheet.page.lines.push({ x1: sheet.left, y1: sheet.y, x2: sheet.left + sheet.room, y2: sheet.y, width: 0.5 });
  sheet.totals([[labels.total, printedMoney(total, manner)]]);
  writePayment(sheet, manner, total);

  return sheet.finish('receipt', seed, {
    docType: 'Receipt',
    language: language.code,
    layout: `receipt ${layout} ${face}`,
    fields: { sellerName: seller, issueDate: date.iso, grossTotal: plainAmount(total), currency: manner.currency },
    columns: columns.map(({ label }) => label),
    rows,
  });
}

function drawItems(random: Random, language: Language, layout: Layout): Item[] {
  return Array.from({ length: random.whole(1, 9) }, () => ({
    name: random.pick(language.items),
    quantity: layout === 'item' ? 1 : random.whole(1, 4),
    price: random.whole(50, 9_000),
  }));
}

function layItems(manner: Manner, layout: Layout, items: readonly Item[]): { columns: Column[]; rows: string[][] } {
  const { labels } = manner;
  const quantity: Column = { label: labels.quantity, align: 'left' };
  const name: Column = { label: labels.description, align: 'left', wide: true };
  const price: Column = { label: labels.unitPrice, align: 'right' };
  const amount: Column = { label: labels.lineTotal, align: 'right' };
  const columns = { item: [name, amount], 'quantity first': [quantity, name, amount], headed: [name, quantity, price, amount] }[layout];
  const rows = items.map((item) => {
    const texts = new Map([
      [quantity, String(item.quantity)],
      [name, item.name],
      [price, printedAmount(item.price, manner)],
      [amount, printedAmount(item.quantity * item.price, manner)],
    ]);
    return columns.map((column) => texts.get(column)!);
  });
  return { columns, rows };
}

/** At the middle of the roll, or at a given place. */
function writeCentred(
  sheet: Sheet,
  text: string,
  { size = sheet.size, bold = false, x }: { size?: number; bold?: boolean; x?: number },
): void {
  sheet.text(text, { size, bold, x: x ?? sheet.left + Math.max(0, (sheet.room - sheet.measure(text, size, bold)) / 2) });
}

/** The tax inside the total and what was handed over, as many tills print. */
function writePayment(sheet: Sheet, manner: Manner, total: number): void {
  const { random } = sheet;
  const rate = random.pick(manner.language.vatRates);
  const tax = Math.round((total * rate) / (100 + rate));
  const pairs: [string, string][] = [];
  if (random.chance(0.4)) pairs.push([`${manner.labels.taxTotal} ${printedRate(rate, manner)}%`, printedAmount(tax, manner)]);
  if (random.chance(0.4)) pairs.push([manner.labels.cash, printedAmount(total, manner)]);
  if (pairs.length > 0) sheet.totals(pairs);
}
