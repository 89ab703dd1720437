import { Inject, Injectable } from '@nestjs/common';
import { extractionOutcomes, type ExtractionState } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Clock, LOGGER, throwAny } from '@gridline/runtime';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { HoldsService, type QuietHold } from './holds.service';

/** A hold is looked at when it is this old, and then as often: most runs are over long before. */
const QUIET_MS = 60_000;
export const ROUND_MS = 15_000;
/** What `extraction.outcomes` takes at once. */
const BATCH = 500;
/** Longer than any question waits for its answer, a paused process included. */
const RETRIED_CALL_MS = 24 * 3_600_000;

/** Accounts of a round whose holds cannot be ended, after which it is the database: each costs the two seconds that it is waited for. */
const FAILING_ACCOUNTS = 5;

/** Frees the holds of runs that died, and charges those whose event has not come; a run under way keeps its hold. */
@Injectable()
export class HoldSweeper {
  constructor(
    private readonly holds: HoldsService,
    private readonly services: Services,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round: every hold that was quiet for a while is held against what became of its run. What is wrong with one account keeps no other waiting. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.holds.forgetRetriedCalls(new Date(now - RETRIED_CALL_MS));
    const quiet = await this.holds.takeQuiet(new Date(now - QUIET_MS), BATCH);
    if (quiet.length === 0) return;
    const { outcomes } = await this.services.ask(extractionOutcomes, { ids: quiet.map(({ extraction_id }) => extraction_id) });
    const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const failed = new Map<string, unknown>();
    for (const hold of quiet) {
      if (failed.size >= FAILING_ACCOUNTS) break;
      if (failed.has(hold.account_id)) continue;
      await this.end(hold, byId.get(hold.extraction_id)).catch((error: unknown) => failed.set(hold.account_id, error));
    }
    throwAny([...failed.values()]);
  }

  private async end(hold: QuietHold, outcome: { state: ExtractionState; pageCount: number; keyId?: string } | undefined): Promise<void> {
    const { account_id: accountId, extraction_id: extractionId, engine } = hold;
    if (outcome?.state === 'queued' || outcome?.state === 'running') return;
    this.logger.info({ extractionId, state: outcome?.state ?? 'unknown' }, 'a hold outlived its run');
    if (outcome?.state === 'completed')
      await this.holds.settle(this.dataSource, { accountId, extractionId, pages: outcome.pageCount, engine, keyId: outcome.keyId });
    else await this.holds.release(this.dataSource, extractionId);
  }
}
