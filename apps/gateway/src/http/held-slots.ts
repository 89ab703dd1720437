import type { ServerResponse } from 'node:http';

/**
 * Slots that accounts hold while their calls are open: so many of each, and of all together. They guard what one gateway process has of
 * memory and connections, so each process counts its own; limits that are promised are counted in Redis.
 */
export class HeldSlots {
  private readonly counts = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly mostOfOne: number,
    private readonly mostOfAll = Infinity,
  ) {}

  /**
   * Takes a slot until the response is over; answers how to give it back sooner, undefined where none is left. A client that has left
   * already takes none: nothing would tell that it left.
   */
  take(accountId: string, response: ServerResponse): (() => void) | undefined {
    const count = this.counts.get(accountId) ?? 0;
    if (count >= this.mostOfOne || this.all >= this.mostOfAll) return undefined;
    if (response.closed) return () => undefined;
    this.move(accountId, 1);
    let isHeld = true;
    const giveBack = (): void => {
      if (isHeld) this.move(accountId, -1);
      isHeld = false;
    };
    response.once('close', giveBack);
    return giveBack;
  }

  /** Slots that are held, of all accounts. */
  get held(): number {
    return this.all;
  }

  private move(accountId: string, by: 1 | -1): void {
    this.all += by;
    const count = (this.counts.get(accountId) ?? 0) + by;
    if (count > 0) this.counts.set(accountId, count);
    else this.counts.delete(accountId);
  }
}
