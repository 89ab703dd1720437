import { doubtBeside, toDoubts } from './doubts';
import type { Target } from './target';

const field = (name: string): Target => ({ kind: 'field', field: name });
const cell = (row: number, column: number): Target => ({ kind: 'cell', row, column });

describe('doubtBeside', () => {
  const doubts = [field('total'), cell(2, 1), cell(5, 0)];

  it('goes from one to the next and back, and ends at the ends', () => {
    expect(doubtBeside(doubts, undefined, 1)).toEqual(field('total'));
    expect(doubtBeside(doubts, field('total'), 1)).toEqual(cell(2, 1));
    expect(doubtBeside(doubts, cell(5, 0), -1)).toEqual(cell(2, 1));
    expect(doubtBeside(doubts, cell(5, 0), 1)).toBeUndefined();
  });

  it('goes on from a value that is no doubt any more to the next below it', () => {
    expect(doubtBeside(doubts, cell(2, 3), 1)).toEqual(cell(5, 0));
    expect(doubtBeside(doubts, cell(2, 0), -1)).toEqual(field('total'));
    expect(doubtBeside(doubts, field('seller'), 1)).toEqual(cell(2, 1));
  });
});

describe('toDoubts', () => {
  const rows = [['1', 'Oak desk', '2', '42.00', '93.00']];
  const check = {
    name: 'quantityTimesPrice',
    passed: false,
    row: 0,
    detail: 'Row 1: quantity times price makes 84.00, the amount says 93.00.',
  };

  it('leads from a check of a row to the cell that its sentence names, and tells the sentence there', () => {
    const { targets, sentences } = toDoubts(
      [
        { kind: 'check', row: 0, check },
        { kind: 'field', field: 'total' },
      ],
      rows,
    );
    expect(targets).toEqual([field('total'), cell(0, 4)]);
    expect([...sentences]).toEqual([['cell 0 4', check.detail]]);
  });

  it('has a position for a check that names no cell, and one for a cell that is named twice', () => {
    const whole = { name: 'linesMakeTotal', passed: false, detail: 'The lines add up to 9.00, the total says 8.00.' };
    const items = [
      { kind: 'check', check: whole } as const,
      { kind: 'check', row: 0, check } as const,
      { kind: 'cell', row: 0, column: 4 } as const,
    ];
    expect(toDoubts(items, rows).targets).toEqual([{ kind: 'check', name: 'linesMakeTotal', row: undefined }, cell(0, 4)]);
  });
});
