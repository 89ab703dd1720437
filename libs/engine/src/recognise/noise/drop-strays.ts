import { boxHeight } from '../../model/box';
import { median } from '../../model/median';
import type { Word } from '../../model/page';
import { DROP_STRAYS } from './weights';

/**
 * Leaves out signs that hardly anybody would read far beside all that is printed: the edge of a sheet on a photo, a stroke of a stamp. Several on one side, or
 * ones that were read well, are a column of their own.
 */
export function dropStrays(lines: readonly (readonly Word[])[]): Word[][] {
  const words = lines.flat();
  const print = words.filter(({ text, readScore }) => Array.from(text).length > DROP_STRAYS.signs && readScore >= DROP_STRAYS.surely);
  if (print.length < DROP_STRAYS.fewestPrinted) return lines.map((line) => [...line]);
  const [left, right] = [Math.min(...print.map(({ box }) => box.left)), Math.max(...print.map(({ box }) => box.right))];
  const apart = ({ box }: Word): number => DROP_STRAYS.apart * boxHeight(box);
  const sides = [
    words.filter((word) => isShort(word) && word.box.right < left - apart(word)),
    words.filter((word) => isShort(word) && word.box.left > right + apart(word)),
  ];
  const isNone = (side: readonly Word[]): boolean =>
    side.length <= DROP_STRAYS.most && median(side.map(({ readScore }) => readScore))! < DROP_STRAYS.read;
  const strays = new Set(sides.filter(isNone).flat());
  return lines.map((line) => line.filter((word) => !strays.has(word)));
}

const isShort = ({ text }: Word): boolean => Array.from(text).length <= DROP_STRAYS.signs;
