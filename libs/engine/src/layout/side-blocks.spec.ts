import type { Page, Ruling, Word } from '../model/page';
import { layOutPage } from './laid-out-page';
import { partPanel, partSideBlocks } from './side-blocks';

/** One text a line from `top` on, as far apart as told. */
const column = (left: number, top: number, pitch: number, texts: readonly string[]): Word[] =>
  texts.map((text, i) => {
    const y = top + i * pitch;
    return { text, box: { left, top: y, right: left + 5 * text.length, bottom: y + 10 }, fontSize: 10, bold: false, readScore: 1 };
  });

const pageOf = (words: Word[], rulings: Ruling[] = []): Page => ({
  ...{ number: 1, width: 600, height: 800, reader: 'pdfium', fills: [], images: [] },
  words,
  rulings,
});
const partsOf = (page: Page): string[][] | undefined => partSideBlocks(layOutPage(page))?.map(({ words }) => words.map(({ text }) => text));

const NAMES = ['Plank', 'Bolt', 'Hinge', 'Bracket', 'Screw', 'Nail', 'Hook'];
const NOTES = ['Please', 'collect', 'within', 'fourteen', 'days', 'of', 'notice'];
const TABLE = [
  ...column(40, 100, 20, NAMES),
  ...column(
    200,
    100,
    20,
    NAMES.map(String).map((_, i) => `${i}.50`),
  ),
];

describe('partSideBlocks', () => {
  it('parts notes beside a table, whose lines miss its rows', () => {
    expect(partsOf(pageOf([...TABLE, ...column(320, 104, 13, NOTES)]))?.[1]).toEqual(NOTES);
  });

  it.each([
    ['lines that are level', column(320, 100, 20, NOTES)],
    ['texts of two lines beside which the rest of the row is set in the middle', column(320, 93, 14, []).concat(NOTES.flatMap((note, i) => column(320, 94 + 20 * i, 12, [note, `${note}s`])))], // prettier-ignore
    ['a few lines, as a letterhead has', column(320, 104, 13, NOTES.slice(0, 3))],
  ])('leaves %s', (_, beside) => {
    expect(partsOf(pageOf([...TABLE, ...beside]))).toBeUndefined();
  });

  it('leaves recognised cells of one row, whose boxes end with their letters', () => {
    const withTails = column(320, 100, 20, NOTES).map((word) => ({ ...word, box: { ...word.box, bottom: word.box.bottom + 4.6 } }));
    const page = pageOf([...TABLE, ...withTails]);
    expect(partsOf({ ...page, reader: 'ocr' })).toBeUndefined();
    expect(partsOf(page)).toBeDefined();
    expect(partsOf({ ...pageOf([...TABLE, ...column(320, 104, 13, NOTES)]), reader: 'ocr' })?.[1]).toEqual(NOTES);
  });

  it('leaves the labels of the table below to it, which runs across', () => {
    const facts = column(320, 104, 13, NOTES);
    const table = [...column(40, 250, 20, ['Item', 'A-17']), ...column(320, 250, 20, ['Quantity', '3']), ...column(100, 270, 20, ['Plank of oak, planed on both of its sides'])]; // prettier-ignore
    expect(partsOf(pageOf([...column(40, 100, 20, NAMES), ...facts, ...table]))?.[1]).toEqual(NOTES);
  });

  it('leaves a table whose labels run across, also where rows below leave the place free', () => {
    const facts = column(320, 104, 13, NOTES);
    const rows = [
      ...column(40, 250, 20, ['Item', 'A-17']),
      ...column(320, 250, 20, ['Quantity', '3']),
      ...column(420, 250, 20, ['Price', '4.50']),
    ];
    expect(partsOf(pageOf([...column(40, 100, 20, NAMES), ...facts]))).toBeDefined();
    expect(partsOf(pageOf([...column(40, 100, 20, NAMES), ...facts, ...rows]))).toBeUndefined();
  });

  it('leaves what a line drawn across joins, not what a line of one block reaches near', () => {
    const ruled = (end: number): Ruling => ({ orientation: 'horizontal', position: 135, start: 40, end, thickness: 1 });
    const words = [...TABLE, ...column(320, 104, 13, NOTES)];
    expect(partsOf(pageOf(words, [ruled(400)]))).toBeUndefined();
    expect(partsOf(pageOf(words, [ruled(280)]))?.[1]).toEqual(NOTES);
  });
});

describe('partPanel', () => {
  const shaded = (left: number, right: number, bottom = 500) => [{ box: { left, right, top: 90, bottom }, shade: 0.9 }];
  const level = column(320, 100, 20, NOTES);
  const partsOfPanel = (fills: Page['fills'], words = [...TABLE, ...level]): string[] | undefined =>
    partPanel(layOutPage({ ...pageOf(words), fills }))?.[1].words.map(({ text }) => text);

  it('parts what a high shaded panel holds, also where its lines are level with those beside', () => {
    expect(partsOfPanel(shaded(310, 420))).toEqual(NOTES);
  });

  it('leaves a low one, one whose side words cross, and the shaded column of a table', () => {
    expect(partsOfPanel(shaded(310, 420, 240))).toBeUndefined();
    expect(partsOfPanel(shaded(310, 335))).toBeUndefined();
    expect(partsOfPanel(shaded(190, 250))).toBeUndefined();
  });

  it('leaves the shaded first or last column of a drawn table', () => {
    const header = [{ box: { left: 40, right: 420, top: 70, bottom: 90 }, shade: 0.7 }];
    expect(partsOfPanel([...shaded(310, 420), ...header])).toBeUndefined();
    const rulings = Array.from({ length: 6 }, (_, row) => ({ orientation: 'horizontal' as const, position: 115 + 20 * row, start: 40, end: 310, thickness: 1 })); // prettier-ignore
    expect(partPanel(layOutPage({ ...pageOf([...TABLE, ...level]), fills: shaded(310, 420), rulings }))).toBeUndefined();
  });

  it('does not mind a line that is turned along the edge of the page', () => {
    const turned = { ...column(580, 200, 10, ['Register'])[0]!, rotation: 90 as const };
    expect(partsOfPanel(shaded(310, 420), [...TABLE, ...level, turned])).toEqual(NOTES);
  });
});
