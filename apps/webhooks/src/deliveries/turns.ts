/** So many have a turn at a time, whoever asked first before the others. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(private left: number) {}

  /** Resolves when it is one's turn, to what ends it, once. */
  async take(): Promise<() => void> {
    if (this.left > 0) this.left--;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.left++;
    };
  }
}
