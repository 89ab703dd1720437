import { printedDocument, type PrintedLine } from '../fields/page.fixture';
import { layOut } from '../layout/lay-out';
import { documentConvention } from '../layout/document-convention';
import type { DocType, Document } from '../model/document';
import type { Field } from '../model/field';
import type { LogicalTable } from '../model/answer';
import { classify } from './classify';
import { summarise } from './summarise';

const at = (left: number, top: number, text: string, size = 10): PrintedLine => ({ left, top, text, size });

function typeOf(lines: readonly PrintedLine[], tables: LogicalTable[] = [], hint?: DocType): DocType {
  return typeOfDocument(printedDocument(lines), [], tables, hint);
}

function typeOfDocument(document: Document, fields: readonly Field[] = [], tables: LogicalTable[] = [], hint?: DocType): DocType {
  const laidOut = layOut(document);
  const convention = documentConvention(document, laidOut);
  return classify({ document, pages: laidOut.fieldPages, tables, fields, convention, hint }).docType;
}

function tableOf(columns: string[]): LogicalTable {
  const cells = columns.map((text) => ({ text, provenance: null }));
  return { parts: [], columns: cells, rows: [{ kind: 'item', cells }] };
}

function itemsOf(columns: string[], rows: string[][]): LogicalTable {
  const cellsOf = (texts: string[]) => texts.map((text) => ({ text, provenance: null }));
  return { parts: [], columns: cellsOf(columns), rows: rows.map((texts) => ({ kind: 'item', cells: cellsOf(texts) })) };
}

describe('classify', () => {
  it('takes a narrow page for a receipt also where it calls itself an invoice', () => {
    const document = printedDocument([at(50, 40, 'Tax Invoice')]);
    document.pages[0]!.width = 300;
    expect(typeOfDocument(document)).toBe('Receipt');
  });

  it('takes an order’s label with its number a gap beside it for no title', () => {
    const lines = [at(330, 100, 'Auftrag'), at(430, 100, 'A24-1188'), at(50, 140, 'Schlussrechnung Winterarbeiten')];
    expect(typeOf(lines)).toBe('Invoice');
    expect(typeOf([at(330, 40, 'Auftrag', 20), at(430, 46, 'A24-1188'), at(50, 140, 'Tisch, Eiche'), at(50, 154, 'Stuhl, Buche')])).toBe(
      'Purchase Order',
    );
  });

  it('takes a bill with the words of a till for a receipt, unless someone is to pay it later', () => {
    const bill = ['Račun br.: 4471/P1/2', 'Stol 8', 'Konobar: Ivana', 'Kartica (Maestro)'].map((text, index) =>
      at(50, 60 + 14 * index, text),
    );
    expect(typeOf(bill)).toBe('Receipt');
    const signals = { labelStrength: 1, position: 1, formatValid: 1 };
    const due = { key: 'dueDate', value: '2026-04-01', text: '1.4.', provenance: { page: 1, reader: 'pdfium' as const }, signals };
    expect(typeOfDocument(printedDocument(bill), [due])).toBe('Invoice');
    expect(typeOf([at(50, 60, 'Račun br.: 4471/P1/2'), at(50, 74, 'Stol, hrast, 8 kom')])).toBe('Invoice');
  });

  it('takes an order for its buyer’s where a sentence asks for a confirmation, and for its seller’s where the title is one', () => {
    const isFromBuyer = (...texts: string[]): boolean | undefined => {
      const document = printedDocument(texts.map((text, index) => at(50, 60 + 14 * index, text)));
      const laidOut = layOut(document);
      const convention = documentConvention(document, laidOut);
      return classify({ document, pages: laidOut.fieldPages, tables: [], fields: [], convention, type: 'Purchase Order' }).isFromBuyer;
    };
    expect(isFromBuyer('Bestellung 4500118842', 'Auftragsbestätigung erbeten binnen 3 Arbeitstagen.')).toBe(true);
    expect(isFromBuyer('Auftragsbestätigung 4500118842', 'Wir danken für Ihre Bestellung.')).toBe(false);
    expect(isFromBuyer('Satın alma siparişi', 'Onay')).toBe(true);
    expect(isFromBuyer('Sipariş Onayı')).toBe(false);
    expect(isFromBuyer('Comandă 127', 'Vă rugăm să ne livrați conform contractului nr. 3318/2023:')).toBe(true);
    expect(isFromBuyer('Sales contract 118')).toBe(false);
  });

  it('takes a bare number below the title for the number of that paper', () => {
    const signals = { labelStrength: 1, position: 1, formatValid: 1 };
    const numberUnder = (label: string): Field => ({ key: 'invoiceNumber', value: '5/2025', text: '5/2025', label, provenance: { page: 1, reader: 'pdfium' }, signals }); // prettier-ignore
    const lines = [at(50, 120, 'Kontoauszug'), at(50, 134, 'Nr. 5/2025'), at(50, 160, 'Giro')];
    expect(typeOfDocument(printedDocument(lines), [numberUnder('Nr.')])).toBe('Bank Statement');
    expect(typeOfDocument(printedDocument(lines.slice(1)), [numberUnder('Rechnung Nr.')])).toBe('Invoice');
  });

  it('takes priced items for those of an order whose conditions mention an invoice', () => {
    const items = itemsOf(
      ['Predmet', 'Množstvo', 'Cena', 'Spolu'],
      [
        ['Obrubník', '2', '10,00', '20,00'],
        ['Zmes', '3', '5,00', '15,00'],
      ],
    );
    const order = [at(50, 290, 'Objednávka č. OBJ 58/2025'), at(50, 500, 'Bez čísla objednávky bude faktúra vrátená')];
    expect(typeOf(order, [items])).toBe('Purchase Order');
  });

  it('does not take a narrow sheet for a roll, where its size is known', () => {
    const document = printedDocument([at(50, 40, 'Kontoauszug')]);
    document.pages[0]!.width = 500;
    expect(typeOfDocument(document)).toBe('Bank Statement');
  });

  it('knows an invoice without a title by totals that only an invoice has, and by no word of a sentence', () => {
    const untitled = (label: string, labelStrength: number): DocType => {
      const document = printedDocument([at(50, 300, 'Hello there')]);
      const signals = { labelStrength, position: 1, formatValid: 1 };
      const total = { key: 'grossTotal', value: '5.00', text: '5.00', label, provenance: { page: 1, reader: 'pdfium' as const }, signals };
      const number = { ...total, key: 'invoiceNumber', label: 'number', signals: { ...signals, labelStrength: 0.5 } };
      return typeOfDocument(document, [total, number]);
    };
    expect(untitled('Rechnungsbetrag', 1)).toBe('Invoice');
    expect(untitled('Total', 0.5)).toBe('Other');
  });

  it('takes priced items for those of the paper that a title in small letters names, where nothing speaks of an invoice', () => {
    const items = itemsOf(
      ['Item', 'Qty', 'Price', 'Total'],
      [
        ['Deck', '2', '10.00', '20.00'],
        ['Rail', '3', '5.00', '15.00'],
      ],
    );
    const quote = at(300, 200, 'Quotation Q-1186 rev B');
    const below = [at(50, 300, 'Item Qty Price Total'), at(50, 320, 'Deck 2 10.00 20.00')];
    expect(typeOf([quote, ...below], [items])).toBe('Quote');
    expect(typeOf([at(50, 40, 'INVOICE', 16), quote, ...below], [items])).toBe('Invoice');
  });

  it.each<[string, DocType]>([
    ['RECHNUNG', 'Invoice'],
    ['Facture FA-17', 'Invoice'],
    ['Nota de crédito', 'Credit Note'],
    ['Kontoauszug', 'Bank Statement'],
    ['Bon de commande', 'Purchase Order'],
    ['Offerte', 'Quote'],
    ['Lieferschein', 'Delivery Note'],
    ['Cennik', 'Price List'],
    ['Paragon fiskalny', 'Receipt'],
    ['Beitragsrechnung', 'Invoice'],
    ['Voorschotfactuur', 'Invoice'],
    ['Monatsbericht', 'Report'],
    ['Honorarrechnung Nr. 26-1043', 'Invoice'],
    ['PAYSLIP', 'Other'],
    ['FAKTURA – DAŇOVÝ DOKLAD č. 2026-17', 'Invoice'],
    ['Díjbekérő', 'Invoice'],
    ['FEES STRUCTURE – TERM I 2026', 'Price List'],
    ['BOLETA DE MATRÍCULA – CURSO LECTIVO 2026', 'Form'],
    ['Kreditreikningur nr. K-10412', 'Credit Note'],
    ['Preču pavadzīme', 'Delivery Note'],
    ['TIMELISTE', 'Form'],
    ['FULL RESULTS', 'Table'],
    ['PURCHASE O RDER', 'Purchase Order'],
    ['Bankszámlakivonat', 'Bank Statement'],
    ['Extras de cont', 'Bank Statement'],
    ['ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ', 'Invoice'],
    ['ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ', 'Delivery Note'],
    ['Πιστωτικό τιμολόγιο', 'Credit Note'],
    ['Счёт на оплату № 417 от 12 марта 2026 г.', 'Invoice'],
    ['ТОВАРНАЯ НАКЛАДНАЯ', 'Delivery Note'],
    ['Видаткова накладна № 5', 'Delivery Note'],
    ['Коммерческое предложение', 'Quote'],
    ['Кредитно известие', 'Credit Note'],
    ['Prisliste 2026', 'Price List'],
    ['Hyvityslasku', 'Credit Note'],
    ['Vuokralasku', 'Invoice'],
    ['Lønseddel', 'Other'],
    ['e-Arşiv Fatura', 'Invoice'],
    ['SEVK İRSALİYESİ', 'Delivery Note'],
    ['Otpremnica br. 5', 'Delivery Note'],
    ['Naročilnica', 'Purchase Order'],
    ['Orderbekräftelse', 'Purchase Order'],
  ])('knows the title %s', (title, type) => {
    expect(typeOf([at(50, 50, title, 18), at(50, 100, 'Some text of the body'), at(50, 115, 'and more of it')])).toBe(type);
  });

  it('knows a statement without a title by its table', () => {
    expect(typeOf([at(50, 50, 'Some Bank')], [tableOf(['Date', 'Details', 'Debit', 'Credit', 'Balance'])])).toBe('Bank Statement');
  });

  it.each<[string, string, DocType]>([
    ['a title of letters set apart', 'PA C K I N G L I S T', 'Delivery Note'],
    ['a title behind which its number and day stand', 'Quotation Q-118 of 3 March 2026, valid for two months', 'Quote'],
    ['a title in two languages', 'Elenco merci / Packing list', 'Delivery Note'],
    ['the noun that ends a short line', 'TEST REPORT', 'Report'],
  ])('knows %s', (_, title, type) => {
    expect(typeOf([at(50, 50, title), at(50, 100, 'Some text of the body'), at(50, 115, 'and more of it')])).toBe(type);
  });

  it('takes what a paper says of another one for no title', () => {
    const text = [at(50, 100, 'Some text of the body'), at(50, 115, 'and more of it')];
    expect(typeOf([at(50, 50, 'Delivery note'), at(300, 60, 'Order 4711-B'), ...text])).toBe('Delivery Note');
    expect(typeOf([at(50, 50, 'Auftrag: 4418 2207'), ...text])).toBe('Other');
  });

  it('knows a statement by a balance, and a bill that calls itself a statement by its items', () => {
    const items = itemsOf(
      ['Date', 'Work', 'Hours', 'Rate', 'Amount'],
      [
        ['01/06/2026', 'Review', '2.4', '565.00', '1,356.00'],
        ['01/07/2026', 'Draft', '3.7', '310.00', '1,147.00'],
      ],
    );
    expect(typeOf([at(50, 50, 'Statement No. 118204')], [items])).toBe('Invoice');
    const movements = itemsOf(
      ['Tag', 'Vorgang', 'Wert', 'Stand'],
      [
        ['1', 'a', '10.00', '110.00'],
        ['2', 'b', '-20.00', '90.00'],
        ['3', 'c', '5.50', '95.50'],
        ['4', 'd', '4.50', '100.00'],
      ],
    );
    expect(typeOf([at(50, 50, 'Some Bank')], [movements])).toBe('Bank Statement');
  });

  it('takes a series of measurements for no account', () => {
    const series = itemsOf(
      ['t', 'x'],
      Array.from({ length: 12 }, (_, index) => [(index / 100).toFixed(2), '0']),
    );
    expect(typeOf([at(50, 50, 'Some text')], [series])).toBe('Table');
  });

  it('takes the line of a balance sheet that says cash for no till', () => {
    const cash = { key: 'cashTendered', value: '11.80', text: '11.8', label: 'Cash', provenance: { page: 1, reader: 'pdfium' as const } };
    const document = printedDocument([at(50, 50, 'Half-year report', 24), at(50, 100, 'Some text of the body'), at(50, 115, 'and more')]);
    expect(typeOfDocument(document, [{ ...cash, signals: { labelStrength: 1, position: 1, formatValid: 1 } }])).toBe('Report');
  });

  it.each([
    ['English', ['Basic pay 1,911.04', 'National Insurance', 'Net pay', 'Tax code 1257L']],
    ['German', ['Bruttolohn', 'Lohnsteuer 387,16', 'Krankenversicherung', 'Auszahlungsbetrag EUR']],
    ['Spanish', ['Salario base', 'Total devengado', 'Contingencias comunes', 'Antigüedad']],
  ])('knows the account of a wage in %s by what is paid and kept back', (_, lines) => {
    const items = itemsOf(
      ['Units', 'Rate', 'Amount'],
      [
        ['151.67', '12.60', '1,911.04'],
        ['6.50', '18.90', '122.85'],
      ],
    );
    expect(
      typeOf(
        lines.map((text, index) => at(50, 60 + 20 * index, text)),
        [items],
      ),
    ).toBe('Other');
  });

  it('lets the hint settle a doubt and not overrule a clear title', () => {
    expect(typeOf([at(50, 300, 'Hello there')], [], 'Quote')).toBe('Quote');
    expect(typeOf([at(50, 50, 'Invoice', 24), at(50, 80, 'text'), at(50, 95, 'text')], [], 'Letter')).toBe('Invoice');
  });

  it('knows a letter by its greeting, a form by its boxes and a report by its running text', () => {
    const sentence = 'This is a line of running text as letters and reports have them';
    const text = Array.from({ length: 6 }, (_, index) => at(50, 300 + 12 * index, sentence));
    expect(typeOf([at(50, 280, 'Dear Ms Marsh,'), ...text])).toBe('Letter');
    expect(typeOf([at(50, 300, '☒ Full member'), at(50, 320, '☐ Student')], [tableOf(['x', 'y'])])).toBe('Form');
    expect(typeOf(text, [tableOf(['x', 'y'])])).toBe('Report');
  });

  it('knows a credit note by what its number is called, and by what it gives back', () => {
    const found = (key: string, value: string, label: string) => ({
      ...{ key, value, text: value, label, provenance: { page: 1, reader: 'pdfium' as const } },
      signals: { labelStrength: 1, position: 1, formatValid: 1 },
    });
    const document = printedDocument([at(50, 300, 'Hello there')]);
    const fields = [found('invoiceNumber', 'CN-2', 'Credit note no.'), found('grossTotal', '-12.00', 'Total')];
    expect(typeOfDocument(document, fields)).toBe('Credit Note');
  });

  it('says Table where only a table is there, and Other where there is nothing', () => {
    expect(typeOf([at(50, 300, 'a b')], [tableOf(['x', 'y'])])).toBe('Table');
    expect(typeOf([])).toBe('Other');
  });
});

describe('language of a laid-out document', () => {
  const languageOf = (text: string): string | undefined => layOut(printedDocument([at(50, 50, text)])).language;

  it('tells languages by their small words, and says nothing where they are few', () => {
    expect(languageOf('Bitte zahlen Sie den Betrag der Rechnung mit dem Datum von heute')).toBe('de');
    expect(languageOf('Le montant de la facture est à payer par virement pour le mois')).toBe('fr');
    expect(languageOf('Nordlicht Hamburg 4711')).toBeUndefined();
  });
});

describe('summarise', () => {
  it('says only what was found', () => {
    const field = (key: string, value: string) => ({
      key,
      value,
      text: value,
      provenance: { page: 1, reader: 'pdfium' as const },
      signals: {},
    });
    const fields = [
      field('invoiceNumber', '4711'),
      field('sellerName', 'Nordlicht GmbH'),
      field('grossTotal', '119.00'),
      field('currency', 'EUR'),
    ];
    const table = tableOf(['a', 'b']);
    expect(summarise('Invoice', { columns: table.columns, rows: table.rows, fields, source: table })).toBe(
      'Invoice 4711 from Nordlicht GmbH. 1 row, 119.00 EUR in all.',
    );
    expect(summarise('Other', { columns: [], rows: [], fields: [] })).toBe('Document. Nothing was found in it.');
  });

  it('reads a title that its cell breaks and one whose letters stand apart before a year', () => {
    expect(typeOf([at(50, 100, 'NOTA DI'), at(50, 111, 'CREDITO'), at(50, 300, 'Rif. ns. fattura n. 2311/A')])).toBe('Credit Note');
    expect(typeOf([at(50, 60, 'Á R L I S TA 2024 / T AVA S Z')])).toBe('Price List');
  });

  it('reads a title whose letters are spread over the line', () => {
    const title = [at(180, 40, '견', 20), at(240, 40, '적', 20), at(300, 40, '서', 20)];
    expect(typeOf([...title, at(50, 90, '2026. 3. 18.'), at(50, 110, '합계금액 21,324,600')])).toBe('Quote');
  });

  it('takes the number of a report and the items of a delivery for no other paper', () => {
    const signals = { labelStrength: 1, position: 1, formatValid: 1 };
    const field = (key: string, label: string): Field => ({
      key,
      value: '4711',
      text: '4711',
      label,
      provenance: { page: 1, reader: 'pdfium' },
      signals,
    });
    expect(typeOfDocument(printedDocument([at(50, 60, 'TEST REPORT', 14)]), [field('invoiceNumber', '报告编号')])).toBe('Report');
    const delivery = printedDocument([
      at(50, 60, 'Видаткова накладна № 3316', 14),
      at(50, 160, 'Замовлення покупця № 2877'),
      at(50, 180, 'Товар'),
    ]);
    expect(typeOfDocument(delivery, [field('invoiceNumber', 'накладна №'), field('dueDate', 'до')])).toBe('Delivery Note');
  });

  it('takes a statement that asks for money by a day for a bill, though it begins with a balance', () => {
    const signals = { labelStrength: 1, position: 1, formatValid: 1 };
    const field = (key: string): Field => ({
      key,
      value: '47.11',
      text: '47.11',
      label: key,
      provenance: { page: 1, reader: 'pdfium' },
      signals,
    });
    const bill = printedDocument([at(50, 40, 'Statement', 14)]);
    expect(typeOfDocument(bill, ['openingBalance', 'amountDue', 'dueDate'].map(field))).toBe('Invoice');
    expect(typeOfDocument(bill, ['openingBalance', 'closingBalance', 'amountDue', 'dueDate'].map(field))).toBe('Bank Statement');
  });

  it('takes cash that is the total for a till, and cash beside another total for none', () => {
    const signals = { labelStrength: 1, position: 1, formatValid: 1 };
    const field = (key: string, value: string): Field => ({
      key,
      value,
      text: value,
      label: key,
      provenance: { page: 1, reader: 'pdfium' },
      signals,
    });
    const paper = printedDocument([at(50, 40, 'Roti Main Bakery'), at(50, 300, 'NO 223894')]);
    const fields = (total: string): Field[] => [
      field('cashTendered', '20.40'),
      field('grossTotal', total),
      field('invoiceNumber', '223894'),
    ];
    expect(typeOfDocument(paper, fields('20.40'))).toBe('Receipt');
    expect(typeOfDocument(paper, fields('40.20'))).toBe('Invoice');
  });

  it.each([
    ['BẢNG BÁO GIÁ', 'Quote'],
    ['HÓA ĐƠN GIÁ TRỊ GIA TĂNG', 'Invoice'],
    ['SURAT JALAN', 'Delivery Note'],
    ['Faktur Pajak', 'Invoice'],
  ] as const)('knows the title %s', (title, docType) => {
    expect(typeOf([at(50, 60, title)])).toBe(docType);
  });
});
