import type { Buffer } from 'node:buffer';
import iconv from 'iconv-lite';
import { writtenAlphabets } from '../../lexicon/lexicon';
import { GUESS_CHARSET } from './weights';

/** Bytes beyond ASCII that are looked at; some hundred letters settle the charset of any language. */
const MOST_HIGH_BYTES = 4_000;

/**
 * The charset under which the text is best made of the letters of one language: short files have too few letters for statistics of their
 * frequency, but which letters they are tells as much. Undefined where nothing fits well.
 */
export function guessCharset(sample: Buffer): string | undefined {
  const readings = new Map(SINGLE_BYTE.map((charset) => [charset, iconv.decode(sample, charset)]));
  const wide = DOUBLE_BYTE.map(({ charset, judge }) => ({ charset, score: scorePairs(sample, judge) }));
  const narrow = ALPHABETS.map(({ charset, letters }) => ({ charset, score: scoreLetters(readings.get(charset)!, letters) }));
  const best = [...wide, ...narrow].reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= GUESS_CHARSET.enough ? best.charset : undefined;
}

/** Those that most texts are in first, because of equals the first is taken. */
const USUAL = 'windows-1252 windows-1250 macintosh cp850 iso-8859-2 cp852 windows-1254 windows-1257 windows-1251 koi8-r cp866 iso-8859-5 windows-1253'.split(' '); // prettier-ignore
const SINGLE_BYTE: readonly string[] = [...new Set([...USUAL, ...writtenAlphabets.flatMap(({ charsets }) => charsets)])];

const ALPHABETS = SINGLE_BYTE.flatMap((charset) =>
  writtenAlphabets
    .filter(({ charsets }) => charsets.includes(charset))
    .map(({ letters }) => ({ charset, letters: new Set(letters + letters.toUpperCase()) })),
);

/** The mean of what each character beyond ASCII says: 1 for a letter of the alphabet where a letter may stand, less for others. */
function scoreLetters(text: string, alphabet: ReadonlySet<string>): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < text.length && count < MOST_HIGH_BYTES; at++) {
    const character = text[at]!;
    if (character < '\u0080') continue;
    const value = valueOf(character, text[at - 1] ?? ' ', text[at + 1] ?? ' ', alphabet);
    if (value === undefined) continue;
    sum += value;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Signs that stand beside words in every language; they say nothing about it. */
const NEUTRAL = /[\u00a0€£§°«»„“”‘’‚–—…•·²³½¼×®©™]/;

function valueOf(character: string, before: string, behind: string, alphabet: ReadonlySet<string>): number | undefined {
  if (/\p{L}/u.test(character)) {
    if (!alphabet.has(character)) return -1;
    const isCapitalInside = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(character);
    return isCapitalInside || isOtherScript(character, before) || isOtherScript(character, behind) ? GUESS_CHARSET.misplaced : 1;
  }
  if (/\p{L}/u.test(before) && /\p{L}/u.test(behind) && !/[’‘·\u00a0–—]/.test(character)) return GUESS_CHARSET.misplaced;
  return NEUTRAL.test(character) ? undefined : -1;
}

const isOtherScript = (a: string, b: string): boolean => /\p{L}/u.test(b) && /\p{Script=Latin}/u.test(a) !== /\p{Script=Latin}/u.test(b);

/** What a pair of bytes says: 1 for a usual character, -1 for a rare one, undefined where it is none at all. */
type JudgePair = (lead: number, trail: number) => number | undefined;

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

/** Charsets of two bytes a character; first those whose usual characters are the fewest, because of equals the first is taken. */
const DOUBLE_BYTE: readonly { charset: string; judge: JudgePair }[] = [
  { charset: 'euc-kr', judge: (lead, trail) => rowOf(trail, within(lead, 0xb0, 0xc8)) },
  {
    charset: 'euc-jp',
    judge: (lead, trail) => (within(lead, 0xb0, 0xcf) && trail > 0xa0 ? GUESS_CHARSET.kanji : rowOf(trail, within(lead, 0xa4, 0xa5))),
  },
  { charset: 'shift_jis', judge: shiftJisPair },
  {
    charset: 'gb18030',
    judge: (lead, trail) => (trail < 0xa1 ? rareGbk(trail) : rowOf(trail, within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3))),
  },
  { charset: 'big5', judge: big5Pair },
];

const rowOf = (trail: number, isUsual: boolean): number | undefined => (within(trail, 0xa1, 0xfe) ? (isUsual ? 1 : -1) : undefined);

const rareGbk = (trail: number): number | undefined => (trail >= 0x40 && trail !== 0x7f ? -1 : undefined);

function shiftJisPair(lead: number, trail: number): number | undefined {
  if (within(lead, 0xa0, 0xdf) || lead > 0xfc || trail < 0x40 || trail === 0x7f || trail > 0xfc) return undefined;
  return within(lead, 0x81, 0x83) || within(lead, 0x88, 0x97) ? 1 : -1;
}

function big5Pair(lead: number, trail: number): number | undefined {
  if (!within(trail, 0x40, 0x7e) && !within(trail, 0xa1, 0xfe)) return undefined;
  return within(lead, 0xa1, 0xc6) ? 1 : -1;
}

/** The mean of what the pairs say; nothing where one of them is impossible. */
function scorePairs(sample: Buffer, judge: JudgePair): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < sample.length - 1 && count < MOST_HIGH_BYTES; at++) {
    if (sample[at]! < 0x80) continue;
    const value = judge(sample[at]!, sample[at + 1]!);
    if (value === undefined) return 0;
    sum += value;
    count++;
    at++;
  }
  return count < GUESS_CHARSET.fewestPairs ? 0 : sum / count;
}
