import type { AnswerCell, LogicalTable } from '../../model/answer';
import type { Box } from '../../model/box';
import type { Table } from '../../model/table';
import { insideTables } from './inside-tables';

const LABELS = ['Date', 'Description', 'Voucher number', 'Amount', 'Balance'];
const COLUMN_WIDTH = 100;

const boxOf = (top: number, column: number): Box => ({
  left: column * COLUMN_WIDTH,
  top,
  right: (column + 1) * COLUMN_WIDTH - 10,
  bottom: top + 10,
});

const cellsAt = (texts: readonly string[], page: number, top: number): AnswerCell[] =>
  texts.map((text, column) => ({ text, provenance: { page, box: boxOf(top, column) } }) as AnswerCell);

const partOn = (page: number, top: number): Table => ({
  page,
  box: { left: 0, top, right: LABELS.length * COLUMN_WIDTH, bottom: top + 40 },
  method: 'stream',
  reader: 'pdfium',
  rowCount: 2,
  columnCount: LABELS.length,
  headerRows: 1,
  cells: [],
  signals: {},
});

/** An account's movements over two pages, whose header is printed on both. */
const overTwoPages: LogicalTable = {
  parts: [partOn(1, 100), partOn(2, 50)],
  columns: cellsAt(LABELS, 1, 100),
  rows: [
    { kind: 'item', cells: cellsAt(['2024-03-01', 'Goods', '60219776', '10.00', '90.00'], 1, 120) },
    { kind: 'item', cells: cellsAt(['2024-03-02', 'Goods', '60214443', '20.00', '70.00'], 2, 70) },
  ],
};

describe('insideTables', () => {
  const isInside = (page: number, box: Box): boolean => insideTables([overTwoPages])({ number: page } as never)(box);

  it('tells the header and the rows', () => {
    expect(isInside(1, boxOf(100, 2))).toBe(true);
    expect(isInside(1, boxOf(120, 2))).toBe(true);
    expect(isInside(2, boxOf(70, 2))).toBe(true);
  });

  it('tells the header that a further page repeats, which the joined table has once', () => {
    expect(isInside(2, boxOf(50, 2))).toBe(true);
  });

  it('leaves what stands over and under the table to its labels', () => {
    expect(isInside(1, boxOf(80, 2))).toBe(false);
    expect(isInside(2, boxOf(30, 2))).toBe(false);
    expect(isInside(2, boxOf(100, 2))).toBe(false);
  });

  it('leaves out a box of labels over values, one of which holds the day that it names', () => {
    const head: LogicalTable = {
      parts: [partOn(1, 50)],
      columns: cellsAt(['Date 19/1/2026', 'Description', 'Number', 'Amount', 'Payable by 18/2/2026'], 1, 50),
      rows: [{ kind: 'item', cells: cellsAt(['2024-03-01', 'Goods', '60219776', '10.00', '90.00'], 1, 70) }],
    };
    expect(insideTables([head])({ number: 1 } as never)(boxOf(50, 0))).toBe(false);
    const plain = { ...head, columns: cellsAt(LABELS, 1, 50) };
    expect(insideTables([plain])({ number: 1 } as never)(boxOf(50, 0))).toBe(true);
  });

  it('leaves out a box of totals, one of whose labels is a day elsewhere', () => {
    const totals: LogicalTable = {
      parts: [partOn(1, 300)],
      columns: cellsAt(['Imponibile', 'Imposta 10%', 'Valuta', 'Totale'], 1, 300),
      rows: [{ kind: 'item', cells: cellsAt(['185,70', '18,57', 'EUR', '204,27'], 1, 320) }],
    };
    expect(insideTables([totals])({ number: 1 } as never)(boxOf(300, 0))).toBe(false);
  });
});
