import { boxHeight, boxWidth, overlap, overlapX, overlapY, unionBox } from '../../model/box';
import { lettersOfModel } from '../../lexicon/lexicon';
import { LEVEL, levelBox } from '../image/lean';
import { cutStripOf } from '../letters/cut-strip';
import { readStrip } from '../letters/letter-network';
import { reachOf } from '../letters/letter-reach';
import { inAlphabet, OTHER_ALPHABET } from '../letters/rival-texts';
import { isKnown, likeliestText, textLikelihood } from '../letters/text-likelihood';
import type { PixelBox } from '../image/gray-image';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { inRows } from '../marks/in-rows';
import { isOfKnownScript } from './known-scripts';
import { isShaped, isUnread, lineOf, rowsOf, type PagePrint } from './lone-marks';
import { putInPlace } from './put-in-place';
import { LETTER_REACH } from '../letters/weights';
import { UNREAD_WORDS } from './weights';

/**
 * The lines with the short words that Tesseract leaves out, as it does those that stand apart in a cell or wrap into its second line (`cm`, `szt.`), and with the ends of
 * words that it cuts off: letters under no word that the reader of single letters is sure of. Of pages in other scripts figures alone.
 */
export function withUnreadWords(print: PagePrint, language: Language): ReadLine[] {
  const { marks, usual } = print;
  const unread = marks.filter((mark) => isUnread(mark, print));
  const letters = unread.filter((mark) => isShaped(mark, usual, UNREAD_WORDS));
  if (letters.length > UNREAD_WORDS.mostLetters) return [...print.lines];
  const textOf = textsOf(language);
  const groups = grouped(letters, usual);
  const places = groups.flatMap((group): Place[] => {
    const box = withAccents(group, unread, usual);
    const seen = seenIn(box, print, textOf);
    return seen ? [{ box, letters: group, seen }] : [];
  });
  // What is left of a word is told once the rest of it is whole.
  const whole = [...places, ...places].reduce((lines, place) => withWordAt(place, { ...print, lines }), [...print.lines]);
  return groups.filter(isStroke).reduce((lines, [stroke]) => lines.map((line) => withLitre(line, stroke!)), whole);
}

const isStroke = (group: readonly PixelBox[]): boolean =>
  group.length === 1 && boxWidth(group[0]!) < UNREAD_WORDS.stroke * boxHeight(group[0]!);

/** The line with the `l` that a stroke as high as its figures is, a blank behind a small one: `0,2 l`. */
function withLitre(line: ReadLine, stroke: PixelBox): ReadLine {
  const figure = line.words.find((word) => {
    const apart = (stroke.left - word.right) / boxHeight(stroke);
    const isAsHigh = Math.abs(Math.log(boxHeight(stroke) / boxHeight(word))) < UNREAD_WORDS.otherSizeOfOne;
    return VOLUME.test(word.text) && isAsHigh && apart > UNREAD_WORDS.blank && apart < UNREAD_WORDS.litre && overlapY(word, stroke) > UNREAD_WORDS.inLine * boxHeight(stroke); // prettier-ignore
  });
  if (!figure || line.words.some((word) => overlap(word, stroke))) return line;
  return { ...line, words: inOrder([...line.words, { ...stroke, text: 'l', score: figure.score }]) };
}

/** With decimals: behind a whole number a stroke may be a one, or a ruling. */
const VOLUME = /^\d{1,2}[.,]\d{1,2}$/;

/** Letters from the left, their box with their accents, and what is seen there. */
interface Place {
  box: PixelBox;
  letters: readonly PixelBox[];
  seen: Seen;
}

/** Letters that stand beside one another as those of one word do, or of words that a blank parts. */
const grouped = (letters: readonly PixelBox[], usual: number): PixelBox[][] =>
  inRows(
    letters,
    (last, letter) =>
      letter.left - last.right < UNREAD_WORDS.together * usual &&
      overlapY(last, letter) > UNREAD_WORDS.level * Math.min(boxHeight(last), boxHeight(letter)),
  );

/** The box of letters with the points and accents over them and the tails below. */
function withAccents(letters: readonly PixelBox[], unread: readonly PixelBox[], usual: number): PixelBox {
  const box = unionBox(letters);
  const around = { ...box, top: box.top - UNREAD_WORDS.accent * usual, bottom: box.bottom + UNREAD_WORDS.accent * usual };
  return unionBox([box, ...unread.filter((mark) => overlap(mark, around) && boxHeight(mark) < UNREAD_WORDS.accent * usual)]);
}

/** Which texts are taken, and how each is written with the letters of a language. */
type TextsOf = (signs: string) => string | undefined;

function textsOf(language: Language): TextsOf {
  const alphabet = lettersOfModel(language);
  if (!isOfKnownScript(language)) return (signs) => (FIGURE.test(signs) ? signs : undefined);
  return (signs) => {
    const isOther = OTHER_ALPHABET.test(signs);
    if (!SAYS_SOMETHING.test(signs) || (isOther && !OTHER_ALPHABET.test(alphabet))) return undefined;
    return OTHER_ALPHABET.test(alphabet) && (isOther || /\p{Ll}/u.test(signs)) ? inAlphabet(signs, alphabet) : signs;
  };
}

const FIGURE = /^\d[\d.,/:-]*\d%?$/;
/** Neither a stroke, which a ruling may be, nor a mark. */
const SAYS_SOMETHING = /^(?=.*(?:[^\P{L}IlіІΙ]|[\d€£₺<>]))[^|]+$/u;

/** What is seen in a place: how, and how its type is set. */
interface Seen {
  text: string;
  likelihood: number;
  size: number;
  foot: number;
}

function withWordAt({ box, letters, seen }: Place, print: PagePrint): ReadLine[] {
  const { lines, usual, image } = print;
  if (!isUnread(box, print)) return [...lines];
  const looked = { likelihood: seen.likelihood, rivalGain: 0 };
  const word: ReadWord = { ...box, text: seen.text, score: Math.exp(seen.likelihood), looked };
  const beside = lines.flatMap(({ words }) => words).filter(isBeside(word, UNREAD_WORDS.blank * seen.size));
  if (beside.length > 0) return withWhole(word, beside, seen, print);
  const words = partedAtBlanks(word, letters);
  const level = levelBox({ ...box, bottom: seen.foot }, image, image.lean ?? LEVEL);
  const near = lines.findIndex(({ words }) => words.some(isBeside(word, seen.size)));
  const at = near >= 0 ? near : lineOf(level, level.bottom, [-UNREAD_WORDS.offFoot, UNREAD_WORDS.offFoot], rowsOf(lines, image));
  if (at >= 0) return lines.map((line, number) => (number === at ? { ...line, words: inOrder([...line.words, ...words]) } : line));
  return wrapsBelow(word, lines, usual) ? putInPlace(lines, { words, height: seen.size }) : [...lines];
}

/** A word for each text between two blanks, which are the widest gaps between the letters. */
function partedAtBlanks(word: ReadWord, letters: readonly PixelBox[]): ReadWord[] {
  const texts = word.text.split(' ');
  const gaps = letters.slice(1).map((letter, at) => ({ from: letter.left, width: letter.left - letters[at]!.right }));
  const widest = gaps.sort((a, b) => b.width - a.width).slice(0, texts.length - 1);
  const starts = [word.left, ...widest.map(({ from }) => from).sort((a, b) => a - b)];
  return texts.map((text, at) => {
    const own = letters.filter(({ left }) => left >= starts[at]! && left < (starts[at + 1] ?? Infinity));
    return {
      ...word,
      text,
      left: at === 0 ? word.left : starts[at]!,
      right: at === texts.length - 1 ? word.right : (own.at(-1)?.right ?? word.right),
    };
  });
}

const inOrder = (words: readonly ReadWord[]): ReadWord[] => [...words].sort((a, b) => a.left - b.left);

/** The text that a place surely holds, its type set so that the text fills it: of small letters, with ascenders, with tails or with both. */
function seenIn(place: PixelBox, { image, usual }: PagePrint, textOf: TextsOf): Seen | undefined {
  const looks = REACHES.flatMap(({ up, down }): Seen[] => {
    const size = boxHeight(place) / (up + down);
    const foot = place.bottom - down * size;
    if (Math.abs(Math.log(size / usual)) > UNREAD_WORDS.otherSize) return [];
    const strip = cutStripOf(image, place, { foot, size });
    if (!strip) return [];
    const frames = readStrip(strip.ink, strip.width);
    const signs = likeliestText(frames);
    const text = textOf(signs);
    const reach = reachOf(signs);
    const fits = Math.abs(reach.up - up) < UNREAD_WORDS.sameReach && Math.abs(reach.down - down) < UNREAD_WORDS.sameReach;
    const isOdd = signs.length === 1 && Math.abs(Math.log(size / usual)) > UNREAD_WORDS.otherSizeOfOne;
    const likelihood = text !== undefined && fits && !isOdd ? textLikelihood(frames, signs) : -Infinity;
    return likelihood >= UNREAD_WORDS.leastLikelihood ? [{ text: text!, likelihood, size, foot }] : [];
  });
  const most = Math.max(...looks.map(({ likelihood }) => likelihood));
  // Of letters whose small ones are drawn like capitals the size of the line tells which they are.
  const alike = looks.filter(({ likelihood }) => likelihood > most - UNREAD_WORDS.alike);
  return alike.sort((a, b) => Math.abs(Math.log(a.size / usual)) - Math.abs(Math.log(b.size / usual)))[0];
}

const { small, ascender, capital, accentedCapital, tail, shortTail } = LETTER_REACH;
const REACHES = [small, ascender, capital, accentedCapital].flatMap((up) => [0, shortTail, tail].map((down) => ({ up, down })));

/** Tells words that stand on the level of another no further away. */
const isBeside =
  (word: PixelBox, away: number) =>
  (other: PixelBox): boolean =>
    overlapY(other, word) > UNREAD_WORDS.level * Math.min(boxHeight(other), boxHeight(word)) &&
    overlapX({ left: other.left - away, right: other.right + away }, word) > 0;

/** The lines with the words that a piece is of made whole, if only by their box, where that is what is seen; a piece of what the reader does not know is none. */
function withWhole(piece: ReadWord, beside: readonly ReadWord[], { size, foot }: Seen, { image, lines }: PagePrint): ReadLine[] {
  const box = unionBox([piece, ...beside]);
  const texts = [[piece, ...beside], beside].map((parts) => inOrder(parts).map(({ text }) => text).join('')).filter(isKnown); // prettier-ignore
  const strip = cutStripOf(image, box, { foot, size });
  if (!strip) return [...lines];
  const frames = readStrip(strip.ink, strip.width);
  const [likeliest] = texts.map((text) => ({ text, likelihood: textLikelihood(frames, text) })).sort((a, b) => b.likelihood - a.likelihood);
  if (!likeliest || likeliest.likelihood < UNREAD_WORDS.leastWhole) return [...lines];
  const { text, likelihood } = likeliest;
  const [first, ...others] = beside;
  const word = { ...first!, ...box, text, letterScores: undefined, looked: { likelihood, rivalGain: 0 } };
  return lines.map((line) => {
    const words = line.words.filter((each) => !others.includes(each)).map((each) => (each === first ? word : each));
    return { ...line, words };
  });
}

/** Whether a word stands below another, as the second line of a cell does. */
const wrapsBelow = (word: PixelBox, lines: readonly ReadLine[], usual: number): boolean =>
  lines.some(({ words }) =>
    words.some(
      (other) =>
        overlapX(other, word) > 0 &&
        word.top - other.bottom > -UNREAD_WORDS.lineGap * usual &&
        word.top - other.bottom < UNREAD_WORDS.lineGap * usual,
    ),
  );
