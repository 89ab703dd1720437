import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';

/** Writes signs that a page of Japan or Korea prints and no model has: `▲` before what is taken off, and the `(주)` of a company. */
export function withSignsOfScript(lines: readonly ReadLine[], language: Language): ReadLine[] {
  if (language === 'jpn') return lines.map((line) => ({ ...line, words: line.words.map(withTriangle) }));
  if (language === 'kor') return lines.map((line) => ({ ...line, words: withCompanySigns(line.words) }));
  return [...lines];
}

/** `A1,000`: an amount in groups has no letter before it. */
const withTriangle = (word: ReadWord): ReadWord =>
  /^A\d{1,3}(?:,\d{3})+$/.test(word.text) ? { ...word, text: `▲${word.text.slice(1)}` } : word;

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
