import type { Language, ReadLine } from '../tesseract/recogniser';
import { WRITING_OF_CHINESE } from './weights';

/** The models of the two ways in which Chinese is written. */
export const [SIMPLIFIED, TRADITIONAL]: [Language, Language] = ['chi_sim', 'chi_tra'];

/** The model of the way in which a page is written, by what both models read of pieces of it; undefined where those leave it open. */
export function writingOfPieces(simplified: readonly ReadLine[], traditional: readonly ReadLine[]): Language | undefined {
  const { count, gain } = differences(simplified, traditional);
  const isOpen =
    count < WRITING_OF_CHINESE.fewest || (gain > WRITING_OF_CHINESE.simplifiedGain && gain < WRITING_OF_CHINESE.traditionalGain);
  return isOpen ? undefined : writingBy(gain);
}

/** The same by what they read of the whole page, which decides. */
export const writingOfPage = (simplified: readonly ReadLine[], traditional: readonly ReadLine[]): Language =>
  writingBy(differences(simplified, traditional).gain);

const writingBy = (gain: number): Language => (gain > WRITING_OF_CHINESE.gainOfPage ? TRADITIONAL : SIMPLIFIED);

/**
 * How many letters both models read in one place and read differently, and by how much that of traditional signs is surer of them: the mean difference of the log-odds
 * of the recogniser's scores. Most signs are the same in both ways of writing, and either model is sure of them. Where the two differ, the one whose sign is not
 * printed answers with the nearest that it knows, and is less sure of it.
 */
function differences(simplified: readonly ReadLine[], traditional: readonly ReadLine[]): { count: number; gain: number } {
  const others = traditional.flatMap(ideographsOf);
  const gains = simplified.flatMap(ideographsOf).flatMap((sign) => {
    const other = others.find((each) => isInPlace(each, sign));
    return other && other.text !== sign.text ? [logOdds(other.score) - logOdds(sign.score)] : [];
  });
  return { count: gains.length, gain: gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length) };
}

/** Of a score of 0 to 1, kept from the infinite. */
const logOdds = (score: number): number => Math.log((score + WRITING_OF_CHINESE.apart) / (1 + WRITING_OF_CHINESE.apart - score));

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
