import type { Field } from '../model/field';
import { fieldsIn, printedDocument, type PrintedLine } from './page.fixture';
import { layOut } from '../layout/lay-out';

function valuesOf(lines: readonly PrintedLine[], reader: 'pdfium' | 'ocr' = 'pdfium'): Record<string, string> {
  const document = printedDocument(lines, reader);
  return Object.fromEntries(fieldsIn(document).map((field) => [field.key, field.value]));
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
    const values = valuesOf([at(50, 500, 'Rechnungssumme netto 473,00'), at(50, 520, 'Rechnungssumme brutto 562,87')]);
    expect(values).toMatchObject({ netTotal: '473.00', grossTotal: '562.87' });
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
      at(250, 128, 'DE274193851'),
      at(50, 200, 'Käufer'),
      at(50, 214, 'Name:'),
      at(250, 214, 'Probe AG'),
      at(50, 228, 'USt-IdNr.:'),
      at(250, 228, 'ATU13585627'),
    ]);
    expect(values).toMatchObject({
      sellerName: 'Nordlicht GmbH',
      sellerVatId: 'DE274193851',
      buyerName: 'Probe AG',
      buyerVatId: 'ATU13585627',
    });
  });

  it('reads an account number without a label by its check digits', () => {
    expect(valuesOf([at(50, 780, 'DE89 3704 0044 0532 0130 00')]).iban).toBe('DE89370400440532013000');
  });

  it('tells an account number whose check digits are wrong, unless a right one stands on the paper, and no word in capitals beside it for a bank', () => {
    const wrong = [at(50, 500, 'FOURNISSEUR · Banque du Lac FR76 1234 5678 9012 3456 7890 123 · BIC AGRIFRPP')];
    expect(valuesOf(wrong)).toMatchObject({ iban: 'FR7612345678901234567890123', bic: 'AGRIFRPP' });
    expect(valuesOf([...wrong, at(50, 540, 'Konto DE89 3704 0044 0532 0130 00')]).iban).toBe('DE89370400440532013000');
  });

  it('takes a number that is built like a day of another age for none', () => {
    const values = valuesOf([at(50, 100, 'Invoice No.: V31-07-1266'), at(50, 120, 'Ref. 4105-02-11')]);
    expect(values).toMatchObject({ invoiceNumber: 'V31-07-1266' });
    expect(values).not.toHaveProperty('issueDate');
  });

  it('reads a number in digits of another script', () => {
    expect(valuesOf([at(50, 100, 'Order No.: ٤٥٧١')])).toMatchObject({ orderNumber: '4571' });
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
        at(60, 48, '43650 BANDAR BARU BANGI, SELANGOR'),
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
      sellerAddress: 'NO 5, JALAN MAWAR 2, 43650 BANDAR BARU BANGI, SELANGOR',
      issueDate: '2018-03-27',
      grossTotal: '12.00',
    });
  });

  it('keeps what the format itself gives and adds only what it lacks', () => {
    const document = printedDocument([at(50, 100, 'Invoice No.: 1'), at(50, 120, 'Order No.: 77')]);
    document.fields.push({ key: 'invoiceNumber', value: '2', text: '2', provenance: { page: 1, reader: 'einvoice-xml' }, signals: {} });
    const values = Object.fromEntries(fieldsIn(document).map((field) => [field.key, field.value]));
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
    const signals = fieldsIn(document).map((field) => field.signals);
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
        at(60, 52, 'BAKERY SDN BHD'),
        at(60, 64, '(774120-K)'),
        at(60, 76, '(GST ID No. 004471209385)'),
        at(50, 88, 'SENTOSA MALL'),
        at(50, 100, '38, JALAN MAWAR 3'),
        at(50, 112, 'TAMAN ROS 48300'),
        at(50, 124, 'SELANGOR'),
        at(50, 136, 'Tel: 03-6120 1234'),
        at(40, 300, 'Change'),
        at(140, 300, '2.00'),
      ],
      'ocr',
    );
    expect(values).toMatchObject({
      sellerName: 'GOLDEN LOTUS VEGETARIAN BAKERY SDN BHD',
      sellerAddress: '38, JALAN MAWAR 3 TAMAN ROS 48300 SELANGOR',
    });
  });

  it('ends an address at its country, at a number and at a title whose blank was lost', () => {
    const head = [at(40, 40, 'PELANGI TOYS SDN BHD'), at(40, 52, 'No 5, Jalan 2/40')];
    const addressOf = (...lines: string[]): string | undefined =>
      valuesOf([...head, ...lines.map((text, index) => at(40, 64 + 12 * index, text))], 'ocr').sellerAddress;
    expect(addressOf('582G0 Kuala Lumpur, Malaysia', 'SENTOSA PLAZA')).toBe('No 5, Jalan 2/40 582G0 Kuala Lumpur, Malaysia');
    expect(addressOf('58230 Kuala Lumpur', '6ST ID 004471209385', 'Shah Alam')).toBe('No 5, Jalan 2/40 58230 Kuala Lumpur');
    expect(addressOf('58230 Kuala Lumpur', 'TAXINVOICE')).toBe('No 5, Jalan 2/40 58230 Kuala Lumpur');
  });

  const headOf = (...lines: string[]): Record<string, string> =>
    valuesOf([...lines.map((text, index) => at(40, 40 + 12 * index, text)), at(40, 300, 'Change'), at(140, 300, '2.00')], 'ocr');

  it('takes the line above for the beginning of a name that is only a legal form', () => {
    expect(headOf('ORCHARD TOYS', 'CO. (M) SDN BHD', '(Co. No. 774120-K)', 'No 5, Jalan 2/40').sellerName).toBe(
      'ORCHARD TOYS CO. (M) SDN BHD',
    );
    expect(headOf('MAWAR CO. (M) BHD (551903-T)', '3RD FLR, MAWAR TAMAN SC').sellerName).toBe('MAWAR CO. (M) BHD');
  });

  it('begins an address at its floor, and ends it with the regions that its commas lead to', () => {
    const address = (...lines: string[]): string | undefined => headOf('MAWAR CO. (M) BHD', ...lines).sellerAddress;
    expect(address('3RD FLR, MAWAR TAMAN SARI', 'JALAN MAWAR, CHERAS', '57340 KUALA LUMPUR')).toBe(
      '3RD FLR, MAWAR TAMAN SARI JALAN MAWAR, CHERAS 57340 KUALA LUMPUR',
    );
    expect(address('NO.17, JALAN BESAR,', '27600 KUALA TELANG', 'PAYA HIGHLANDS,', 'PAHANG')).toBe(
      'NO.17, JALAN BESAR, 27600 KUALA TELANG PAYA HIGHLANDS, PAHANG',
    );
    expect(address('NO.17, JALAN BESAR,', '27600 KUALA TELANG', 'PAYA HIGHLANDS', 'OPEN DAILY')).toBe(
      'NO.17, JALAN BESAR, 27600 KUALA TELANG PAYA HIGHLANDS',
    );
  });

  it('takes no end of a company name for a currency', () => {
    expect(headOf('ORCHARD TOYS SDN BHD').currency).toBeUndefined();
  });

  it('does not let a speck part the words of its line', () => {
    const document = printedDocument([at(40, 100, 'No.'), at(60, 101.4, '5, Jalan')], 'ocr');
    document.pages[0]!.words.push({
      text: 'A',
      box: { left: 300, top: 100.5, right: 302, bottom: 101.3 },
      fontSize: 8,
      bold: false,
      readScore: 0.4,
    });
    expect(layOut(document).fieldPages[0]!.lines[0]!.segments.map(({ text }) => text)).toEqual(['No. 5, Jalan', 'A']);
  });

  it('does not take a piece of a receipt head for a party of its own', () => {
    const values = valuesOf([
      at(40, 40, 'Farmasi Melati S/B'),
      at(40, 70, 'Melati, Kepong, 52100 KL.'),
      at(40, 82, 'Tel: 03-6120 1234'),
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
    expect(valuesOf([at(40, 400, '11-04-19 10:22 SH03 B014')]).issueDate).toBe('11-04-19');
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

  it('takes neither a title nor a table header nor a list of trades for the sender', () => {
    const address = [at(50, 64, 'Dock Road 3'), at(50, 76, '20457 Hamburg'), at(50, 300, 'Change'), at(150, 300, '2.00')];
    expect(valuesOf([at(50, 40, 'Delivery Note'), at(50, 52, 'Norfell Dairy Supplies'), ...address]).sellerName).toBe(
      'Norfell Dairy Supplies',
    );
    expect(valuesOf([at(50, 40, 'Price list 2026'), at(50, 400, 'Chair')]).sellerName).toBeUndefined();
    const trade = [at(50, 40, 'SARL Les Jardins du Lac'), at(50, 52, 'Paysagiste — 14 chemin des Aulnes, 74000 Annecy')];
    expect(valuesOf([...trade, at(330, 100, 'Total')])).toMatchObject({ sellerName: 'SARL Les Jardins du Lac' });
  });

  it('ends a name where its register number begins, and an address where another block stands', () => {
    const values = valuesOf([
      at(50, 40, 'Ashgrove Gardens Ltd · ABN 51 824 753 556'),
      at(50, 52, '27 Wattle Street'),
      at(50, 64, '7000 Chur'),
      at(330, 76, 'Herr'),
      at(330, 88, '7500 St. Moritz'),
    ]);
    expect(values).toMatchObject({ sellerName: 'Ashgrove Gardens Ltd', sellerAddress: '27 Wattle Street 7000 Chur' });
  });

  it('reads the value in the column of its label, where rows of labels and values run together', () => {
    const values = valuesOf([
      at(50, 100, 'INVOICE NO. DATE'),
      at(215, 100, 'DUE DATE'),
      at(290, 100, 'PO NUMBER'),
      at(50, 114, 'TA-2206'),
      at(122, 114, '31 Jan 2026'),
      at(215, 114, '2 Mar 2026'),
      at(274, 114, '4500081123'),
    ]);
    expect(values).toMatchObject({ dueDate: '2026-03-02', orderNumber: '4500081123' });
  });

  it('reads labels in two languages, behind a date, and beside a number with blanks', () => {
    expect(valuesOf([at(50, 100, 'Fatura/Invoice No.: FT 2026/3391')]).invoiceNumber).toBe('FT 2026/3391');
    expect(valuesOf([at(50, 100, '01 Feb Balance brought forward'), at(400, 100, '2,413.55')]).openingBalance).toBe('2413.55');
    expect(valuesOf([at(50, 100, 'NIF: 503 219 886')]).sellerVatId).toBe('503 219 886');
    expect(valuesOf([at(50, 100, 'GSTIN: 27AAPFU0939F1ZV')]).sellerVatId).toBe('27AAPFU0939F1ZV');
    expect(valuesOf([at(50, 100, 'RFC: TLA0903128K4')]).sellerVatId).toBe('TLA0903128K4');
    expect(valuesOf([at(50, 100, 'CNPJ: 12.345.678/0001-95')]).sellerVatId).toBe('12.345.678/0001-95');
    expect(valuesOf([at(50, 100, 'ABN: 51 824 753 556')]).sellerVatId).toBe('51 824 753 556');
    expect(valuesOf([at(50, 100, 'Sort code 09-01-28, Account number: 418 220 007')]).accountNumber).toBe('418 220 007');
    expect(valuesOf([at(50, 100, 'Honorarrechnung Nr. 26-1043')]).invoiceNumber).toBe('26-1043');
  });

  it('takes no number of a paper for one of a tax that the words before it name', () => {
    expect(valuesOf([at(50, 100, 'Duplikat dokumentu VAT nr KOR/731204/2026')]).sellerVatId).toBeUndefined();
    expect(valuesOf([at(50, 100, 'CNPJ: 12.345.678/0001-95')]).sellerVatId).toBe('12.345.678/0001-95');
  });

  it('does not take a place in commas for the line of a sender', () => {
    expect(valuesOf([at(40, 400, '410 Harbour Court'), at(40, 412, 'Seattle, WA 98109, US')]).sellerName).not.toBe('Seattle');
  });

  it('takes the total after rounding, which net and tax make without it', () => {
    const lines = [
      [100, 'Taxable value', '103,870.00'],
      [112, 'Total tax', '16,920.60'],
      [124, 'Total', '120,790.60'],
      [136, 'Round off', '0.40'],
      [148, 'Grand Total', '120,791.00'],
    ] as const;
    expect(valuesOf(lines.flatMap(([top, label, amount]) => [at(300, top, label), at(450, top, amount)])).grossTotal).toBe('120791.00');
  });

  it('counts the dollars of the place that a code names', () => {
    expect(valuesOf([at(40, 100, 'Subtotal $4,705.00'), at(40, 112, 'GST $470.50'), at(40, 124, 'Total AUD $5,175.50')]).currency).toBe(
      'AUD',
    );
    expect(valuesOf([at(40, 100, 'Subtotal $4,705.00'), at(40, 112, 'Total $4,705.00')]).currency).toBe('USD');
  });

  it.each([
    ['MXN', 'RFC: TLA0903128K4', 'Total $4,705.00'],
    ['CAD', 'Halifax NS B3H 1A7', 'Total $4,705.00'],
    ['AUD', 'ABN 51 824 753 556', 'Total $4,705.00'],
    ['USD', 'Portland, OR 97205 with our man in Australia', 'Total $4,705.00'],
    ['CNY', '供货单位名称与合同编号', '合计金额 ¥4,705.00'],
    ['JPY', 'お支払い金額のご案内です', '合計金額 ￥4,705'],
    ['DKK', 'Faktura til betaling: beløb og moms af antal for dato', 'I alt 4.705,00 kr.'],
    ['NOK', 'Faktura for levering av varer til dere og mva', 'Sum kr 4 705,00'],
  ])('takes the sign of several countries for the money of the place: %s', (currency, place, total) => {
    expect(valuesOf([at(40, 80, place), at(40, 112, total)]).currency).toBe(currency);
  });

  it('puts the month first where an address is of the United States and nothing else settles it', () => {
    const dateOf = (place: string): string | undefined => valuesOf([at(50, 40, place), at(50, 100, 'Invoice date: 1/9/26')]).issueDate;
    expect(dateOf('Asheville, NC 28805')).toBe('2026-01-09');
    expect(dateOf('28805 Asheville')).toBe('1/9/26');
  });

  it('makes the net total of total and tax, where no label names it', () => {
    const lines = [
      at(300, 500, 'Discount'),
      at(450, 500, '59.10'),
      at(300, 515, 'VAT'),
      at(450, 515, '301.05'),
      at(300, 530, 'Grand total'),
      at(450, 530, '1609.95'),
    ];
    expect(valuesOf(lines).netTotal).toBe('1308.90');
  });

  it('takes the address below a large name for the one the letter goes to', () => {
    const name = { left: 50, top: 40, text: 'Fietsenmakerij De Spaak', size: 17 };
    const values = valuesOf([
      name,
      at(50, 140, 'Stichting Buurtwerk Oost'),
      at(50, 152, 'Javaplein 12'),
      at(50, 164, '1095 CJ Amsterdam'),
      at(50, 300, 'FACTUUR'),
    ]);
    expect(values).toMatchObject({ sellerName: 'Fietsenmakerij De Spaak', buyerName: 'Stichting Buurtwerk Oost' });
  });

  it('parts the name beside a label from the address behind it', () => {
    expect(valuesOf([at(50, 100, 'Customer: Leila Haddad, 4 Ridge Road, Buninyong VIC 3357')]).buyerName).toBe('Leila Haddad');
  });

  it('takes no word in capitals for a bank far from its account', () => {
    const lines = [
      at(50, 100, 'IBAN DE89 3704 0044 0532 0130 00'),
      at(50, 114, 'Konto'),
      at(50, 128, 'Zeitraum'),
      at(50, 142, 'Buchung'),
      at(50, 156, 'LASTSCHRIFT'),
    ];
    expect(valuesOf(lines).bic).toBeUndefined();
  });

  it('reads a period in one word, and a label that the block beside has run into', () => {
    const values = valuesOf([
      at(50, 100, 'REMIT TO Harbour Group Advertiser Inc'),
      at(250, 100, 'Citizens for Tests'),
      at(157.8, 112, 'Agency'),
      at(250, 112, 'Media Works'),
      at(157.8, 124, 'Salesperson'),
      at(250, 124, 'Ann Lee'),
      at(157.8, 136, 'Schedule Dates'),
      at(250, 136, '02/26/20-03/03/20'),
    ]);
    expect(values).toMatchObject({ advertiser: 'Citizens for Tests', flightFrom: '2020-02-26', flightTo: '2020-03-03' });
  });

  it('knows rupees by their abbreviation before a number', () => {
    expect(valuesOf([at(40, 100, 'Grand Total'), at(240, 100, 'Rs 1939')]).currency).toBe('INR');
  });

  it('takes no day of birth, and no day that another word names, for the day of the paper', () => {
    const lines = [at(50, 60, 'Bringer, Heinz geb. 04.11.1958'), at(50, 80, 'Eingang: 11.02.2026'), at(50, 100, 'Rinteln 12.02.2026')];
    expect(valuesOf(lines).issueDate).toBe('2026-02-12');
  });

  it('reads the day of a letter behind its place and a word between', () => {
    const lines = [at(50, 40, '9. 2. 2026'), at(50, 60, 'Garsten, am 11.2.2026')];
    expect(valuesOf(lines).issueDate).toBe('2026-02-11');
  });

  it('says no part of an account number that goes on elsewhere', () => {
    expect(valuesOf([at(50, 60, 'IBAN DE44 6735 2565 0001')]).iban).toBeUndefined();
  });

  it('reads an amount behind a day that ends in a point', () => {
    expect(valuesOf([at(50, 60, 'Total 238,00'), at(50, 80, 'Anzahlung vom 15.01. 150,00')]).paid).toBe('150.00');
  });

  it('reads an amount with the sign of a credit behind it', () => {
    expect(valuesOf([at(50, 60, 'Neuer Kontostand 2.701,74+')]).closingBalance).toBe('2701.74');
  });

  it.each([
    ['Period 01.03.–31.03.2026', '2026-03-01', '2026-03-31'],
    ['Billing period: 1 November to 30 November 2026', '2026-11-01', '2026-11-30'],
    ['Period: 15 December – 14 January 2026', '2025-12-15', '2026-01-14'],
    ['Foreningskonto DKK, 01.07.2025 – 31.07.2025', '2025-07-01', '2025-07-31'],
  ])('reads the period %s, whose beginning may borrow its year', (line, from, to) => {
    expect(valuesOf([at(50, 60, line)])).toMatchObject({ periodFrom: from, periodTo: to });
  });

  it('puts the day first where euros or letters of another language say that it is not of the United States', () => {
    expect(valuesOf([at(50, 60, 'Invoice date: 03/04/2026'), at(50, 90, 'Total due €12.50')]).issueDate).toBe('2026-04-03');
    expect(valuesOf([at(50, 60, 'Fecha: 03/04/2026'), at(50, 90, 'Señal añadida según catálogo, así está también aquí')]).issueDate).toBe(
      '2026-04-03',
    );
    const [dated, due] = [at(50, 60, 'Invoice date: 03/04/2026'), at(50, 90, 'Total due $12.50')];
    expect(valuesOf([dated, due]).issueDate).toBe('03/04/2026');
    const called = at(50, 120, 'Dispatch (740) 555-0144');
    expect(valuesOf([dated, due, called]).issueDate).toBe('03/04/2026');
    expect(valuesOf([dated, due, called, at(50, 150, 'Sales tax 7.5% 0.87')]).issueDate).toBe('2026-03-04');
  });

  it('takes the day in the title of a quote for its own', () => {
    expect(valuesOf([at(50, 60, 'Devis D-2026-031 établi le 13 mars 2026')]).issueDate).toBe('2026-03-13');
    const long = [
      at(50, 40, 'Version: 2.6 vom 10.11.2025'),
      at(50, 60, 'Invoice information for accounting purposes (751) Nr. 471102 vom 05.03.2020'),
    ];
    expect(valuesOf(long).issueDate).toBe('2020-03-05');
  });

  it.each([
    ['of what a quote is for', ['Angebot 26-31: Festzelt zum 150-jährigen Gründungsfest, 3. bis 6. Juli 2026']],
    ['of other invoices in a list', ['Factuur 2024-0418 d.d. 11 september 2024', 'Factuur 2024-0466 d.d. 2 oktober 2024']],
    ['that a sentence goes on from', ['Bestyrelsen har den 29. oktober 2024 godkendt budgettet for næste år']],
  ])('takes the day of a letter, not one %s', (_, lines) => {
    const text = lines.map((line, index) => at(50, 60 + 16 * index, line));
    expect(valuesOf([...text, at(50, 120, 'Aich, den 2. April 2026')]).issueDate).toBe('2026-04-02');
  });

  it('reads a party behind its tax number, and its name in quotes without the place behind it', () => {
    const lines = [
      ...[at(40, 60, 'Поставщик:'), at(130, 60, 'БИН / ИИН 090440007812, ТОО «Сары Канцторг», ул. Ермекова, дом 58')],
      ...[at(40, 90, 'Покупатель:'), at(130, 90, 'БИН / ИИН 121140011067, КГУ «Школа № 83», Казахстан, г. Караганда')],
    ];
    expect(valuesOf(lines)).toMatchObject({ sellerName: 'ТОО «Сары Канцторг»', buyerName: 'КГУ «Школа № 83»' });
  });

  it('finds nothing on an empty page', () => {
    expect(valuesOf([])).toEqual({});
  });

  it('reads an account number that goes on in the next line', () => {
    const lines = [
      at(50, 700, 'Pay by bank transfer: Harrow Ltd, IBAN GB12 BUKB'),
      at(50, 712, '2065 1873 9201 44. Please quote the number.'),
    ];
    expect(valuesOf(lines)).toMatchObject({ iban: 'GB12BUKB20651873920144' });
  });

  it('takes a number under the word for a customer for the customer number', () => {
    const lines = [at(50, 100, 'Data de emissão'), at(200, 100, 'Cliente'), at(50, 114, '2025-04-22'), at(200, 114, '21110417')];
    expect(valuesOf(lines)).toMatchObject({ customerNumber: '21110417' });
  });

  it('tells the balances of one label by their order and the debt by its word', () => {
    const lines = [at(50, 300, 'SOLDE DÉBITEUR AU 28.02.2025 186,40'), at(50, 320, 'SOLDE CRÉDITEUR AU 31.03.2025 900,45')];
    expect(valuesOf(lines)).toMatchObject({ openingBalance: '-186.40', closingBalance: '900.45' });
    expect(valuesOf([at(50, 300, 'Saldo al 31.03.2025 900,45')])).toMatchObject({ closingBalance: '900.45' });
  });

  it('reads values at the other edge of the cells under their labels', () => {
    const labels = [at(52, 586, 'Totale imponibile'), at(178, 586, 'Aliquota'), at(303, 586, 'Totale imposta'), at(429, 586, 'Totale EUR')];
    const values = [at(144, 598, '1.416,94'), at(234, 598, '22% ordinaria'), at(392, 598, '311,73'), at(510, 598, '1.728,67')];
    expect(valuesOf([...labels, ...values])).toMatchObject({ netTotal: '1416.94', taxTotal: '311.73', grossTotal: '1728.67' });
  });

  it('reads wide colons, brackets within a label, a closing dash and totals without cents', () => {
    const head = [at(50, 100, '供應商：協成五金行'), at(50, 120, 'ご請求金額（税込） ¥227,210−')];
    expect(valuesOf(head)).toMatchObject({ sellerName: '協成五金行', grossTotal: '227210' });
    const totals = [
      at(50, 500, '合計'),
      at(100, 500, '47,910'),
      at(200, 500, '營業稅 5%'),
      at(260, 500, '2,396'),
      at(350, 500, '總計'),
      at(400, 500, '50,306'),
    ];
    expect(valuesOf(totals)).toMatchObject({ netTotal: '47910', taxTotal: '2396', grossTotal: '50306' });
  });

  it('takes the day of a balance for a part of its label', () => {
    expect(valuesOf([at(50, 100, 'Saldo em 30/09/2024'), at(50, 114, '6.029,67')])).toMatchObject({ closingBalance: '6029.67' });
  });

  it("takes the last amount of a balance's row, and the day with blanks of another for a part of its label", () => {
    const row = [at(50, 100, 'Closing balance'), at(300, 100, '394.18'), at(380, 100, '274.38'), at(460, 100, '1,966.02')];
    expect(valuesOf(row)).toMatchObject({ closingBalance: '1966.02' });
    const days = valuesOf([
      at(50, 100, 'Peněžní zůstatek k 1. 10. 2024: 5 208,77'),
      at(50, 114, 'Peněžní zůstatek k 31. 12. 2024: 7 041,95'),
    ]);
    expect(days).toMatchObject({ openingBalance: '5208.77', closingBalance: '7041.95' });
  });

  it.each([
    ['Account number', '62 4417 0882 1', 'accountNumber', ['IBAN DE75512108001245126199']],
    ['Customer no.', 'A-4417 2093', 'customerNumber', []],
    ['Invoice no.', 'R-118 402', 'invoiceNumber', []],
  ])('reads the number in groups behind %s to its end', (label, number, key, beside) => {
    const lines = [at(50, 100, label), at(200, 100, number), ...beside.map((text) => at(50, 114, text))];
    expect(valuesOf(lines)).toMatchObject({ [key]: number });
  });

  it('ends a number where another text begins behind its groups', () => {
    expect(valuesOf([at(50, 100, 'Invoice no.'), at(200, 100, 'R-118 of 402')])).toMatchObject({ invoiceNumber: 'R-118' });
  });

  it('reads the number and the day right under a title, and not those further down', () => {
    const under = (top: number): PrintedLine[] => [at(400, 100, 'PREVENTIVO'), at(390, top, 'n. 87/2025 del 12 maggio 2025')];
    expect(valuesOf(under(113))).toMatchObject({ documentNumber: '87/2025', issueDate: '2025-05-12' });
    expect(valuesOf(under(180))['documentNumber']).not.toBe('87/2025');
  });

  it('reads a period that a narrow cell breaks behind its dash', () => {
    const lines = [at(50, 100, 'Period'), at(50, 113, '01.01.2025 –'), at(50, 125, '15.04.2025')];
    expect(valuesOf(lines)).toMatchObject({ periodFrom: '2025-01-01', periodTo: '2025-04-15' });
  });

  it.each([
    ['16-02-2025 t/m 15-03-', '2025', '2025-02-16', '2025-03-15'],
    ['1 September 2026 to 30', 'September 2026', '2026-09-01', '2026-09-30'],
  ])('reads a period that a narrow cell breaks within its second day: %s', (above, below, from, to) => {
    expect(valuesOf([at(50, 100, 'Period'), at(50, 113, above), at(50, 125, below)])).toMatchObject({ periodFrom: from, periodTo: to });
  });

  it('reads no day out of a number that stands over a month', () => {
    const lines = [at(50, 100, 'Period'), at(50, 113, '1 September 2026 Ref. 30'), at(50, 150, 'September 2026')];
    expect(valuesOf(lines)['periodTo']).toBeUndefined();
  });

  it('takes no label of a form for the value of the one above, though the lexicon knows only that one', () => {
    const form = ['Client', 'Reed area', 'Cut by', 'Weather'].flatMap((label, row) => [
      at(50, 100 + 16 * row, label),
      at(180, 100 + 16 * row, ['Marsh Trust Ltd', 'north bank', 'M. Ilves', 'dry'][row]!),
    ]);
    expect(valuesOf(form)['buyerName']).not.toBe('Reed area');
  });

  it('takes a tax number that names its tax without a label, though its check digits are wrong', () => {
    expect(valuesOf([at(400, 60, 'CHE-114.720.396 MWST')])).toMatchObject({ sellerVatId: 'CHE-114.720.396 MWST' });
    expect(valuesOf([at(400, 60, 'CHE-114.720.396')])['sellerVatId']).toBeUndefined();
  });

  it('takes no amount for a number and no account for a bank', () => {
    const values = valuesOf([at(50, 100, 'NR'), at(120, 100, '3,00'), at(50, 120, 'Τράπεζα: GR16 0110 1250 0000 0001 2300 695')]);
    expect(values['iban']).toBe('GR1601101250000000012300695');
    expect(values['bankName']).toBeUndefined();
  });

  it('does not take the net total for that of the lines where something is taken off between them', () => {
    const net = [at(50, 500, 'Rabatt'), at(200, 500, '-591,86'), at(50, 514, 'Total exkl. MWST'), at(200, 514, '19136,74')];
    expect(valuesOf(net)['lineTotal']).toBeUndefined();
    expect(valuesOf(net.slice(2))).toMatchObject({ lineTotal: '19136.74' });
  });

  it.each([
    ['Den Betrag buchen wir zum 03.02.2025 von Ihrem Konto ab.', '2025-02-03'],
    ['Please settle by 2 March 2025', '2025-03-02'],
    ['Hạn thanh toán: 22/06/2024', '2024-06-22'],
    ['Jatuh tempo: 30/06/2024', '2024-06-30'],
  ])('reads by when to pay of %s', (text, dueDate) => {
    expect(valuesOf([at(50, 100, text)])).toMatchObject({ dueDate });
  });

  it('does not take the day to pay for the day of the paper', () => {
    const due = at(50, 300, 'Montant à régler avant le 17/04/2025');
    expect(valuesOf([due])).toMatchObject({ dueDate: '2025-04-17' });
    expect(valuesOf([due])['issueDate']).toBeUndefined();
    expect(valuesOf([due, at(50, 100, 'Date : 17/04/2025')])).toMatchObject({ issueDate: '2025-04-17', dueDate: '2025-04-17' });
  });

  it('knows the currency of an amount that a dash closes', () => {
    expect(valuesOf([at(50, 120, 'ご請求金額 ¥227,210−')])).toMatchObject({ currency: 'JPY', grossTotal: '227210' });
  });

  it('takes the second of two numbers under one label for the other party', () => {
    const fields = fieldsIn(
      printedDocument([
        { text: 'RFC: TLA0903128K4', left: 40, top: 80 },
        { text: 'RFC: CMS0906159A2', left: 40, top: 200 },
      ]),
    );
    const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({ sellerVatId: 'TLA0903128K4', buyerVatId: 'CMS0906159A2' });
  });

  it('takes the day behind the number that opens a line for the day of the paper', () => {
    const values = valuesOf([at(40, 80, 'Nr. 1042 din 05.11.2026'), at(40, 300, 'Termen de livrare: 12.11.2026')]);
    expect(values).toMatchObject({ issueDate: '2026-11-05', deliveryDate: '2026-11-12' });
  });

  it('reads a label that a narrow cell breaks over two lines, and one with a code behind it', () => {
    const broken = [
      at(300, 80, 'Account'),
      at(300, 92, 'number'),
      at(400, 86, '41770826'),
      at(300, 120, 'Sort code'),
      at(400, 120, '08-77-14'),
    ];
    expect(valuesOf(broken)).toMatchObject({ accountNumber: '41770826' });
    const parted = [at(300, 80, 'Due'), at(400, 80, '120.00'), at(300, 92, 'Date'), at(400, 92, '5 March 2024')];
    expect(valuesOf(parted)).toMatchObject({ issueDate: '2024-03-05' });
    expect(valuesOf([...parted.slice(0, 1), ...parted.slice(2)])).toMatchObject({ dueDate: '2024-03-05' });
    expect(valuesOf([at(40, 80, 'Proveedor (P-0227)'), at(40, 94, 'Blancos y Textiles, S.A. de C.V.')])).toMatchObject({
      sellerName: 'Blancos y Textiles, S.A. de C.V.',
    });
  });

  it('leaves the sign for a number out of it, and takes whose name it is from a label of two words', () => {
    expect(valuesOf([at(40, 80, 'INVOICE N 77')])).toMatchObject({ invoiceNumber: '77' });
    const values = valuesOf([at(40, 80, 'DESTINATÁRIO / NOME'), at(40, 94, 'José Aparecido Moreira')]);
    expect(values).toMatchObject({ buyerName: 'José Aparecido Moreira' });
  });

  it('does not take the day of another paper that is referred to for the day of the paper', () => {
    const values = valuesOf([
      at(50, 60, 'FACTURE N° F2026-0219'),
      at(50, 90, 'Date : 30/09/2026'),
      at(50, 104, 'Devis / marché : D2026-0077 du 14/04/2026'),
    ]);
    expect(values.issueDate).toBe('2026-09-30');
    expect(valuesOf([at(50, 90, 'Your quotation RPT/Q/5520 dated 24-Jan-25')])['issueDate']).toBeUndefined();
    expect(valuesOf([at(50, 90, 'Rechnung Nr. 4711 vom 24.01.2025')]).issueDate).toBe('2025-01-24');
  });

  it('takes a dash between two facts and brackets around figures said in words for no minus', () => {
    expect(valuesOf([at(50, 500, 'Total HT 83,67 – TVA 5,5 % 4,60')]).netTotal).toBe('83.67');
    expect(valuesOf([at(50, 500, '합계금액 : 일금 삼백만원정 (₩3,000,000)')]).grossTotal).toBe('3000000');
    expect(valuesOf([at(50, 500, 'Total HT (83,67)')]).netTotal).toBe('-83.67');
  });

  it('reads an account of Poland without its country, and a bank behind its word in a sentence', () => {
    expect(valuesOf([at(50, 700, 'Nr rachunku: 61 1090 1014 0000 0712 1981 2874')])).toMatchObject({
      iban: 'PL61109010140000071219812874',
    });
    expect(valuesOf([at(50, 700, 'Nr rachunku: 62 1090 1014 0000 0712 1981 2874')])).not.toHaveProperty('iban');
    const account = valuesOf([at(50, 500, 'Konto: Bank Testowy 61 1090 1014 0000 0712 1981 2874')]);
    expect(account.iban).toBe('PL61109010140000071219812874');
    expect(valuesOf([at(50, 500, 'BANK SA 61 1090 1014 0000 0712 1981 2874')]).iban).toBe('PL61109010140000071219812874');
    expect(valuesOf([at(50, 500, 'Konto: 62 1090 1014 0000 0712 1981 2874')])['iban']).toBeUndefined();
    const wrapped = (end: string): unknown => valuesOf([at(50, 500, '61 1090 1014 0000 0712'), at(50, 512, end)])['iban'];
    expect(wrapped('1981 2874')).toBe('PL61109010140000071219812874');
    expect(wrapped('1981 2875')).toBeUndefined();
    const paid = valuesOf([at(50, 500, 'Рахунок: UA19 305864 0000026007015438821')]);
    expect([paid['iban'], paid['invoiceNumber']]).toEqual(['UA193058640000026007015438821', undefined]);
    expect(valuesOf([at(50, 500, 'Wir bitten um Zahlung auf IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFF bis heute')]).bic).toBe(
      'COBADEFF',
    );
    expect(valuesOf([at(50, 500, 'Bank: a/c 072-000000-9 (SWIFT TESTSGSG), cheques are welcome')]).bic).toBe('TESTSGSG');
    expect(valuesOf([at(50, 500, 'Bank: a/c 072-000000-9, TESTSGSG, cheques are welcome')])['bic']).toBeUndefined();
    expect(valuesOf([at(50, 500, 'Banque de Test DE89 3704 0044 0532 0130 00 TESTDEFF')]).bic).toBe('TESTDEFF');
    expect(valuesOf([at(50, 500, 'Banque de Test DE89 3704 0044 0532 0130 00 pour la TESTDEFF')])['bic']).toBeUndefined();
  });

  it.each([
    ['Parkside Studios is a company. VAT no. GB 287 1455 09. Registered in Wales', 'GB 287 1455 09'],
    ['HST Reg. 71905 2284 RT0001. Deposits are kept', '71905 2284 RT0001'],
    ['Office: Mill Lane · VAT 4710288355', '4710288355'],
    ['Hill Farm Supplies, GST 107-338-254.', '107-338-254'],
    ['Company RC 220184 · TIN 18830027-0001', '18830027-0001'],
    ['P.O. Box 118 · PIN: P052288174R', 'P052288174R'],
    ['Org.nr. NO 977 142 085 MVA', 'NO 977 142 085 MVA'],
    ['ICE 002118440000077', '002118440000077'],
    ['VSK nr. 48215', '48215'],
    ['Fjarðarvík ehf. · VSK nr. 130482', '130482'],
  ])('reads the tax number of "%s"', (line, number) => {
    expect(valuesOf([at(50, 100, line)]).sellerVatId).toBe(number);
  });

  it.each(['VAT 1 250 000', 'VAT 118402', 'VAT 20 %', 'NIF 48215', 'VSK nr. 4821', 'Invoice No 914 882 307'])(
    'finds no tax number in "%s"',
    (line) => {
      expect(valuesOf([at(50, 100, line)]).sellerVatId).toBeUndefined();
    },
  );

  it('takes five digits for a tax number only right behind their label', () => {
    expect(valuesOf([at(50, 100, 'VSK nr.'), at(200, 100, '48215')])).not.toHaveProperty('sellerVatId');
    expect(valuesOf([at(50, 100, 'VSK nr.'), at(50, 114, '48215')])).not.toHaveProperty('sellerVatId');
  });

  it('keeps the letters of the country that a tax number is printed behind', () => {
    expect(valuesOf([at(50, 100, 'TVA BE 0428.759.497')]).sellerVatId).toBe('BE 0428.759.497');
  });

  it.each([
    ['Er tillgodo', '-6 425,00 kr', { grossTotal: '-6425.00' }],
    ['Gutschriftsbetrag', '119,00 €', { grossTotal: '119.00' }],
    ['Total a su favor', '121,00 €', { grossTotal: '121.00' }],
    ['Payé par carte', '856,75 $', { paid: '856.75' }],
    ['Se cargará en cuenta el', '20/10/2026', { dueDate: '2026-10-20' }],
    ['Our invoice', 'HQ-2025/0117', { invoiceNumber: 'HQ-2025/0117' }],
  ])('reads what is given back, what was paid and when an account is charged: %s', (label, printed, expected) => {
    expect(valuesOf([at(50, 300, label), at(250, 300, printed)])).toMatchObject(expected);
  });

  it('keeps the tax that a rate proves, where something untaxed stands between it and the total', () => {
    const rows = [
      ['Base imponible', '55,03'],
      ['IVA 10%', '5,50'],
      ['Canon (no sujeto)', '20,54'],
      ['TOTAL A PAGAR', '81,07 €'],
    ];
    const lines = rows.flatMap(([label, amount], index) => [at(50, 300 + 14 * index, label!), at(450, 300 + 14 * index, amount!)]);
    expect(valuesOf(lines)).toMatchObject({ netTotal: '55.03', taxTotal: '5.50', grossTotal: '81.07' });
    expect(valuesOf([...lines.slice(0, 4), ...lines.slice(6)])['taxTotal']).toBeUndefined();
  });

  it.each([
    [
      'was paid, printed as taken off',
      ['Total TTC', '812,40 €'],
      ['Chq du 6/10', '– 212,40 €'],
      ['Net à payer', '600,00 €'],
      { paid: '212.40', amountDue: '600.00' },
    ],
    [
      'was paid, in brackets',
      ['Invoice total', '£812.40'],
      ['Stage 1', '(212.40)'],
      ['Balance due', '£600.00'],
      { paid: '212.40', amountDue: '600.00' },
    ],
    [
      'is due, less what was paid',
      ['Invoice total', '£812.40'],
      ['Amount paid', '£212.40'],
      ['To follow', '£600.00'],
      { paid: '212.40', amountDue: '600.00' },
    ],
    [
      'is due, less a tax that is kept back',
      ['Total factura', '1.058,90 €'],
      ['Retención IRPF', '−131,27 €'],
      ['Pendiente suyo', '927,63 €'],
      { grossTotal: '1058.90', amountDue: '927.63' },
    ],
  ] as const)('finds by the others what %s', (_, first, second, third, expected) => {
    const lines = [first, second, third].flatMap(([label, amount], index) => [
      at(50, 300 + 14 * index, label),
      at(450, 300 + 14 * index, amount),
    ]);
    expect(valuesOf(lines)).toMatchObject(expected);
  });

  it('says nothing is due in full where a tax was kept back and what is left is not printed', () => {
    const rows = [
      ['Total factura', '1.058,90 €'],
      ['Retención IRPF', '−131,27 €'],
    ] as const;
    const lines = rows.flatMap(([label, amount], index) => [at(50, 300 + 14 * index, label), at(450, 300 + 14 * index, amount)]);
    expect(valuesOf(lines)['amountDue']).toBeUndefined();
  });

  it('takes what stands beside a label of a form, not the next label below it', () => {
    const rows = [
      ['Titular', 'PADARIA DOIS IRMAOS LTDA'],
      ['Agência', '0417-3 Lajeado/RS'],
      ['Período', '01/03/2026 a 31/03/2026'],
    ];
    const form = rows.flatMap(([label, value], index) => [at(50, 100 + 14 * index, label!), at(120, 100 + 14 * index, value!)]);
    expect(valuesOf(form)).toMatchObject({ accountHolder: 'PADARIA DOIS IRMAOS LTDA' });
  });

  it('reads a period whose words and days stand apart, in other languages than English', () => {
    const parted = [at(50, 100, 'Από'), at(90, 100, '01/02/2025'), at(200, 100, 'Έως'), at(240, 100, '28/02/2025')];
    expect(valuesOf([at(50, 80, 'Κίνηση λογαριασμού'), ...parted])).toMatchObject({ periodFrom: '2025-02-01', periodTo: '2025-02-28' });
    expect(valuesOf([at(50, 100, 'Opnameperiode: 1-1-2024 t/m 31-12-2024')])).toMatchObject({
      periodFrom: '2024-01-01',
      periodTo: '2024-12-31',
    });
  });

  it('takes the number of an account of France by its label, which says what kind of account it is', () => {
    expect(valuesOf([at(50, 100, 'Compte chèques n° 04418820717')])).toMatchObject({ accountWithSender: '04418820717' });
    expect(valuesOf([at(50, 100, 'Ancien solde débiteur au 31.01.2025'), at(400, 100, '312,08')])).toMatchObject({
      openingBalance: '-312.08',
    });
  });
});

it('takes no rate for a tax and no hour for a number', () => {
  const columns = [at(50, 200, 'CHF'), at(150, 200, 'MWST %'), at(50, 214, '389.00'), at(150, 214, '8.1')];
  expect(valuesOf(columns)).not.toHaveProperty('taxTotal');
  expect(valuesOf([at(50, 100, 'Conta: 18h')])).not.toHaveProperty('accountNumber');
});

it('takes nothing from the law that a title names', () => {
  const note = [at(50, 50, 'DOCUMENTO DI TRASPORTO (D.P.R. 472 del 14/08/1996)'), at(50, 80, 'Data: 18/04/2024')];
  expect(valuesOf(note)).toMatchObject({ issueDate: '2024-04-18' });
  expect(Object.values(valuesOf(note))).not.toContain('472');
});

it('is done with a long code that begins like an account', () => {
  expect(valuesOf([at(50, 100, `GB29${'A1'.repeat(60)}.`), at(50, 114, 'Invoice No.: 471')])).toMatchObject({ invoiceNumber: '471' });
});

it('takes what stands in brackets behind a label for a part of it, not for a label of its own', () => {
  const values = valuesOf([at(50, 100, 'Net à payer (DT)'), at(300, 100, '1 920.392')]);
  expect(values).toMatchObject({ amountDue: '1920.392' });
  expect(values).not.toHaveProperty('phone');
});

it('reads the tax number of Tunisia beside its label, and the number of a register as one of its own', () => {
  const values = valuesOf([
    at(50, 40, 'Garage El Amen SARL'),
    at(50, 55, 'M.F. : 0841772/K/A/M/000'),
    at(50, 70, 'R.C. : B08117612010'),
    at(50, 120, 'Facture N° 2024/001186'),
  ]);
  expect(values).toMatchObject({ sellerVatId: '0841772/K/A/M/000', sellerRegistrationNumber: 'B08117612010' });
});

it('tells what is due under the label of a total, where it is the total less what was paid', () => {
  const rows = [
    ['Skupaj z DDV', '4.666,04'],
    ['Plačan avans', '-1.500,00'],
    ['Za plačilo', '3.166,04'],
  ];
  const values = valuesOf(rows.flatMap(([label, amount], row) => [at(300, 400 + row * 20, label!), at(450, 400 + row * 20, amount!)]));
  expect(values).toMatchObject({ grossTotal: '4666.04', paid: '1500.00', amountDue: '3166.04' });
});
