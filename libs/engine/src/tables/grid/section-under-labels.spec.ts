import { layOut } from '../../layout/lay-out';
import type { Box } from '../../model/box';
import { toGrid } from '../../model/table';
import { CHARACTER_PT, foundIn, LINE_PT, typedDocument, typedPage } from '../fixtures/typed-page';
import type { DraftTable } from './draft-table';
import { withSectionUnderLabels } from './section-under-labels';

const labelsOf = (text: string): string[] => toGrid(foundIn(typedDocument(typedPage(text)))[0]!)[0]!;

describe('the line under the labels', () => {
  it('is the name of a section where others in its letters stand among the rows', () => {
    const labels = labelsOf(`
Product                 Unit      Counter    Member
*Greens*
Lettuce, curly          piece        4.50      4.10
Rocket                  bunch        4.90      4.50
*Fruit*
Bananas, silver         kg           8.90      8.20
Oranges                 kg           5.90      5.40`);
    expect(labels).toEqual(['Product', 'Unit', 'Counter', 'Member']);
  });

  it('is no second level of labels where it stands in a row of its own', () => {
    const [page] = layOut(typedDocument(typedPage('*Cuvee*                 Year      Bottle     Six\n\nWhite\nAnjou                   2023      9.50       54.00\n\nRed\nGamay                   2024      7.20       41.40'))).pages; // prettier-ignore
    const starts = [0, 24, 34, 45].map((column) => column * CHARACTER_PT);
    const rowOf = ({ box }: { box: Box }): number => [0, 2, 3, 5, 6].indexOf(Math.floor(box.top / LINE_PT));
    const cells = starts.flatMap((left, column) =>
      [0, 1, 2, 3, 4].map((row) => {
        const words = page!.words.filter(
          (word) => rowOf(word) === row && word.box.left >= left && word.box.left < (starts[column + 1] ?? Infinity),
        );
        return { row, column, rowSpan: row === 0 && column > 0 ? 2 : 1, columnSpan: 1, words };
      }),
    );
    const draft: DraftTable = { box: { left: 0, top: 0, right: 400, bottom: 90 }, method: 'stream', rowCount: 5, columnCount: 4, cells, headerRows: 2, signals: {} }; // prettier-ignore
    const parted = withSectionUnderLabels(draft, page!);
    expect(parted.headerRows).toBe(1);
    expect(parted.cells.filter(({ row }) => row === 0).map(({ rowSpan }) => rowSpan)).toEqual([1, 1, 1, 1]);
  });

  it('goes on with a label where none is like it, or in the letters of the line over it', () => {
    const rows = `
*Lettuce*               piece        4.50      4.10
Rocket                  bunch        4.90      4.50`;
    expect(isLeftAlone(`*Product*               Unit      Counter    Member\n*or-service*${rows}`)).toBe(true);
    expect(isLeftAlone(`*Product*               Unit      Counter    Member\n*or-service*${rows}\n*Fruit*`)).toBe(true);
    expect(isLeftAlone(`Product                 Unit      Counter    Member\n*Greens*${rows}\n*Fruit*`)).toBe(false);
  });
});

/** Whether the first two lines stay labels where they were taken for these. */
function isLeftAlone(text: string): boolean {
  const [page] = layOut(typedDocument(typedPage(text))).pages;
  const starts = [0, 24, 37, 48].map((column) => column * CHARACTER_PT);
  const cells = starts.flatMap((left, column) => {
    const own = page!.words.filter(({ box }) => box.left >= left && box.left < (starts[column + 1] ?? Infinity));
    const rowOf = ({ box }: { box: Box }): number => Math.max(0, Math.floor(box.top / LINE_PT) - 1);
    return [0, 1, 2].map((row) => ({ row, column, rowSpan: 1, columnSpan: 1, words: own.filter((word) => rowOf(word) === row) }));
  });
  const draft: DraftTable = { box: { left: 0, top: 0, right: 400, bottom: 90 }, method: 'stream', rowCount: 3, columnCount: 4, cells, headerRows: 1, signals: {} }; // prettier-ignore
  return withSectionUnderLabels(draft, page!) === draft;
}

it('ends the labels over the number of a section that begins those of its items', () => {
  const word = (text: string) => ({ text, box: { left: 0, top: 0, right: 9, bottom: 9 }, fontSize: 9, bold: false, readScore: 1 });
  const cells = [['Item', 'Work'], ['A', 'HULL'], ['A.1', 'Painting']].flatMap((row, at) =>
    row.map((text, column) => ({ row: at, column, rowSpan: 1, columnSpan: 1, words: [word(text)] })),
  ); // prettier-ignore
  const draft: DraftTable = { box: { left: 0, top: 0, right: 400, bottom: 90 }, method: 'lattice', rowCount: 3, columnCount: 2, cells, headerRows: 2, signals: {} }; // prettier-ignore
  const [page] = layOut(typedDocument(typedPage(''))).pages;
  expect(withSectionUnderLabels(draft, page!).headerRows).toBe(1);
});
