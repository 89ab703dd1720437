import type { Table } from '../model/table';
import { dropMisreadMarks } from './drop-misread-marks';

const tableOf = (text: string, reader: Table['reader'] = 'ocr'): Table => ({
  page: 1,
  method: 'lattice',
  reader,
  rowCount: 1,
  columnCount: 1,
  headerRows: 0,
  cells: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, text }],
  signals: {},
});

const tidied = (text: string): string => dropMisreadMarks(tableOf(text)).cells[0]!.text;

describe('dropMisreadMarks', () => {
  it.each([
    ['© 555,000', '555,000'],
    ['"25.5%', '25.5%'],
    ['27.5”', '27.5'],
    ['4,151,000.', '4,151,000'],
    ['‘Real estate loans', 'Real estate loans'],
  ])('reads %s as %s', (text, expected) => {
    expect(tidied(text)).toBe(expected);
  });

  it.each(['-24.4%', '— 24.4%', '(188.0)', '€ 65,00', '1.', '‘Real’ estate', "Bureau d'angle", 'M4', 'No. 5', ''])(
    'leaves %s as it is',
    (text) => {
      expect(tidied(text)).toBe(text);
    },
  );

  it('leaves what was printed, not recognised', () => {
    const table = tableOf('"25.5%', 'pdfium');
    expect(dropMisreadMarks(table)).toBe(table);
  });
});
