import type { GrayImage } from '../image/gray-image';
import { DARK_GROUND } from './weights';

/** Makes light print on a dark sheet dark print on a light one: menus, screens at night, negatives of a microfilm. */
export function lightGround(image: GrayImage): GrayImage {
  return isOnDarkGround(image) ? { ...image, data: image.data.map((shade) => 255 - shade) } : image;
}

/** Print covers the smaller part of any square that it stands in: where that is the light part nearly everywhere, the ground of a dark sheet is dark. */
function isOnDarkGround(image: GrayImage): boolean {
  if (!isDark(image)) return false;
  const side = DARK_GROUND.squarePx;
  let [light, dark] = [0, 0];
  for (let top = 0; top + side <= image.height; top += side)
    for (let left = 0; left + side <= image.width; left += side) {
      const part = darkPart(image, left, top);
      if (part === undefined) continue;
      if (part <= DARK_GROUND.mostPrint) light++;
      else if (part >= 1 - DARK_GROUND.mostPrint) dark++;
    }
  return dark > (light + dark) * DARK_GROUND.leastPart;
}

function isDark({ data }: GrayImage): boolean {
  let sum = 0;
  for (let at = 0; at < data.length; at++) sum += data[at]!;
  return sum < data.length * DARK_GROUND.lightestMean;
}

/** The part of a square that is nearer to its darkest shade than to its lightest; undefined of an even one. */
function darkPart({ data, width }: GrayImage, left: number, top: number): number | undefined {
  const side = DARK_GROUND.squarePx;
  let [darkest, lightest] = [255, 0];
  for (let y = top; y < top + side; y++)
    for (let at = y * width + left; at < y * width + left + side; at++) {
      if (data[at]! < darkest) darkest = data[at]!;
      if (data[at]! > lightest) lightest = data[at]!;
    }
  if (lightest - darkest < DARK_GROUND.leastContrast) return undefined;
  let dark = 0;
  for (let y = top; y < top + side; y++)
    for (let at = y * width + left; at < y * width + left + side; at++) if (2 * data[at]! < darkest + lightest) dark++;
  return dark / (side * side);
}
