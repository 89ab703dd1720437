import { WINDOW_MS, type LogLimit, type LogState } from './minute-window';

/** The limits of one process, by its own clock: what is left while Redis is away. */
export class ProcessLimits {
  /** Moments by log, oldest first; the log that was used last is the last. */
  private readonly logs = new Map<string, number[]>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Notes the request's moment in every log if all have room, else in none. Answers the moment, undefined where it was refused. */
  take(limits: readonly LogLimit[]): number | undefined {
    if (limits.some(({ log, limit }) => this.live(log).length >= limit)) return undefined;
    return this.note(limits);
  }

  /** Notes a request that was admitted elsewhere; answers the moment. */
  note(limits: readonly LogLimit[]): number {
    const moment = this.now();
    for (const { log } of limits) {
      const moments = this.live(log);
      moments.push(moment);
      this.logs.delete(log);
      this.logs.set(log, moments);
    }
    this.forget();
    return moment;
  }

  takeBack(limits: readonly LogLimit[], moment: number): void {
    for (const { log } of limits) {
      const moments = this.live(log);
      const index = moments.lastIndexOf(moment);
      if (index >= 0) moments.splice(index, 1);
    }
  }

  states(limits: readonly LogLimit[]): LogState[] {
    return limits.map(({ log }) => {
      const moments = this.live(log);
      return { used: moments.length, freeInMs: moments.length > 0 ? moments[0]! + WINDOW_MS - this.now() : 0 };
    });
  }

  private live(log: string): number[] {
    const moments = this.logs.get(log) ?? [];
    const start = this.now() - WINDOW_MS;
    while (moments.length > 0 && moments[0]! <= start) moments.shift();
    return moments;
  }

  private forget(): void {
    const start = this.now() - WINDOW_MS;
    for (const [log, moments] of this.logs) {
      if (moments.length > 0 && moments.at(-1)! > start) return;
      this.logs.delete(log);
    }
  }
}
