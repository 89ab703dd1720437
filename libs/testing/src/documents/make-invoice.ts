import type { Language } from './language.data';
import { Sheet, type Column } from './sheet';
import type { MadeDocument } from './made-document';
import { companyName, day, plainAmount, printedAmount, printedMoney } from './printed-values';
import type { Random } from './random';

interface Line {
  item: string;
  quantity: number;
  price: number;
  rate: number;
  total: number;
}

/** An invoice in one of several layouts: ruled, striped or bare; labels beside or above their values; lines over several pages. */
export function makeInvoice(seed: number, random: Random, language: Language): MadeDocument {
  const { labels } = language;
  const sheet = new Sheet(random);
  const lines = makeLines(random, language);
  const net = lines.reduce((sum, { total }) => sum + total, 0);
  const tax = Math.round(lines.reduce((sum, { total, rate }) => sum + (total * rate) / 100, 0));
  const issued = random.whole(0, 700);
  const issueDate = day(issued, language);
  const dueDate = day(issued + 30, language);
  const seller = companyName(random, language);
  const buyer = companyName(random, language);
  const vatId = `${language.country}${random.digits(9)}`;
  const number = `${random.pick(['', 'R-', 'INV-', '2024/'])}${random.digits(5)}`;

  sheet.text(seller, { size: 14, bold: true });
  sheet.text(`${random.pick(language.streets)}, ${random.pick(language.towns)}`);
  sheet.text(`${labels.vatId}: ${vatId}`);
  sheet.gap(20);
  sheet.text(labels.buyer, { bold: true });
  for (const part of [buyer, random.pick(language.streets), random.pick(language.towns)]) sheet.text(part);
  sheet.gap(20);
  sheet.text(labels.invoice, { size: 18, bold: true });
  sheet.fields(
    [
      [labels.invoiceNumber, number],
      [labels.issueDate, issueDate.printed],
      [labels.dueDate, dueDate.printed],
    ],
    random.chance(0.3),
  );
  sheet.gap(14);
  const { columns, rows } = lineTable(random, language, lines);
  sheet.table(columns, rows);
  sheet.gap(8);
  sheet.totals([
    [labels.netTotal, printedMoney(net, language)],
    [labels.taxTotal, printedMoney(tax, language)],
    [labels.grossTotal, printedMoney(net + tax, language)],
  ]);
  sheet.gap(24);
  sheet.text(labels.thanks);

  return sheet.finish('invoice', seed, {
    docType: 'Invoice',
    language: language.code,
    fields: {
      invoiceNumber: number,
      issueDate: issueDate.iso,
      dueDate: dueDate.iso,
      sellerName: seller,
      sellerVatId: vatId,
      buyerName: buyer,
      currency: language.currency,
      netTotal: plainAmount(net),
      taxTotal: plainAmount(tax),
      grossTotal: plainAmount(net + tax),
    },
    columns: columns.map(({ label }) => label),
    rows,
  });
}

function makeLines(random: Random, language: Language): Line[] {
  const count = random.chance(0.15) ? random.whole(30, 70) : random.whole(1, 12);
  const rate = random.pick(language.vatRates);
  return Array.from({ length: count }, () => {
    const quantity = random.whole(1, 40);
    const price = random.whole(50, 250_000);
    return { item: random.pick(language.items), quantity, price, rate, total: quantity * price };
  });
}

function lineTable(random: Random, language: Language, lines: readonly Line[]): { columns: Column[]; rows: string[][] } {
  const { labels } = language;
  const hasPosition = random.chance(0.6);
  const hasRate = random.chance(0.5);
  const columns: Column[] = [
    ...(hasPosition ? [{ label: labels.position, width: 34, align: 'left' as const }] : []),
    { label: labels.description, width: 0, align: 'left' },
    { label: labels.quantity, width: 54, align: 'right' },
    { label: labels.unitPrice, width: 84, align: 'right' },
    ...(hasRate ? [{ label: labels.taxRate, width: 46, align: 'right' as const }] : []),
    { label: labels.lineTotal, width: 84, align: 'right' },
  ];
  const rows = lines.map(({ item, quantity, price, rate, total }, index) => [
    ...(hasPosition ? [String(index + 1)] : []),
    item,
    String(quantity),
    printedAmount(price, language),
    ...(hasRate ? [String(rate).replace('.', language.decimal)] : []),
    printedAmount(total, language),
  ]);
  return { columns, rows };
}
