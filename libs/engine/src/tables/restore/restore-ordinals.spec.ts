import type { Table } from '../../model/table';
import { restoreOrdinals } from './restore-ordinals';

const restored = (texts: readonly string[], reader: Table['reader'] = 'ocr', column = 0): string[] => {
  const cells = texts.map((text, row) => ({ row, column, rowSpan: 1, columnSpan: 1, text }));
  const table: Table = { page: 1, method: 'stream', reader, rowCount: texts.length, columnCount: 2, headerRows: 0, cells, signals: {} };
  return restoreOrdinals(table).cells.map(({ text }) => text);
};

describe('restoreOrdinals', () => {
  it('writes the number of a row as those above and below it are', () => {
    expect(restored(['1.', '2.', '3:', '4.', '5.'])).toEqual(['1.', '2.', '3.', '4.', '5.']);
    expect(restored(['1', '2', '8', '4', '', '5', '6'])).toEqual(['1', '2', '3', '4', '', '5', '6']);
    expect(restored(['٧', '٨', '4', '١٠', '١١'])).toEqual(['٧', '٨', '٩', '١٠', '١١']);
  });

  it('leaves what is longer than a number, columns that do not count, and what was not recognised', () => {
    for (const texts of [
      ['1', '2', 'Sum', '4', '5'],
      ['1', '2', '8', '9', '20'],
      ['1', '2', '7', '8', '5'],
    ])
      expect(restored(texts)).toEqual(texts);
    expect(restored(['1.', '2.', '3:', '4.', '5.'], 'pdfium')[2]).toBe('3:');
    // Counts may go up by chance.
    expect(restored(['1', '2', '8', '4', '5', '6'], 'ocr', 1)[2]).toBe('8');
  });
});
