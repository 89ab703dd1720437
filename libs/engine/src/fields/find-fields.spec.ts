import type { Field } from '../model/field';
import { findFields } from './find-fields';
import { printedDocument, type PrintedLine } from './page.fixture';
import { readPageText } from './page-text';

function valuesOf(lines: readonly PrintedLine[], reader: 'pdfium' | 'ocr' = 'pdfium'): Record<string, string> {
  const document = printedDocument(lines, reader);
  return Object.fromEntries(findFields(document, readPageText(document), []).map((field) => [field.key, field.value]));
}

const at = (left: number, top: number, text: string): PrintedLine => ({ left, top, text });

describe('findFields', () => {
  it('reads labels beside their values, in one run and across a gap', () => {
    const values = valuesOf([at(50, 100, 'Invoice No.: INV-4711'), at(50, 120, 'Due Date'), at(200, 120, '30 April 2024')]);
    expect(values).toMatchObject({ invoiceNumber: 'INV-4711', dueDate: '2024-04-30' });
  });

  it('reads a row of labels above a row of values', () => {
    const values = valuesOf([
      at(50, 100, 'Facture N°'),
      at(200, 100, 'Date'),
      at(350, 100, 'Échéance'),
      at(50, 114, 'FA-2024-17'),
      at(200, 114, '05/03/2024'),
      at(350, 114, '25/03/2024'),
    ]);
    expect(values).toMatchObject({ invoiceNumber: 'FA-2024-17', issueDate: '2024-03-05', dueDate: '2024-03-25' });
  });

  it.each([
    ['Rechnungsnummer: 2024-17', 'Rechnungsdatum: 05.03.2024'],
    ['Numéro de facture : 2024-17', 'Date de facture : 05/03/2024'],
    ['Factura n.º: 2024-17', 'Fecha de factura: 05/03/2024'],
    ['Numero fattura: 2024-17', 'Data fattura: 05/03/2024'],
    ['Factuurnummer: 2024-17', 'Factuurdatum: 05-03-2024'],
    ['Fatura n.º: 2024-17', 'Data da fatura: 05/03/2024'],
    ['Numer faktury: 2024-17', 'Data wystawienia: 05.03.2024'],
  ])('knows the labels of %s', (number, date) => {
    const values = valuesOf([at(50, 100, number), at(50, 120, date), at(50, 140, 'Total: 12,50')]);
    expect(values).toMatchObject({ invoiceNumber: '2024-17', issueDate: '2024-03-05' });
  });

  it('lets the arithmetic decide which total is which', () => {
    const values = valuesOf([
      at(300, 500, 'Subtotal'),
      at(450, 500, '100.00'),
      at(300, 515, 'VAT 19%'),
      at(450, 515, '19.00'),
      at(300, 530, 'Total'),
      at(450, 530, '119.00'),
      at(300, 545, 'Balance due'),
      at(450, 545, '69.00'),
      at(300, 560, 'Paid'),
      at(450, 560, '50.00'),
    ]);
    expect(values).toMatchObject({ netTotal: '100.00', taxTotal: '19.00', grossTotal: '119.00', paid: '50.00', amountDue: '69.00' });
  });

  it('tells the net total from the gross one by the word behind it', () => {
    const values = valuesOf([at(50, 500, 'Rechnungssumme netto 473,00'), at(50, 520, 'Rechnungssumme brutto 529,87')]);
    expect(values).toMatchObject({ netTotal: '473.00', grossTotal: '529.87' });
  });

  it('takes the sender line for the seller and the address below it for the buyer', () => {
    const values = valuesOf([
      at(50, 130, 'Nordlicht GmbH · Hafenweg 3 · 20457 Hamburg'),
      at(50, 144, 'Käthe Probe'),
      at(50, 158, 'Lindenallee 12'),
      at(50, 172, '10115 Berlin'),
      at(50, 260, 'Rechnung'),
    ]);
    expect(values).toMatchObject({ sellerName: 'Nordlicht GmbH', buyerName: 'Käthe Probe', buyerAddress: 'Lindenallee 12 10115 Berlin' });
  });

  it('reads names and tax numbers under the headings that govern them', () => {
    const values = valuesOf([
      at(50, 100, 'Verkäufer'),
      at(50, 114, 'Name:'),
      at(250, 114, 'Nordlicht GmbH'),
      at(50, 128, 'USt-IdNr.:'),
      at(250, 128, 'DE136695976'),
      at(50, 200, 'Käufer'),
      at(50, 214, 'Name:'),
      at(250, 214, 'Probe AG'),
      at(50, 228, 'USt-IdNr.:'),
      at(250, 228, 'ATU13585627'),
    ]);
    expect(values).toMatchObject({
      sellerName: 'Nordlicht GmbH',
      sellerVatId: 'DE136695976',
      buyerName: 'Probe AG',
      buyerVatId: 'ATU13585627',
    });
  });

  it('reads an account number without a label by its check digits', () => {
    expect(valuesOf([at(50, 780, 'DE89 3704 0044 0532 0130 00')]).iban).toBe('DE89370400440532013000');
  });

  it('reads both ends of a period', () => {
    const values = valuesOf([
      at(50, 100, 'Advertiser'),
      at(150, 100, 'Citizens for Tests'),
      at(50, 120, 'Flight Dates'),
      at(150, 120, '02/15/20 - 02/21/20'),
    ]);
    expect(values).toMatchObject({ advertiser: 'Citizens for Tests', flightFrom: '2020-02-15', flightTo: '2020-02-21' });
  });

  it('keeps an ambiguous day as printed until its neighbours settle it', () => {
    expect(valuesOf([at(50, 100, 'Invoice Date: 03/04/2024')]).issueDate).toBe('03/04/2024');
    expect(valuesOf([at(50, 100, 'Invoice Date: 03/04/2024'), at(50, 120, 'Due Date: 12/25/2024')]).issueDate).toBe('2024-03-04');
  });

  it('forgives one misread letter on a recognised page, and none on a born-digital one', () => {
    expect(valuesOf([at(50, 100, 'Invoice Nurnber: 4711')]).invoiceNumber).toBeUndefined();
    expect(valuesOf([at(50, 100, 'Rechnungsnunmer: 4711')], 'ocr').invoiceNumber).toBe('4711');
  });

  it('reads a receipt: its head, its day, and the total that cash and change prove', () => {
    const values = valuesOf(
      [
        at(60, 20, 'SUNRISE STATIONERY SDN BHD'),
        at(60, 34, 'NO 5, JALAN MAWAR 2,'),
        at(60, 48, '43300 SERI KEMBANGAN, SELANGOR'),
        at(60, 62, 'TEL: 03-1234567'),
        at(60, 90, '27/03/2018 14:05'),
        at(60, 140, 'Sub-Total'),
        at(200, 140, '11.98'),
        at(60, 160, 'Total'),
        at(200, 160, '12.00'),
        at(60, 180, 'Cash'),
        at(200, 180, '20.00'),
        at(60, 200, 'Change'),
        at(200, 200, '8.00'),
      ],
      'ocr',
    );
    expect(values).toMatchObject({
      sellerName: 'SUNRISE STATIONERY SDN BHD',
      sellerAddress: 'NO 5, JALAN MAWAR 2, 43300 SERI KEMBANGAN, SELANGOR',
      issueDate: '2018-03-27',
      grossTotal: '12.00',
    });
  });

  it('keeps what the format itself gives and adds only what it lacks', () => {
    const document = printedDocument([at(50, 100, 'Invoice No.: 1'), at(50, 120, 'Order No.: 77')]);
    document.fields.push({ key: 'invoiceNumber', value: '2', text: '2', provenance: { page: 1, reader: 'einvoice-xml' }, signals: {} });
    const values = Object.fromEntries(findFields(document, readPageText(document), []).map((field) => [field.key, field.value]));
    expect(values).toMatchObject({ invoiceNumber: '2', orderNumber: '77' });
  });

  it('tells whether the page shows what the data says', () => {
    const document = printedDocument([at(50, 100, 'Invoice No.: 1'), at(50, 120, 'Order No.: 77')]);
    const given = (key: string, value: string): Field => ({
      key,
      value,
      text: value,
      provenance: { page: 1, reader: 'einvoice-xml' },
      signals: {},
    });
    document.fields.push(given('invoiceNumber', '2'), given('orderNumber', '77'));
    const signals = findFields(document, readPageText(document), []).map((field) => field.signals);
    expect(signals).toEqual([
      { printed: 0, contradicted: 1 },
      { printed: 1, contradicted: 0 },
    ]);
  });

  it('keeps the own words of a label that fits none', () => {
    expect(valuesOf([at(50, 100, 'Vermittelt durch: Frau Sommer'), at(50, 120, 'Projekt:'), at(100, 120, 'Turmbau')])).toMatchObject({
      vermitteltDurch: 'Frau Sommer',
      projekt: 'Turmbau',
    });
  });

  it('joins a name that runs on to the line with its legal form, and skips the register lines before the address', () => {
    const values = valuesOf(
      [
        at(40, 40, 'GOLDEN LOTUS VEGETARIAN'),
        at(60, 52, 'RESTAURANT SDN BHD'),
        at(60, 64, '(1095514-X)'),
        at(60, 76, '(GST ID No. 001147416576)'),
        at(50, 88, 'MYTOWN MALL'),
        at(50, 100, '54, JALAN MAWAR 3'),
        at(50, 112, 'TAMAN SEA 47400'),
        at(50, 124, 'SELANGOR'),
        at(50, 136, 'Tel: 03-7805 1234'),
        at(40, 300, 'Change'),
        at(140, 300, '2.00'),
      ],
      'ocr',
    );
    expect(values).toMatchObject({
      sellerName: 'GOLDEN LOTUS VEGETARIAN RESTAURANT SDN BHD',
      sellerAddress: '54, JALAN MAWAR 3 TAMAN SEA 47400 SELANGOR',
    });
  });

  it('ends an address at its country, at a number and at a title whose blank was lost', () => {
    const head = [at(40, 40, 'POPULAR TOYS SDN BHD'), at(40, 52, 'No 8, Jalan 7/11')];
    const addressOf = (...lines: string[]): string | undefined =>
      valuesOf([...head, ...lines.map((text, index) => at(40, 64 + 12 * index, text))], 'ocr').sellerAddress;
    expect(addressOf('560G0 Kuala Lumpur, Malaysia', 'SUNWAY PLAZA')).toBe('No 8, Jalan 7/11 560G0 Kuala Lumpur, Malaysia');
    expect(addressOf('56000 Kuala Lumpur', '6ST ID 002017384663', 'Shah Alam')).toBe('No 8, Jalan 7/11 56000 Kuala Lumpur');
    expect(addressOf('56000 Kuala Lumpur', 'TAXINVOICE')).toBe('No 8, Jalan 7/11 56000 Kuala Lumpur');
  });

  it('does not take a piece of a receipt head for a party of its own', () => {
    const values = valuesOf([
      at(40, 40, 'Farmasi Melati S/B'),
      at(40, 70, 'Melati, Kepong, 52100 KL.'),
      at(40, 82, 'Tel: 03-7805 1234'),
      at(40, 200, 'Change'),
      at(140, 200, '2.00'),
    ]);
    expect(values.sellerName).toBe('Farmasi Melati S/B');
  });

  it('takes the total after rounding', () => {
    const lines = [
      at(40, 100, 'Total Incl GST'),
      at(240, 100, '40.99'),
      at(40, 112, 'Rounding Adj'),
      at(240, 112, '0.01'),
      at(40, 124, 'Total RM'),
      at(240, 124, '41.00'),
    ];
    expect(valuesOf(lines).grossTotal).toBe('41.00');
  });

  it('reads the change as change where it is also called a balance', () => {
    const lines = [at(40, 100, 'TOTAL (Including GST)'), at(240, 100, '79.35'), at(40, 112, 'CHANGE /BALANCE'), at(240, 112, '20.65')];
    expect(valuesOf(lines)).toMatchObject({ grossTotal: '79.35', change: '20.65' });
    expect(valuesOf(lines)).not.toHaveProperty('sellerName');
  });

  it('takes a date within a line for the document date where no label names one', () => {
    expect(valuesOf([at(40, 400, '12-03-18 14:37 SH02 B011')]).issueDate).toBe('12-03-18');
  });

  it('takes the name before a large title for the sender', () => {
    const title = { left: 200, top: 40, text: 'Northern Web Services Invoice', size: 20 };
    const values = valuesOf([
      title,
      at(40, 400, 'Bill to:'),
      at(40, 412, 'Anna Berg'),
      at(40, 424, 'Hauptstr. 1'),
      at(40, 436, '10115 Berlin'),
    ]);
    expect(values.sellerName).toBe('Northern Web Services');
  });

  it('does not take a place in commas for the line of a sender', () => {
    expect(valuesOf([at(40, 400, '410 Harbour Court'), at(40, 412, 'Seattle, WA 98109, US')]).sellerName).not.toBe('Seattle');
  });

  it('knows rupees by their abbreviation before a number', () => {
    expect(valuesOf([at(40, 100, 'Grand Total'), at(240, 100, 'Rs 1939')]).currency).toBe('INR');
  });

  it('finds nothing on an empty page', () => {
    expect(valuesOf([])).toEqual({});
  });
});
