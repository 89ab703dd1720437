import { PART_ROWS, type RowChunks } from '../table/extraction-table';

/** The rows of a table, handed out sheet by sheet. */
export class RowQueue {
  private waiting: string[][] = [];

  constructor(private readonly chunks: RowChunks) {}

  /** The next rows, at most `count` of them, some at a time. */
  async *take(count: number): AsyncGenerator<string[][]> {
    let left = count;
    while (left > 0 && (await this.fill())) {
      const part = this.waiting.splice(0, Math.min(left, PART_ROWS));
      left -= part.length;
      yield part;
    }
  }

  private async fill(): Promise<boolean> {
    while (this.waiting.length === 0) {
      const { value, done } = await this.chunks.next();
      if (done) return false;
      this.waiting = [...value];
    }
    return true;
  }
}
