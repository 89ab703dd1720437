import type { InkMap } from './find-ink';
import { boxHeight, contains } from '../../model/box';
import type { PixelBox } from '../image/gray-image';
import { FIND_MARKS } from './weights';

/** Boxes of the connected pieces of ink: letters, specks, drawings. */
export function findMarks({ width, height, ink }: InkMap): PixelBox[] {
  const parents: number[] = [];
  const boxes: PixelBox[] = [];
  let above: { left: number; right: number; mark: number }[] = [];
  for (let y = 0; y < height; y++) {
    const row: typeof above = [];
    let next = 0;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] === 0) continue;
      const left = x;
      while (x < width && ink[y * width + x] === 1) x++;
      let mark = -1;
      while (next < above.length && above[next]!.right < left) next++;
      for (let at = next; at < above.length && above[at]!.left <= x; at++) {
        mark = mark < 0 ? root(parents, above[at]!.mark) : unite(parents, boxes, mark, root(parents, above[at]!.mark));
      }
      if (mark < 0) {
        mark = parents.push(parents.length) - 1;
        boxes.push({ left, top: y, right: x, bottom: y + 1 });
      }
      extend(boxes[mark]!, left, x, y + 1);
      row.push({ left, right: x, mark });
    }
    above = row;
  }
  return boxes.filter((_, mark) => parents[mark] === mark);
}

/** Height in pixels of the usual letter of the page; undefined where there is no text to speak of. */
export function letterHeight(marks: readonly PixelBox[]): number | undefined {
  const letters = marks
    .filter((mark) => boxHeight(mark) >= FIND_MARKS.smallestLetterPx && isLetterShaped(mark))
    .sort((a, b) => boxHeight(a) - boxHeight(b));
  if (letters.length < FIND_MARKS.fewestLetters) return undefined;
  // Each mark weighs as much as it is high: a page may have more specks than letters.
  let half = letters.reduce((sum, mark) => sum + boxHeight(mark), 0) / 2;
  const usual = letters.find((mark) => (half -= boxHeight(mark)) <= 0)!;
  return isFrame(usual, letters) ? letterHeight(letters.filter((mark) => mark !== usual)) : boxHeight(usual);
}

/** Whether most of the others lie in a mark: the edge of a sheet on a photo, around few letters, weighs more than all of them. */
const isFrame = (mark: PixelBox, letters: readonly PixelBox[]): boolean =>
  letters.filter((letter) => contains(mark, letter, 0)).length * 2 > letters.length;

/** Neither a line nor a dash nor a picture. */
function isLetterShaped({ left, top, right, bottom }: PixelBox): boolean {
  const ratio = (right - left) / (bottom - top);
  return ratio > FIND_MARKS.slimmest && ratio < FIND_MARKS.widest;
}

function root(parents: number[], mark: number): number {
  while (parents[mark] !== mark) mark = parents[mark] = parents[parents[mark]!]!;
  return mark;
}

function unite(parents: number[], boxes: PixelBox[], a: number, b: number): number {
  if (a === b) return a;
  parents[b] = a;
  const [kept, gone] = [boxes[a]!, boxes[b]!];
  kept.top = Math.min(kept.top, gone.top);
  extend(kept, gone.left, gone.right, gone.bottom);
  return a;
}

function extend(box: PixelBox, left: number, right: number, bottom: number): void {
  if (left < box.left) box.left = left;
  if (right > box.right) box.right = right;
  if (bottom > box.bottom) box.bottom = bottom;
}
