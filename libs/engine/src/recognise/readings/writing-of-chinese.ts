import type { ReadLine } from '../tesseract/recogniser';
import { READ_SCRIPT } from './weights';

/** What two models say of the letters that both read in one place and read differently. */
export interface DifferingLetters {
  count: number;
  /** By how much the model of traditional signs is surer of them: the mean difference of the log-odds of the recogniser's scores. */
  traditionalGain: number;
}

/**
 * What tells the way in which Chinese is written: most signs are the same in both, and either model is sure of them. Where the two differ, the one whose sign is
 * not printed answers with the nearest that it knows, and is less sure of it.
 */
export function differingLetters(simplified: readonly ReadLine[], traditional: readonly ReadLine[]): DifferingLetters {
  const others = traditional.flatMap(ideographsOf);
  const gains = simplified.flatMap(ideographsOf).flatMap((sign) => {
    const other = others.find((each) => isInPlace(each, sign));
    return other && other.text !== sign.text ? [logOdds(other.score) - logOdds(sign.score)] : [];
  });
  return { count: gains.length, traditionalGain: gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length) };
}

/** Of a score of 0 to 1, kept from the infinite. */
const logOdds = (score: number): number => Math.log((score + READ_SCRIPT.apart) / (1 + READ_SCRIPT.apart - score));

/** An ideograph of a line, with its share of its word's box, in pixels. */
interface Ideograph {
  text: string;
  score: number;
  across: number;
  width: number;
  top: number;
  bottom: number;
}

function ideographsOf({ words }: ReadLine): Ideograph[] {
  return words.flatMap(({ text, score, letterScores, left, right, top, bottom }) => {
    const letters = Array.from(text);
    const width = (right - left) / letters.length;
    const signs = letters.map((letter, at) => ({
      ...{ text: letter, score: letterScores?.[at] ?? score },
      ...{ across: left + ((2 * at + 1) * width) / 2, width, top, bottom },
    }));
    return signs.filter((sign) => /\p{Script=Han}/u.test(sign.text));
  });
}

const isInPlace = (other: Ideograph, { across, width, top, bottom }: Ideograph): boolean => {
  const height = (other.top + other.bottom) / 2;
  return Math.abs(other.across - across) < width / 2 && height > top && height < bottom;
};
