import { boxCentreY, boxHeight, boxWidth, overlap, unionBox } from '../../model/box';
import type { PixelBox } from '../image/gray-image';
import { LEVEL, levelBox } from '../image/lean';
import { glyphsOf } from '../letters/glyphs-of-language';
import { SeenRun, type GlyphText } from '../letters/glyph-texts';
import { SQUARE_LETTER } from '../letters/square-letters';
import { squareOfPage } from '../letters/glyph-runs';
import { GLYPH_PIECES } from '../letters/weights';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { joinUnspaced } from './join-unspaced';
import { isUnread, lineOf, rowsOf, type PagePrint } from './lone-marks';
import { UNREAD_GLYPHS } from './weights';

/**
 * The lines of a page in Chinese, Japanese or Korean with the short words that Tesseract leaves out, as it does units that stand alone in a cell (`盒`, `식`): print
 * under no word whose letters the reader of them is sure of.
 */
export function withUnreadGlyphs(print: PagePrint, language: Language): ReadLine[] {
  const { image, marks, lines } = print;
  const allowed = glyphsOf(language);
  const em = allowed && squareOfPage(lines);
  if (!em) return [...lines];
  const isPrint = (mark: PixelBox): boolean =>
    boxHeight(mark) < GLYPH_PIECES.highest * em && boxWidth(mark) < GLYPH_PIECES.highest * em && isUnread(mark, print);
  const unread = marks.filter(isPrint);
  if (unread.length > UNREAD_GLYPHS.mostMarks) return [...lines];
  const found = clustersOf(unread, UNREAD_GLYPHS.together * em).flatMap((box): ReadWord[] => {
    if (boxHeight(box) < UNREAD_GLYPHS.lowest * em || boxHeight(box) > GLYPH_PIECES.highest * em) return [];
    const seen = new SeenRun(image, unread, { left: box.left, right: box.right, middle: boxCentreY(box), em }, allowed).likeliest();
    return seen && isSure(seen) ? [{ ...box, text: seen.text, score: Math.exp(seen.likelihood) }] : [];
  });
  return found.length > 0 ? joinUnspaced(found.reduce((all, word) => withWord(all, word, print), [...lines])) : [...lines];
}

/** Boxes of the marks that are near one another. */
function clustersOf(marks: readonly PixelBox[], near: number): PixelBox[] {
  return marks.reduce<PixelBox[]>((clusters, mark) => {
    const around = { left: mark.left - near, right: mark.right + near, top: mark.top - near, bottom: mark.bottom + near };
    const [beside, others] = [clusters.filter((each) => overlap(each, around)), clusters.filter((each) => !overlap(each, around))];
    return [...others, unionBox([mark, ...beside])];
  }, []);
}

const isSure = ({ text, likelihood }: GlyphText): boolean => {
  const letters = Array.from(text);
  const isPlain = letters.length === 1 && PLAIN.test(text);
  return !isPlain && letters.every((letter) => SQUARE_LETTER.test(letter)) && likelihood > UNREAD_GLYPHS.least * letters.length;
};

/** Letters of few strokes, as pieces of frames and rulings are. */
const PLAIN = /[一二三十七八人入口日工土士尸卜ー그으이스니기ㅁニハノレトヘコロエ]/;

/** Whether a text ends in the letter that the next one begins with: a letter that was read, under a box that is too narrow. */
const isDoubled = (before: string | undefined, behind: string | undefined): boolean =>
  before !== undefined && behind !== undefined && Array.from(before).at(-1) === Array.from(behind)[0];

/** In the line on whose level it stands; a word on no line's is left out. */
function withWord(lines: readonly ReadLine[], word: ReadWord, { image }: PagePrint): ReadLine[] {
  const level = levelBox(word, image, image.lean ?? LEVEL);
  const at = lineOf(level, level.bottom, [-UNREAD_GLYPHS.offFoot, UNREAD_GLYPHS.offFoot], rowsOf(lines, image));
  if (at < 0) return [...lines];
  const words = [...lines[at]!.words, word].sort((a, b) => a.left - b.left);
  const place = words.indexOf(word);
  if (isDoubled(words[place - 1]?.text, word.text) || isDoubled(word.text, words[place + 1]?.text)) return [...lines];
  return lines.map((line, number) => (number === at ? { ...line, words } : line));
}
