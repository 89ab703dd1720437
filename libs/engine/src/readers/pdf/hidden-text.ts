import { boxArea, containsCentre, type Box } from '../../model/box';
import type { FilledBox } from '../../model/page';
import type { SizedImage } from '../../recognise/image/gray-image';
import type { Character } from './character';
import { HIDDEN_TEXT } from './weights';

/** What lies around the characters and decides whether they can be seen. */
interface Surroundings {
  width: number;
  height: number;
  fills: readonly FilledBox[];
  images: readonly Box[];
}

/** Whether pictures cover most of the page. */
export function isScanned(page: Pick<Surroundings, 'width' | 'height' | 'images'>): boolean {
  return pictureArea(page.images) >= HIDDEN_TEXT.scanShare * page.width * page.height;
}

/** In square points; where pictures overlap, each counts. */
export const pictureArea = (images: readonly Box[]): number => images.reduce((sum, box) => sum + boxArea(box), 0);

/**
 * Leaves out what a reader of the page would not see: white on white, and invisible text unless it is the text layer of a scan. A ground with round
 * corners is no box, and PDFium takes a fill of a pattern or a run of colours for a white one: where white ink stands on no known ground, the page is drawn to see.
 */
export function visibleCharacters(characters: readonly Character[], page: Surroundings, draw: () => SizedImage): Character[] {
  const invisible = characters.filter((character) => character.style.invisible).length;
  const isTextLayer = isScanned(page) && invisible * 2 > characters.length;
  const grounds = new Grounds(page, draw);
  return characters.filter((character) => {
    if (character.style.invisible) return isTextLayer;
    return character.style.shade < HIDDEN_TEXT.unseenShade || grounds.holds(character.box);
  });
}

/** Looks for grounds on one page, after which every light character counts as seen. Pages of the born-digital suites take 40,000. */
const MOST_LOOKS = 5_000_000;

/** What white ink can be read on: dark fills and pictures. */
class Grounds {
  private readonly boxes: Box[];
  private drawn: SizedImage | undefined;
  private looks = 0;

  constructor(
    { fills, images }: Surroundings,
    private readonly draw: () => SizedImage,
  ) {
    this.boxes = [...fills.filter((fill) => fill.shade <= HIDDEN_TEXT.groundShade).map((fill) => fill.box), ...images];
  }

  holds(box: Box): boolean {
    return this.isWithin(this.boxes, box) || this.isDrawnDark(box);
  }

  private isWithin(grounds: readonly Box[], box: Box): boolean {
    return grounds.some((ground) => containsCentre(ground, box) || ++this.looks > MOST_LOOKS);
  }

  private isDrawnDark({ left, top, right, bottom }: Box): boolean {
    const { width, height, data, dpi } = (this.drawn ??= this.draw());
    const pixel = (points: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor((points * dpi) / 72)));
    let sum = 0;
    let count = 0;
    for (let y = pixel(top, height); y <= pixel(bottom, height); y++)
      for (let x = pixel(left, width); x <= pixel(right, width); x++) {
        sum += data[y * width + x]!;
        count++;
      }
    return sum <= HIDDEN_TEXT.groundShade * 255 * count;
  }
}
