import { detectLanguage } from './detect-language';
import { dropNoise } from './drop-noise';
import type { SizedImage } from './gray-image';
import type { Language, ReadLine, Recogniser } from './recogniser';

export interface ReadPage {
  lines: ReadLine[];
  language: Language;
}

/**
 * Reads the words of a prepared page: in English first, which tells the language, then again in that one. English stays beside
 * the other language because it reads numbers and codes better. Measured on French invoices: cells read .938 in English alone,
 * .983 in both; codes .69 in French alone, .94 in both.
 */
export async function readWords(image: SizedImage, recogniser: Recogniser, signal?: AbortSignal): Promise<ReadPage> {
  const english = await recogniser.read(image, { languages: ['eng'], pageMode: 'block', signal });
  const language = detectLanguage(english.flatMap((line) => line.words.map((word) => word.text)));
  const lines = language === 'eng' ? english : await recogniser.read(image, { languages: [language, 'eng'], pageMode: 'block', signal });
  return { lines: dropNoise(lines), language };
}
