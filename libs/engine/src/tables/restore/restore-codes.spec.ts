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

  it('finds the form by what is read in each place where most codes are misread', () => {
    expect(restored(['VVOO71', 'VDO440', 'PT1002', 'AGO150', 'CV0020'])).toEqual(['VV0071', 'VD0440', 'PT1002', 'AG0150', 'CV0020']);
    expect(restored(['AQ1-1', 'AQ1-2', 'A01-3', 'AQ2-1', 'B11-1', 'DO7-2'])).toEqual([
      'A01-1',
      'A01-2',
      'A01-3',
      'A02-1',
      'B11-1',
      'D07-2',
    ]);
  });

  it.each([
    ['codes that have letters of several kinds in the place of a digit', ['4D2', '4B2', '412', '472']],
    ['codes that have other letters there', ['KO1', 'KA1', 'K11', 'K21']],
    ['a code with a letter that is like no digit', ['A01', 'BX1', 'C05', 'D01']],
    ['codes of several forms', ['BO1', 'A01', 'PMP-1', 'X', '12']],
    ['figures', ['101', '1O2', '103', '104']],
    ['words', ['Pcs', 'B0x', 'Box', 'Bag']],
  ])('leaves %s', (_, texts) => expect(restored(texts)).toEqual(texts));

  it('leaves what was printed, not recognised', () => {
    expect(restored(['A01', 'BO1', 'B02', 'C01'], 'pdfium')).toEqual(['A01', 'BO1', 'B02', 'C01']);
  });
});
