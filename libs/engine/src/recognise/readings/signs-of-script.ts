import { abbreviations, isBracketedForm, isPointedUnit, scriptsOfModel, vowelCompounds } from '../../lexicon/lexicon';
import { withArmenianLetters } from './armenian-letters';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';

/**
 * Writes signs that a page of Japan, Korea, Thailand, Israel or Armenia prints and no model has, or has in pieces: `▲` before what is taken off, the `(주)` of a
 * company, the vowel `ำ`, the mark of an abbreviation and its point.
 */
export function withSignsOfScript(lines: readonly ReadLine[], language: Language): ReadLine[] {
  const isIn = (script: string): boolean => scriptsOfModel(language).includes(script);
  if (isIn('Hiragana')) return lines.map((line) => ({ ...line, words: line.words.map(withTriangle) }));
  if (isIn('Armenian')) return lines.map((line) => ({ ...line, words: line.words.map(withLetters) }));
  if (isIn('Hebrew')) return lines.map((line) => ({ ...line, words: line.words.map(withAbbreviationMark) }));
  if (isIn('Thai')) return lines.map((line) => ({ ...line, words: withPoints(line.words.map(withVowelAm).map(withWater)) }));
  if (isIn('Hangul')) return lines.map((line) => ({ ...line, words: withCompanySigns(line.words.map(withMiddleDot)) }));
  return [...lines];
}

const withLetters = (word: ReadWord): ReadWord => {
  const text = withArmenianLetters(word.text);
  return text === word.text ? word : { ...word, text, ...(text.length === word.text.length ? {} : { letterScores: undefined }) };
};

/** `A1,000`: an amount in groups has no letter before it. */
const withTriangle = (word: ReadWord): ReadWord =>
  /^A\d{1,3}(?:,\d{3})+$/.test(word.text) ? { ...word, text: `▲${word.text.slice(1)}` } : word;

/** `מעיימ` is מע"מ: no word but an abbreviation ends in one of these letters, which have another form at an end. Others are known. */
const withAbbreviationMark = (word: ReadWord): ReadWord => {
  const marked = word.text.replace(/(?<=\p{Script=Hebrew})יי(?=[כמנפצ](?!\p{Script=Hebrew}))/gu, '"');
  const text = ABBREVIATIONS.get(marked) ?? marked;
  return text === word.text ? word : { ...word, text, letterScores: undefined };
};

/** Known abbreviations as they are read, their marks as letters: `קייג`, `יחי`. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  abbreviations.map((printed) => [printed.replace('"', 'יי').replace("'", 'י'), printed]),
);

/** A vowel of old texts (`ㆍ`) is what Korean's model says for the dot between two words. */
const withMiddleDot = (word: ReadWord): ReadWord => (word.text.includes('ㆍ') ? { ...word, text: word.text.replaceAll('ㆍ', '·') } : word);

/** The ring of the vowel is read as a sign of its own, before a tone or behind it, or as a second tone, which no letter has: `จํานวน`, `น้้า`. */
function withVowelAm(word: ReadWord): ReadWord {
  const text = word.text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32|([\u0e48-\u0e4b])[\u0e48-\u0e4b\u0e4d]+\u0e32/g, '$1$2\u0e33');
  return text === word.text ? word : { ...word, text, letterScores: undefined };
}

/** `น้ำ` (water) loses its ring or its tone before what is made of it: `น้ายา`, `นำมัน`. `น้า` alone is an aunt. */
function withWater(word: ReadWord): ReadWord {
  const text = COMPOUNDS.reduce((read, { misread, printed }) => read.replace(misread, printed), word.text);
  return text === word.text ? word : { ...word, text, letterScores: undefined };
}

/** Compounds with a vowel `ำ` behind a tone: how they are read, and how they are printed. */
const COMPOUNDS = vowelCompounds.map((printed) => {
  const [, before, tone, behind] = /^(.*?)([\u0e48-\u0e4b])\u0e33(.+)$/.exec(printed)!;
  return { misread: new RegExp(`${before}(?:${tone}?\u0e33|${tone}\u0e32)${behind}`, 'g'), printed };
});

/** Thai shortens units with a point, which is lost as a speck: `5 กก` is 5 กก. */
const withPoints = (words: readonly ReadWord[]): ReadWord[] =>
  words.map((word, at) => {
    const [before, behind] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
    const isUnit = isPointedUnit(word.text) && (/^\d/.test(word.text) || /\d$/.test(before));
    return isUnit && behind !== '.' ? { ...word, text: `${word.text}.`, letterScores: undefined } : word;
  });

/** `주 ) 한빛` and `주) 한빛`: the opening bracket is lost, or set apart. */
function withCompanySigns(words: readonly ReadWord[]): ReadWord[] {
  return words.reduce<ReadWord[]>((joined, word) => {
    const sign = joined.at(-1);
    if (word.text.endsWith(')') && isBracketedForm(word.text.slice(0, -1)) && sign?.text !== '(')
      return [...joined, { ...word, text: `(${word.text}`, letterScores: undefined }];
    if (word.text !== ')' || !sign || !isBracketedForm(sign.text) || joined.at(-2)?.text === '(') return [...joined, word];
    const score = Math.min(sign.score, word.score);
    return [...joined.slice(0, -1), { ...sign, text: `(${sign.text})`, right: word.right, score, letterScores: undefined }];
  }, []);
}
