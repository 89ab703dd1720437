import type { LineReading } from '@gridline/engine';
import { rolesOf, type PaperTruth } from './paper-lines';

/** Lines as they are read, of which only the words are asked for. */
const linesOf = (...texts: string[]): LineReading[] =>
  texts.map((text) => ({ line: { words: text.split(' ').map((each) => ({ text: each })) } }) as unknown as LineReading);

const table = (columns: string[], rows: string[][], optional: string[][] = []): PaperTruth['tables'][number] => ({
  columns,
  rows: [...rows.map((cells) => ({ cells, optional: false })), ...optional.map((cells) => ({ cells, optional: true }))],
});

const rolesIn = (lines: LineReading[], truth: PaperTruth): string[] | undefined => rolesOf(lines, truth)?.map(({ role }) => role);

describe('rolesOf', () => {
  const columns = ['Item', 'Amount'];

  it('finds the header, the rows and what goes on with them, and leaves the rest outside', () => {
    const lines = linesOf('Invoice 17', 'Item Amount', 'Paint 12.00', 'white, two coats', 'Brush 3.00', 'Thank you');
    const truth = { fields: {}, tables: [table(columns, [['Paint white, two coats', '12.00'], ['Brush', '3.00']])] }; // prettier-ignore
    expect(rolesIn(lines, truth)).toEqual(['outside', 'header', 'row', 'more', 'row', 'outside']);
  });

  it('tells sections from sums by an amount behind something else', () => {
    const lines = linesOf('Item Amount', 'Kitchen', 'Paint 12.00', 'Subtotal 12.00');
    const rows = [
      { optional: true, cells: ['Kitchen', ''] },
      { optional: false, cells: ['Paint', '12.00'] },
      { optional: true, cells: ['Subtotal', '12.00'] },
    ];
    expect(rolesIn(lines, { fields: {}, tables: [{ columns, rows }] })).toEqual(['header', 'section', 'row', 'sum']);
  });

  it('knows labels that are printed again, and the sum that the paper is about', () => {
    const lines = linesOf('Item Amount', 'Paint 12.00', 'Please turn', 'Item Amount', 'Brush 3.00', 'Total 15.00', 'Call 555.10');
    const truth = { fields: { grossTotal: ['15.00'] }, tables: [table(columns, [['Paint', '12.00'], ['Brush', '3.00']])] }; // prettier-ignore
    const told = rolesOf(lines, truth)!;
    expect(told.map(({ role }) => role)).toEqual(['header', 'row', 'outside', 'header', 'row', 'sum', 'outside']);
    // Whether the last line's number is a sum nobody says.
    expect(told.map(({ weight }) => weight < 1)).toEqual([false, false, false, false, false, false, true]);
  });

  it('tells nothing of a paper whose rows are not found', () => {
    expect(rolesIn(linesOf('Item Amount', 'Paint 12.00'), { fields: {}, tables: [table(columns, [['Glue', '9'], ['Tape', '7']])] })).toBeUndefined(); // prettier-ignore
  });
});
