import { detectLanguage } from './detect-language';
import { dropNoise } from './drop-noise';
import { rereadLines } from './reread-lines';
import type { SizedImage } from './gray-image';
import type { Language, ReadLine, Recogniser } from './recogniser';

export interface ReadPage {
  lines: ReadLine[];
  language: Language;
}

/** Reads the words of a prepared page in English, which tells whether it stands upright and which language it is in. */
export function readEnglish(image: SizedImage, recogniser: Recogniser, signal?: AbortSignal): Promise<ReadLine[]> {
  return recogniser.read(image, { languages: ['eng'], pageMode: 'block', signal });
}

/**
 * Reads a page again where its English reading shows it to be in another language. English stays beside that one because it
 * reads numbers and codes better. Measured on French invoices: cells read .938 in English alone, .983 in both; invoice numbers
 * .75 in French alone, .94 in both.
 */
export async function readInLanguage(
  image: SizedImage,
  english: readonly ReadLine[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<ReadPage> {
  const language = detectLanguage(english.flatMap((line) => line.words.map((word) => word.text)));
  const languages: Language[] = language === 'eng' ? ['eng'] : [language, 'eng'];
  const lines = language === 'eng' ? english : await recogniser.read(image, { languages, pageMode: 'block', signal });
  return { lines: await rereadLines(image, dropNoise(lines), languages, recogniser, signal), language };
}
