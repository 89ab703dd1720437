import { unionBox } from '../../model/box';
import { overlaps } from './vote';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { LATIN_CODES } from './weights';

/**
 * The lines with codes in Latin letters as English reads them, where the script's own model took their letter for one of its own or lost it (`ฯ -211`, `Ճ-1004`),
 * on a page that has others of which it did not. Of scripts whose letters are drawn like Latin ones this tells nothing.
 */
export function withLatinCodes(lines: readonly ReadLine[], english: readonly ReadLine[]): ReadLine[] {
  const known = new Set(lines.flatMap(({ words }) => words.map(({ text }) => text).filter((text) => CODE.test(text))));
  if (known.size < LATIN_CODES.fewestKnown) return [...lines];
  const codes = english.flatMap(({ words }) => words.flatMap((word) => codeOf(word) ?? []));
  return lines.map((line) => ({ ...line, words: codes.reduce(withCode, line.words) }));
}

const CODE = /^[A-Z]{1,2}-\d{2,6}$/;
/** What the recogniser sees beside a code. */
const WITH_SPECK = /^[_.,'‘]?([A-Z]{1,2}-\d{2,6})[_).,']?$/;

const codeOf = (word: ReadWord): ReadWord | undefined => {
  const text = WITH_SPECK.exec(word.text)?.[1];
  return text === undefined ? undefined : { ...word, text };
};

/** The words with a code in place of what was read of it: its figures, with another letter or none before them. */
function withCode(words: ReadWord[], code: ReadWord): ReadWord[] {
  const met = words.filter((word) => overlaps(word, code));
  const read = met.map(({ text }) => text).join('');
  const [, letters, figures] = /^([^\p{Nd}-]*)(-\d+)$/u.exec(read) ?? [];
  const isMisread = figures !== undefined && code.text.endsWith(figures) && !/[A-Za-z]/.test(letters!) && Array.from(letters!).length <= 2;
  if (!isMisread || code.text.length - figures.length > 2) return words;
  const score = Math.min(...met.map((word) => word.score));
  return words.flatMap((word) =>
    word === met[0] ? [{ ...word, ...unionBox(met), text: code.text, score, letterScores: undefined }] : met.includes(word) ? [] : [word],
  );
}
