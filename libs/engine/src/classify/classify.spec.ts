import { printedDocument, type PrintedLine } from '../fields/page.fixture';
import { readPageText } from '../fields/page-text';
import type { DocType } from '../model/document';
import type { LogicalTable } from '../model/answer';
import { detectLanguage } from './detect-language';
import { classify } from './classify';
import { summarise } from './summarise';

const at = (left: number, top: number, text: string, size = 10): PrintedLine => ({ left, top, text, size });

function typeOf(lines: readonly PrintedLine[], tables: LogicalTable[] = [], hint?: DocType): DocType {
  const document = printedDocument(lines);
  return classify(document, readPageText(document), tables, [], hint);
}

function tableOf(columns: string[]): LogicalTable {
  const cells = columns.map((text) => ({ text, provenance: null }));
  return { parts: [], columns: cells, rows: [{ kind: 'item', cells }] };
}

describe('classify', () => {
  it('takes a narrow page for a receipt also where it calls itself an invoice', () => {
    const document = printedDocument([at(50, 40, 'Tax Invoice')]);
    document.pages[0]!.width = 300;
    expect(classify(document, readPageText(document), [], [])).toBe('Receipt');
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

  it('says Table where only a table is there, and Other where there is nothing', () => {
    expect(typeOf([at(50, 300, 'a b')], [tableOf(['x', 'y'])])).toBe('Table');
    expect(typeOf([])).toBe('Other');
  });
});

describe('detectLanguage', () => {
  const languageOf = (text: string): string | undefined => detectLanguage(readPageText(printedDocument([at(50, 50, text)])));

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
