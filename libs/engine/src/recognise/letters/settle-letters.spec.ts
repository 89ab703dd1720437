import { drawPage } from '../fixtures/draw-page';
import type { PixelBox, SizedImage } from '../image/gray-image';
import type { Language, ReadWord } from '../tesseract/recogniser';
import { settleLetters } from './settle-letters';

/** What becomes of words that were read as `read` where `printed` stands, one below the other. */
async function settle(pairs: readonly { printed: string; read: string; rival?: string }[], language: Language): Promise<string[]> {
  const image = await drawPage({
    widthPt: 240,
    heightPt: 20 + 30 * pairs.length,
    texts: pairs.map(({ printed }, at) => ({ text: printed, left: 20, top: 20 + 30 * at })),
  });
  const lines = pairs.map(({ read, rival }, at) => {
    const word: ReadWord = { text: read, score: 0.95, ...boxOfInk(image, [12 + 30 * at, 40 + 30 * at]), ...(rival ? { rival } : {}) };
    return { words: [word], height: 30 };
  });
  return settleLetters(image, lines, language).map(({ words }) => words[0]!.text);
}

/** The box of what is printed between two heights, and two places across, in points. */
function boxOfInk({ data, width, dpi }: SizedImage, down: [number, number], across: [number, number] = [0, (width * 72) / dpi]): PixelBox {
  const pixels = (points: number): number => Math.round((points * dpi) / 72);
  const isHere = (at: number): boolean => at % width >= pixels(across[0]) && at % width < pixels(across[1]);
  const begin = pixels(down[0]) * width;
  const places = Array.from({ length: pixels(down[1]) * width - begin }, (_, at) => at + begin).filter(
    (at) => data[at]! < 128 && isHere(at),
  );
  const [xs, ys] = [places.map((at) => at % width), places.map((at) => Math.floor(at / width))];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

describe('settleLetters', () => {
  it('gives words the accents that were lost', async () => {
    const pairs = [
      { printed: 'Krahulíková', read: 'Krahulikova' },
      { printed: 'Zaokrouhlení', read: 'Zaokrouhleni' },
    ];
    expect(await settle(pairs, 'ces')).toEqual(['Krahulíková', 'Zaokrouhlení']);
  });

  it('parts a small figure from the litres behind it, and leaves one that ends in a one', async () => {
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: '0,5 l', left: 20, top: 20 }, { text: '0,51', left: 120, top: 20 }] }); // prettier-ignore
    const words = ([[0, 100], [100, 240]] as const).map((across): ReadWord => ({ text: '0,51', score: 0.9, ...boxOfInk(image, [12, 40], [...across]) })); // prettier-ignore
    const [line] = settleLetters(image, [{ words, height: 30 }], 'ces');
    expect(line!.words.map(({ text }) => text)).toEqual(['0,5', 'l', '0,51']);
  });

  it.each(['×', 'x'])('tells whether the sign alone between figures is a cross or a letter: %s', async (sign) => {
    const printed = ['24', sign, '15'];
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: printed.join(' '), left: 20, top: 20 }] });
    const ink = boxOfInk(image, [12, 50]);
    const step = (ink.right - ink.left) / 3;
    const words = ['24', 'x', '15'].map((text, at): ReadWord => ({ ...ink, text, score: 0.95, left: ink.left + at * step, right: ink.left + (at + 1) * step })); // prettier-ignore
    const [line] = settleLetters(image, [{ words, height: 30 }], 'ces');
    expect(line!.words.map(({ text }) => text)).toEqual(printed);
  });

  it.each([
    ['Nº', 'Ne', 'spa', 'Nº'],
    ['№', 'Ne', 'rus', '№'],
    ['N°', 'N*', 'fra', 'N°'],
    ['Ne', 'Ne', 'spa', 'Ne'],
  ])('tells the sign of a number before one: %s read as %s', async (printed, read, language, told) => {
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: printed, left: 20, top: 20 }, { text: '2117', left: 60, top: 20 }] }); // prettier-ignore
    const words = ([[read, [0, 55]], ['2117', [55, 240]]] as const).map(([text, across]): ReadWord => ({ text, score: 0.92, ...boxOfInk(image, [12, 40], [...across]) })); // prettier-ignore
    const [line] = settleLetters(image, [{ words, height: 30 }], language);
    expect(line!.words.map(({ text }) => text)).toEqual([told, '2117']);
  });

  it('finds the litres of which nothing was read, in the box of their figure', async () => {
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: '0,75 l', left: 20, top: 20 }, { text: '0,75', left: 120, top: 20 }] }); // prettier-ignore
    const words = ([[0, 100], [100, 240]] as const).map((across): ReadWord => ({ text: '0,75', score: 0.9, ...boxOfInk(image, [12, 40], [...across]) })); // prettier-ignore
    const [line] = settleLetters(image, [{ words, height: 32 }], 'hrv');
    expect(line!.words.map(({ text }) => text)).toEqual(['0,75', 'l', '0,75']);
  });

  it('looks at figures and codes of a page in another script', async () => {
    const pairs = [
      { printed: '28.50', read: '2850' },
      { printed: 'DN20', read: 'DNZ0' },
      { printed: '120', read: '120' },
    ];
    expect(await settle(pairs, 'chi_sim')).toEqual(['28.50', 'DN20', '120']);
  });

  it('gives capitals their accents, whose box is higher than those of their line', async () => {
    const printed = ['Total', 'CHÈQUE', 'payé'];
    const image = await drawPage({ widthPt: 300, heightPt: 60, texts: printed.map((text, at) => ({ text, left: 20 + 90 * at, top: 20 })) });
    const words = ['Total', 'CHEQUE', 'payé'].map((text, at): ReadWord => ({ text, score: 0.95, ...boxOfInk(image, [12, 50], [10 + 90 * at, 95 + 90 * at]) })); // prettier-ignore
    const [line] = settleLetters(image, [{ words, height: 30 }], 'fra');
    expect(line!.words.map(({ text }) => text)).toEqual(printed);
  });

  it('corrects figures that were misread, and marks that they lost', async () => {
    const pairs = [
      { printed: '4410', read: '7410' },
      { printed: '18.32', read: '1832' },
      { printed: '7 878,80', read: '7.818,30' },
      { printed: '18', read: '0218', rival: '18' },
    ];
    expect(await settle(pairs, 'deu')).toEqual(['4410', '18.32', '7878,80', '18']);
  });

  it('corrects letters that look alike', async () => {
    expect(await settle([{ printed: 'Einzelpreis', read: 'Finzelpreis' }], 'deu')).toEqual(['Einzelpreis']);
    expect(await settle([{ printed: 'BTW BE', read: 'ETW BE' }], 'nld')).toEqual(['BTWBE']);
  });

  it('corrects words of Cyrillic, Greek and Vietnamese letters, each in its own alphabet', async () => {
    const cyrillic = [
      { printed: 'Рахунок', read: 'Рахуиок' },
      { printed: 'CEMEX', read: 'CEMEX' },
    ];
    expect(await settle(cyrillic, 'ukr')).toEqual(cyrillic.map(({ printed }) => printed));
    expect(await settle([{ printed: 'Ποσότητα', read: 'Ποσοτητα' }], 'ell')).toEqual(['Ποσότητα']);
    expect(await settle([{ printed: 'Đơn giá', read: 'Don gia' }], 'vie')).toEqual(['Đơngiá']);
  });

  it('puts no small letter into a word of capitals', async () => {
    expect(await settle([{ printed: 'coOPERATIVA', read: 'COOPERATIVA' }], 'ita')).toEqual(['COOPERATIVA']);
  });

  it('takes no reading of a part of a word', async () => {
    expect(await settle([{ printed: 'E', read: 'Energie', rival: 'E' }], 'nld')).toEqual(['Energie']);
  });

  it('tells signs of one shape by their size', async () => {
    const pairs = [
      { printed: 'Samt', read: 'samt' },
      { printed: 'WOOL', read: 'W0OL' },
    ];
    expect(await settle(pairs, 'eng')).toEqual(['Samt', 'WOOL']);
  });

  it('does not read words again that were read surely and can have lost nothing: of letters alone, where none has an accent', async () => {
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: 'Samt', left: 20, top: 20 }] });
    const settledAt = (score: number): string => {
      const word: ReadWord = { text: 'samt', score, ...boxOfInk(image, [12, 40]) };
      return settleLetters(image, [{ words: [word], height: 30 }], 'eng')[0]!.words[0]!.text;
    };
    expect([0.95, 0.97].map(settledAt)).toEqual(['Samt', 'samt']);
  });

  it('takes no letters of a neighbour into a word', async () => {
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: 'cadena de', left: 20, top: 20 }] });
    const word: ReadWord = { text: 'cadena', score: 0.95, ...boxOfInk(image, [12, 50]) };
    expect(settleLetters(image, [{ words: [word], height: 30 }], 'spa')[0]!.words[0]!.text).toBe('cadena');
  });

  it('takes a point off the end where none is printed, and leaves one that is', async () => {
    expect(await settle([{ printed: 'demande', read: 'demande.' }], 'eng')).toEqual(['demande']);
    expect(await settle([{ printed: 'demande.', read: 'demande.' }], 'eng')).toEqual(['demande.']);
  });

  it('gives a foreign name the letters that the language has not', async () => {
    expect(await settle([{ printed: 'Lucía', read: 'Lucia' }], 'eng')).toEqual(['Lucía']);
    expect(await settle([{ printed: 'Lucia', read: 'Lucia' }], 'eng')).toEqual(['Lucia']);
  });

  it('writes words in Latin letters on a Cyrillic page, and its own that were read in those', async () => {
    const pairs = [
      { printed: 'IBAN', read: 'ТВАМ' },
      { printed: 'BG18', read: 'ВС18' },
      { printed: 'део', read: 'geo' },
    ];
    expect(await settle(pairs, 'bul')).toEqual(pairs.map(({ printed }) => printed));
  });

  it('writes micro and diameters in every language', async () => {
    const pairs = [
      { printed: 'Ø258', read: '0258' },
      { printed: 'µg/l', read: 'ug/l' },
    ];
    expect(await settle(pairs, 'deu')).toEqual(pairs.map(({ printed }) => printed));
  });

  it('parts a figure where blanks are printed between its groups, and nowhere else', async () => {
    const image = await drawPage({ widthPt: 240, heightPt: 60, texts: [{ text: '48 568,20', left: 20, top: 20 }] });
    const box = boxOfInk(image, [12, 40]);
    const [line] = settleLetters(image, [{ words: [{ text: '48568,20', score: 0.95, ...box }], height: 30 }], 'hun');
    expect(line!.words.map(({ text }) => text)).toEqual(['48', '568,20']);
    const [first, second] = line!.words;
    expect([first!.left, second!.right]).toEqual([box.left, box.right]);
    expect(first!.right).toBeLessThan(second!.left);
    expect(await settle([{ printed: '48568', read: '48568' }], 'hun')).toEqual(['48568']);
    expect(await settle([{ printed: '2025', read: '2025' }], 'hun')).toEqual(['2025']);
    expect(await settle([{ printed: '48.568', read: '48568' }], 'hun')).toEqual(['48.568']);
  });

  it('tells the sign of a currency that was read as another sign', async () => {
    const pairs = [
      { printed: '€', read: '&' },
      { printed: '£', read: '$' },
      { printed: '$', read: '$' },
      { printed: '&amp;', read: '&' },
    ];
    expect(await settle(pairs, 'deu')).toEqual(['€', '£', '$', '&']);
  });

  it('gives marks the stroke that they lost', async () => {
    const pairs = [
      { printed: '±', read: '+' },
      { printed: '+', read: '+' },
      { printed: '≤', read: '<' },
      { printed: '&lt;', read: '<' },
    ];
    expect(await settle(pairs, 'eng')).toEqual(['±', '+', '≤', '<']);
  });

  it('takes no letter for the sign of multiplication', async () => {
    expect(await settle([{ printed: '110x4', read: '110×4' }], 'chi_sim')).toEqual(['110×4']);
  });

  it('leaves alone what is right, pages of other alphabets, and marks alone', async () => {
    const right = [{ printed: 'Gesamtbetrag 1.962,08', read: 'Gesamtbetrag 1.962,08' }];
    expect(await settle(right, 'deu')).toEqual([right[0]!.read]);
    expect(await settle([{ printed: 'шт', read: 'ш' }], 'heb')).toEqual(['ш']);
    expect(await settle([{ printed: '—', read: '-' }], 'eng')).toEqual(['-']);
  });
});
