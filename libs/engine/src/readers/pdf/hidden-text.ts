import { containsCentre, type Box } from '../../model/box';
import type { FilledBox } from '../../model/page';
import type { Character } from './character';

/** Ink at least this light on white paper cannot be read. */
const UNSEEN_SHADE = 0.97;
/** A ground at most this light makes white ink readable. */
const GROUND_SHADE = 0.92;
/** Pictures that cover this part of the page are a scan of it. */
const SCAN_SHARE = 0.5;

/** What lies around the characters and decides whether they can be seen. */
interface Surroundings {
  width: number;
  height: number;
  fills: readonly FilledBox[];
  images: readonly Box[];
}

/** Whether pictures cover most of the page. */
export function isScanned(page: Pick<Surroundings, 'width' | 'height' | 'images'>): boolean {
  const area = page.images.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return area >= SCAN_SHARE * page.width * page.height;
}

/** Leaves out what a reader of the page would not see: white on white, and invisible text unless it is the text layer of a scan. */
export function visibleCharacters(characters: readonly Character[], page: Surroundings): Character[] {
  const invisible = characters.filter((character) => character.style.invisible).length;
  const isTextLayer = isScanned(page) && invisible * 2 > characters.length;
  const grounds = new Grounds(page);
  return characters.filter((character) => {
    if (character.style.invisible) return isTextLayer;
    return character.style.shade < UNSEEN_SHADE || grounds.holds(character.box);
  });
}

/** Looks for grounds on one page, after which every light character counts as seen. Pages of the born-digital suites take 40,000. */
const MOST_LOOKS = 5_000_000;

/** What white ink can be read on: dark fills and pictures. */
class Grounds {
  private readonly boxes: Box[];
  private looks = 0;

  constructor({ fills, images }: Surroundings) {
    this.boxes = [...fills.filter((fill) => fill.shade <= GROUND_SHADE).map((fill) => fill.box), ...images];
  }

  holds(box: Box): boolean {
    for (const ground of this.boxes) {
      if (containsCentre(ground, box) || ++this.looks > MOST_LOOKS) return true;
    }
    return false;
  }
}
