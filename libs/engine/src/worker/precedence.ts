import { NATIVE_RECOGNISER } from '../recognise/tesseract/weights';
import { ownNiceness, setNiceness, setSessionNiceness } from './process-niceness';

/**
 * A session that gives way has a quarter of a processor beside one other. Small files beside a flood took 1.7 times their p95 alone; by 10
 * the same, and scans a tenth of a processor; by none 4.7 to 8.4 times.
 */
const SESSION_NICENESS = 5;
/** Then it has given way for long enough, so that no document is out of time for a machine that is busy: a scan takes one to three seconds. */
const PATIENCE_MS = 5_000;
/** Each document that gives no way asks for as long anew, within this share of the time of the one that does. */
const PATIENCE_SHARE = 0.25;

/** What a process of the engine lets go before itself, until it ends (docs/decisions/who-gives-way.md). */
export class Precedence {
  /** Whether it works at a lower priority; between documents, that it may not be given its own back. */
  isLowered = false;
  /** Since when it gives way with the document that it has. */
  private sinceMs?: number;
  private sessionNiceness = 0;
  private patience?: NodeJS.Timeout;
  private isOver = false;

  constructor(
    private readonly pid: number | undefined,
    private readonly timeLimitMs: number,
  ) {}

  /** Lets everything else go first until its document is closed; for good where the system gives no priority back. */
  giveWay(): void {
    if (this.sinceMs !== undefined || this.isOver) return;
    this.sinceMs = performance.now();
    this.isLowered = true;
    if (this.pid) setNiceness(this.pid, ownNiceness() + NATIVE_RECOGNISER.niceness);
    this.letSessionsGoFirst();
  }

  /** A document that gives no way begins beside its own: others are being served, so that its patience is not over yet. */
  giveWayAnew(): void {
    if (this.sinceMs === undefined || this.isOver) return;
    if (performance.now() - this.sinceMs < this.timeLimitMs * PATIENCE_SHARE) this.letSessionsGoFirst();
  }

  /** Its document is closed. */
  takeBack(): void {
    if (!this.isLowered || this.isOver) return;
    clearTimeout(this.patience);
    this.sinceMs = undefined;
    this.setSession(0);
    this.isLowered = !setNiceness(this.pid!, ownNiceness());
  }

  /** Lets other sessions go first until it is ready or a document waits for it: a start takes about a second of a processor. */
  startBehindOthers(): void {
    this.setSession(SESSION_NICENESS);
  }

  endStartBehindOthers(): void {
    if (this.sinceMs === undefined) this.setSession(0);
  }

  /** The process has ended: its number may be another's. */
  end(): void {
    this.isOver = true;
    clearTimeout(this.patience);
  }

  private letSessionsGoFirst(): void {
    clearTimeout(this.patience);
    this.setSession(SESSION_NICENESS);
    this.patience = setTimeout(() => this.setSession(0), PATIENCE_MS).unref();
  }

  private setSession(niceness: number): void {
    if (niceness === this.sessionNiceness || !this.pid || this.isOver) return;
    this.sessionNiceness = niceness;
    setSessionNiceness(this.pid, niceness);
  }
}
