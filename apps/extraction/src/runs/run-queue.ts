import { setTimeout as delay } from 'node:timers/promises';
import type { EngineName } from '@gridline/contracts';
import { newId, runInContext } from '@gridline/runtime';
import type { Logger } from 'pino';
import type { ClaimsService } from './claims.service';
import type { Extraction } from '../extractions/extraction.entity';
import type { RunsService } from './runs.service';

/** Before what failed for want of something else is tried again. */
const AWAY_MS = 1_000;

/**
 * The runs of this process. There is room for one more than its workers: the last slot is for an account that has nothing running, so
 * that nobody's first document waits for another's slow ones. Of the other slots no account takes the last while another waits.
 */
export class RunQueue {
  private readonly inHand = new Map<Extraction, Promise<void>>();
  private filling: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly claims: ClaimsService,
    private readonly runs: RunsService,
    protected readonly workers: number,
    private readonly logger: Logger,
    private readonly engine: EngineName = 'hosted',
  ) {}

  /** Begins what there is room for, without waiting for its end; answers how many runs it began. */
  fill(): Promise<number> {
    const filled = this.filling.then(() => this.begin());
    this.filling = filled.catch(() => undefined);
    return filled;
  }

  /** Begins nothing more; resolves when what is in hand has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.filling;
    await Promise.all(this.inHand.values());
  }

  private async begin(): Promise<number> {
    let begun = 0;
    while (!this.isStopped && this.inHand.size <= this.workers) {
      const extraction = await this.next();
      if (!extraction) break;
      this.start(extraction);
      begun++;
    }
    return begun;
  }

  private async next(): Promise<Extraction | null> {
    const withoutIds = [...this.inHand.keys()].map(({ id }) => id);
    if (this.inHand.size === this.workers) return this.claims.next({ engine: this.engine, withoutIds, idleOnly: true });
    const withoutAccounts = this.accountsAtTheirShare();
    const next = await this.claims.next({ engine: this.engine, withoutIds, withoutAccounts });
    return next ?? (this.fillsUp && withoutAccounts.length > 0 ? this.claims.next({ engine: this.engine, withoutIds }) : null);
  }

  /** Slots that one account may hold while another waits. */
  protected get share(): number {
    return Math.max(1, this.workers - 1);
  }

  /** Whether an account may hold more than its share while nobody else waits, so that nothing idles. */
  protected get fillsUp(): boolean {
    return true;
  }

  private accountsAtTheirShare(): string[] {
    const accounts = [...this.inHand.keys()].map(({ accountId }) => accountId);
    return [...new Set(accounts)].filter((account) => accounts.filter((each) => each === account).length >= this.share);
  }

  private start(extraction: Extraction): void {
    const run = runInContext({ requestId: extraction.requestId ?? newId('call') }, () => this.runs.run(extraction));
    const ended = run
      .catch((error: unknown) => this.pauseAfter(extraction, error))
      .then(() => {
        this.inHand.delete(extraction);
        this.fill().catch((error: unknown) => this.logger.warn({ err: error }, 'cannot claim; trying again'));
      });
    this.inHand.set(extraction, ended);
  }

  /** A run that could not be carried out is to be claimed again; not at once by this process, which lacks something. */
  private async pauseAfter({ id }: Extraction, error: unknown): Promise<void> {
    this.logger.warn({ err: error, extractionId: id }, 'a run is left to be claimed again');
    await delay(AWAY_MS);
  }
}

/**
 * The lane of runs that wait for a model of their owner: one that hangs holds no slot of our own engine. A model may hang for minutes, so
 * that no account holds more than half of the slots even while nobody else waits.
 */
export class ModelQueue extends RunQueue {
  protected override get share(): number {
    return Math.ceil(this.workers / 2);
  }

  protected override get fillsUp(): boolean {
    return false;
  }
}
