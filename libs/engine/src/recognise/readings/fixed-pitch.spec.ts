import type { Word } from '../../model/page';
import { withFixedPitch } from './fixed-pitch';

const WIDTHS: Record<string, number> = { i: 2, l: 2, t: 3, r: 3, f: 3, '.': 2, ',': 2, m: 9, w: 8 };

/** Words beside one another, each with the box of its ink, in letters of a face: each 6 points wide, of which a sign's ink takes so much, or as wide as it is. */
function words(text: string, isFixed: boolean): Word[] {
  let left = 100;
  return text.split(' ').map((part) => {
    const inks = Array.from(part, (sign) => Math.min(WIDTHS[sign] ?? 5, isFixed ? 5 : 9));
    const widths = inks.map((ink) => (isFixed ? 6 : ink + 1));
    const room = widths.reduce((sum, width) => sum + width, 0);
    const [before, behind] = [(widths[0]! - inks[0]!) / 2, (widths.at(-1)! - inks.at(-1)!) / 2];
    const box = { left: left + before, right: left + room - behind, top: 0, bottom: 10 };
    left += room + (isFixed ? 6 : 2.5);
    return { text: part, box, fontSize: 10, bold: false, readScore: 0.95 };
  });
}

const TEXT =
  'kraft yerba colores mammoth historia colonia filament swimwear elaborada wombat millimetre commodore familiar umbrella l, (br.) 137 cm';
const gaps = (all: readonly Word[]): number[] => all.slice(1).map(({ box }, at) => box.left - all[at]!.box.right);

describe('withFixedPitch', () => {
  it('gives words in letters of one width the room of their letters, so that a blank is a blank', () => {
    const read = words(TEXT, true);
    expect(Math.max(...gaps(read))).toBeGreaterThan(8);
    expect(Math.max(...gaps(withFixedPitch(read)))).toBeLessThan(7);
  });

  it('leaves words in letters of several widths as they are', () => {
    const read = words(TEXT, false);
    expect(withFixedPitch(read)).toEqual(read);
  });

  it('leaves a heading in larger letters, and a page of few words', () => {
    const heading = { ...words('FAKTURA', true)[0]!, box: { left: 20, right: 140, top: 0, bottom: 30 } };
    expect(withFixedPitch([...words(TEXT, true), heading]).at(-1)).toEqual(heading);
    const few = words('kraft yerba colores Libro', true);
    expect(withFixedPitch(few)).toEqual(few);
  });
});
