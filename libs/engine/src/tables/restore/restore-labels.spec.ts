import type { Table } from '../../model/table';
import { restoreLabels } from './restore-labels';

const tableOf = (labels: readonly string[], reader: Table['reader'] = 'ocr'): Table => ({
  ...{ page: 1, method: 'lattice', reader, rowCount: 2, columnCount: labels.length, headerRows: 1, signals: {} },
  cells: [...labels, ...labels.map(() => 'S|')].map((text, at) => ({
    ...{ row: Math.floor(at / labels.length), column: at % labels.length, rowSpan: 1, columnSpan: 1, text },
  })),
});

const restored = (...labels: string[]): string[] =>
  restoreLabels(tableOf(labels))
    .cells.filter(({ row }) => row === 0)
    .map(({ text }) => text);

describe('restoreLabels', () => {
  it('writes a label that one sign alone keeps from being known', () => {
    expect(restored('S|', 'VATE', 'Αξίαε')).toEqual(['Sl', 'VAT €', 'Αξία €']);
  });

  it('leaves what is known, what nobody knows, and the rows below', () => {
    expect(restored('Qty', 'Zorp', 'l', 'Pulito reso', '€/km', 'vom')).toEqual(['Qty', 'Zorp', 'l', 'Pulito reso', '€/km', 'vom']);
    expect(restoreLabels(tableOf(['Qty'])).cells.at(-1)!.text).toBe('S|');
  });

  it('leaves what was printed, not recognised', () => {
    expect(restoreLabels(tableOf(['VATE'], 'pdfium')).cells[0]!.text).toBe('VATE');
  });
});
