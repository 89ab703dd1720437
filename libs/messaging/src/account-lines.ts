/** Gives a turn back; more than once is as good as once. */
export type Leave = () => void;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Of one account a process answers so many questions at a time, and others wait in a line of the account's own: whoever asks for much at once waits
 * for itself, and leaves connections and processor to others.
 */
export class AccountLines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly most: number) {}

  /** Resolves when it is the account's turn, with how to leave. */
  async enter(accountId: string): Promise<Leave> {
    const line = this.lines.get(accountId) ?? { underWay: 0, waiting: [] };
    this.lines.set(accountId, line);
    if (line.underWay < this.most) line.underWay++;
    // Whoever leaves hands the turn over.
    else await new Promise<void>((isTurn) => line.waiting.push(isTurn));
    let isIn = true;
    return () => {
      if (isIn) this.leave(accountId, line);
      isIn = false;
    };
  }

  /** Questions that are answered and that wait, of all accounts, and how many accounts wait for themselves. */
  counts(): { underWay: number; waiting: number; accountsWaiting: number } {
    const counts = { underWay: 0, waiting: 0, accountsWaiting: 0 };
    for (const { underWay, waiting } of this.lines.values()) {
      counts.underWay += underWay;
      counts.waiting += waiting.length;
      if (waiting.length > 0) counts.accountsWaiting++;
    }
    return counts;
  }

  private leave(accountId: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.underWay--;
    if (line.underWay === 0) this.lines.delete(accountId);
  }
}
