import { toDocument } from './upright-pages.fixture';
import { displayedAnswer, uprightPages } from './upright-pages';

describe.each([90, 180, 270] as const)('a page whose text is turned by %i degrees', (rotation) => {
  const turned = toDocument(rotation);
  const [page] = uprightPages(turned).pages;

  it('reads as the upright page does', () => {
    const [upright] = toDocument(0).pages;
    expect(page).toMatchObject({ width: upright!.width, height: upright!.height, rulings: upright!.rulings });
    expect(page!.words).toEqual(upright!.words);
  });

  it('keeps a word that runs another way', () => {
    const [displayed] = turned.pages;
    const stamp = { ...displayed!.words[0]!, text: 'COPY', rotation: rotation === 90 ? (180 as const) : (90 as const) };
    const [read] = uprightPages({ ...turned, pages: [{ ...displayed!, words: [...displayed!.words, stamp] }] }).pages;
    expect(read!.words.at(-1)!.rotation).toBeDefined();
  });

  it('tells places on the page as it is displayed', () => {
    const [displayed] = turned.pages;
    const provenance = { page: 1, box: page!.words[0]!.box, reader: 'pdfium' as const };
    const answer = displayedAnswer(
      {
        provenance: { columns: [provenance], cells: [[provenance, null]], fields: { iban: provenance } },
        tables: [{ page: 1, box: page!.words[0]!.box }],
        pages: [{ number: 1, width: page!.width, height: page!.height, reader: 'pdfium' }],
      } as never,
      [page!],
    );
    const { box } = displayed!.words[0]!;
    expect(answer.provenance).toMatchObject({ columns: [{ box }], cells: [[{ box }, null]], fields: { iban: { box } } });
    expect(answer.tables).toMatchObject([{ box }]);
    expect(answer.pages).toMatchObject([{ width: displayed!.width, height: displayed!.height }]);
  });
});

it('leaves a page alone that holds a few sideways words', () => {
  const document = toDocument(0);
  const [word] = document.pages[0]!.words;
  document.pages[0]!.words.push({ ...word!, text: 'draft', rotation: 90 });
  expect(uprightPages(document)).toEqual(document);
});
