import type { ExtractedDocument } from '../model/extracted-document';
import type { AnswerSchema } from '../model/answer-schema';
import { fitSchema } from './fit-schema';

const place = (left: number) => ({ page: 1, box: { left, top: 1, right: left + 1, bottom: 2 }, reader: 'pdf' as const });

const document = {
  docType: 'Invoice',
  columns: ['Beschreibung', 'Menge', 'Einzelpreis', 'Betrag'],
  rows: [
    ['Schreibtisch', '2', '450,00 €', '900,00 €'],
    ['Lieferung', '1', '1.060,00 €', '1.060,00 €'],
  ],
  metadata: { invoiceNumber: 'NF-1', issueDate: '2025-03-14', grossTotal: '1960.00', sellerName: 'Nord GmbH' },
  metadataConfidence: { invoiceNumber: 0.9, issueDate: 0.8, grossTotal: 0.7, sellerName: 0.6 },
  fieldConfidence: { Beschreibung: 0.91, Menge: 0.92, Einzelpreis: 0.93, Betrag: 0.94 },
  cellConfidence: [
    [0.1, 0.2, 0.3, 0.4],
    [0.5, 0.6, 0.7, 0.8],
  ],
  provenance: {
    columns: [place(1), place(2), place(3), place(4)],
    cells: [
      [place(1), place(2), place(3), place(4)],
      [place(1), place(2), place(3), place(4)],
    ],
    fields: { invoiceNumber: place(7) },
  },
  summary: '',
  confidence: 0.9,
  checks: [],
  tables: [],
  pageCount: 1,
  pages: [],
} as unknown as ExtractedDocument;

const text = { kind: 'text' } as const;

describe("the answer in a caller's form", () => {
  it('has fields under the names of the caller, whatever language or spelling they are in', () => {
    const fields: AnswerSchema['fields'] = {
      invoice_no: text,
      Rechnungsdatum: { kind: 'date' },
      total: { kind: 'decimal', title: 'Grand total' },
      supplier: text,
    };
    const { metadata, metadataConfidence, provenance } = fitSchema(document, { fields });
    expect(metadata).toEqual({ invoice_no: 'NF-1', Rechnungsdatum: '2025-03-14', total: '1960.00', supplier: 'Nord GmbH' });
    expect(metadataConfidence.invoice_no).toBe(0.9);
    expect(provenance.fields).toEqual({ invoice_no: place(7) });
  });

  it('leaves out what the document does not say, and what is not of the kind', () => {
    const fields: AnswerSchema['fields'] = {
      dueDate: { kind: 'date' },
      iban: text,
      sellerName: { kind: 'decimal' },
      favouriteColour: text,
      invoiceNumber: { kind: 'text', choices: ['A', 'B'] },
    };
    expect(fitSchema(document, { fields }).metadata).toEqual({});
  });

  it('has the columns of the caller, in their order and of their kinds, blank where there is none', () => {
    const columns: AnswerSchema['columns'] = {
      amount: { kind: 'decimal' },
      quantity: { kind: 'integer' },
      description: text,
      sku: text,
    };
    const fitted = fitSchema(document, { fields: {}, columns });
    expect(fitted.columns).toEqual(['amount', 'quantity', 'description', 'sku']);
    expect(fitted.rows).toEqual([
      ['900.00', '2', 'Schreibtisch', ''],
      ['1060.00', '1', 'Lieferung', ''],
    ]);
    expect(fitted.cellConfidence).toEqual([
      [0.4, 0.2, 0.1, 1],
      [0.8, 0.6, 0.5, 1],
    ]);
    expect(fitted.provenance.cells[0]).toEqual([place(4), place(2), place(1), null]);
  });

  it('reads numbers and days as the document writes them, whatever the rows alone settle', () => {
    const rows = [['Wheat', '1.250', '03/04/2026']];
    const printed = {
      ...document,
      columns: ['Description', 'Quantity', 'Date'],
      rows,
      convention: { decimal: '.', dateOrder: 'mdy' } as const,
    };
    const columns: AnswerSchema['columns'] = { quantity: { kind: 'decimal' }, date: { kind: 'date' } };
    expect(fitSchema(printed, { fields: {}, columns }).rows).toEqual([['1.250', '2026-03-04']]);
  });

  it('takes the amounts of fields for the plain decimals that they are, also of money in thousandths', () => {
    const metadata = { grossTotal: '12.345' };
    const fields: AnswerSchema['fields'] = { total: { kind: 'decimal' } };
    const convention = { decimal: ',', dateOrder: 'dmy' } as const;
    expect(fitSchema({ ...document, metadata, convention }, { fields }).metadata).toEqual({ total: '12.345' });
  });

  it('has no row where no table has any of the columns, and takes another table where that has more of them', () => {
    const columns = { wavelength: text, voltage: text };
    expect(fitSchema(document, { fields: {}, columns }).rows).toEqual([]);
    const tables = [
      {
        page: 1,
        headerRows: 1,
        rows: [
          ['Wavelength', 'Voltage'],
          ['500', '3'],
        ],
        spans: [],
        confidence: 0.5,
      },
    ];
    const fitted = fitSchema({ ...document, tables }, { fields: {}, columns });
    expect(fitted).toMatchObject({ columns: ['wavelength', 'voltage'], rows: [['500', '3']], cellConfidence: [[0.5, 0.5]] });
  });
});
