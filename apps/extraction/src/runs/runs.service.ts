import { Inject, Injectable } from '@nestjs/common';
import { PLANS, ServiceError, extractionFinished, extractionProgress, usageHold } from '@gridline/contracts';
import {
  EngineError,
  RecogniserUnavailable,
  WorkerLost,
  WorkerPool,
  type DocType,
  type OpenedDocument,
  type Progress,
  type TranscribedDocument,
  type EngineStep,
} from '@gridline/engine';
import { Services } from '@gridline/messaging';
import { Outbox } from '@gridline/outbox';
import { Clock, LOGGER, SecretBox, every, inSpan, isAway, type Worker } from '@gridline/runtime';
import { FileMissing, Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CallerModelService, type ReadForModel } from '../caller-model/caller-model.service';
import { drawPageImages } from '../caller-model/page-images';
import type { Extraction, PartPages } from '../extractions/extraction.entity';
import { FailureBudget } from '../extractions/failure-budget';
import { MEDIA_TYPES } from './media-types';
import { RecogniserWatch } from './recogniser-watch';
import { RunGate } from './run-gate';
import { EngineTime, RunMetrics, type RunFigures, type RunOutcome } from './run.metrics';
import { RunEndings } from './run-endings';
import type { AnsweredPart } from './split-parts';
import type { Answered } from './store-result';

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

/** A document as our engine read it, and where a model is to be asked what it says line by line, and pictures of pages. */
type Read = Pick<TranscribedDocument, 'result'> & Partial<ReadForModel>;

/** A document of a file that holds several. */
type ReadPart = Read & PartPages;

/** What the engine made of a file: one document, or each of those that stand in it; and the units that the run holds. */
type ReadFile = { document: Read } | { parts: readonly ReadPart[]; held: number };

/** Runs extractions: page count, hold, engine, and one transaction that stores the result with the event that tells of it. */
@Injectable()
export class RunsService {
  /** How far the runs of this process are; written with their heartbeats. */
  private readonly progressOf = new Map<string, Progress>();
  /** Processor time that the engine has taken for the runs of this process. */
  private readonly engineTimeOf = new Map<string, EngineTime>();
  private readonly gate = new RunGate();
  private readonly metrics = new RunMetrics();
  private readonly endings: RunEndings;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly services: Services,
    outbox: Outbox,
    private readonly secrets: SecretBox,
    private readonly pool: WorkerPool,
    private readonly callerModel: CallerModelService,
    private readonly budget: FailureBudget,
    private readonly recogniser: RecogniserWatch,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.endings = new RunEndings(dataSource, services, outbox, clock, logger);
  }

  /** Runs a claimed extraction to its end. May be called twice for one, also at once: the first to finish wins. */
  async run(extraction: Extraction): Promise<void> {
    await inSpan({ name: 'run', kind: 'consumer', parent: extraction.trace ?? undefined, attributes: spanOf(extraction) }, () =>
      this.runWithHeartbeat(extraction),
    );
  }

  private async runWithHeartbeat(extraction: Extraction): Promise<void> {
    const extractionId = extraction.id;
    const heartbeat = this.heartbeatOf(extractionId);
    heartbeat.start();
    const startedAt = performance.now();
    let outcome: RunOutcome = 'left';
    try {
      if (extraction.deathsAlone >= MAX_DEATHS_ALONE) throw new EngineError('corrupt_document', 'Reading the document failed repeatedly.');
      const read = await this.extractAtTheGate(extraction);
      const isStored = await this.finish(extraction, read);
      if (!isStored) await this.noteFailure(extraction);
      outcome = 'completed';
    } catch (error) {
      // Nothing is wrong with the document: it is claimed again, by any replica.
      if (isAway(error)) throw await this.endings.putBack(extraction, error);
      if (error instanceof WorkerLost) throw await this.endings.putBackAsSuspect(extraction, error);
      await this.endings.fail(extraction, this.failureOf(error));
      await this.noteFailure(extraction);
      outcome = 'failed';
    } finally {
      await heartbeat.stop();
      this.tellEnd(extraction, outcome, (performance.now() - startedAt) / 1000);
    }
    this.services.notify(extractionFinished, { extractionId, accountId: extraction.accountId });
  }

  private tellEnd(extraction: Extraction, outcome: RunOutcome, seconds: number): void {
    const figures = { seconds, engineTime: this.engineTimeOf.get(extraction.id) ?? new EngineTime() };
    this.metrics.ended(extraction, outcome, figures);
    this.logger.info(lineOf(extraction, outcome, figures), 'extraction');
    this.progressOf.delete(extraction.id);
    this.engineTimeOf.delete(extraction.id);
  }

  /** No other run on this machine would fare better: the client is told to come again. */
  private failureOf(error: unknown): unknown {
    if (!(error instanceof RecogniserUnavailable)) return error;
    this.recogniser.note(error);
    return new ServiceError('busy', 'Pages that are pictures cannot be read at the moment.', { cause: error });
  }

  private heartbeatOf(id: string): Required<Worker> {
    const logger = this.logger.child({ extractionId: id });
    return every({ name: 'note a heartbeat', milliseconds: HEARTBEAT_MS, run: () => this.beat(id), logger });
  }

  private beat(id: string): Promise<unknown> {
    const statement = `UPDATE extraction.extraction SET signed_at = $2, progress = $3 WHERE id = $1 AND state = 'running'`;
    return this.dataSource.query(statement, [id, this.clock.now(), this.progressOf.get(id) ?? null]);
  }

  /** A document during which a process died runs alone: only one that was alone when it happens again is to blame. */
  private extractAtTheGate(extraction: Extraction): Promise<ReadFile> {
    if (!extraction.suspect) return this.gate.beside(() => this.extract(extraction));
    return this.gate.alone(extraction.deathsAlone, async () => {
      await this.dataSource.query('UPDATE extraction.extraction SET alone = true WHERE id = $1', [extraction.id]);
      return this.extract(extraction);
    });
  }

  /** What our engine read is answered by it, or by the model of the account; no slot of an engine is held while that is asked. */
  private async answered(extraction: Extraction, { result, transcript, images = [] }: Read): Promise<Answered> {
    return transcript ? this.callerModel.answer(extraction.accountId, { result, transcript, images }, extraction) : { result };
  }

  /** Answers whether it was stored: a run that was ended meanwhile, as by deleting it, has nothing to store. */
  private async finish(extraction: Extraction, read: ReadFile): Promise<boolean> {
    if ('document' in read) return this.endings.complete(extraction, await this.answered(extraction, read.document));
    const parts: AnsweredPart[] = [];
    for (const { firstPage, lastPage, splitConfidence, ...part } of read.parts)
      parts.push({ ...(await this.answered(extraction, part)), pages: { firstPage, lastPage, splitConfidence } });
    return this.endings.completeParts(extraction, read.held, parts);
  }

  private async extract(extraction: Extraction): Promise<ReadFile> {
    const document = await this.open(extraction);
    try {
      await this.dataSource.query('UPDATE extraction.file SET media_type = $2 WHERE id = $1', [
        extraction.fileId,
        MEDIA_TYPES[document.format],
      ]);
      await this.hold(extraction, document.pageCount);
      const told = { name: 'engine', kind: 'internal', attributes: { pages: document.pageCount, format: document.format } } as const;
      return await inSpan(told, () => this.readWhole(extraction, document));
    } finally {
      document.close();
    }
  }

  private async readWhole(extraction: Extraction, document: OpenedDocument): Promise<ReadFile> {
    if (extraction.engine === 'byok') return this.readForModel(extraction, document);
    if (!extraction.split) return { document: { result: await document.extract() } };
    return { parts: await document.extractParts(), held: document.pageCount };
  }

  /** Pages are drawn while the document is open: the model is asked when it no longer holds a slot of the engine. */
  private async readForModel({ split, pageImages }: Extraction, document: OpenedDocument): Promise<ReadFile> {
    const withImages = async <Transcribed extends TranscribedDocument>(read: Transcribed) => ({
      ...read,
      images: await drawPageImages(document, read, pageImages),
    });
    if (!split) return { document: await withImages(await document.extractWithTranscript()) };
    const parts: ReadPart[] = [];
    for (const part of await document.extractPartsWithTranscripts()) parts.push(await withImages(part));
    return { parts, held: document.pageCount };
  }

  private async open(extraction: Extraction): Promise<OpenedDocument> {
    const bytes = await this.read(extraction.fileId);
    const engineTime = new EngineTime();
    this.engineTimeOf.set(extraction.id, engineTime);
    const options = {
      fileName: extraction.fileName,
      docTypeHint: (extraction.docTypeHint as DocType | null) ?? undefined,
      password: extraction.passwordSealed ? this.secrets.open(extraction.passwordSealed, extraction.accountId) : undefined,
      pages: extraction.pages ?? undefined,
      schema: extraction.schema ?? undefined,
      maxPages: PLANS[extraction.plan].pagesPerDocument,
      givesWay: extraction.isOneOfMany,
      onProgress: this.progressTeller(extraction),
      onProcessorTime: (processorMs: number, step: EngineStep): void => engineTime.add(processorMs, step),
    };
    const document = await this.pool.open(bytes, options);
    engineTime.format = document.format;
    return document;
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
      // Where that cannot be, the next heartbeat says so.
      if (isFirst) this.beat(id).catch(() => undefined);
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

  /** Before the client is answered, so that what it sends next meets it. */
  private async noteFailure({ id }: Extraction): Promise<void> {
    await this.budget
      .note(id, this.engineTimeOf.get(id)?.totalMs ?? 0)
      .catch((error: unknown) => this.logger.warn({ err: error, extractionId: id }, 'could not note what a failure took'));
  }
}

const spanOf = ({ id, accountId, keyId, engine, plan }: Extraction) => ({
  'gridline.extraction': id,
  'gridline.account': accountId,
  'gridline.key': keyId ?? undefined,
  ...{ engine, plan },
});

/** The one line that the log has of a run; what was read is no part of it. */
function lineOf(extraction: Extraction, outcome: RunOutcome, { seconds, engineTime }: RunFigures): object {
  const { id: extractionId, accountId, keyId, batchId, engine, plan, attempts, createdAt } = extraction;
  const durationMs = Math.round(1000 * seconds);
  const waitedMs = Math.max(0, Date.now() - durationMs - createdAt.getTime());
  const { format, totalMs } = engineTime;
  const run = { extractionId, accountId, keyId, batchId, engine, plan, attempts, outcome };
  return { ...run, format, waitedMs, durationMs, engineMs: Math.round(totalMs) };
}
