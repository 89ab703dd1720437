import { crop, turn, type SizedImage } from '../image/gray-image';
import type { ReadLine, Recogniser, Rotation } from '../tesseract/recogniser';
import { FIND_ROTATION } from './weights';

/**
 * Finds how to turn a page on which an upright reading made no sense: as the shapes of its letters tell, in whatever script
 * (docs/decisions/turned-pages.md), else the way in which its middle reads best.
 */
export async function findRotation(
  image: SizedImage,
  upright: readonly ReadLine[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Rotation> {
  if (upright.length === 0 || sense(upright) >= FIND_ROTATION.sensible) return 0;
  const orientation = await recogniser.findOrientation?.(image, signal);
  if (orientation && orientation.margin >= FIND_ROTATION.clearMargin) return orientation.rotation;
  const found: { rotation: Rotation; sense: number } = {
    rotation: 0,
    sense: Math.max(FIND_ROTATION.leastSense, sense(upright) + FIND_ROTATION.clearlyBetter),
  };
  const middle = cropMiddle(image);
  for (const rotation of [90, 180, 270] as const) {
    const lines = await recogniser.read(turn(middle, rotation), { languages: ['eng'], pageMode: 'block', isSecond: true, signal });
    if (sense(lines) > found.sense) Object.assign(found, { rotation, sense: sense(lines) });
  }
  return found.rotation;
}

/** How much a reading looks like text: the recogniser's score of words of three letters or more, over all that was read. */
export function sense(lines: readonly ReadLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < FIND_ROTATION.fewestLetters) return 0;
  return words.filter(({ text }) => text.length >= 3).reduce((sum, { text, score }) => sum + text.length * score, 0) / letters;
}

/** How much the words of a reading look like words: the score of their letters; figures, which every language reads alike, tell nothing. */
export function senseOfLetters(lines: readonly ReadLine[]): number {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => /\p{L}{3}/u.test(text));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters < FIND_ROTATION.fewestLetters ? 1 : words.reduce((sum, { text, score }) => sum + text.length * score, 0) / letters;
}

function cropMiddle(image: SizedImage): SizedImage {
  const side = Math.round((FIND_ROTATION.piecePt * image.dpi) / 72);
  const width = Math.min(image.width, side);
  const height = Math.min(image.height, side);
  const left = (image.width - width) >> 1;
  const top = (image.height - height) >> 1;
  return crop(image, { left, top, right: left + width, bottom: top + height });
}
