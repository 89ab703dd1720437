import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';

/**
 * Writes signs that a page of Japan, Korea, Thailand or Israel prints and no model has, or has in pieces: `▲` before what is taken off, the `(주)` of a
 * company, the vowel `ำ`, the mark of an abbreviation.
 */
export function withSignsOfScript(lines: readonly ReadLine[], language: Language): ReadLine[] {
  if (language === 'jpn') return lines.map((line) => ({ ...line, words: line.words.map(withTriangle) }));
  if (language === 'heb') return lines.map((line) => ({ ...line, words: line.words.map(withAbbreviationMark) }));
  if (language === 'tha') return lines.map((line) => ({ ...line, words: line.words.map(withVowelAm) }));
  if (language === 'kor') return lines.map((line) => ({ ...line, words: withCompanySigns(line.words.map(withMiddleDot)) }));
  return [...lines];
}

/** `A1,000`: an amount in groups has no letter before it. */
const withTriangle = (word: ReadWord): ReadWord =>
  /^A\d{1,3}(?:,\d{3})+$/.test(word.text) ? { ...word, text: `▲${word.text.slice(1)}` } : word;

/** `מעיימ` is מע"מ: no word but an abbreviation ends in one of these letters, which have another form at an end. */
const withAbbreviationMark = (word: ReadWord): ReadWord => {
  const text = word.text.replace(/(?<=\p{Script=Hebrew})יי(?=[כמנפצ](?!\p{Script=Hebrew}))/gu, '"');
  return text === word.text ? word : { ...word, text, letterScores: undefined };
};

/** A vowel of old texts (`ㆍ`) is what Korean's model says for the dot between two words. */
const withMiddleDot = (word: ReadWord): ReadWord => (word.text.includes('ㆍ') ? { ...word, text: word.text.replaceAll('ㆍ', '·') } : word);

/** The ring of the vowel is read as a sign of its own, before a tone or behind it, or as a second tone, which no letter has: `จํานวน`, `น้้า`. */
function withVowelAm(word: ReadWord): ReadWord {
  const text = word.text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32|([\u0e48-\u0e4b])[\u0e48-\u0e4b\u0e4d]+\u0e32/g, '$1$2\u0e33');
  return text === word.text ? word : { ...word, text, letterScores: undefined };
}

/** `주 ) 한빛` and `주) 한빛`: the opening bracket is lost, or set apart. */
function withCompanySigns(words: readonly ReadWord[]): ReadWord[] {
  return words.reduce<ReadWord[]>((joined, word) => {
    const sign = joined.at(-1);
    if (word.text === '주)' && sign?.text !== '(') return [...joined, { ...word, text: '(주)', letterScores: undefined }];
    if (word.text !== ')' || sign?.text !== '주' || joined.at(-2)?.text === '(') return [...joined, word];
    return [
      ...joined.slice(0, -1),
      { ...sign, text: '(주)', right: word.right, score: Math.min(sign.score, word.score), letterScores: undefined },
    ];
  }, []);
}
