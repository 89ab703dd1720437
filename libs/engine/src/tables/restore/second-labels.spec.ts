import type { Table } from '../../model/table';
import { withSecondLabels } from './second-labels';

const cell = (row: number, column: number, text: string, columnSpan = 1) => ({ row, column, rowSpan: 1, columnSpan, text });

function prices(second: readonly string[], head = [cell(0, 0, 'Print'), cell(0, 1, 'Copies', 3)]): Table {
  const body = [second, ['Cards', '39', '55', '89'], ['Leaflets', '', '119', '165']];
  const cells = [...head, ...body.flatMap((row, r) => row.map((text, column) => cell(r + 1, column, text)))];
  return { page: 1, method: 'lattice', reader: 'pdfium', rowCount: 4, columnCount: 4, headerRows: 1, signals: {}, cells };
}

it('takes a row that parts what a label is drawn over for labels', () => {
  expect(withSecondLabels(prices(['', '100', '500', '1000'])).headerRows).toBe(2);
});

it.each([
  ['that has a name of its own', prices(['Stickers', '100', '500', '1000'])],
  ['with a blank under the label', prices(['', '100', '', '1000'])],
  [
    'under labels of one column each',
    prices(
      ['', '100', '500', '1000'],
      ['Print', 'A', 'B', 'C'].map((text, column) => cell(0, column, text)),
    ),
  ],
])('leaves a row %s in the body', (_, table) => {
  expect(withSecondLabels(table)).toBe(table);
});
