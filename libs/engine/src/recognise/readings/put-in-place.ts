import { unionBox } from '../../model/box';
import type { ReadLine } from '../tesseract/recogniser';

/** Puts a line before the first one that lies below it. */
export function putInPlace(lines: readonly ReadLine[], found: ReadLine): ReadLine[] {
  const { bottom } = unionBox(found.words);
  const below = lines.findIndex(({ words }) => unionBox(words).top >= bottom);
  return lines.toSpliced(below < 0 ? lines.length : below, 0, found);
}
