import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { WorkerPool } from '@gridline/engine';
import { Outbox, OutboxRelay } from '@gridline/outbox';
import { Clock, LOGGER, SecretBox } from '@gridline/runtime';
import type { StoringParts } from '@gridline/service';
import { CheckedConnections, FLOOD_BESIDE_BODIES, PrivateTargets, SystemResolver, TargetCheck, checkedFetch } from '@gridline/targets';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ForgettingResponder } from './accounts/forgetting.responder';
import { ForgettingService } from './accounts/forgetting.service';
import { BatchesResponder } from './batches/batches.responder';
import { BatchesService } from './batches/batches.service';
import { CallerModelService } from './caller-model/caller-model.service';
import { ModelKeysResponder } from './caller-model/model-keys.responder';
import { ModelKeysService } from './caller-model/model-keys.service';
import { ModelTrial } from './caller-model/model-trial';
import { drawingProcesses, engineProcesses, queueLimits, type ExtractionConfig } from './extraction.config';
import { AcceptanceService } from './extractions/acceptance.service';
import { AppList } from './extractions/app-list.service';
import { ExtractionsResponder } from './extractions/extractions.responder';
import { ExtractionsService } from './extractions/extractions.service';
import { FailureBudget } from './extractions/failure-budget';
import { ListCounts } from './extractions/list-counts.service';
import { ListMarks } from './extractions/list-marks.service';
import { ListParts } from './extractions/list-parts.service';
import { ListStretches } from './extractions/list-stretches.service';
import { ListWarmth } from './extractions/list-warmth.service';
import { QueueRoom } from './extractions/queue-room';
import { FilesResponder } from './files/files.responder';
import { FilesService } from './files/files.service';
import { RetentionService } from './files/retention.service';
import { PagesResponder } from './pages/pages.responder';
import { DrawingPool, PagesService } from './pages/pages.service';
import { DeletionsResponder } from './removal/deletions.responder';
import { Deletions } from './removal/deletions.service';
import { Sweeper } from './removal/sweeper.service';
import { CorrectionsService } from './review/corrections.service';
import { ReviewSettingsService } from './review/review-settings.service';
import { ReviewResponder } from './review/review.responder';
import { ReviewService } from './review/review.service';
import { ClaimsService } from './runs/claims.service';
import { ExtractionRequestedConsumer } from './runs/extraction-requested.consumer';
import { RecogniserWatch } from './runs/recogniser-watch';
import { RetriesService } from './runs/retries.service';
import { ModelQueue, RunQueue } from './runs/run-queue';
import { RunsResponder } from './runs/runs.responder';
import { RunEndings } from './runs/run-endings';
import { RunHeartbeats } from './runs/run-heartbeats';
import { RunReading } from './runs/run-reading';
import { RunsService } from './runs/runs.service';
import { SchemasResponder } from './schemas/schemas.responder';
import { SchemasService } from './schemas/schemas.service';

/** Bytes of a model's answer that are read: far more than any model writes at once. */
const MODEL_ANSWER_BYTES = 10_000_000;

/** Longest drawing of one page; the densest measured page of print takes a second. */
const DRAWING_MS = 15_000;

/** A model may be anywhere on the public internet, by https; an operator's own server also elsewhere and without. */
const modelTargets = (exempt: PrivateTargets): TargetCheck =>
  new TargetCheck(exempt, new SystemResolver((host) => exempt.names(host)), { httpWhereExempt: true });

@Module({})
export class ExtractionModule {
  static forRoot({ config, dataSource, relay }: StoringParts<ExtractionConfig>): DynamicModule {
    return {
      module: ExtractionModule,
      controllers: [
        ExtractionsResponder,
        RunsResponder,
        DeletionsResponder,
        BatchesResponder,
        SchemasResponder,
        FilesResponder,
        ModelKeysResponder,
        PagesResponder,
        ReviewResponder,
        ForgettingResponder,
      ],
      providers: [
        { provide: OutboxRelay, useValue: relay },
        { provide: SecretBox, useValue: new SecretBox(config.MASTER_KEY) },
        { provide: Outbox, useValue: new Outbox(dataSource) },
        ...engineParts(config),
        ...queueParts(config),
        ...modelParts(config),
        ...PLAIN,
      ],
    };
  }
}

/** What needs nothing of the configuration. */
const PLAIN: readonly Provider[] = [
  ...[ExtractionsService, BatchesService, SchemasService, ExtractionRequestedConsumer],
  ...[ClaimsService, RunsService, RunHeartbeats, RunReading, RunEndings, RetriesService],
  ...[PagesService, FilesService, Deletions, ForgettingService, FailureBudget, RetentionService, Sweeper],
  ...[CorrectionsService, ReviewService, ReviewSettingsService, ListCounts, ListStretches, ListMarks, ListParts, ListWarmth, AppList],
];

/** The processes that read documents, and those that draw pages. */
function engineParts({ WORKERS, EXTRACTION_SECONDS, WORKER_MEMORY_MB: memoryLimitMb }: ExtractionConfig): Provider[] {
  const pool = new WorkerPool({
    size: engineProcesses(WORKERS),
    timeLimitMs: EXTRACTION_SECONDS * 1000,
    memoryLimitMb,
    keepsSpare: true,
    givesWay: true,
  });
  const drawingPool = new DrawingPool({ size: drawingProcesses(WORKERS), timeLimitMs: DRAWING_MS, memoryLimitMb });
  return [
    { provide: WorkerPool, useValue: pool },
    { provide: DrawingPool, useValue: drawingPool },
    { provide: RecogniserWatch, useFactory: (logger: Logger) => new RecogniserWatch(logger), inject: [LOGGER] },
  ];
}

/** What is taken in, and the lanes in which it is run. */
function queueParts(config: ExtractionConfig): Provider[] {
  const inject = [ClaimsService, RunsService, LOGGER];
  return [
    {
      provide: AcceptanceService,
      useFactory: (source: DataSource, outbox: Outbox, secrets: SecretBox, clock: Clock, models: ModelKeysService) =>
        new AcceptanceService(source, outbox, secrets, clock, models, new QueueRoom(clock, queueLimits(config))),
      inject: [DataSource, Outbox, SecretBox, Clock, ModelKeysService],
    },
    {
      provide: RunQueue,
      useFactory: (claims: ClaimsService, runs: RunsService, logger: Logger) => new RunQueue(claims, runs, config.WORKERS, logger),
      inject,
    },
    {
      provide: ModelQueue,
      useFactory: (claims: ClaimsService, runs: RunsService, logger: Logger) =>
        new ModelQueue(claims, runs, config.MODEL_RUNS, logger, 'byok'),
      inject,
    },
  ];
}

/** Callers' models: their keys, and the one way to them. */
function modelParts({ MODEL_PRIVATE_TARGETS, MODEL_SECONDS }: ExtractionConfig): Provider[] {
  const targets = modelTargets(MODEL_PRIVATE_TARGETS);
  const connections = new CheckedConnections({}, undefined, FLOOD_BESIDE_BODIES);
  const fetch = checkedFetch(targets, connections, { mostBytes: MODEL_ANSWER_BYTES });
  return [
    ModelKeysService,
    { provide: CheckedConnections, useValue: connections },
    { provide: ModelTrial, useValue: new ModelTrial(targets, fetch) },
    {
      provide: CallerModelService,
      useFactory: (keys: ModelKeysService, pool: WorkerPool) => new CallerModelService(keys, fetch, MODEL_SECONDS * 1000, pool),
      inject: [ModelKeysService, WorkerPool],
    },
  ];
}
