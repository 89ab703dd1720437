import { cpuMsOf } from '@gridline/testing';
import type { Document } from '../model/document';
import type { Table } from '../model/table';
import { printedDocument } from '../fields/page.fixture';
import { documentConvention } from './document-convention';
import { layOut } from './lay-out';

const conventionOf = (document: Document) => documentConvention(document, layOut(document));

const printed = (...texts: string[]): Document => printedDocument(texts.map((text, line) => ({ left: 50, top: 50 + 20 * line, text })));

function sheet(rows: string[][]): Document {
  const rowCount = rows.length;
  const table: Table = { page: 1, method: 'native', reader: 'csv', rowCount, columnCount: 1, headerRows: 1, cells: [], rows, signals: {} };
  return { format: 'csv', pages: [], tables: [table], lines: [], fields: [] };
}

describe('documentConvention', () => {
  it('is what the numbers and dates of the text settle', () => {
    expect(conventionOf(printed('Summe 1.234,50'))).toEqual({ decimal: ',', dateOrder: 'dmy' });
    expect(conventionOf(printed('Total 1,234.50'))).toEqual({ decimal: '.', dateOrder: null });
  });

  it('is that of the language where every figure is in thousands', () => {
    const statement = (...figures: string[]): Document =>
      printed('Reikningur samtals, upphæð og dagsetning', 'Kaupandi eða seljandi, vinsamlegast greiða án vsk alls', ...figures);
    expect(conventionOf(statement('1.10. -18.400', '2.10. 612.884', '9.10. 577.435', 'Staða 184.377')).decimal).toBe(',');
    expect(conventionOf(statement('1.10. -18.400', 'Staða 184.377')).decimal).toBeNull();
  });

  it('is that of the country where every figure is in thousands, and is not turned by one that was read apart', () => {
    const invoice = (...lines: string[]): Document =>
      printed(
        'El importe de la factura',
        'Por los productos con el pedido',
        '24.990 49.980',
        '18.490 49.923',
        '3.290 39.480',
        '15.000',
        ...lines,
      );
    expect(conventionOf(invoice('R.U.T.: 76.418.330-7')).decimal).toBe(',');
    expect(conventionOf(invoice('R.U.T.: 77.905.142-K', 'R.U.T.: 76.41 8.330-7')).decimal).toBe(',');
    expect(conventionOf(invoice('Tegucigalpa, Honduras', 'Tel. +504 2555 0177')).decimal).toBeNull();
    expect(conventionOf(invoice('R.U.T.: 76.418.330-7', 'USD 12.50', 'USD 3.75')).decimal).toBe('.');
  });

  it('has three decimals in money that is counted in thousandths, where nothing says otherwise', () => {
    expect(conventionOf(printed('Total JOD 365.000', 'Room 68.000')).decimal).toBe('.');
    expect(conventionOf(printed('Sous-total 365,000 TND', 'Timbre 1,000')).decimal).toBe(',');
    expect(conventionOf(printed('Aqaba, Jordan', 'Tel. +962 3 555 0177', 'Amount 365.000')).decimal).toBe('.');
    expect(conventionOf(printed('المبالغ بالدينار الأردني.', 'المجموع 365.000')).decimal).toBe('.');
    expect(conventionOf(printed('المبالغ بالجنيه المصري.', 'المجموع 365.000')).decimal).toBeNull();
    expect(conventionOf(printed('Total JOD 365.000', 'Rooms 1.240.000')).decimal).toBe(',');
    expect(conventionOf(printed('Total USD 365.000', 'Room 68.000')).decimal).toBeNull();
  });

  it('puts the month first at an address of the United States, unless a date says otherwise', () => {
    expect(conventionOf(printed('Asheville, NC 28805', 'Date 03/04/2024')).dateOrder).toBe('mdy');
    expect(conventionOf(printed('Asheville, NC 28805', 'Date 23/04/2024')).dateOrder).toBe('dmy');
  });

  it('puts the day first on papers of other languages, and of other countries that print in English', () => {
    expect(conventionOf(printed('El importe de la factura', 'Por los productos con el pedido', 'Fecha 12/01/2025')).dateOrder).toBe('dmy');
    expect(conventionOf(printed('Newcastle BT33 0LB', 'Date 03/09/2024')).dateOrder).toBe('dmy');
    expect(conventionOf(printed('VAT Reg No. 123', 'Date 03/09/2024')).dateOrder).toBe('dmy');
    expect(conventionOf(printed('Date 03/09/2024')).dateOrder).toBeNull();
  });

  it('puts the day first where the paper says of which country it is', () => {
    expect(conventionOf(printed('Trans Amadi, Port Harcourt', 'Date 03/09/2024')).dateOrder).toBe('dmy');
    expect(conventionOf(printed('Quezon City, Metro Manila', 'Date 03/09/2024')).dateOrder).toBeNull();
  });

  it('is told by all rows of a ready table, not by its first alone', () => {
    const rows = [['Betrag'], ...Array.from({ length: 30_000 }, (_, row) => [row < 20_000 ? '1.200' : '34,50'])];
    expect(conventionOf(sheet(rows)).decimal).toBe(',');
  });

  it('looks through a long word once, and not from each of its letters', async () => {
    const document = printed('x'.repeat(400_000));
    // 5 s where the time grows with the square of the letters.
    expect(await cpuMsOf(() => conventionOf(document))).toBeLessThan(1_000);
  });
});
