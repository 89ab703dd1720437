import { boxAround } from '../../model/box';
import type { Word } from '../../model/page';
import { cellText, type DraftCell, type DraftTable } from './draft-table';
import { settleColumns } from './settle-columns';

const words = (text: string, left: number, top: number): Word[] =>
  text.split(' ').map((each, i): Word => {
    const box = { left: left + 30 * i, top, right: left + 30 * i + 20, bottom: top + 10 };
    return { text: each, box, fontSize: 10, bold: false, readScore: 1 };
  });

/** A table of texts, the first row its labels; `>` is covered by the cell on its left. */
function draftOf(rows: string[][], method: DraftTable['method'] = 'stream'): DraftTable {
  const cells = rows.flatMap((row, r) =>
    row.flatMap((text, column): DraftCell[] => {
      if (text === '' || text === '>') return [];
      return [{ row: r, column, rowSpan: 1, columnSpan: row[column + 1] === '>' ? 2 : 1, words: words(text, 200 * column, 20 * r) }];
    }),
  );
  const box = boxAround(cells.flatMap((cell) => cell.words));
  return { box, method, rowCount: rows.length, columnCount: rows[0]!.length, cells, headerRows: 1, signals: {} };
}

function textsOf({ rowCount, columnCount, cells }: DraftTable): string[][] {
  const rows = Array.from({ length: rowCount }, () => new Array<string>(columnCount).fill(''));
  for (const cell of cells) rows[cell.row]![cell.column] = cellText(cell.words);
  return rows;
}

describe('columns that their labels settle', () => {
  it('part counts from units under a label of each', () => {
    const rows = [
      ['Opis', 'Kol. J.mj.', 'Iznos'],
      ['Najam', '4 dan', '528,00'],
      ['Gorivo', '86 lit', '147,92'],
    ];
    expect(textsOf(settleColumns(draftOf(rows)))).toEqual([
      ['Opis', 'Kol.', 'J.mj.', 'Iznos'],
      ['Najam', '4', 'dan', '528,00'],
      ['Gorivo', '86', 'lit', '147,92'],
    ]);
    const one = rows.map(([name, count, amount]) => [name!, count!.replace(' J.mj.', ''), amount!]);
    expect(textsOf(settleColumns(draftOf(one)))).toEqual(one);
  });

  it('put the numbers of rates beside their signs, where amounts took them', () => {
    const rows = [
      ['Leistung', 'à EUR', 'USt'],
      ['Logis', '148,00 10', '%'],
      ['Ortstaxe', '3,55', '–'],
      ['Minibar', '9,60 20', '%'],
    ];
    expect(textsOf(settleColumns(draftOf(rows)))).toEqual([
      rows[0],
      ['Logis', '148,00', '10 %'],
      ['Ortstaxe', '3,55', '–'],
      ['Minibar', '9,60', '20 %'],
    ]);
    const measured = rows.map(([name, value, sign]) => [name!, value!.replace(/ \d+$/, ''), sign!]);
    expect(textsOf(settleColumns(draftOf(measured)))).toEqual(measured);
  });

  it('put times and signs of no label to what they belong to, and leave drawn columns', () => {
    const rows = [
      ['Duty', 'Begins', '>', 'Worth', 'EUR'],
      ['Stage', '8/1', '13:00', '318,90', '-'],
      ['Grill', '8/2', '14:00', '2.975,00', '+'],
    ];
    expect(textsOf(settleColumns(draftOf(rows)))).toEqual([
      ['Duty', 'Begins', 'Worth EUR'],
      ['Stage', '8/1 13:00', '318,90 -'],
      ['Grill', '8/2 14:00', '2.975,00 +'],
    ]);
    expect(settleColumns(draftOf(rows, 'lattice')).columnCount).toBe(5);
    const named = [['Duty', 'Begins', 'Ends'], ...rows.slice(1).map(([name, day, time]) => [name!, day!, time!])];
    expect(textsOf(settleColumns(draftOf(named)))).toEqual(named);
  });

  it('have labels whose words are whole where a typesetter divided them', () => {
    const label = [...words('Toimi\u2010', 0, 0), ...words('tettu', 0, 12)];
    expect(cellText(label)).toBe('Toimitettu');
  });
});
