import { Inject, Injectable } from '@nestjs/common';
import {
  ERRORS,
  ServiceError,
  extractionCompleted,
  extractionFailed,
  extractionFinished,
  isErrorCode,
  usageRelease,
  type ErrorCode,
} from '@gridline/contracts';
import { EngineError, type WorkerLost } from '@gridline/engine';
import { Services } from '@gridline/messaging';
import { Outbox } from '@gridline/outbox';
import { Clock, LOGGER } from '@gridline/runtime';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { finishBatch } from '../batches/finish-batch';
import { Extraction } from '../extractions/extraction.entity';
import { toCompleted } from './completed-event';
import { insertParts, type AnsweredPart } from './split-parts';
import { insertTablesOf, toResultColumns, type Answered } from './store-result';

/** The ways in which a run ends: completed, split into its parts, failed, or put back to be claimed again. What was ended before stays so. */
@Injectable()
export class RunEndings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Stores what was read and tells of it in one transaction; false where the run was ended before. */
  async complete(extraction: Extraction, answered: Answered): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const columns = await toResultColumns(tx, extraction, answered);
      if (!(await end(tx, extraction, { ...columns, state: 'completed', completedAt: now, heartbeatAt: now }))) return false;
      await insertTablesOf(tx, extraction.id, answered);
      await this.outbox.add(tx, extractionCompleted, toCompleted(extraction, answered.result, now));
      if (extraction.batchId) await finishBatch(tx, this.outbox, extraction.batchId, now);
      return true;
    });
  }

  /** The run of a file has no result of its own: it ends with what was charged for its parts. */
  async completeParts(run: Extraction, held: number, parts: readonly AnsweredPart[]): Promise<boolean> {
    const pageCount = parts.reduce((sum, { result }) => sum + result.pageCount, 0);
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      if (!(await end(tx, run, { state: 'split', pageCount, completedAt: now, heartbeatAt: now }))) return false;
      await insertParts(tx, this.outbox, { run, held, now }, parts);
      return true;
    });
  }

  /** Tells why nothing came of a run, and has its units freed. */
  async fail(extraction: Extraction, error: unknown): Promise<void> {
    const failure = toFailure(error);
    const { code, detail } = failure;
    if (code === 'internal_error') this.logger.error({ err: error, extractionId: extraction.id }, 'a run failed');
    else this.logger.info({ extractionId: extraction.id, code, cause: (error as Error).cause }, 'a document was refused');
    await this.dataSource.transaction(async (tx) => {
      if (!(await endFailed(tx, extraction, failure, this.clock.now()))) return;
      await this.outbox.add(tx, extractionFailed, {
        extractionId: extraction.id,
        accountId: extraction.accountId,
        code,
        failure: { fileName: extraction.fileName, detail, reference: extraction.reference ?? undefined },
        keyId: extraction.keyId ?? undefined,
        webhookIds: extraction.webhookIds ?? undefined,
      });
      if (extraction.batchId) await finishBatch(tx, this.outbox, extraction.batchId, this.clock.now());
    });
    await this.release(extraction);
  }

  /** Undoes the claim; where that fails as well, the run is claimed anew once it had no heartbeat for a while. Answers the error. */
  async putBack({ id }: Extraction, error: unknown): Promise<unknown> {
    await this.dataSource
      .query(`UPDATE extraction.extraction SET state = 'queued', attempts = attempts - 1 WHERE id = $1 AND state = 'running'`, [id])
      .catch((again: unknown) => this.logger.debug({ err: again, extractionId: id }, 'could not put a run back'));
    return error;
  }

  /** Somebody ended the engine's process, or the kernel for want of memory: the document runs alone now, and is blamed as after our own death. */
  async putBackAsSuspect({ id }: Extraction, error: WorkerLost): Promise<WorkerLost> {
    await this.dataSource
      .query(
        `UPDATE extraction.extraction SET state = 'queued', suspect = true, deaths_alone = deaths_alone + CASE WHEN alone THEN 1 ELSE 0 END
         WHERE id = $1 AND state = 'running'`,
        [id],
      )
      .catch((again: unknown) => this.logger.debug({ err: again, extractionId: id }, 'could not put a run back'));
    return error;
  }

  /** Wakes whoever waits for the end of a run. */
  tellWaiting({ id, accountId }: Extraction): void {
    this.services.notify(extractionFinished, { extractionId: id, accountId });
  }

  /** Frees the hold before the client is answered; the event frees it too, where this question is lost. */
  private async release({ id, accountId }: Extraction): Promise<void> {
    await this.services.ask(usageRelease, { accountId, extractionId: id }, { timeoutMs: 2_000 }).catch((error: unknown) => {
      this.logger.warn({ err: error, extractionId: id }, 'the hold will be released by the event');
    });
  }
}

/** Ends a run, unless it was ended before. */
async function end(tx: EntityManager, { id }: Extraction, columns: QueryDeepPartialEntity<Extraction>): Promise<boolean> {
  const ended = await tx
    .createQueryBuilder()
    .update(Extraction)
    .set({ ...columns, passwordSealed: null, progress: null })
    .where(`id = :id AND state = 'running'`, { id })
    .execute();
  return ended.affected !== 0;
}

/** False where it has ended, or another run of it is under way. */
async function endFailed(tx: EntityManager, { id, attempts }: Extraction, { code, detail }: Failure, now: Date): Promise<boolean> {
  const ended = await tx
    .createQueryBuilder()
    .update(Extraction)
    .set({
      state: 'failed',
      heartbeatAt: now,
      completedAt: now,
      passwordSealed: null,
      progress: null,
      errorCode: code,
      errorDetail: detail,
      // What may succeed when it is sent again may be sent again under the same key.
      ...(ERRORS[code].retryable ? { idempotencyKey: null } : {}),
    })
    .where(`id = :id AND state = 'running' AND attempts = :attempts`, { id, attempts })
    .execute();
  return ended.affected !== 0;
}

interface Failure {
  code: ErrorCode;
  detail: string;
}

function toFailure(error: unknown): Failure {
  if (error instanceof ServiceError) return { code: error.code, detail: error.detail };
  if (error instanceof EngineError && isErrorCode(error.code)) return { code: error.code, detail: error.message };
  return { code: 'internal_error', detail: 'Something went wrong on our side.' };
}
