import { printedDocument, type PrintedLine } from '../fields/page.fixture';
import { layOut } from '../layout/lay-out';
import type { DocType } from '../model/document';
import type { LogicalTable } from '../model/answer';
import { detectLanguage } from './detect-language';
import { classify } from './classify';
import { summarise } from './summarise';

const at = (left: number, top: number, text: string, size = 10): PrintedLine => ({ left, top, text, size });

function typeOf(lines: readonly PrintedLine[], tables: LogicalTable[] = [], hint?: DocType): DocType {
  const document = printedDocument(lines);
  return classify(document, layOut(document).fieldPages, tables, [], hint);
}

function tableOf(columns: string[]): LogicalTable {
  const cells = columns.map((text) => ({ text, provenance: null }));
  return { parts: [], columns: cells, rows: [{ kind: 'item', cells }] };
}

describe('classify', () => {
  it('takes a narrow page for a receipt also where it calls itself an invoice', () => {
    const document = printedDocument([at(50, 40, 'Tax Invoice')]);
    document.pages[0]!.width = 300;
    expect(classify(document, layOut(document).fieldPages, [], [])).toBe('Receipt');
  });

  it('does not take a narrow sheet for a roll, where its size is known', () => {
    const document = printedDocument([at(50, 40, 'Kontoauszug')]);
    document.pages[0]!.width = 500;
    expect(classify(document, layOut(document).fieldPages, [], [])).toBe('Bank Statement');
  });

  it('knows an invoice without a title by totals that only an invoice has, and by no word of a sentence', () => {
    const untitled = (label: string, labelStrength: number): DocType => {
      const document = printedDocument([at(50, 300, 'Hello there')]);
      const signals = { labelStrength, position: 1, formatValid: 1 };
      const total = { key: 'grossTotal', value: '5.00', text: '5.00', label, provenance: { page: 1, reader: 'pdfium' as const }, signals };
      const number = { ...total, key: 'invoiceNumber', label: 'number', signals: { ...signals, labelStrength: 0.5 } };
      return classify(document, layOut(document).fieldPages, [], [total, number]);
    };
    expect(untitled('Rechnungsbetrag', 1)).toBe('Invoice');
    expect(untitled('Total', 0.5)).toBe('Other');
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
  ])('knows the title %s', (title, type) => {
    expect(typeOf([at(50, 50, title, 18), at(50, 100, 'Some text of the body'), at(50, 115, 'and more of it')])).toBe(type);
  });

  it('knows a statement without a title by its table', () => {
    expect(typeOf([at(50, 50, 'Some Bank')], [tableOf(['Date', 'Details', 'Debit', 'Credit', 'Balance'])])).toBe('Bank Statement');
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
    expect(classify(document, layOut(document).fieldPages, [], fields)).toBe('Credit Note');
  });

  it('says Table where only a table is there, and Other where there is nothing', () => {
    expect(typeOf([at(50, 300, 'a b')], [tableOf(['x', 'y'])])).toBe('Table');
    expect(typeOf([])).toBe('Other');
  });
});

describe('detectLanguage', () => {
  const languageOf = (text: string): string | undefined => detectLanguage(layOut(printedDocument([at(50, 50, text)])).fieldPages);

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
});
