import type { Convention } from '@gridline/values';
import type { Answer } from '../model/answer';
import { linesMakeTotal } from './line-amounts';

const COMMA: Convention = { decimal: ',', dateOrder: 'dmy' };

const cell = (text: string) => ({ text, provenance: null });

function answer(amounts: string[], grossTotal?: string): Answer {
  const columns = ['Beschreibung', 'Betrag'].map(cell);
  const rows = amounts.map((amount) => ({ kind: 'item' as const, cells: ['Stuhl', amount].map(cell) }));
  const fields = grossTotal
    ? [{ key: 'grossTotal', value: grossTotal, text: grossTotal, provenance: { page: 1, reader: 'pdfium' as const }, signals: {} }]
    : [];
  return { columns, rows, fields };
}

describe('linesMakeTotal', () => {
  it('reads the amounts in the convention of the document: here the point parts thousands', () => {
    expect(linesMakeTotal(answer(['1.200', '34,50'], '1234.50'), COMMA)).toBe(true);
  });

  it('is false where the sum is another, and where there is none', () => {
    expect(linesMakeTotal(answer(['1.200', '34,50'], '35.70'), COMMA)).toBe(false);
    expect(linesMakeTotal(answer(['1.200', '34,50']), COMMA)).toBe(false);
  });
});
