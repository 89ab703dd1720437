import { layOut } from '../../layout/lay-out';
import { toGrid } from '../../model/table';
import { foundIn, typedDocument, typedPage } from '../fixtures/typed-page';
import { toTable, type DraftTable } from '../grid/draft-table';
import { underFewestLabels, underNextLabels, underRepeatedHeaders, type PlacedDraft } from './repeated-headers';

it('reads the few rows under repeated labels in the columns that the many rows of the page before tell', () => {
  const header = 'Bin   Plant                Pot     Ordered   Sent Remark';
  const first = typedPage(`
${header}
1     Lavender blue          P9      240       240
1     Sage violet            P9      160       144  late
2     Fern of the woods      2 L     80        80
2     Yew, clipped ball      10 L    12        12   on the van
3     Rose, climbing         4 L     30        30
3     Ivy green              P9      100       100  late`);
  const second = typedPage(`
${header}
4     Clematis mauve       2 L     25        25
4     Jasmine, Chinese       3 L     25        25
4     Thyme of lemon         P9      60        60`);
  const tables = foundIn(typedDocument(first, { ...second, number: 2 }));
  expect(tables.map(({ columnCount }) => columnCount)).toEqual([6, 6]);
  expect(toGrid(tables[1]!).slice(0, 2)).toEqual([
    ['Bin', 'Plant', 'Pot', 'Ordered', 'Sent', 'Remark'],
    ['4', 'Clematis mauve', '2 L', '25', '25', ''],
  ]);
});

it('keeps a row of which nothing is left but its dots', () => {
  const pages = layOut(typedDocument(typedPage('No   Plant\n1    Sage\n2    Rose\n3    Ivy'), typedPage('No   Plant\n4    Fern'))).pages;
  const draftOf = (page: (typeof pages)[number], texts: readonly (readonly string[])[]): PlacedDraft => {
    const cells = texts.flatMap((row, r) =>
      row.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, words: page.words.filter((word) => text.split(' ').includes(word.text)) })),
    ); // prettier-ignore
    const draft: DraftTable = { box: { left: 0, top: 0, right: 100, bottom: 48 }, method: 'stream', rowCount: texts.length, columnCount: texts[0]!.length, cells, headerRows: 1, signals: {} }; // prettier-ignore
    return { draft, page };
  };
  const found = [draftOf(pages[0]!, [['No', 'Plant'], ['1', 'Sage'], ['2', 'Rose'], ['3', 'Ivy']]), draftOf(pages[1]!, [['No Plant'], ['4 Fern'], ['']])]; // prettier-ignore
  const [, second] = underRepeatedHeaders(found);
  expect(toGrid(toTable(second!.draft, second!.page))).toEqual([['No', 'Plant'], ['4', 'Fern'], ['', '']]); // prettier-ignore
});

it('takes for rows what one page has among its labels behind those that the other repeats', () => {
  const pages = layOut(typedDocument(typedPage('No   Plant\n1    Sage\n2    Rose'), typedPage('No   Plant\n3    Fern\n4    Ivy'), typedPage('No   Stone\n5    Flint\n6    Slate'))).pages; // prettier-ignore
  const draftOf = (page: (typeof pages)[number], headerRows: number): PlacedDraft => {
    const cells = page.lines.flatMap(({ words }, row) => words.map((word, column) => ({ row, column, rowSpan: 1, columnSpan: 1, words: [word] }))); // prettier-ignore
    return { page, draft: { box: { left: 0, top: 0, right: 100, bottom: 36 }, method: 'stream', rowCount: 3, columnCount: 2, cells, headerRows, signals: {} } }; // prettier-ignore
  };
  const headersOf = (...rows: number[]): number[] =>
    underFewestLabels(rows.map((count, at) => draftOf(pages[at]!, count))).map(({ draft }) => draft.headerRows);
  expect(headersOf(1, 2, 2)).toEqual([1, 1, 2]);
  expect(headersOf(2, 1, 1)).toEqual([1, 1, 1]);
  expect(headersOf(0, 2, 2)).toEqual([0, 2, 2]);
});

it('takes the one row that a page of its own has under repeated labels, and no text that follows', () => {
  const header = 'Bin   Plant                Pot     Ordered   Sent';
  const first = typedPage(`
${header}
1     Lavender blue          P9      240       240
1     Sage violet            P9      160       144
2     Fern of the woods      2 L     80        80
3     Ivy green              P9      100       100`);
  const rowsOn = (text: string): string[][] | undefined => {
    const [, last] = foundIn(typedDocument(first, { ...typedPage(text), number: 2 }));
    return last && toGrid(last);
  };
  expect(rowsOn(`${header}\n4     Jasmine, Chinese       3 L     25        on call\n\nTerms of delivery are those of the trade.`)).toEqual([
    ['Bin', 'Plant', 'Pot', 'Ordered', 'Sent'],
    ['4', 'Jasmine, Chinese', '3 L', '25', 'on call'],
  ]);
  expect(rowsOn(`${header}\n4     Jasmine, Chinese       3 L     25        on call\n      white`)?.[1]).toEqual(['4', 'Jasmine, Chinese white', '3 L', '25', 'on call']); // prettier-ignore
  expect(rowsOn(`${header}\nNothing more was ordered.`)).toBeUndefined();
});

describe('labels that stand apart over a table', () => {
  const rows = 'UNIT 09\n101004 Gelson     Corn       19.280\n101023 Hilario    Soy        19.724';
  const draftOf = (text: string, firstRow: number, labels: boolean): PlacedDraft => {
    const page = layOut(typedDocument(typedPage(text))).pages[0]!;
    const lines = page.lines.slice(firstRow);
    const starts = [0, 18 * 6, 29 * 6, Infinity];
    const cells = lines.flatMap((line, row) =>
      [0, 1, 2].map((column) => ({ row, column, rowSpan: 1, columnSpan: 1, words: line.words.filter(({ box }) => box.left >= starts[column]! && box.left < starts[column + 1]!) })),
    ); // prettier-ignore
    const box = { left: 0, top: lines[0]!.box.top, right: 250, bottom: lines.at(-1)!.box.bottom };
    return { page: { ...page, number: labels ? 2 : 1 }, draft: { box, method: 'stream', rowCount: lines.length, columnCount: 3, cells, headerRows: 1, signals: {} } }; // prettier-ignore
  };
  const labels = 'Name              Crop       Net kg';
  const gridOf = ({ draft, page }: PlacedDraft): string[][] => toGrid(toTable(draft, page));

  it('are its own where the next page repeats them over the same columns', () => {
    const [first] = underNextLabels([draftOf(`${labels}\n\n${rows}`, 1, false), draftOf(`${labels}\n${rows}`, 0, true)]);
    expect(first!.draft.headerRows).toBe(1);
    expect(gridOf(first!).slice(0, 3)).toEqual([
      ['Name', 'Crop', 'Net kg'],
      ['UNIT 09', '', ''],
      ['101004 Gelson', 'Corn', '19.280'],
    ]);
  });

  it('are none where the next page has others', () => {
    const others = draftOf(`Name              Crop       Gross\n${rows}`, 0, true);
    const [first] = underNextLabels([draftOf(`${labels}\n\n${rows}`, 1, false), others]);
    expect(gridOf(first!)[0]).toEqual(['UNIT 09', '', '']);
  });
});
