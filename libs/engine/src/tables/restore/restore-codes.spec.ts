import type { Table } from '../../model/table';
import { restoreCodes } from './restore-codes';

const restored = (texts: readonly string[], reader: Table['reader'] = 'ocr'): string[] => {
  const cells = texts.map((text, row) => ({ row, column: 0, rowSpan: 1, columnSpan: 1, text }));
  const table: Table = { page: 1, method: 'stream', reader, rowCount: texts.length, columnCount: 1, headerRows: 0, cells, signals: {} };
  return restoreCodes(table).cells.map(({ text }) => text);
};

describe('restoreCodes', () => {
  it('writes letters and digits that look alike as most codes of the column have them', () => {
    expect(restored(['A01', 'BO1', 'B02', 'C01', 'D01'])).toEqual(['A01', 'B01', 'B02', 'C01', 'D01']);
    expect(restored(['OP 114', '0P 115', 'OP 116', 'OP 117'])).toEqual(['OP 114', 'OP 115', 'OP 116', 'OP 117']);
  });

  it('makes one sign of what was read as both', () => {
    expect(restored(['A01', 'AO03', 'B02', 'C05'])).toEqual(['A01', 'A03', 'B02', 'C05']);
    expect(restored(['GRN0500', 'OLVO0500', 'PRC0021', 'MZB0125'])).toEqual(['GRN0500', 'OLV0500', 'PRC0021', 'MZB0125']);
  });

  it.each([
    ['a code with a letter that is like no digit', ['A01', 'BX1', 'C05', 'D01']],
    ['codes of several forms', ['BO1', 'A01', 'PMP-1', 'X', '12']],
    ['figures', ['101', '1O2', '103', '104']],
    ['words', ['Pcs', 'B0x', 'Box', 'Bag']],
  ])('leaves %s', (_, texts) => expect(restored(texts)).toEqual(texts));

  it('leaves what was printed, not recognised', () => {
    expect(restored(['A01', 'BO1', 'B02', 'C01'], 'pdfium')).toEqual(['A01', 'BO1', 'B02', 'C01']);
  });
});
