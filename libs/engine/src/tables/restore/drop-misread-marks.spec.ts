import type { Table } from '../../model/table';
import { dropMisreadMarks } from './drop-misread-marks';

/** A table of one column. */
const columnOf = (texts: readonly string[], reader: Table['reader'] = 'ocr'): Table => ({
  page: 1,
  method: 'lattice',
  reader,
  rowCount: texts.length,
  columnCount: 1,
  headerRows: 0,
  cells: texts.map((text, row) => ({ row, column: 0, rowSpan: 1, columnSpan: 1, text })),
  signals: {},
});

const tidied = (texts: readonly string[]): string[] => dropMisreadMarks(columnOf(texts)).cells.map(({ text }) => text);

describe('dropMisreadMarks', () => {
  it.each([
    ['© 446,000', '446,000'],
    ['"36.2%', '36.2%'],
    ['39.4”', '39.4'],
    ['7,382,000.', '7,382,000'],
    ['‘Garden shed rents', 'Garden shed rents'],
  ])('reads %s as %s', (text, expected) => {
    expect(tidied(['12.1', text, '8.4'])).toEqual(['12.1', expected, '8.4']);
  });

  it.each(['-24.4%', '— 24.4%', '(188.0)', '€ 65,00', '‘Garden’ shed', "Bureau d'angle", 'M4', 'No. 5', ''])(
    'leaves %s as it is',
    (text) => {
      expect(tidied(['12.1', text, '8.4'])).toEqual(['12.1', text, '8.4']);
    },
  );

  it('leaves inches in a column that is measured in them', () => {
    expect(tidied(['12"', '14"', '1.5”', '8'])).toEqual(['12"', '14"', '1.5”', '8']);
  });

  it('leaves the inches of the only figure in its column', () => {
    expect(tidied(['Size', '12"'])).toEqual(['Size', '12"']);
  });

  it('takes other marks off a figure in a column of inches', () => {
    expect(tidied(['12"', '14"', '© 16'])).toEqual(['12"', '14"', '16']);
  });

  it('leaves what was printed, not recognised', () => {
    const table = columnOf(['12.1', '"36.2%'], 'pdfium');
    expect(dropMisreadMarks(table)).toBe(table);
  });

  it('keeps the points of a column of days', () => {
    expect(tidied(['7.10.', '8.10.', '9.10', '10.10.'])).toEqual(['7.10.', '8.10.', '9.10', '10.10.']);
    expect(tidied(['7.10', '8.10.', '9.10', '10.10'])).toEqual(['7.10', '8.10', '9.10', '10.10']);
  });

  it('takes the point off a number among others without, and leaves it to rows that are numbered with one', () => {
    expect(tidied(['25.', '4', '7'])).toEqual(['25', '4', '7']);
    expect(tidied(['1.', '2.', '3'])).toEqual(['1.', '2.', '3']);
  });

  it('takes the point off a label that ends with a sign, and leaves it to one that is shortened', () => {
    const label = (text: string): string => dropMisreadMarks({ ...columnOf([text, '12,00']), headerRows: 1 }).cells[0]!.text;
    expect([label('offen (€).'), label('Menge St.')]).toEqual(['offen (€)', 'Menge St.']);
  });
});
