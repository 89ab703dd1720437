import type { WriteStream } from 'node:tty';

const BAR_WIDTH = 30;

/** A bar on a terminal that says how many documents are done; silent where the output is not a terminal. */
export class ProgressBar {
  private done = 0;
  private failed = 0;

  constructor(
    private readonly total: number,
    private readonly stream: Pick<WriteStream, 'write' | 'isTTY'>,
  ) {
    this.draw();
  }

  advance(ok: boolean): void {
    this.done++;
    if (!ok) this.failed++;
    this.draw();
  }

  /** Takes the bar off the screen, so that other output can have the line. */
  clear(): void {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K');
  }

  private draw(): void {
    if (!this.stream.isTTY) return;
    const filled = this.total === 0 ? BAR_WIDTH : Math.round((this.done / this.total) * BAR_WIDTH);
    const failures = this.failed > 0 ? `, ${this.failed} refused` : '';
    this.stream.write(`\r\x1b[K[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${this.done}/${this.total}${failures}`);
  }
}
