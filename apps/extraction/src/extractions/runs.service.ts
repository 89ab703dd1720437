import { Inject, Injectable } from '@nestjs/common';
import {
  PLANS,
  ServiceError,
  extractionCompleted,
  extractionFailed,
  extractionFinished,
  extractionProgress,
  isErrorCode,
  usageHold,
  usageRelease,
  ERRORS,
  type ErrorCode,
} from '@gridline/contracts';
import {
  EngineError,
  WorkerLost,
  WorkerPool,
  type DocType,
  type ExtractedDocument,
  type OpenedDocument,
  type Progress,
  type TranscribedDocument,
} from '@gridline/engine';
import { Services } from '@gridline/messaging';
import { Outbox } from '@gridline/outbox';
import { Clock, LOGGER, SecretBox, isAway } from '@gridline/runtime';
import { FileMissing, Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CallerModelService, type ModelUse } from '../caller-model/caller-model.service';
import { MEDIA_TYPES } from '../files/media-types';
import { finishBatch } from '../batches/finish-batch';
import { Doubts, countFindings } from '../review/doubts';
import { thresholdOf } from '../review/review-settings.service';
import { Extraction } from './extraction.entity';
import { insertChunks } from './row-chunks';
import { RunGate } from './run-gate';
import { storable } from './storable';
import { insertTables } from './found-tables';

/** A document that ran alone when its process died so often is given up: nothing else was there to blame but an operator's kill. */
const MAX_DEATHS_ALONE = 3;

/** Waits between questions to a usage service that is away, before the run fails as busy. */
const HOLD_RETRY_MS = [250, 500, 1_000, 2_000, 4_000];

/** A run notes a heartbeat this often; one that notes none is claimed again. */
const HEARTBEAT_MS = 2_000;

/** Progress is told at most this often. */
const PROGRESS_MS = 200;

interface FileRow {
  storage_key: string;
  removed_at: Date | null;
}

/** A document as our engine read it, and what it says line by line where a model is to be asked. */
type Read = Pick<TranscribedDocument, 'result'> & Partial<TranscribedDocument>;

interface Answered {
  result: ExtractedDocument;
  model?: ModelUse;
}

/** Runs extractions: page count, hold, engine, and one transaction that stores the result with the event that tells of it. */
@Injectable()
export class RunsService {
  /** How far the runs of this process are; written with their heartbeats. */
  private readonly progressOf = new Map<string, Progress>();
  /** Processor time that the engine has taken for the runs of this process. */
  private readonly engineMsOf = new Map<string, number>();
  private readonly gate = new RunGate();

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly services: Services,
    private readonly outbox: Outbox,
    private readonly secrets: SecretBox,
    private readonly pool: WorkerPool,
    private readonly callerModel: CallerModelService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs a claimed extraction to its end. May be called twice for one, also at once: the first to finish wins. */
  async run(extraction: Extraction): Promise<void> {
    const extractionId = extraction.id;
    const heartbeat = setInterval(() => void this.beat(extractionId), HEARTBEAT_MS);
    try {
      if (extraction.deathsAlone >= MAX_DEATHS_ALONE) throw new EngineError('corrupt_document', 'Reading the document failed repeatedly.');
      const read = await this.extractAtTheGate(extraction);
      await this.complete(extraction, await this.answered(extraction, read));
    } catch (error) {
      // Nothing is wrong with the document: it is claimed again, by any replica.
      if (isAway(error)) throw await this.putBack(extraction, error);
      if (error instanceof WorkerLost) throw await this.putBackAsSuspect(extraction, error);
      await this.fail(extraction, error);
    } finally {
      clearInterval(heartbeat);
      this.progressOf.delete(extractionId);
      this.engineMsOf.delete(extractionId);
    }
    this.services.notify(extractionFinished, { extractionId });
  }

  /** Undoes the claim; where that fails as well, the run is claimed anew once it had no heartbeat for a while. Answers the error. */
  private async putBack({ id }: Extraction, error: unknown): Promise<unknown> {
    await this.dataSource
      .query(`UPDATE extraction.extraction SET state = 'queued', attempts = attempts - 1 WHERE id = $1 AND state = 'running'`, [id])
      .catch((again: unknown) => this.logger.debug({ err: again, extractionId: id }, 'could not put a run back'));
    return error;
  }

  /** Somebody ended the engine's process, or the kernel for want of memory: the document runs alone now, and is blamed as after our own death. */
  private async putBackAsSuspect({ id }: Extraction, error: WorkerLost): Promise<WorkerLost> {
    await this.dataSource
      .query(
        `UPDATE extraction.extraction SET state = 'queued', suspect = true, deaths_alone = deaths_alone + CASE WHEN alone THEN 1 ELSE 0 END
         WHERE id = $1 AND state = 'running'`,
        [id],
      )
      .catch((again: unknown) => this.logger.debug({ err: again, extractionId: id }, 'could not put a run back'));
    return error;
  }

  private async beat(id: string): Promise<void> {
    const now = this.clock.now();
    await this.dataSource
      .query(`UPDATE extraction.extraction SET signed_at = $2, progress = $3 WHERE id = $1 AND state = 'running'`, [
        id,
        now,
        this.progressOf.get(id) ?? null,
      ])
      .catch((error: unknown) => this.logger.warn({ err: error, extractionId: id }, 'could not note a heartbeat'));
  }

  /** A document during which a process died runs alone: only one that was alone when it happens again is to blame. */
  private extractAtTheGate(extraction: Extraction): Promise<Read> {
    if (!extraction.suspect) return this.gate.beside(() => this.extract(extraction));
    return this.gate.alone(extraction.deathsAlone, async () => {
      await this.dataSource.query('UPDATE extraction.extraction SET alone = true WHERE id = $1', [extraction.id]);
      return this.extract(extraction);
    });
  }

  /** What our engine read is answered by it, or by the model of the account; no place of an engine is held while that is asked. */
  private async answered(extraction: Extraction, { result, transcript }: Read): Promise<Answered> {
    return transcript ? this.callerModel.answer(extraction.accountId, { result, transcript }, extraction) : { result };
  }

  private async extract(extraction: Extraction): Promise<Read> {
    const document = await this.open(extraction);
    try {
      await this.dataSource.query('UPDATE extraction.file SET media_type = $2 WHERE id = $1', [
        extraction.fileId,
        MEDIA_TYPES[document.format],
      ]);
      await this.hold(extraction, document.pageCount);
      return extraction.engine === 'byok' ? await document.extractWithTranscript() : { result: await document.extract() };
    } finally {
      document.close();
    }
  }

  private async open(extraction: Extraction): Promise<OpenedDocument> {
    const bytes = await this.read(extraction.fileId);
    const options = {
      fileName: extraction.fileName,
      docTypeHint: (extraction.docTypeHint as DocType | null) ?? undefined,
      password: extraction.passwordSealed ? this.secrets.open(extraction.passwordSealed, extraction.accountId) : undefined,
      pages: extraction.pages ?? undefined,
      schema: extraction.schema ?? undefined,
      maxPages: PLANS[extraction.plan].pagesPerDocument,
      onProgress: this.progressTeller(extraction),
      onProcessorTime: (processorMs: number): void =>
        void this.engineMsOf.set(extraction.id, (this.engineMsOf.get(extraction.id) ?? 0) + processorMs),
    };
    return this.pool.open(bytes, options);
  }

  /** Throws `not_found` where the client removed the file; a file that is missing otherwise is our fault. */
  private async read(fileId: string): Promise<Buffer> {
    const find = async (): Promise<FileRow> =>
      ((await this.dataSource.query('SELECT storage_key, removed_at FROM extraction.file WHERE id = $1', [fileId])) as FileRow[])[0]!;
    const { storage_key: storageKey } = await find();
    try {
      return await this.storage.readAll(storageKey);
    } catch (error) {
      if (error instanceof FileMissing && (await find()).removed_at)
        throw new ServiceError('not_found', 'The file was removed before it was read.', { cause: error });
      throw error;
    }
  }

  private progressTeller({ id, accountId }: Extraction): (progress: Progress) => void {
    let toldAt = 0;
    return (progress) => {
      if (Date.now() - toldAt < PROGRESS_MS) return;
      const isFirst = toldAt === 0;
      toldAt = Date.now();
      this.progressOf.set(id, progress);
      if (isFirst) void this.beat(id);
      this.services.notify(extractionProgress, { extractionId: id, accountId, ...progress });
    };
  }

  /** Throws `pe_budget_exceeded` where the month has no room for the pages, `busy` where usage stays away. */
  private async hold({ id, accountId, engine }: Extraction, pages: number): Promise<void> {
    for (const waitMs of [...HOLD_RETRY_MS, undefined]) {
      try {
        const { held } = await this.services.ask(usageHold, { accountId, extractionId: id, pages, engine });
        if (!held) throw new ServiceError('pe_budget_exceeded', `The document's ${pages} pages would pass the monthly processing budget.`);
        return;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'busy' || waitMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }

  private async complete(extraction: Extraction, { result: extracted, model }: Answered): Promise<void> {
    const now = this.clock.now();
    const { columns, fields } = extracted.provenance;
    const provenance = storable({
      columns,
      fields,
      metadataConfidence: extracted.metadataConfidence,
      pages: extracted.pages,
      checks: extracted.checks,
      ...(extracted.convention ? { convention: extracted.convention } : {}),
      ...(model ? { model } : {}),
    });
    const doubts = new Doubts();
    Object.values(extracted.metadataConfidence).forEach((confidence) => doubts.add(confidence));
    doubts.addRows(extracted.cellConfidence);
    const findings = countFindings({ docType: extracted.docType, metadata: extracted.metadata, provenance, schema: extraction.schema });
    await this.dataSource.transaction(async (tx) => {
      const needsReview = doubts.below(await thresholdOf(tx, extraction.accountId)) + findings;
      const ended = await tx
        .createQueryBuilder()
        .update(Extraction)
        .set({
          state: 'completed',
          completedAt: now,
          heartbeatAt: now,
          passwordSealed: null,
          progress: null,
          pageCount: extracted.pageCount,
          docType: extracted.docType,
          columns: extracted.columns.map(storable),
          rowCount: extracted.rows.length,
          metadata: storable(extracted.metadata),
          confidence: extracted.confidence,
          fieldConfidence: storable(extracted.fieldConfidence),
          summary: storable(extracted.summary),
          language: extracted.language ?? null,
          provenance,
          doubts: doubts.counts,
          findings,
          needsReview,
        })
        .where(`id = :id AND state = 'running'`, { id: extraction.id })
        .execute();
      if (ended.affected === 0) return;
      await insertChunks(tx, extraction.id, {
        rows: storable(extracted.rows),
        provenance: extracted.provenance.cells,
        confidence: extracted.cellConfidence,
      });
      await insertTables(tx, extraction.id, extracted.tables);
      await this.outbox.add(tx, extractionCompleted, {
        extractionId: extraction.id,
        accountId: extraction.accountId,
        fileId: extraction.fileId,
        docType: extracted.docType,
        confidence: extracted.confidence,
        pageCount: extracted.pageCount,
        engine: extraction.engine,
        completedAt: now.toISOString(),
        webhookIds: extraction.webhookIds ?? undefined,
      });
      if (extraction.batchId) await finishBatch(tx, this.outbox, extraction.batchId, now);
    });
  }

  private async fail(extraction: Extraction, error: unknown): Promise<void> {
    const { code, detail } = toFailure(error);
    if (code === 'internal_error') this.logger.error({ err: error, extractionId: extraction.id }, 'a run failed');
    else this.logger.info({ extractionId: extraction.id, code, cause: (error as Error).cause }, 'a document was refused');
    await this.dataSource.transaction(async (tx) => {
      const ended = await tx
        .createQueryBuilder()
        .update(Extraction)
        .set({
          state: 'failed',
          heartbeatAt: this.clock.now(),
          completedAt: this.clock.now(),
          engineMs: error instanceof EngineError ? Math.round(this.engineMsOf.get(extraction.id) ?? 0) : 0,
          passwordSealed: null,
          progress: null,
          errorCode: code,
          errorDetail: detail,
          // What may succeed when it is sent again may be sent again under the same key.
          ...(ERRORS[code].retryable ? { idempotencyKey: null } : {}),
        })
        .where(`id = :id AND state = 'running' AND attempts = :attempts`, { id: extraction.id, attempts: extraction.attempts })
        .execute();
      if (ended.affected === 0) return;
      await this.outbox.add(tx, extractionFailed, {
        extractionId: extraction.id,
        accountId: extraction.accountId,
        code,
        failure: { fileName: extraction.fileName, detail, reference: extraction.reference ?? undefined },
        webhookIds: extraction.webhookIds ?? undefined,
      });
      if (extraction.batchId) await finishBatch(tx, this.outbox, extraction.batchId, this.clock.now());
    });
    await this.release(extraction);
  }

  /** Frees the hold before the client is answered; the event frees it too, where this question is lost. */
  private async release({ id, accountId }: Extraction): Promise<void> {
    await this.services.ask(usageRelease, { accountId, extractionId: id }, { timeoutMs: 2_000 }).catch((error: unknown) => {
      this.logger.warn({ err: error, extractionId: id }, 'the hold will be released by the event');
    });
  }
}

function toFailure(error: unknown): { code: ErrorCode; detail: string } {
  if (error instanceof ServiceError) return { code: error.code, detail: error.detail };
  if (error instanceof EngineError && isErrorCode(error.code)) return { code: error.code, detail: error.message };
  return { code: 'internal_error', detail: 'Something went wrong on our side.' };
}
