import { toLine } from './text-lines';
import { mirrorPages } from './right-to-left';
import type { Document } from '../model/document';
import type { Word } from '../model/page';

const word = (text: string, left: number, right: number, top = 100): Word => ({
  text,
  box: { left, top, right, bottom: top + 10 },
  fontSize: 10,
  bold: false,
  readScore: 1,
});

function pageOf(words: Word[]): Document {
  const rulings = [{ orientation: 'vertical' as const, position: 100, start: 0, end: 50, thickness: 1 }];
  const page = { number: 1, width: 600, height: 800, reader: 'pdfium' as const, words, rulings, fills: [], images: [] };
  return { format: 'pdf', pages: [page], tables: [], lines: [], fields: [] };
}

/** Enough letters that the page is of its script. */
const letters = word('\u05e9\u05dc\u05d5\u05dd'.repeat(10), 300, 500, 700);

it('puts the words of a line into the order in which they are read', () => {
  const [page] = mirrorPages(pageOf([letters, word('\u05db\u05de\u05d5\u05ea', 400, 440), word('12', 380, 390)])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe('\u05db\u05de\u05d5\u05ea 12');
  expect(page!.rulings[0]!.position).toBe(500);
  expect(page!.mirrored).toBe(true);
});

it('keeps the order of Latin words within a line, and of the figure behind them', () => {
  const words = [word('HP', 300, 312), word('LaserJet', 315, 360), word('400', 363, 380), word('\u05de\u05d3\u05e4\u05e1\u05ea', 384, 420)];
  const [page] = mirrorPages(pageOf([letters, ...words])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe('\u05de\u05d3\u05e4\u05e1\u05ea HP LaserJet 400');
});

it('reads a point that closes a sentence behind Latin words after the last of them', () => {
  const words = [word('.JO41', 300, 325), word('PCBJ', 328, 350), word('1010', 353, 375), word('\u05de\u05d3\u05e4\u05e1\u05ea', 384, 420)];
  const [page] = mirrorPages(pageOf([letters, ...words])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe('\u05de\u05d3\u05e4\u05e1\u05ea JO41 PCBJ 1010.');
});

it('keeps figures of two columns apart', () => {
  const [page] = mirrorPages(pageOf([letters, word('250.00', 100, 130), word('25.00', 200, 225)])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe('25.00 250.00');
});

it('reads a sign behind a figure that is drawn on its left', () => {
  const [page] = mirrorPages(
    pageOf([letters, word('%15', 100, 130), word(',40', 200, 225), word('.50', 300, 320), word('-3.00', 350, 380)]),
  ).pages;
  expect(page!.words.slice(1).map(({ text }) => text)).toEqual(['15%', '40,', '.50', '-3.00']);
});

it('reads the sign of inches behind its figure, and a bracket that closes behind one', () => {
  const inches = mirrorPages(pageOf([letters, word('"1/2', 100, 130)])).pages[0]!.words[1]!;
  expect(inches.text).toBe('1/2"');
  const words = [word('(50', 411, 426), word('(\u05d7\u05d1\u05d9\u05dc\u05d4', 428, 460)];
  const [page] = mirrorPages(pageOf([letters, ...words])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe('(\u05d7\u05d1\u05d9\u05dc\u05d4 50)');
});

it('reads measures and a minus from the right, as figures around a sign without a direction are drawn', () => {
  const [page] = mirrorPages(
    pageOf([
      letters,
      word('80×60', 100, 130),
      word('٢×٤×٦', 200, 225),
      word('75.00-', 300, 320),
      word('19/03–14', 400, 440),
      word('٣٦٥-٢٧٧-٤١٨', 450, 490),
      word('0100-4471', 495, 520),
      word('۰۲۱-۴۴', 525, 545),
    ]),
  ).pages;
  expect(page!.words.slice(1).map(({ text }) => text)).toEqual([
    '60×80',
    '٦×٤×٢',
    '-75.00',
    '14–19/03',
    '٤١٨-٢٧٧-٣٦٥',
    '0100-4471',
    '۰۲۱-۴۴',
  ]);
});

it('keeps a sign between two figures where it is drawn', () => {
  const [page] = mirrorPages(pageOf([letters, word('20', 100, 110), word('×', 113, 118), word('30', 121, 131)])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe('30 × 20');
});

it('makes a pair of brackets of which the one beside a figure comes as it is drawn', () => {
  const of = (gap: number) => [letters, word(')', 430 + gap, 434 + gap), word('6', 424, 430), word('\u05d9\u05d7)', 400, 420)];
  const close = mirrorPages(pageOf(of(0))).pages[0]!.words.slice(1);
  expect(toLine(close).text).toBe('(6 \u05d9\u05d7)');
  expect(toLine(mirrorPages(pageOf(of(4))).pages[0]!.words.slice(1)).text).toBe('( 6 \u05d9\u05d7)');
  const own = [letters, word('(6', 424, 434), word('\u05d9\u05d7)', 400, 420)];
  expect(toLine(mirrorPages(pageOf(own)).pages[0]!.words.slice(1)).text).toBe('(6 \u05d9\u05d7)');
});

it('turns a pair of brackets around a figure that is drawn the wrong way round', () => {
  const line = [letters, word(')', 434, 438), word('1998', 414, 434), word('(', 410, 414), word('\u05d9\u05d7', 385, 405)];
  expect(toLine(mirrorPages(pageOf(line)).pages[0]!.words.slice(1)).text).toBe('(1998) \u05d9\u05d7');
});

it('leaves a page alone on which few words are read from right to left', () => {
  const document = pageOf([word('Invoice', 20, 60), word('\u05e9\u05dc', 70, 90)]);
  expect(mirrorPages(document)).toBe(document);
});

it.each(['12.0 – 15.5', '٤ – ١١', '0.27–4.20', '70 - 99', '01–05/12', '27/11 – 02/12', '28/02/2024 – 27/03/2024', '08:30–12:00'])(
  'keeps a range that goes up as it is drawn: %s',
  (range) => {
    const words = range.split(' ').map((text, at) => word(text, 300 + at * 20, 316 + at * 20));
    const [page] = mirrorPages(pageOf([letters, ...words])).pages;
    expect(toLine(page!.words.slice(1)).text).toBe(range);
  },
);

it.each([
  [['15.5', '–', '12.0'], '12.0 – 15.5'],
  [['31/03', '–', '01/03'], '01/03 – 31/03'],
  [['27/03', '–', '28/02'], '28/02 – 27/03'],
  [['17:00–09:30'], '09:30–17:00'],
])('reads a range that is drawn from right to left as it is meant: %j', (drawn, range) => {
  const words = drawn.map((text, at) => word(text, 300 + at * 20, 316 + at * 20));
  const [page] = mirrorPages(pageOf([letters, ...words])).pages;
  expect(toLine(page!.words.slice(1)).text).toBe(range);
});

describe('on a page that is read from the left', () => {
  const latin = word('Palm Trading Company Limited Dubai', 20, 300, 700);
  const [COMPANY, PALM, TRADE] = [
    '\u0634\u0631\u0643\u0629',
    '\u0627\u0644\u0646\u062e\u064a\u0644',
    '\u0644\u0644\u062a\u062c\u0627\u0631\u0629',
  ];
  const lineOf = (...words: Word[]): string => {
    const [page] = mirrorPages(pageOf([latin, ...words])).pages;
    expect(page!.mirrored).toBeUndefined();
    return toLine([...page!.words.slice(1)].sort((a, b) => a.box.left - b.box.left)).text;
  };

  it('puts Arabic words that follow one another into the order in which they are read', () => {
    expect(lineOf(word(TRADE!, 40, 70), word(PALM!, 73, 100), word(COMPANY!, 103, 130))).toBe(`${COMPANY} ${PALM} ${TRADE}`);
  });

  it('takes the figures among them along, and the one behind the last', () => {
    expect(lineOf(word('4417', 20, 37), word(PALM!, 40, 70), word('12', 73, 80), word(COMPANY!, 83, 110))).toBe(
      `${COMPANY} 12 ${PALM} 4417`,
    );
  });

  it('leaves a figure behind Latin words with them, and Latin words where they stand', () => {
    const words = [word('Date', 10, 30), word('12', 33, 40), word(PALM!, 43, 70), word(COMPANY!, 73, 100), word('HP', 103, 115)];
    expect(lineOf(...words)).toBe(`Date 12 ${COMPANY} ${PALM} HP`);
  });

  it('keeps columns apart', () => {
    expect(lineOf(word(PALM!, 40, 70), word(COMPANY!, 120, 150))).toBe(`${PALM} ${COMPANY}`);
  });
});
