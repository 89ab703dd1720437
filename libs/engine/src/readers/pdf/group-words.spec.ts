import type { Character, TextStyle } from './character';
import { groupWords } from './group-words';

const style = (): TextStyle => ({ fontSize: 10, bold: false, rotation: 0, invisible: false, shade: 0 });

/** A character drawn by a text object of its own unless it shares that of another. */
const drawn = (
  text: string,
  left: number,
  right: number,
  more: { top?: number; bottom?: number; style?: TextStyle; afterBlank?: boolean } = {},
): Character => ({
  text,
  box: { left, right, top: more.top ?? 100, bottom: more.bottom ?? 110 },
  style: more.style ?? style(),
  afterBlank: more.afterBlank ?? false,
});

const textsOf = (characters: Character[]): string[] => groupWords(characters, 600, 800).map(({ text }) => text);

const [ALEF, LAM, REH, QAF] = ['\u0627', '\u0644', '\u0631', '\u0642'];

it('reads letters that go on to the left in the order of their content', () => {
  const letters = [drawn(ALEF, 97.5, 100), drawn(LAM, 95.8, 97.5), drawn(REH, 91, 96), drawn(QAF, 87, 91.2)];
  expect(textsOf(letters)).toEqual([`${ALEF}${LAM}${REH}${QAF}`]);
});

it('reads a sign at the left end of such a word behind it', () => {
  expect(textsOf([drawn(QAF, 95, 100), drawn(REH, 91, 95), drawn(':', 88.5, 91)])).toEqual([`${QAF}${REH}:`]);
});

it('reads such letters that are drawn from left to right, too', () => {
  expect(textsOf([drawn(QAF, 87, 91.2), drawn(REH, 91.2, 96), drawn(LAM, 96, 98)])).toEqual([`${LAM}${REH}${QAF}`]);
});

it('reads a fraction whose parts have the box of one glyph as the sign that is drawn', () => {
  const own = style();
  const parts = Array.from('5/8', (text, at) => drawn(text, 50, 58, { style: own, afterBlank: at === 0 }));
  expect(textsOf(parts)).toEqual(['⅝']);
  expect(textsOf([drawn('5', 50, 55, { style: own }), drawn('/', 55, 58, { style: own }), drawn('8', 58, 63, { style: own })])).toEqual([
    '5/8',
  ]);
});

it('says a run once that a lower one has taken in', () => {
  expect(textsOf([drawn('b', 105, 110, { bottom: 109 }), drawn('a', 100, 105, { bottom: 110, afterBlank: true })])).toEqual(['ab']);
});

it('reads a cluster of Thai once whose vowel a second glyph draws, and keeps the blank before it', () => {
  const [first, second] = [style(), style()];
  const [KHO, U, NO] = ['\u0e04', '\u0e38', '\u0e13'];
  const letters = [
    ...[drawn(KHO, 73.9, 76.1, { style: first }), drawn(U, 76.1, 78.4, { style: first }), drawn(NO, 79.2, 88.3)],
    ...[drawn(KHO, 77.1, 77.7, { style: second, afterBlank: true }), drawn(U, 77.7, 78.4, { style: second })],
    drawn(NO, 92, 98),
  ];
  expect(textsOf(letters)).toEqual([`${KHO}${U}${NO}`, NO]);
});

it('reads a letter of Thai twice that is drawn twice side by side', () => {
  const [KO, MO] = ['\u0e01', '\u0e21'];
  expect(textsOf([drawn(MO, 94, 99), drawn(KO, 99, 105), drawn(KO, 105, 111), drawn('.', 111, 113)])).toEqual([`${MO}${KO}${KO}.`]);
});

it('reads a mark that its glyph has before its letter behind it', () => {
  const [DAL, SHADDA, WAW] = ['\u062f', '\u0651', '\u0648'];
  const glyph = style();
  const letters = [
    ...[drawn(DAL, 105.6, 109.6), drawn(SHADDA, 101.4, 103.2, { style: glyph }), drawn(WAW, 103.2, 105.1, { style: glyph })],
    ...[drawn(ALEF, 98.7, 101), drawn(REH, 94.8, 98.7)],
  ];
  expect(textsOf(letters)).toEqual([`${DAL}${WAW}${SHADDA}${ALEF}${REH}`]);
});

it('reads the letters of a wide cluster in their order, inside a word too', () => {
  const [SA, TTA, VIRAMA, RA, KA] = ['\u0938', '\u091f', '\u094d', '\u0930', '\u0915'];
  const cluster = style();
  const letters = [
    drawn(SA, 96, 100),
    ...[TTA, VIRAMA, RA].map((letter) => drawn(letter, 100, 106, { style: cluster })),
    ...[drawn(KA, 105.9, 112)],
  ];
  expect(textsOf(letters)).toEqual([`${SA}${TTA}${VIRAMA}${RA}${KA}`]);
});

it('reads clusters as one word whose ink stands apart without a blank', () => {
  const [RA, II, KA, VIRAMA, SSA] = ['\u0930', '\u0940', '\u0915', '\u094d', '\u0937'];
  const letters = [drawn(RA, 67.2, 69.7), drawn(II, 69.7, 72.2), drawn(KA, 75.4, 77.5), drawn(VIRAMA, 77.5, 79.6), drawn(SSA, 79.6, 82)];
  expect(textsOf(letters)).toEqual([`${RA}${II}${KA}${VIRAMA}${SSA}`]);
});
