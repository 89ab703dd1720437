/** So many have a turn at a time: of each account that waits one after another, of an account whoever asked first. */
export class Turns {
  /** By account, the one whose turn it is first. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(private left: number) {}

  /** Resolves when it is one's turn, to what ends it, once; rejects with the reason of the signal. */
  async take(accountId: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const free = this.takeFree();
    if (free) return free;
    await this.wait(accountId, signal);
    return this.ending();
  }

  /** The same where nobody has to be waited for. */
  takeFree(): (() => void) | undefined {
    if (this.left === 0) return undefined;
    this.left--;
    return this.ending();
  }

  private ending(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.handOver();
    };
  }

  private wait(accountId: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.waiting.get(accountId) ?? new Set();
      const giveUp = (): void => {
        line.delete(begin);
        if (line.size === 0) this.waiting.delete(accountId);
        reject(signal!.reason as Error);
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.waiting.set(accountId, line.add(begin));
    });
  }

  private handOver(): void {
    const [next] = this.waiting;
    if (!next) return void this.left++;
    const [accountId, line] = next;
    const [begin] = line;
    line.delete(begin!);
    // Behind the others that wait.
    this.waiting.delete(accountId);
    if (line.size > 0) this.waiting.set(accountId, line);
    begin!();
  }
}
