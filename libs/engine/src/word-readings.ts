import { decodeImage } from './readers/image/decode-image';
import { readPicture } from './recognise/recognise-page';
import { wordFeatures } from './recognise/letters/word-chance';

/** A text that a word off a picture may be, and what tells whether it is right. */
interface TextReading {
  text: string;
  features: Float32Array;
}

/** A word as the recogniser read it, and the texts that the reader of single letters weighed against that, each with what tells which is printed. */
export interface WordReading extends TextReading {
  choices: readonly (TextReading & { choice: Float32Array })[];
}

/** The words of the first page of an image file, for the bench that fits which of two texts is printed, and how sure words are. */
export async function wordReadings(bytes: Uint8Array): Promise<WordReading[]> {
  const { lines } = await readPicture(await decodeImage(bytes, 1));
  return lines.flatMap((line) =>
    line.words.map((word) => {
      const read = word.weighed?.read ?? word;
      const choices = (word.weighed?.choices ?? []).map((choice) => ({
        text: choice.word.text,
        features: wordFeatures(choice.word, line),
        choice: choice.features,
      }));
      return { text: read.text, features: wordFeatures(read, line), choices };
    }),
  );
}
