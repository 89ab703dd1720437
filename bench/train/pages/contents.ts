import { columnOf, itemText, tableOf, type Column, type ContentRow, type Source, type TableContent } from './table-content';

/** One kind of paper: its type, its title's meaning, and the columns that may stand in its table. */
export interface Content {
  docType: string;
  title: readonly string[];
  make(source: Source): TableContent;
  /** Whether a column of amounts is summed under the table. */
  summed?: true;
  headless?: true;
  roll?: true;
}

const sized = ({ random }: Source): number =>
  random.pick([random.whole(1, 3), random.whole(3, 8), random.whole(4, 12), random.whole(8, 22)]);

/** Columns of which each that is marked with `?` is there half the time, in one of the orders given. */
const chosen =
  (...orders: readonly string[]) =>
  (source: Source): TableContent => {
    const meanings = source.random.pick(orders).split(' ').flatMap((each) => (each.endsWith('?') ? (source.random.chance(0.5) ? [each.slice(0, -1)] : []) : [each])); // prettier-ignore
    const known = meanings.filter((meaning) => source.words.has(meaning) || meaning === 'desc');
    // A language may lack the words of a trade; its paper then has a plain list.
    return tableOf(source, known.length > 1 ? known : ['desc', 'qty', 'amount'], sized(source));
  };

/** Figures of several periods under headings. */
function figures(source: Source): TableContent {
  const { random, form, words } = source;
  const years = Array.from({ length: random.whole(2, 3) }, (_, i) => String(2025 - i));
  const headings = random.chance(0.6) ? random.some(words.of('group').concat(words.of('section')), random.whole(2, 3)) : [''];
  const first: Column = { meaning: 'desc', label: random.chance(0.5) ? '' : random.pick(words.of('group').length > 0 ? words.of('group') : ['']), align: 'left', share: 4 }; // prettier-ignore
  const decimals = random.pick([0, 0, 1, 1, 2]);
  const columns = [first, ...headings.flatMap((heading) => years.map((label): Column => ({ meaning: 'figure', label, ...(heading && { heading }), align: 'right', share: 1.3 })))]; // prettier-ignore
  const rows = Array.from({ length: random.whole(3, 16) }, (): ContentRow => ({
    kind: 'item',
    cells: columns.map((_, index) => (index === 0 ? itemText(source).split('\n')[0]! : random.chance(0.06) ? random.pick(['–', '-', '']) : form.count(random.between(-200, 9000), decimals))), // prettier-ignore
  }));
  const named = rows.flatMap((row, index): ContentRow[] => (index > 0 && index % 5 === 4 && random.chance(0.4) ? [{ kind: 'section', cells: columns.map((_, c) => (c === 0 ? random.pick(words.of('section')) : '')) }, row] : [row])); // prettier-ignore
  return { columns, rows: named };
}

/** A till roll: an item and its amount, its count and price on the line below. */
function tillItems(source: Source): TableContent {
  const { random, form } = source;
  const columns = [columnOf(source, 'desc'), { ...columnOf(source, 'amount'), align: 'right' as const, share: 2 }];
  let total = 0;
  const rows = Array.from({ length: random.whole(2, 14) }, (): ContentRow => {
    const [quantity, price] = [random.chance(0.6) ? 1 : random.whole(2, 6), random.whole(49, 4_000)];
    total += quantity * price;
    const below = quantity > 1 ? `\n${' '.repeat(2)}${quantity} x ${form.count(price / 100, 2)}` : '';
    return { kind: 'item', cells: [itemText(source).split('\n')[0]!.slice(0, 30) + below, form.count((quantity * price) / 100, 2)] };
  });
  return { columns, rows, total };
}

export const CONTENT: Readonly<Record<string, Content>> = {
  invoice: {
    docType: 'Invoice',
    title: ['invoice', 'offer', 'order_doc', 'credit_note'],
    make: chosen('pos? code? desc qty unit? price disc? rate? amount', 'desc qty price amount', 'qty unit? code? desc price amount', 'code desc rate? price qty disc? amount', 'date? desc amount', 'pos desc amount'), // prettier-ignore
    summed: true,
  },
  bank: {
    docType: 'Bank Statement',
    title: ['statement'],
    make: chosen(
      'date valuta? booking debit credit balance?',
      'date booking valuta? amount balance?',
      'date booking debit credit',
      'valuta date booking amount',
    ),
  },
  delivery: {
    docType: 'Delivery Note',
    title: ['delivery_note'],
    make: chosen(
      'pos? code desc ordered delivered open?',
      'code desc qty unit weight batch?',
      'qty unit desc weight? volume?',
      'pos desc batch? qty',
    ),
  },
  fees: {
    docType: 'Invoice',
    title: ['invoice', 'offer'],
    make: chosen('date worker? desc hours price amount', 'date desc hours amount', 'worker desc hours? price amount'),
    summed: true,
  },
  meter: { docType: 'Utility Bill', title: ['meter'], make: chosen('desc old new usage price amount', 'date? old new usage', 'code desc date? old new usage'), summed: true }, // prettier-ignore
  payslip: {
    docType: 'Payslip',
    title: ['payslip'],
    make: chosen('code desc qty? price? amount', 'desc hours price amount', 'code? desc debit credit'),
  },
  report: { docType: 'Report', title: ['report'], make: figures },
  receipt: { docType: 'Receipt', title: ['receipt'], make: tillItems, summed: true, headless: true, roll: true },
  roster: { docType: 'Other', title: ['report', 'order_doc'], make: chosen('worker street city date?', 'date worker group hours?', 'code? worker group city', 'group desc worker') }, // prettier-ignore
  pricelist: {
    docType: 'Price List',
    title: ['pricelist'],
    make: chosen('code desc unit? price', 'desc unit price disc?', 'desc weight? price'),
  },
  lab: { docType: 'Report', title: ['lab'], make: chosen('desc result unit? range', 'code? desc result range', 'desc range unit? result') },
  ageing: { docType: 'Statement of Account', title: ['statement'], make: chosen('number issued due amount', 'issued number desc? debit credit balance', 'issued due number amount balance?') }, // prettier-ignore
};
