import type { PixelBox } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { DROP_DOUBLES } from './weights';

interface Placed {
  word: ReadWord;
  line: number;
}

/**
 * What was read twice in one place stands once: a recogniser that tears a line of print in two reads most of its words with either. Of words of
 * different lines that lie over one another, those of the line that has more of them are kept.
 */
export function dropDoubles(lines: readonly ReadLine[]): ReadLine[] {
  const placed = lines.flatMap(({ words }, line) => words.map((word): Placed => ({ word, line })));
  const dropped = new Set([...placesReadTwice(placed).flatMap(fewerRead), ...splinters(placed)]);
  if (dropped.size === 0) return [...lines];
  return lines.map((line) => ({ ...line, words: line.words.filter((word) => !dropped.has(word)) })).filter(({ words }) => words.length > 0);
}

/** What was read of the dots and the ends of another line's letters: in the place of a surer word, and far lower. */
function splinters(placed: readonly Placed[]): ReadWord[] {
  return placed
    .filter((low) => placed.some(({ word, line }) => line !== low.line && word.score > low.word.score && isSplinterOf(low.word, word)))
    .map(({ word }) => word);
}

/** Whether one lies in the place of another, far lower. */
export const isSplinterOf = (low: PixelBox, word: PixelBox): boolean =>
  low.top >= word.top &&
  low.bottom <= word.bottom &&
  low.bottom - low.top < DROP_DOUBLES.splinterHeight * (word.bottom - word.top) &&
  Math.min(low.right, word.right) - Math.max(low.left, word.left) > DROP_DOUBLES.sharedWidth * (low.right - low.left);

/** Words of more than one line that lie over one another, each with all that lie over any of them. */
function placesReadTwice(placed: readonly Placed[]): Placed[][] {
  const places: Placed[][] = [];
  const sorted = [...placed].sort((a, b) => a.word.left - b.word.left);
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length && sorted[next]!.word.left < one.word.right; next++) {
      const other = sorted[next]!;
      if (one.line === other.line || !liesOver(one.word, other.word)) continue;
      const known = places.filter((place) => place.includes(one) || place.includes(other));
      const place = [...new Set([...known.flat(), one, other])];
      places.splice(0, places.length, ...places.filter((each) => !known.includes(each)), place);
    }
  return places;
}

/** Words of one height on one line of print, the narrower of them mostly in the other. */
function liesOver(a: PixelBox, b: PixelBox): boolean {
  const [low, high] = [a, b].map(({ top, bottom }) => bottom - top).sort((one, other) => one - other) as [number, number];
  if (high > low * DROP_DOUBLES.oneHeight) return false;
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return down > DROP_DOUBLES.sharedHeight * low && across > DROP_DOUBLES.sharedWidth * Math.min(a.right - a.left, b.right - b.left);
}

/** The words of a place but for those of the line that has most, in letters as sure as they are; of a word and a piece of it the whole one is kept. */
function fewerRead(place: readonly Placed[]): ReadWord[] {
  const [one, other] = place as [Placed, Placed];
  if (place.length === 2 && isPieceOf(other.word, one.word)) return [other.word];
  if (place.length === 2 && isPieceOf(one.word, other.word)) return [one.word];
  const read = new Map<number, number>();
  for (const { word, line } of place) read.set(line, (read.get(line) ?? 0) + word.score * (word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0));
  const most = Math.max(...read.values());
  const kept = place.find(({ line }) => read.get(line) === most)!.line;
  return place.filter(({ line }) => line !== kept).map(({ word }) => word);
}

/** Whether a word has all that a piece has, and letters or figures beyond it: marks alone make no word whole (`|Total`). */
function isPieceOf(piece: ReadWord, { text }: ReadWord): boolean {
  const rest = text.replace(piece.text, '');
  return rest !== text && /[\p{L}\p{N}]/u.test(rest);
}
