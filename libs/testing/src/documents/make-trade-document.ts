import type { Language } from './language.data';
import { grouped, iban, vatId } from './identifiers';
import { drawManner, type Manner } from './manner';
import type { MadeDocument } from './made-document';
import { drawLines, drawNotes, layLines, type Line } from './order-lines';
import { certainDay, companyName, plainAmount, printedMoney, printedRate, type Day } from './printed-values';
import type { Random } from './random';
import { Sheet, type LabelPosition } from './sheet';
import { drawLook, TableDrawing } from './table-drawing';

/** How the head of the page is arranged. */
const HEADS = ['stacked', 'sides', 'window', 'titled'] as const;
type Head = (typeof HEADS)[number];

/** A party as its block of address names it. */
interface Party {
  name: string;
  street: string;
  town: string;
  vatId: string;
}

/** What an invoice or an order says. */
interface Trade {
  manner: Manner;
  issuer: Party;
  /** Whom it is sent to. */
  receiver: Party;
  number: string;
  issued: Day;
  due: Day;
  /** The other side's number. */
  reference?: string;
  account?: string;
  lines: Line[];
  net: number;
  taxes: { rate: number; amount: number }[];
  gross: number;
}

/** An invoice in one of many layouts: its head, labels, rulings, columns and totals are drawn by chance. */
export function makeInvoice(seed: number, random: Random, language: Language): MadeDocument {
  const trade = drawTrade(random, language);
  const { labels } = trade.manner;
  const pairs: [string, string][] = [
    [labels.invoiceNumber, trade.number],
    [labels.issueDate, trade.issued.printed],
    [labels.dueDate, trade.due.printed],
    ...(trade.reference ? [[labels.orderNumber, trade.reference] as [string, string]] : []),
  ];
  const { sheet, layout, columns, rows } = drawTradeDocument(random, trade, labels.invoice, labels.buyer, pairs);
  return sheet.finish(
    'invoice',
    seed,
    {
      docType: 'Invoice',
      language: language.code,
      layout: `invoice ${layout}`,
      fields: {
        invoiceNumber: trade.number,
        issueDate: trade.issued.iso,
        dueDate: trade.due.iso,
        sellerName: trade.issuer.name,
        sellerVatId: trade.issuer.vatId,
        buyerName: trade.receiver.name,
        ...(trade.reference ? { orderNumber: trade.reference } : {}),
        ...(trade.account ? { iban: trade.account } : {}),
        ...totalsOf(trade),
      },
      columns,
      rows,
    },
    labels.page,
  );
}

/** A purchase order: the buyer writes it, the seller receives it. */
export function makeOrder(seed: number, random: Random, language: Language): MadeDocument {
  const trade = { ...drawTrade(random, language), account: undefined, reference: undefined };
  const { labels } = trade.manner;
  const pairs: [string, string][] = [
    [labels.orderNumber, trade.number],
    [labels.date, trade.issued.printed],
    [labels.deliveryDate, trade.due.printed],
  ];
  const { sheet, layout, columns, rows } = drawTradeDocument(random, trade, labels.order, labels.supplier, pairs);
  return sheet.finish(
    'order',
    seed,
    {
      docType: 'Purchase Order',
      language: language.code,
      layout: `order ${layout}`,
      fields: {
        orderNumber: trade.number,
        issueDate: trade.issued.iso,
        deliveryDate: trade.due.iso,
        sellerName: trade.receiver.name,
        buyerName: trade.issuer.name,
        ...totalsOf(trade),
      },
      columns,
      rows,
    },
    labels.page,
  );
}

const totalsOf = ({ manner, net, gross }: Trade): Record<string, string> => ({
  currency: manner.currency,
  netTotal: plainAmount(net),
  taxTotal: plainAmount(gross - net),
  grossTotal: plainAmount(gross),
});

function drawTrade(random: Random, language: Language): Trade {
  const manner = drawManner(random, language);
  const lines = drawLines(random, language);
  const issued = certainDay(random.whole(0, 700), manner);
  const due = certainDay(issued.offset + random.pick([14, 30, 30, 60]), manner);
  const net = lines.reduce((sum, { total }) => sum + total, 0);
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  const taxes = rates.map((rate) => ({ rate, amount: Math.round(baseOf(lines, rate) * rate) / 100 })).map(roundTax);
  return {
    manner,
    issuer: drawParty(random, language),
    receiver: drawParty(random, language),
    number: `${random.pick(['', '', 'R-', 'INV-', '2024/', 'FA24-'])}${random.digits(random.whole(4, 7))}`,
    issued,
    due,
    ...(random.chance(0.4) ? { reference: `${random.pick(['PO', 'B-', '45'])}${random.digits(5)}` } : {}),
    ...(random.chance(0.5) ? { account: iban(random, language.country) } : {}),
    lines,
    net,
    taxes,
    gross: net + taxes.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const baseOf = (lines: readonly Line[], rate: number): number =>
  lines.filter((line) => line.rate === rate).reduce((sum, { total }) => sum + total, 0);

const roundTax = ({ rate, amount }: { rate: number; amount: number }): { rate: number; amount: number } => ({
  rate,
  amount: Math.round(amount),
});

const drawParty = (random: Random, language: Language): Party => ({
  name: companyName(random, language),
  street: random.pick(language.streets),
  town: random.pick(language.towns),
  vatId: vatId(random, language.country),
});

function drawTradeDocument(
  random: Random,
  trade: Trade,
  title: string,
  receiverLabel: string,
  pairs: readonly [string, string][],
): { sheet: Sheet; layout: string; columns: string[]; rows: string[][] } {
  const { manner } = trade;
  const sheet = new Sheet(random, manner.face);
  const head = random.pick(HEADS);
  const position: LabelPosition = random.pick(['beside', 'beside', 'below', 'joined']);
  writeHead(sheet, trade, { head, position, title, receiverLabel, pairs });
  sheet.gap(14);
  const { columns, rows } = layLines(sheet, manner, trade.lines);
  const look = drawLook(sheet);
  const table = new TableDrawing(sheet, columns, look, rows);
  table.draw(rows, drawNotes(random, manner, trade.lines));
  const isTotalsInTable = random.chance(0.3);
  if (isTotalsInTable) table.totals(printedTotals(trade));
  else {
    sheet.gap(8);
    sheet.totals(printedTotals(trade));
  }
  writeFoot(sheet, trade);
  return { sheet, layout: `${head} ${position} ${look.style}`, columns: columns.map(({ label }) => label), rows };
}

interface HeadParts {
  head: Head;
  position: LabelPosition;
  title: string;
  receiverLabel: string;
  pairs: readonly [string, string][];
}

/** Where the parts of a head stand, and how each is written. */
interface HeadWriter extends HeadParts {
  sheet: Sheet;
  trade: Trade;
  /** Where what stands to the right begins. */
  middle: number;
  labels: () => void;
  receiver: (x?: number) => void;
  heading: () => void;
}

function writeHead(sheet: Sheet, trade: Trade, parts: HeadParts): void {
  const { head, position, title, receiverLabel, pairs } = parts;
  const middle = sheet.left + sheet.room * 0.56;
  const fieldsX = position === 'below' || head === 'stacked' ? sheet.left : middle;
  const writer: HeadWriter = {
    ...{ ...parts, sheet, trade, middle },
    labels: () => sheet.fields(pairs, position, fieldsX),
    receiver: (x) => writeReceiver(sheet, trade.receiver, receiverLabel, x),
    heading: () => sheet.text(title, { size: 16, bold: true }),
  };
  if (head === 'stacked') writeStacked(writer);
  else if (head === 'sides') writeSides(writer);
  else writeLettered(writer);
}

/** Issuer, receiver and labels below one another. */
function writeStacked({ sheet, trade, receiver, heading, labels }: HeadWriter): void {
  writeIssuer(sheet, trade);
  sheet.gap(20);
  receiver();
  sheet.gap(20);
  heading();
  labels();
}

/** Issuer and receiver beside one another. */
function writeSides({ sheet, trade, middle, receiver, heading, labels }: HeadWriter): void {
  sheet.sideBySide(
    () => writeIssuer(sheet, trade),
    () => receiver(middle),
  );
  sheet.gap(24);
  heading();
  labels();
}

/** A letterhead, with the title in it or over the address window, and the labels beside the receiver or below. */
function writeLettered(writer: HeadWriter): void {
  const { sheet, trade, head, position, title, middle, receiver, heading, labels } = writer;
  if (head === 'titled') {
    sheet.sideBySide(
      () => writeIssuer(sheet, trade),
      () => sheet.text(title.toUpperCase(), { size: 18, bold: true, x: middle }),
    );
    sheet.gap(18);
  } else {
    writeIssuer(sheet, trade, middle);
    sheet.gap(10);
    const { name, street, town } = trade.issuer;
    sheet.text(`${name} - ${street} - ${town}`, { size: 6.5 });
  }
  if (position === 'below') receiver();
  else sheet.sideBySide(() => receiver(), labels);
  sheet.gap(16);
  if (head === 'window') heading();
  if (position === 'below') labels();
}

function writeIssuer(sheet: Sheet, { issuer, manner }: Trade, x?: number): void {
  sheet.text(issuer.name, { size: 13, bold: true, x });
  sheet.text(issuer.street, { x });
  sheet.text(issuer.town, { x });
  sheet.text(`${manner.labels.vatId}: ${issuer.vatId}`, { x });
}

function writeReceiver(sheet: Sheet, { name, street, town }: Party, label: string, x?: number): void {
  sheet.text(label, { bold: true, x });
  for (const part of [name, street, town]) sheet.text(part, { x });
}

function printedTotals({ manner, net, taxes, gross }: Trade): [string, string][] {
  const { labels } = manner;
  return [
    [labels.netTotal, printedMoney(net, manner)],
    ...taxes.map(({ rate, amount }): [string, string] => [
      taxes.length > 1 ? `${labels.taxTotal} ${printedRate(rate, manner)} %` : labels.taxTotal,
      printedMoney(amount, manner),
    ]),
    [labels.grossTotal, printedMoney(gross, manner)],
  ];
}

function writeFoot(sheet: Sheet, { manner, account, issuer }: Trade): void {
  sheet.gap(20);
  sheet.text(manner.labels.thanks);
  if (!account) return;
  sheet.gap(8);
  sheet.text(`${issuer.name}  IBAN: ${grouped(account)}`, { size: 7.5 });
}
