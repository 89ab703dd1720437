import type { Table } from '../../model/table';
import { restoreSigns } from './restore-signs';

const restored = (rows: readonly string[][], reader: Table['reader'] = 'ocr'): string[][] => {
  const cells = rows.flatMap((row, r) => row.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text })));
  const grid = { rowCount: rows.length, columnCount: rows[0]!.length, headerRows: 0, cells, signals: {} };
  const table = restoreSigns({ page: 1, method: 'stream', reader, ...grid });
  return rows.map((row, r) => row.map((_, column) => table.cells.find((cell) => cell.row === r && cell.column === column)!.text));
};

describe('restoreSigns', () => {
  it('gives the sign back that others of the column and most of the table print', () => {
    const rows = [['120,00', '€ 120,00'], ['€ 6,90', '€ 1.286,16'], ['€ 5,20', '€ 218,40'], ['68,00', '€ 272,00'], ['54,00', '€ 189,00']]; // prettier-ignore
    expect(restored(rows).map(([price]) => price)).toEqual(['€ 120,00', '€ 6,90', '€ 5,20', '€ 68,00', '€ 54,00']);
    expect(restored(rows, 'pdfium')).toEqual(rows);
  });

  it('leaves a list whose first row alone has it, and columns of two signs', () => {
    const first = [['$ 12.00'], ['3.50'], ['4.50'], ['5.00']];
    expect(restored(first)).toEqual(first);
    const mixed = [['$ 12.00'], ['€ 3.50'], ['€ 4.50'], ['5.00']];
    expect(restored(mixed)).toEqual(mixed);
  });
});
