import { layOut } from '../../layout/lay-out';
import { toGrid } from '../../model/table';
import { foundIn, typedDocument, typedPage } from '../fixtures/typed-page';
import { toTable, type DraftTable } from '../grid/draft-table';
import { underRepeatedHeaders, type PlacedDraft } from './repeated-headers';

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
