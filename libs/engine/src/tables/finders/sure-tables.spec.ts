import type { Word } from '../../model/page';
import { draftOfRows, type DraftTable } from '../grid/draft-table';
import { tellsAsMuch } from './sure-tables';

/** Rows of cells 100 points wide, whose words stand so far apart. */
function tableOf(columnCount: number, gap: number, ...rows: string[][]): DraftTable {
  const wordsOf = (text: string, column: number, row: number): Word[] => {
    let left = column * 100;
    return text.split(' ').map((part) => {
      const box = { left, top: row * 20, right: left + part.length * 5, bottom: row * 20 + 10 };
      left = box.right + gap;
      return { text: part, box, fontSize: 10, bold: false, readScore: 1 };
    });
  };
  const drawn = draftOfRows(rows.map((cells, row) => cells.map((text, column) => wordsOf(text, column, row))), columnCount, 1); // prettier-ignore
  return { ...drawn, method: 'lattice' };
}

describe('tellsAsMuch', () => {
  const rows = [
    ['Név', 'Született', 'Díj'],
    ['Kerekes Luca', '2012. 06. 28.', '8 000 Ft'],
    ['Kerekes Misi', '2016. 01. 09.', '7 000 Ft'],
  ];
  const read = tableOf(
    7,
    6,
    ['Név', '', 'Született', '', '', 'Díj', ''],
    ...rows.slice(1).map((row) => row.flatMap((cell) => cell.split(' '))),
  );

  it('is true of a grid each of whose cells holds one text, though more columns were read from the blanks of its letters', () => {
    expect(tellsAsMuch(tableOf(3, 6, ...rows), read)).toBe(true);
  });

  it('is not where a drawn cell holds texts a column apart, or a row fewer', () => {
    expect(tellsAsMuch(tableOf(3, 20, ...rows), read)).toBe(false);
    expect(tellsAsMuch(tableOf(3, 6, ...rows.slice(1)), read)).toBe(false);
  });
});
