import { decodeImage } from './readers/image/decode-image';
import { readPicture } from './recognise/recognise-page';
import { wordFeatures } from './recognise/letters/word-chance';

/** A word that was read off a picture, and what tells whether it is right. */
export interface WordReading {
  text: string;
  features: Float32Array;
}

/** The words of the first page of an image file, for the bench that fits how sure they are. */
export async function wordReadings(bytes: Uint8Array): Promise<WordReading[]> {
  const { lines } = await readPicture(await decodeImage(bytes, 1));
  return lines.flatMap((line) => line.words.map((word) => ({ text: word.text, features: wordFeatures(word, line) })));
}
