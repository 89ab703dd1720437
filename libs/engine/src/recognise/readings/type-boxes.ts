import { boxHeight } from '../../model/box';
import { median } from '../../model/median';
import type { Word } from '../../model/page';
import { isReachKnown, reachOf } from '../letters/letter-reach';
import { LETTER_REACH } from '../letters/weights';
import { TYPE_BOXES } from './weights';

/** Where the letters of a word stand and how large their type is, in points. */
export interface Setting {
  size: number;
  foot: number;
}

/**
 * Gives words of a picture the boxes that words of a text file have: one size of the type high around the line that they stand on, whichever
 * letters they are of. A recogniser's boxes hold ink alone: those of `Orden de` and `compra`, side by side, share half of their height.
 */
export function withTypeBoxes(lines: readonly (readonly Word[])[]): Word[] {
  const settings = lines.map(settingsOf);
  const sizes = settings.flat().flatMap((setting) => (setting ? [setting.size] : []));
  return lines.flatMap((line, at) => line.map((word, position) => set(word, settings[at]![position], sizes)));
}

/** How the words of a line are set; a mark, and a word that none beside it is set like (`Jumla`, whose first letter hangs in some faces), as most of them are. */
function settingsOf(line: readonly Word[]): (Setting | undefined)[] {
  const own = line.map(settingOf);
  const alike = own.map((setting) => (setting ? own.filter((other): other is Setting => isSetLike(other, setting)) : []));
  const most = alike.reduce<Setting[]>((best, group) => (group.length > best.length ? group : best), []);
  const usual = most.length >= TYPE_BOXES.fewestAgreeing ? middleOf(most) : undefined;
  return own.map((setting, at) => {
    if (usual && alike[at]!.length <= 1 && mayBeSetAs(line[at]!, setting, usual)) return usual;
    return setting && middleOf(alike[at]!);
  });
}

/** What words that stand on one foot in one size have in the middle: single boxes are a pixel too high or too low. */
const middleOf = (alike: readonly Setting[]): Setting => ({
  size: median(alike.map(({ size }) => size))!,
  foot: median(alike.map(({ foot }) => foot))!,
});

const isSetLike = (other: Setting | undefined, { size, foot }: Setting): boolean =>
  other !== undefined && isOfSize(other.size, size, TYPE_BOXES.sameSizeInLine) && Math.abs(other.foot - foot) < size * TYPE_BOXES.sameFoot;

/** Small letters alone say least of their size: a box that holds a piece of the next line makes three times of it. */
function mayBeSetAs({ text, box }: Word, own: Setting | undefined, usual: Setting): boolean {
  const isOfSmallLetters = reachOf(text).up <= LETTER_REACH.small;
  if (own && !isOfSmallLetters && !isOfSize(own.size, usual.size, TYPE_BOXES.mismeasured)) return false;
  const [top, bottom] = [usual.foot - TYPE_BOXES.up * usual.size, usual.foot + TYPE_BOXES.down * usual.size];
  return Math.min(bottom, box.bottom) - Math.max(top, box.top) > boxHeight(box) * TYPE_BOXES.sharedPart;
}

/** Undefined of marks alone, of letters of several lines that were taken for one word's, and of letters that reach as their script does and not as they are known here. */
export function settingOf({ text, box }: Word): Setting | undefined {
  if (!/[\p{L}\p{N}]/u.test(text) || !isReachKnown(text)) return undefined;
  const { up, down } = reachOf(text);
  if (up === 0) return undefined;
  const size = boxHeight(box) / (up + down);
  if (box.right - box.left < size * TYPE_BOXES.narrowest * text.length) return undefined;
  return { size, foot: box.bottom - down * size };
}

const isOfSize = (a: number, b: number, part: number): boolean => Math.abs(Math.log(a / b)) <= part;

function set(word: Word, setting: Setting | undefined, sizes: readonly number[]): Word {
  if (!setting) return word;
  const size = median(sizes.filter((other) => isOfSize(other, setting.size, TYPE_BOXES.sameSize)))!;
  const { left, right } = word.box;
  return {
    ...word,
    fontSize: size,
    box: { left, top: setting.foot - TYPE_BOXES.up * size, right, bottom: setting.foot + TYPE_BOXES.down * size },
  };
}
