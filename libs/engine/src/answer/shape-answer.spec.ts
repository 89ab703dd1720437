import { UNKNOWN_CONVENTION } from '@gridline/values';
import { layOutPage } from '../layout/laid-out-page';
import { unlabelledLists } from '../tables/unlabelled/unlabelled-items';
import type { AnswerRow, LogicalTable, RowKind } from '../model/answer';
import type { Field } from '../model/field';
import type { Table } from '../model/table';
import { typedPage } from '../tables/fixtures/typed-page';
import { columnRole } from '../lexicon/lexicon';
import { shapeAnswer, toldTables } from './shape-answer';

const cell = (text: string) => ({ text, provenance: null });
const row = (cells: string[], kind: RowKind = 'item'): AnswerRow => ({ kind, cells: cells.map(cell) });
const PART: Table = { page: 1, method: 'lattice', reader: 'pdfium', rowCount: 0, columnCount: 0, headerRows: 0, cells: [], signals: {} };
const table = (columns: string[], rows: AnswerRow[]): LogicalTable => ({ parts: [PART], columns: columns.map(cell), rows });

const ITEMS = table(
  ['Description', 'Qty', 'Unit price', '', 'Amount'],
  [
    row(['Furniture', '', '', '', ''], 'section'),
    row(['Chair', '2', '50.00', '', '100.00']),
    row(['Desk', '1', '99.90 until 10.04.2026', '', '99.90']),
    row(['Subtotal', '', '', '', '199.90']),
    row(['Total', '', '', '', '237.88'], 'subtotal'),
  ],
);

describe('shapeAnswer', () => {
  it('loses no table that the file itself gives: not a header alone, nor one that fits no type', () => {
    const native = (columns: string[], rows: AnswerRow[]): LogicalTable => ({
      ...table(columns, rows),
      parts: [{ ...PART, method: 'native', reader: 'csv' }],
    });
    const header = shapeAnswer('Table', [native(['Artikel', 'Menge', 'Preis'], [])], [], UNKNOWN_CONVENTION);
    expect([header.columns.map(({ text }) => text), header.rows]).toEqual([['Artikel', 'Menge', 'Preis'], []]);
    const series = shapeAnswer('Bank Statement', [native(['', ''], [row(['0.01', '0']), row(['0.02', '5'])])], [], UNKNOWN_CONVENTION);
    expect(series.rows).toHaveLength(2);
  });

  it('answers an invoice with its items: no sections, no totals, no empty columns without a label', () => {
    const answer = shapeAnswer('Invoice', [table(['Date', 'Place'], [row(['1', '2'])]), ITEMS], [], UNKNOWN_CONVENTION);
    expect(answer.columns.map(({ text }) => text)).toEqual(['Description', 'Qty', 'Unit price', 'Amount']);
    expect(answer.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Chair', '2', '50.00', '100.00'],
      ['Desk', '1', '99.90 until 10.04.2026', '99.90'],
    ]);
  });

  it('answers a statement with its movements, not with boxes of labels and their values', () => {
    const boxes = table(
      ['New balance $2,565.52', 'Payment date Nov 17', 'Credit $12,434.48', 'Debit $35.00'],
      [row(['Payments and credits', '', '($1,950.34)', '$2,558.72']), row(['Fees charged', '$95.00', '', '$0.00'])],
    );
    const movements = table(
      ['Trans', 'Description', 'Amount'],
      [row(['10/04', 'AUTOPAY', '($1,862.14)']), row(['10/06', 'Rope', '$74.36'])],
    );
    const answer = shapeAnswer('Bank Statement', [boxes, movements], [], UNKNOWN_CONVENTION);
    expect(answer.columns.map(({ text }) => text)).toEqual(['Trans', 'Description', 'Amount']);
  });

  it('keeps a printed label over nothing, unless there are no rows at all', () => {
    const delivered = (rows: AnswerRow[]): string[] =>
      shapeAnswer('Delivery Note', [table(['Item', 'Ordered', 'Received'], rows)], [], UNKNOWN_CONVENTION).columns.map(({ text }) => text);
    expect(delivered([row(['Chair', '2', '']), row(['Desk', '1', ''])])).toEqual(['Item', 'Ordered', 'Received']);
    expect(delivered([])).not.toContain('Received');
  });

  it('answers an invoice with the items that make its sum, not with the summary of taxes, whatever their labels are', () => {
    const wagons = table(
      ['Vagn', 'Sträckning', 'Ton', 'Fraktpris'],
      [row(['31 54', 'Lovosice', '51,74', '100,00']), row(['31 55', 'Brno', '56,86', '150,00']), row(['31 56', 'Opava', '50,94', '50,00'])],
    );
    const taxes = table(['Sazba DPH', 'Základ', 'DPH', 'Celkem'], [row(['21 %', '300,00', '63,00', '363,00'])]);
    const net: Field = { key: 'netTotal', value: '300.00', text: '300,00', provenance: { page: 1, reader: 'pdfium' }, signals: {} };
    const firstColumn = (fields: Field[]): string =>
      shapeAnswer('Invoice', [wagons, taxes], fields, { decimal: ',', dateOrder: 'dmy' }).columns[0]!.text;
    expect(firstColumn([net])).toBe('Vagn');
    expect(firstColumn([{ ...net, value: '700.00' }])).toBe('Sazba DPH');
  });

  it('answers an invoice with a list that names prices and amounts, whatever its rows are called', () => {
    const readings = table(['Period', 'Consumption', 'Unit price', 'Amount'], [row(['Jan - Feb', '362 kWh', '0.1740', '62.99'])]);
    const answer = shapeAnswer(
      'Invoice',
      [readings],
      [],
      UNKNOWN_CONVENTION,
      unlabelledLists([layOutPage(typedPage('Jan - Feb 362 kWh    62.99\nTotal                62.99'))], UNKNOWN_CONVENTION),
    );
    expect(answer.columns.map(({ text }) => text)).toEqual(['Period', 'Consumption', 'Unit price', 'Amount']);
  });

  it('answers an invoice with a table whose labels say nothing, rather than with the same lines read without labels', () => {
    const part: Table = { ...PART, headerRows: 1, box: { left: 0, top: 0, right: 400, bottom: 36 } };
    const trips = {
      ...table(['Tour', 'Way', 'Km', 'Eur'], [row(['81', 'North', '14', '62.99']), row(['82', 'South', '7', '30.00'])]),
      parts: [part],
    };
    const lists = unlabelledLists(
      [layOutPage(typedPage('81 North 14    62.99\n82 South 7     30.00\nTotal          92.99'))],
      UNKNOWN_CONVENTION,
    );
    const columns = ({ parts }: LogicalTable): string[] =>
      shapeAnswer('Invoice', [{ ...trips, parts }], [], UNKNOWN_CONVENTION, lists).columns.map(({ text }) => text);
    expect(columns(trips)).toEqual(['Tour', 'Way', 'Km', 'Eur']);
    const elsewhere = { ...part, box: { left: 0, top: 400, right: 400, bottom: 436 } };
    expect(columns({ ...trips, parts: [elsewhere] })).toEqual(['Quantity', 'Description', 'Amount']);
  });

  it('keeps labels that say nothing where the same lines without labels have as many columns, if its items make the sum', () => {
    const part: Table = { ...PART, headerRows: 1, box: { left: 0, top: 0, right: 400, bottom: 36 } };
    const total: Field = { key: 'grossTotal', value: '92.99', text: '92.99', provenance: { page: 1, reader: 'pdfium' }, signals: {} };
    const lists = unlabelledLists(
      [layOutPage(typedPage('81 North      62.99\n82 South      30.00\nTotal         92.99'))],
      UNKNOWN_CONVENTION,
    );
    const columns = (rows: AnswerRow[]): string[] =>
      shapeAnswer('Invoice', [{ ...table(['Tour', 'Way', 'Eur'], rows), parts: [part] }], [total], UNKNOWN_CONVENTION, lists).columns.map(
        ({ text }) => text,
      );
    expect(columns([row(['81', 'North', '62.99']), row(['82', 'South', '30.00'])])).toEqual(['Tour', 'Way', 'Eur']);
    expect(columns([row(['81', 'North', '62.99'])])).toEqual(['Quantity', 'Description', 'Amount']);
  });

  it('answers an invoice with the items that make its sum, not with the shorter list of discounts under them that makes it too', () => {
    const hired = table(['Machine', 'Fleet no.', 'Amount'], [row(['Mixer', 'B-14', '62.99']), row(['Plate', 'P-3', '30.00'])]);
    const total: Field = { key: 'lineTotal', value: '92.99', text: '92.99', provenance: { page: 1, reader: 'pdfium' }, signals: {} };
    const lists = unlabelledLists([layOutPage(typedPage('Minimum charge   92.99\nTotal            92.99'))], UNKNOWN_CONVENTION);
    const { columns } = shapeAnswer('Invoice', [hired], [total], UNKNOWN_CONVENTION, lists);
    expect(columns.map(({ text }) => text)).toEqual(['Machine', 'Fleet no.', 'Amount']);
  });

  it('answers an invoice with its items, not with their sum and what is added to it, which make the total', () => {
    const trips = table(['Pro', 'Way', 'Cwt', 'Charge'], [row(['81', 'North', '14', '62.99']), row(['82', 'South', '7', '30.00'])]);
    const total: Field = { key: 'grossTotal', value: '102.99', text: '102.99', provenance: { page: 1, reader: 'pdfium' }, signals: {} };
    const page = typedPage('Freight          92.99\nFuel surcharge   10.00\nTotal           102.99');
    const lists = unlabelledLists([layOutPage(page)], UNKNOWN_CONVENTION);
    const columnsBeside = (items: LogicalTable): number =>
      shapeAnswer('Invoice', [items], [total], UNKNOWN_CONVENTION, lists).columns.length;
    expect(columnsBeside(trips)).toBe(4);
    const others = table(['Pro', 'Way', 'Cwt', 'Charge'], [row(['81', 'North', '14', '62.00']), row(['82', 'South', '7', '30.00'])]);
    expect(columnsBeside(others)).toBe(2);
  });

  it('answers a report with its largest table, though a small one has a label of lists', () => {
    const patient = table(['Patient', 'Item', 'Date', 'Order'], [row(['Born', '1984', 'Taken', '2 March'])]);
    const results = table(
      ['Test', 'Found', 'Range'],
      Array.from({ length: 12 }, (_, n) => row([`T${n}`, `${n}.5`, '4 - 11'])),
    );
    const labels = shapeAnswer('Report', [patient, results], [], UNKNOWN_CONVENTION).columns.map(({ text }) => text);
    expect(labels).toEqual(['Test', 'Found', 'Range']);
    const goods = table(['Item', 'Qty', 'Unit'], [row(['Oil', '24', 'tin']), row(['Olives', '10', 'pot'])]);
    expect(shapeAnswer('Report', [results, goods], [], UNKNOWN_CONVENTION).columns[0]!.text).toBe('Item');
    const counts = table(['Items', 'Qty', 'Pass rate'], [row(['40', '36', '90.0%'])]);
    expect(shapeAnswer('Report', [counts, results], [], UNKNOWN_CONVENTION).columns[0]!.text).toBe('Test');
  });

  it('answers a price list with its longest table, though a short one has the known labels', () => {
    const sizes = table(
      ['Rose', '2 l', '5 l', '10 l'],
      Array.from({ length: 30 }, (_, i) => row([`Rose ${i}`, '4.50', '9.00', '14.00'])),
    );
    const extras = table(['Item', 'Unit', 'Price'], [row(['Pot', 'each', '1.20']), row(['Soil', 'bag', '3.90'])]);
    expect(shapeAnswer('Price List', [sizes, extras], [], UNKNOWN_CONVENTION).columns[0]!.text).toBe('Rose');
  });

  it('answers it with its longest table also where that is not three times as long', () => {
    const editions = table(
      ['Print', '100', '500', '1000'],
      Array.from({ length: 9 }, (_, i) => row([`Card ${i}`, '39', '55', '89'])),
    );
    const extras = table(['Item', 'Unit', 'Price'], ['Draft', 'Proof', 'Courier'].map((name) => row([name, 'each', '12.00']))); // prettier-ignore
    expect(shapeAnswer('Price List', [editions, extras], [], UNKNOWN_CONVENTION).columns[0]!.text).toBe('Print');
  });

  it('leaves the first and last balance of a statement out, behind their days too', () => {
    const movements = table(
      ['Date', 'Description', 'Paid out', 'Balance'],
      [row(['1 Mar', 'Balance brought forward', '', '10.00']), row(['4 Mar', 'Rent', '8.00', '2.00'])],
    );
    expect(shapeAnswer('Bank Statement', [movements], [], UNKNOWN_CONVENTION).rows.map(({ cells }) => cells[1]!.text)).toEqual(['Rent']);
  });

  it('keeps a tax that is booked on a day', () => {
    const stay = table(['Date', 'Description', 'Amount'], [row(['17/10/26', 'Room', '52.00']), row(['17/10/26', 'VAT 5%', '2.60'])]);
    expect(shapeAnswer('Invoice', [stay], [], UNKNOWN_CONVENTION).rows).toHaveLength(2);
  });

  it('leaves out totals whose label is merged over the columns before the amount', () => {
    const items = table(
      ['Item', 'Qty', 'Price', 'Tax', 'Amount'],
      [
        row(['Bread', '2', '3.20', '7 %', '6.40']),
        row(['Total', 'Total', 'Total', 'Total', '6.40']),
        row(['VAT 7 %', 'VAT 7 %', 'VAT 7 %', 'VAT 7 %', '0.45']),
      ],
    );
    expect(shapeAnswer('Invoice', [items], [], UNKNOWN_CONVENTION).rows.map(({ cells }) => cells[0]!.text)).toEqual(['Bread']);
  });

  it('numbers columns without a label and keeps equal labels as they are printed', () => {
    const answer = shapeAnswer('Table', [table(['Year', '', 'Year'], [row(['1', '2', '3'])])], [], UNKNOWN_CONVENTION);
    expect(answer.columns.map(({ text }) => text)).toEqual(['Year', 'Column 2', 'Year']);
  });

  it('answers a sheet under the labels it has, and numbers its columns where it has none', () => {
    const sheet = (labels: string[]) => ({ ...table(labels, [row(['1', '2', '3'])]), parts: [{ ...PART, reader: 'csv' as const }] });
    const labelsOf = (labels: string[]) => shapeAnswer('Table', [sheet(labels)], [], UNKNOWN_CONVENTION).columns.map(({ text }) => text);
    expect(labelsOf(['', '2023', '2023'])).toEqual(['', '2023', '2023']);
    expect(labelsOf(['', '', ''])).toEqual(['Column 1', 'Column 2', 'Column 3']);
  });

  it('answers a document without a table with its fields', () => {
    const field = {
      key: 'issueDate',
      value: '2024-03-05',
      text: '5 March 2024',
      label: 'Date',
      provenance: { page: 1, reader: 'pdfium' as const },
      signals: {},
    };
    const answer = shapeAnswer('Letter', [], [field], UNKNOWN_CONVENTION);
    expect(answer.columns.map(({ text }) => text)).toEqual(['Field', 'Value']);
    expect(answer.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['Date', '5 March 2024']]);
    expect(answer.source).toBeUndefined();
  });
});

describe('columnRole', () => {
  it.each([
    ['Bezeichnung', 'description'],
    ['Prix unitaire HT', 'unitPrice'],
    ['Qtd.', 'quantity'],
    ['Wartość netto', 'lineTotal'],
    ['BTW %', 'taxRate'],
    ['Fecha valor', 'date'],
    ['Saldo', 'balance'],
    ['Colour', null],
  ])('%s is %s', (label, role) => {
    expect(columnRole(label)).toBe(role);
  });
});

describe('toldTables', () => {
  const pages = [typedPage('Paper A4                3,20\nPen, blue               1,10\nTotal               EUR 4,30')];

  it('adds a list without labels, which is found as the answer alone', () => {
    const answer = shapeAnswer('Receipt', [], [], UNKNOWN_CONVENTION, unlabelledLists(pages.map(layOutPage), UNKNOWN_CONVENTION));
    expect(toldTables([], answer).map(({ rowCount, page }) => [rowCount, page])).toEqual([[2, 1]]);
  });

  it('keeps printed labels where the rows under them make the total, whatever the column of amounts is called', () => {
    const items = table(['Product', 'Vol', 'GBP'], [row(['Paper A4', '', '3,20']), row(['Pen, blue', '', '1,10']), row(['Total', '', '4,30'])]); // prettier-ignore
    const total: Field = { key: 'grossTotal', value: '4.30', text: '4,30', provenance: { page: 1, reader: 'pdfium' }, signals: {} };
    const answer = shapeAnswer('Receipt', [items], [total], UNKNOWN_CONVENTION, unlabelledLists(pages.map(layOutPage), UNKNOWN_CONVENTION));
    expect(answer.columns.map(({ text }) => text)).toEqual(['Product', 'Vol', 'GBP']);
  });

  it('adds nothing where the answer is one of the tables found', () => {
    const tables = ITEMS.parts;
    expect(toldTables(tables, shapeAnswer('Invoice', [ITEMS], [], UNKNOWN_CONVENTION))).toBe(tables);
  });
});
