import 'reflect-metadata';
import { extractionRequested } from '@gridline/contracts';
import { WorkerPool } from '@gridline/engine';
import { configOrExit } from '@gridline/runtime';
import { runNatsService } from '@gridline/service';
import { duties } from './duties';
import { extractionConfig } from './extraction.config';
import { ExtractionModule } from './extraction.module';
import { Extraction } from './extractions/extraction.entity';
import { RunsService } from './extractions/runs.service';
import { FilesAndExtractions1763600100000 } from './migrations/1763600100000-files-and-extractions';

/** Runs are looked over this often, and put into the queue again after this long without a sign. */
const LOOK_MS = 30_000;
const SILENT_SECONDS_BEYOND_LIMIT = 120;

const config = configOrExit(extractionConfig);

void runNatsService({
  name: 'extraction',
  config,
  duties,
  concurrency: { [extractionRequested.subject]: config.WORKERS },
  database: { entities: [Extraction], migrations: [FilesAndExtractions1763600100000] },
  module: (parts) => ExtractionModule.forRoot(parts, config),
  begin: (app, { logger }) => {
    const runs = app.get(RunsService);
    const silentMs = (config.EXTRACTION_SECONDS + SILENT_SECONDS_BEYOND_LIMIT) * 1000;
    const look = setInterval(() => {
      runs.requeue(silentMs).catch((error: unknown) => logger.warn({ err: error }, 'could not look for silent runs'));
    }, LOOK_MS);
    return Promise.resolve(async () => {
      clearInterval(look);
      await app.get(WorkerPool).close();
    });
  },
});
