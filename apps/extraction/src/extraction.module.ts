import { Module, type DynamicModule } from '@nestjs/common';
import { WorkerPool } from '@gridline/engine';
import { Outbox, OutboxRelay } from '@gridline/outbox';
import { Clock, LOGGER, SecretBox } from '@gridline/runtime';
import type { StoringParts } from '@gridline/service';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { ExtractionConfig } from './extraction.config';
import { AcceptanceService } from './extractions/acceptance.service';
import { ExtractionRequestedConsumer } from './extractions/extraction-requested.consumer';
import { ExtractionsResponder } from './extractions/extractions.responder';
import { ExtractionsService } from './extractions/extractions.service';
import { ClaimsService } from './extractions/claims.service';
import { RunQueue } from './extractions/run-queue';
import { RunsService } from './extractions/runs.service';
import { Deletions } from './extractions/deletions.service';
import { FailureBudget } from './extractions/failure-budget';
import { FilesResponder } from './files/files.responder';
import { RetentionService } from './files/retention.service';
import { Sweeper } from './files/sweeper.service';
import { FilesService } from './files/files.service';

@Module({})
export class ExtractionModule {
  static forRoot({ config, dataSource, relay }: StoringParts<ExtractionConfig>): DynamicModule {
    const pool = new WorkerPool({
      // One more than documents worked on at a time: see RunQueue.
      size: config.WORKERS + 1,
      timeLimitMs: config.EXTRACTION_SECONDS * 1000,
      memoryLimitMb: config.WORKER_MEMORY_MB,
    });
    return {
      module: ExtractionModule,
      controllers: [ExtractionsResponder, FilesResponder],
      providers: [
        { provide: WorkerPool, useValue: pool },
        { provide: OutboxRelay, useValue: relay },
        { provide: SecretBox, useValue: new SecretBox(config.MASTER_KEY) },
        { provide: Outbox, useValue: new Outbox(dataSource) },
        {
          provide: AcceptanceService,
          useFactory: (source: DataSource, outbox: Outbox, secrets: SecretBox, clock: Clock, budget: FailureBudget) =>
            new AcceptanceService(source, outbox, secrets, clock, budget, config.QUEUE_LIMIT),
          inject: [DataSource, Outbox, SecretBox, Clock, FailureBudget],
        },
        ExtractionsService,
        RunsService,
        ClaimsService,
        {
          provide: RunQueue,
          useFactory: (claims: ClaimsService, runs: RunsService, logger: Logger) => new RunQueue(claims, runs, config.WORKERS, logger),
          inject: [ClaimsService, RunsService, LOGGER],
        },
        FilesService,
        Deletions,
        FailureBudget,
        RetentionService,
        Sweeper,
        ExtractionRequestedConsumer,
      ],
    };
  }
}
