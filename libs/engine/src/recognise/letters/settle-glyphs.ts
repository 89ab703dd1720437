import { boxCentreY } from '../../model/box';
import { median } from '../../model/median';
import type { PixelBox, SizedImage } from '../image/gray-image';
import { joinedWords } from './joined-words';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { marksOfWords, runsOf, squareOf, squareOfPage } from './glyph-runs';
import type { GlyphRun } from './glyph-pieces';
import { withSignsSeen } from './glyph-signs';
import { SeenRun, type GlyphText } from './glyph-texts';
import { withTwinsAsRead } from './glyph-twins';
import { glyphsOf } from './glyphs-of-language';
import { SQUARE_LETTER } from './square-letters';
import { SETTLE_GLYPHS } from './weights';

/** A page with its pieces of ink, and what was read of it. */
interface Print {
  image: SizedImage;
  marks: readonly PixelBox[];
  lines: readonly ReadLine[];
}

/** The words of a line on either side of a run. */
interface Neighbours {
  before: readonly ReadWord[];
  behind: readonly ReadWord[];
}

/**
 * The lines of a page in Chinese, Japanese or Korean with the words corrected for which the reader of their letters has a text that is surely better
 * (docs/decisions/letters-in-squares.md).
 */
export function settleGlyphs({ image, marks, lines }: Print, language: Language): ReadLine[] {
  const allowed = glyphsOf(language);
  const usual = allowed && squareOfPage(lines);
  if (!usual) return [...lines];
  const printOf = marksOfWords(marks, lines);
  const look = (run: readonly ReadWord[], place: GlyphRun): SeenRun =>
    new SeenRun(image, run.flatMap((each) => printOf.get(each) ?? []), place, allowed); // prettier-ignore
  const settled = (run: readonly ReadWord[], ofLine: number, neighbours: Neighbours): readonly ReadWord[] => {
    const word = run.reduce(joinedWords);
    const place = { left: word.left, right: word.right, middle: boxCentreY(word) };
    const own = median(run.flatMap(squareOf)) ?? ofLine;
    const looks = sizesOf(own, usual).flatMap((em) => {
      const seen = look(run, { ...place, em });
      const likeliest = seen.likeliest();
      return likeliest ? [{ seen, likeliest }] : [];
    });
    const [surest] = looks.sort((a, b) => scoreOf(b.likeliest) - scoreOf(a.likeliest));
    const told = surest && withTwinsAsRead(surest.likeliest.text, word.text);
    if (!told) return run;
    const { seen, likeliest } = surest;
    const text = withoutDoubles(told, word.text, neighbours);
    const isKept = text === '' || text === word.text || !isBetter(likeliest, text, seen.as(word.text), word);
    return isKept ? run : [{ ...word, text, score: scoreOf(likeliest), letterScores: undefined }];
  };
  return lines.map((line) => {
    const ofLine = median(line.words.flatMap(squareOf)) ?? usual;
    const runs = runsOf(line.words, ofLine);
    const words = runs.flatMap((run, at) =>
      run.some(isDoubtful) ? settled(run, ofLine, { before: runs.slice(0, at).flat(), behind: runs.slice(at + 1).flat() }) : run,
    );
    return { ...line, words: withSignsSeen(words, ofLine, (word, place) => look([word], place)) };
  });
}

/** The squares that letters may be set in: a box that is too high or too low tells another than the page's. */
const sizesOf = (own: number, usual: number): number[] =>
  Math.abs(Math.log(own / usual)) > SETTLE_GLYPHS.otherSize ? [own, usual] : [own];

/** What was added to a text without letters that are a neighbour's: boxes of words end within letters. */
function withoutDoubles(text: string, read: string, { before, behind }: Neighbours): string {
  const firsts = behind.slice(0, SETTLE_GLYPHS.neighbours).map((word) => Array.from(word.text)[0]);
  const lasts = before.slice(-SETTLE_GLYPHS.neighbours).map((word) => Array.from(word.text).at(-1));
  const [letters, own] = [Array.from(text), Array.from(read)];
  if (letters.length > own.length && letters.at(-1) !== own.at(-1) && firsts.includes(letters.at(-1)!)) letters.pop();
  if (letters.length > own.length && letters[0] !== own[0] && lasts.includes(letters[0]!)) letters.shift();
  return letters.join('');
}

function isDoubtful({ text, score, letterScores }: ReadWord): boolean {
  if (SQUARE_LETTER.test(text)) return Math.min(score, ...(letterScores ?? [])) < SETTLE_GLYPHS.doubtful;
  return score < SETTLE_GLYPHS.doubtfulCode && text.length <= SETTLE_GLYPHS.longestCode && !/\p{Nd}/u.test(text);
}

function isBetter(seen: GlyphText, text: string, own: GlyphText | undefined, { text: read }: ReadWord): boolean {
  if (seen.likelihood < SETTLE_GLYPHS.least * Array.from(seen.text).length) return false;
  // Figures and codes have a reader of their own.
  if (codeIn(text) !== codeIn(read) && SQUARE_LETTER.test(read)) return false;
  if (!SQUARE_LETTER.test(read) && !Array.from(text).every((letter) => SQUARE_LETTER.test(letter))) return false;
  return seen.likelihood - (own?.likelihood ?? -Infinity) > SETTLE_GLYPHS.gain;
}

const codeIn = (text: string): string => text.normalize('NFKC').replace(/[^\p{Nd}]/gu, '');

const scoreOf = ({ likelihood, text }: GlyphText): number => Math.exp(likelihood / Array.from(text).length);
