import type { ExtractedDocument } from '../model/extracted-document';
import { groundAnswer } from './ground-answer';
import type { ModelAnswer } from './model-answer';
import type { Transcript } from './transcript';

/** A page of lines; a segment begins at each given x. */
function pageOf(...lines: [number, string][][]): Transcript {
  return {
    convention: { decimal: '.', dateOrder: 'dmy' },
    isWhole: true,
    pages: [
      {
        number: 1,
        width: 595,
        height: 842,
        reader: 'pdfium',
        placed: true,
        lines: lines.map((line, index) =>
          line.map(([x, text]) => {
            let left = x;
            return text.split(' ').map((word) => {
              const box = { left, right: left + word.length * 5, top: index * 14, bottom: index * 14 + 10 };
              left = box.right + 3;
              return { text: word, box, readScore: 1 };
            });
          }),
        ),
      },
    ],
  };
}

const INVOICE = pageOf(
  [[40, 'Invoice No. INV-2041']],
  [[40, 'Date 12 March 2026']],
  [
    [40, 'Item'],
    [300, 'Qty'],
    [400, 'Price'],
  ],
  [
    [40, 'Copper pipe 15 mm'],
    [300, '2'],
    [400, '1,150.00'],
  ],
  [[40, 'in rings of 25 m']],
  [
    [40, 'Elbow 15 mm'],
    [300, '2'],
    [400, '11.50'],
  ],
  [
    [40, 'Total'],
    [400, '2,323.00'],
  ],
);

const NOTHING_OF_OURS: ExtractedDocument = {
  docType: 'Invoice',
  columns: [],
  rows: [],
  metadata: {},
  summary: '',
  confidence: 0,
  fieldConfidence: {},
  metadataConfidence: {},
  cellConfidence: [],
  provenance: { columns: [], cells: [], fields: {} },
  checks: [],
  tables: [],
  pageCount: 1,
  pages: [{ number: 1, width: 595, height: 842, reader: 'pdfium' }],
};

const ground = (answer: Partial<ModelAnswer>, own = NOTHING_OF_OURS) =>
  groundAnswer(INVOICE, own, { docType: 'Invoice', columns: ['Item', 'Qty', 'Price'], rows: [], fields: [], ...answer });

const RIGHT_ROWS = [
  ['Copper pipe 15 mm in rings of 25 m', '2', '1,150.00'],
  ['Elbow 15 mm', '2', '11.50'],
];

describe('what a model says, looked up on the page', () => {
  it('has its place, in the row it belongs to', () => {
    const { result } = ground({ rows: RIGHT_ROWS });
    expect(result.rows).toEqual(RIGHT_ROWS);
    expect(result.provenance.cells.map((row) => row.map((place) => place?.box?.top))).toEqual([
      [42, 42, 42],
      [70, 70, 70],
    ]);
    expect(result.checks).toContainEqual({ name: 'onPage', passed: true, detail: 'Every value stands on a page.' });
  });

  it('is answered as printed where the model wrote it in another form', () => {
    const { result } = ground({ rows: [['Copper pipe 15 mm', '2', '1150']], fields: [{ key: 'issueDate', value: '2026-03-12' }] });
    expect(result.rows[0]![2]).toBe('1,150.00');
    expect(result.metadata).toMatchObject({ issueDate: '2026-03-12' });
    expect(result.provenance.fields['issueDate']).toMatchObject({ page: 1, box: { top: 14 } });
  });

  it('is named and hardly believed where no page says it', () => {
    const { result } = ground({ rows: [['Copper pipe 15 mm', '2', '1,199.00']], fields: [{ key: 'invoiceNumber', value: 'INV-9999' }] });
    expect(result.cellConfidence[0]![2]).toBeLessThan(0.5);
    expect(result.metadataConfidence['invoiceNumber']).toBeLessThan(0.5);
    expect(result.cellConfidence[0]![0]).toBeGreaterThan(0.5);
    expect(result.metadata['checksFailed']).toContain('onPage');
    const [check] = result.checks.filter(({ name }) => name === 'onPage');
    expect(check!.detail).toBe('Not found on any page: invoiceNumber; row 1, Price.');
  });

  it('is not the same amount with another point or sign', () => {
    const { cellSignals } = ground({
      rows: [
        ['Elbow 15 mm', '2', '1150.0'],
        ['Elbow 15 mm', '2', '-11.50'],
        ['Elbow 15 mm', '2', '115.0'],
      ],
    });
    expect(cellSignals.map((row) => row[2]!['missing'])).toEqual([0, 1, 1]);
  });

  it('is doubted where it stands in another row or column', () => {
    const { cellSignals } = ground({ rows: [['Invoice No.', '2', '2,323.00'], ...RIGHT_ROWS] });
    expect(cellSignals[0]!.some(({ alone }) => alone === 1)).toBe(true);
    const swapped = ground({ rows: RIGHT_ROWS.map(([item, quantity, price]) => [item!, price!, quantity!]) });
    expect(swapped.result.rows[0]).toEqual(['Copper pipe 15 mm in rings of 25 m', '1,150.00', '2']);
  });

  it('is believed more where our own engine read the same there, and less where it read another text', () => {
    const place = { page: 1, reader: 'pdfium' as const, box: { left: 400, right: 440, top: 42, bottom: 52 } };
    const own = (text: string): ExtractedDocument => ({
      ...NOTHING_OF_OURS,
      columns: ['Price'],
      rows: [[text]],
      cellConfidence: [[0.97]],
      provenance: { columns: [null], cells: [[place]], fields: {} },
    });
    const agreed = ground({ rows: RIGHT_ROWS }, own('1,150.00')).cellSignals[0]![2]!;
    const denied = ground({ rows: RIGHT_ROWS }, own('1,190.00')).cellSignals[0]![2]!;
    expect([agreed['agrees'], agreed['disagrees']]).toEqual([0.97, 0]);
    expect([denied['agrees'], denied['disagrees']]).toEqual([0, 1]);
  });

  it('is hardly believed where it is one sign that stands elsewhere by chance', () => {
    const { cellSignals, result } = ground({ rows: [...RIGHT_ROWS, ['Elbow 15 mm', '5', '11.50'], ['Elbow 15 mm', '12', '11.50']] });
    expect(cellSignals.map((row) => row[1]!['byChance'])).toEqual([0, 0, 0, 1]);
    expect(cellSignals[2]![1]!['missing']).toBe(1);
    expect(result.cellConfidence[3]![1]).toBeLessThan(0.5);
  });

  it('is no number made of the digits of two columns', () => {
    const { cellSignals } = ground({ columns: ['Item', 'Both'], rows: [['Elbow 15 mm', '21150']] });
    expect(cellSignals[0]![1]!['missing']).toBe(1);
  });

  it('is believed less where our own answer has it in another row, or under another label', () => {
    const place = (left: number, top: number) => ({
      page: 1,
      reader: 'pdfium' as const,
      box: { left, right: left + 40, top, bottom: top + 10 },
    });
    const own: ExtractedDocument = {
      ...NOTHING_OF_OURS,
      columns: ['Item', 'Qty', 'Price'],
      rows: RIGHT_ROWS,
      cellConfidence: [
        [0.97, 0.97, 0.97],
        [0.97, 0.97, 0.97],
      ],
      provenance: { columns: [], cells: [42, 70].map((top) => [40, 300, 400].map((left) => place(left, top))), fields: {} },
    };
    const right = ground({ rows: RIGHT_ROWS }, own).cellSignals;
    expect(right.flat().map(({ confirmed }) => confirmed)).toEqual(Array(6).fill(1));
    const shifted = ground({ rows: [RIGHT_ROWS[0]!, ['Elbow 15 mm', '2', '1,150.00']] }, own).cellSignals[1]![2]!;
    expect(shifted['agrees']).toBe(0.97);
    expect(shifted['confirmed']).toBeLessThanOrEqual(0.5);
    const swapped = ground({ columns: ['Item', 'Price', 'Qty'], rows: RIGHT_ROWS }, own).cellSignals[0]!;
    expect(swapped.map(({ confirmed }) => confirmed)).toEqual([1, 0, 0]);
  });

  it('answers with its fields where it found no table', () => {
    const { result } = ground({ columns: [], fields: [{ key: 'invoiceNumber', value: 'INV-2041' }] });
    expect([result.columns, result.rows]).toEqual([['Field', 'Value'], [['invoiceNumber', 'INV-2041']]]);
  });
});

describe('an account that a model says', () => {
  const IBAN = 'DE02120300000000202051';
  const OTHER = 'GB33BUKB20201555555555';
  const ours = (iban: string): ExtractedDocument => ({ ...NOTHING_OF_OURS, metadata: { iban }, metadataConfidence: { iban: 0.96 } });
  const believed = (line: [number, string][], { key = 'iban', own = IBAN } = {}) => {
    const said = { docType: 'Invoice' as const, columns: [], rows: [], fields: [{ key, value: IBAN }] };
    const { result } = groundAnswer(pageOf([[40, 'Invoice No. 1']], line), ours(own), said);
    const failed = result.checks.find(({ name }) => name === 'asField');
    return { confidence: result.metadataConfidence[key]!, detail: failed?.detail };
  };

  it.each<[string, [number, string][]]>([
    ['after its label', [[40, `IBAN: ${IBAN}`]]],
    [
      'beside its label',
      [
        [40, 'IBAN'],
        [90, IBAN],
      ],
    ],
    ['behind the name of a bank', [[40, `Deutsche Bank Muenchen IBAN ${IBAN}`]]],
    ['after a colon', [[40, `Please pay to our account, IBAN: ${IBAN}`]]],
    ['alone', [[40, IBAN]]],
  ])('is believed where it stands %s', (_where, line) => {
    expect(believed(line)).toMatchObject({ confidence: expect.closeTo(0.99, 1), detail: undefined });
  });

  it('is not where it stands within a sentence alone, whatever the caller calls it', () => {
    for (const key of ['iban', 'payTo'])
      expect(believed([[40, `Use the IBAN ${IBAN}.`]], { key })).toEqual({
        confidence: 0.2,
        detail: `Printed, but not believed: ${key}: it stands within a sentence alone.`,
      });
  });

  it('is not where our own engine reads another', () => {
    expect(
      believed(
        [
          [40, `IBAN: ${IBAN}`],
          [300, `IBAN: ${OTHER}`],
        ],
        { own: OTHER },
      ),
    ).toEqual({
      confidence: 0.2,
      detail: 'Printed, but not believed: iban: another account stands in its place.',
    });
  });
});

describe('a value that stands within a sentence alone', () => {
  const totals = (own: string): number => {
    const ours = { ...NOTHING_OF_OURS, metadata: { grossTotal: own }, metadataConfidence: { grossTotal: 0.9 } };
    const page = pageOf([[40, 'Total 119.00']], [[40, 'The total is 1.00, and nothing else.']]);
    const said = { docType: 'Invoice' as const, columns: [], rows: [], fields: [{ key: 'grossTotal', value: '1.00' }] };
    return groundAnswer(page, ours, said).result.metadataConfidence['grossTotal']!;
  };

  it('is not believed where our own engine reads another', () => {
    expect(totals('119.00')).toBe(0.2);
    expect(totals('1.00')).toBeGreaterThan(0.8);
  });
});
