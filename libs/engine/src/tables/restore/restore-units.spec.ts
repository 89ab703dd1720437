import type { Table } from '../../model/table';
import { restoreUnits } from './restore-units';

const restored = (column: readonly string[], reader: Table['reader'] = 'ocr'): string[] => {
  const cells = column.map((text, row) => ({ row, column: 0, rowSpan: 1, columnSpan: 1, text }));
  const grid = { rowCount: column.length, columnCount: 1, headerRows: 1, cells, signals: {} };
  return restoreUnits({ page: 1, method: 'stream', reader, ...grid }).cells.map(({ text }) => text);
};

describe('restoreUnits', () => {
  it('gives a column of units its litre back', () => {
    expect(restored(['Vnt.', 'vnt.', 'kompl.', '1', 'kg'])).toEqual(['Vnt.', 'vnt.', 'kompl.', 'l', 'kg']);
    expect(restored(['EH', 'Std', '|', 'Stk'])).toEqual(['EH', 'Std', 'l', 'Stk']);
  });

  it('leaves columns of figures and of other words, and what was not recognised', () => {
    for (const column of [['Menge', '1', '24', '1'], ['Code', 'A', 'B', '1'], ['Qty', '1', '2 kg', 'kg']]) expect(restored(column)).toEqual(column); // prettier-ignore
    const printed = ['EH', 'Std', '1', 'Stk'];
    expect(restored(printed, 'pdfium')).toEqual(printed);
  });
});
