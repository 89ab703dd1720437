import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { RecogniserUnavailable, WorkerLost } from '@gridline/engine';
import { LOGGER, inSpan, isAway } from '@gridline/runtime';
import type { Logger } from 'pino';
import { CallerModelService } from '../caller-model/caller-model.service';
import type { Extraction } from '../extractions/extraction.entity';
import { FailureBudget } from '../extractions/failure-budget';
import { RecogniserWatch } from './recogniser-watch';
import { EngineTime, RunMetrics, type RunFigures, type RunOutcome } from './run.metrics';
import { RunEndings } from './run-endings';
import { RunHeartbeats } from './run-heartbeats';
import { RunReading, type Read, type ReadFile } from './run-reading';
import type { AnsweredPart } from './split-parts';
import type { Answered } from './store-result';

/** Takes a claimed extraction from one step of its run to the next: heartbeat, reading, answer, ending, and what operators are told of it. */
@Injectable()
export class RunsService {
  private readonly metrics = new RunMetrics();

  constructor(
    private readonly heartbeats: RunHeartbeats,
    private readonly reading: RunReading,
    private readonly callerModel: CallerModelService,
    private readonly endings: RunEndings,
    private readonly budget: FailureBudget,
    private readonly recogniser: RecogniserWatch,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs a claimed extraction to its end. May be called twice for one, also at once: the first to finish wins. */
  async run(extraction: Extraction): Promise<void> {
    await inSpan({ name: 'run', kind: 'consumer', parent: extraction.trace ?? undefined, attributes: spanOf(extraction) }, () =>
      this.runWithHeartbeat(extraction),
    );
  }

  private async runWithHeartbeat(extraction: Extraction): Promise<void> {
    const { onProgress, stop } = this.heartbeats.begin(extraction);
    const engineTime = new EngineTime();
    const startedAt = performance.now();
    let outcome: RunOutcome = 'left';
    try {
      const read = await this.reading.read(extraction, { engineTime, onProgress });
      const isStored = await this.finish(extraction, read);
      if (!isStored) await this.noteFailure(extraction, engineTime);
      outcome = 'completed';
    } catch (error) {
      // Nothing is wrong with the document: it is claimed again, by any replica.
      if (isAway(error)) throw await this.endings.putBack(extraction, error);
      if (error instanceof WorkerLost) throw await this.endings.putBackAsSuspect(extraction, error);
      await this.endings.fail(extraction, this.failureOf(error));
      await this.noteFailure(extraction, engineTime);
      outcome = 'failed';
    } finally {
      await stop();
      this.tellOperators(extraction, outcome, { seconds: (performance.now() - startedAt) / 1000, engineTime });
    }
    this.endings.tellWaiting(extraction);
  }

  /** Answers whether it was stored: a run that was ended meanwhile, as by deleting it, has nothing to store. */
  private async finish(extraction: Extraction, read: ReadFile): Promise<boolean> {
    if ('document' in read) return this.endings.complete(extraction, await this.answered(extraction, read.document));
    const parts: AnsweredPart[] = [];
    for (const { firstPage, lastPage, splitConfidence, ...part } of read.parts)
      parts.push({ ...(await this.answered(extraction, part)), pages: { firstPage, lastPage, splitConfidence } });
    return this.endings.completeParts(extraction, read.held, parts);
  }

  /** What our engine read is answered by it, or by the model of the account; no slot of an engine is held while that is asked. */
  private async answered(extraction: Extraction, { result, transcript, images = [] }: Read): Promise<Answered> {
    return transcript ? this.callerModel.answer(extraction.accountId, { result, transcript, images }, extraction) : { result };
  }

  /** No other run on this machine would fare better: the client is told to come again. */
  private failureOf(error: unknown): unknown {
    if (!(error instanceof RecogniserUnavailable)) return error;
    this.recogniser.note(error);
    return new ServiceError('busy', 'Pages that are pictures cannot be read at the moment.', { cause: error });
  }

  /** Before the client is answered, so that what it sends next meets it. */
  private async noteFailure({ id }: Extraction, { totalMs }: EngineTime): Promise<void> {
    await this.budget
      .note(id, totalMs)
      .catch((error: unknown) => this.logger.warn({ err: error, extractionId: id }, 'could not note what a failure took'));
  }

  private tellOperators(extraction: Extraction, outcome: RunOutcome, figures: RunFigures): void {
    this.metrics.ended(extraction, outcome, figures);
    this.logger.info(lineOf(extraction, outcome, figures), 'extraction');
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
