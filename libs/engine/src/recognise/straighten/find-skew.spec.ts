import { drawPage, leanPage, RECEIPT } from '../fixtures/draw-page';
import type { GrayImage } from '../image/gray-image';
import { levelBox, radians, type Lean } from '../image/lean';
import { findInk, tiltInk } from '../marks/find-ink';
import { findLean } from './find-skew';

describe('findLean', () => {
  /** The receipt three times under one another, its lines leaning as told. */
  async function leaningPage(lean: Lean): Promise<GrayImage> {
    const texts = [0, 1, 2].flatMap((part) => RECEIPT.texts.map(({ top, ...text }) => ({ ...text, top: top + 220 * part })));
    return leanPage(await drawPage({ widthPt: 300, heightPt: 680, texts }), lean);
  }

  it.each([
    { angle: 0, change: 0 },
    { angle: 1.2, change: 0 },
    { angle: 0.3, change: 1.5 },
    { angle: -0.8, change: -2 },
  ])('tells lines that lean by $angle degrees, and by $change more at the bottom than at the top', async (lean) => {
    const found = findLean(findInk(await leaningPage(lean)));
    expect(found.angle).toBeCloseTo(lean.angle, 0);
    expect(Math.abs(found.angle - lean.angle)).toBeLessThan(0.15);
    expect(Math.abs(found.change - lean.change)).toBeLessThan(0.25);
  });

  it('sets such a page straight: its ink and the boxes of its words', async () => {
    const lean = { angle: 0.3, change: 1.5 };
    const [straight, leaning] = await Promise.all([{ angle: 0, change: 0 }, lean].map(leaningPage));
    const { width, height } = straight!;
    const wanted = findInk(straight!).ink;
    const set = tiltInk(findInk(leaning!), { angle: -lean.angle, change: -lean.change }).ink;
    const sameRows = (a: Uint8Array, b: Uint8Array): number =>
      Array.from({ length: height }, (_, y) =>
        [a, b].map((ink) => ink.subarray(y * width, (y + 1) * width).some((dot) => dot === 1)),
      ).filter(([one, other]) => one === other).length;
    expect(sameRows(wanted, set) / height).toBeGreaterThan(0.97);

    const centreOf = (x: number, y: number): number => y + (x - width / 2) * radians(lean.angle + lean.change * (y / height - 1 / 2));
    for (const [x, y] of [
      [100, 200],
      [700, 200],
      [100, 1700],
      [700, 1700],
    ] as const) {
      const at = centreOf(x, y);
      const { top, bottom } = levelBox({ left: x - 20, right: x + 20, top: at - 10, bottom: at + 10 }, straight!, lean);
      expect(Math.abs((top + bottom) / 2 - y)).toBeLessThan(2);
    }
  });
});
