import { likeliestText } from '../letters/text-likelihood';
import { cutStrips } from '../letters/cut-strip';
import { readStrip } from '../letters/letter-network';
import { OTHER_ALPHABET } from '../letters/rival-texts';
import { readingLanguage } from './reading-language';
import { tellingWords } from './read-words';
import { tightenBoxes } from './tighten-boxes';
import type { SizedImage } from '../image/gray-image';
import type { ReadLine } from '../tesseract/recogniser';
import { SEEN_SCRIPT } from './weights';

/**
 * Whether the reader of single letters sees Greek or Cyrillic on a page of which English makes sense and no words tell a language: capitals of a till look
 * Latin to Tesseract, `ANOAEI=H AIANIKHE` for `ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ`.
 */
export async function seesOtherAlphabet(image: SizedImage, english: readonly ReadLine[]): Promise<boolean> {
  if ((await readingLanguage(tellingWords(english))) !== undefined) return false;
  const seen: boolean[] = [];
  for (const line of tightenBoxes(image, english))
    for (const word of line.words) {
      if (seen.length === SEEN_SCRIPT.mostWords || !/\p{L}{4}/u.test(word.text)) continue;
      const [strip] = cutStrips(image, word, line);
      // Letters that are drawn like Latin ones are seen as those.
      if (strip) seen.push(OTHER_ALPHABET.test(likeliestText(readStrip(strip.ink, strip.width))));
    }
  const others = seen.filter(Boolean).length;
  return others >= SEEN_SCRIPT.fewestWords && others >= seen.length * SEEN_SCRIPT.leastShare;
}
