import type { Page } from 'playwright-core';

/**
 * Seconds that a person's hands and eyes need, by the keystroke-level model (Card, Moran and Newell, 1980): a press of a good typist,
 * a look at one thing with a decision about it, a pointer brought to a target, a hand moved between the mouse and the keys.
 */
export const SECONDS = { press: 0.2, look: 1.35, point: 1.1, home: 0.4 } as const;

/** Presses that were made and things that were decided about. */
export interface Effort {
  presses: number;
  looks: number;
  points: number;
  homes: number;
}

export const secondsOf = ({ presses, looks, points, homes }: Effort): number =>
  presses * SECONDS.press + looks * SECONDS.look + points * SECONDS.point + homes * SECONDS.home;

/**
 * The same without the screen: the document beside its exported sheet, each value read and compared, each error found clicked on in the
 * sheet and typed over. Nothing says where they are, so that all values are looked at.
 */
export const effortWithout = (values: number, corrections: readonly string[]): Effort => ({
  presses: corrections.reduce((sum, { length }) => sum + length + 1, 0),
  looks: values,
  points: corrections.length,
  homes: 2 * corrections.length,
});

/** A person at the keys, who is counted. */
export class Hands {
  readonly effort: Effort = { presses: 0, looks: 0, points: 0, homes: 0 };

  constructor(private readonly page: Page) {}

  /** Looks at what is shown and decides. */
  look(): void {
    this.effort.looks++;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      // Two keys at once are two presses.
      this.effort.presses += key.split('+').length;
      await this.page.keyboard.press(key);
    }
  }
}
