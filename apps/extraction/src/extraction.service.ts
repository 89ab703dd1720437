import { extractionRequested } from '@gridline/contracts';
import { WorkerPool } from '@gridline/engine';
import { every } from '@gridline/runtime';
import { defineService } from '@gridline/service';
import { extractionConfig } from './extraction.config';
import { ExtractionModule } from './extraction.module';
import { Extraction } from './extractions/extraction.entity';
import { RunsService } from './extractions/runs.service';
import { FilesAndExtractions1763600100000 } from './migrations/1763600100000-files-and-extractions';
import { MetadataInDocumentOrder1795350000000 } from './migrations/1795350000000-metadata-in-document-order';

/** Runs are looked over this often, and put into the queue again after this long without a sign. */
const LOOK_MS = 30_000;
const SILENT_SECONDS_BEYOND_LIMIT = 120;

/** Turns a stored document into a table; owns files and extractions. */
export const extractionService = defineService({
  name: 'extraction',
  config: extractionConfig,
  database: { entities: [Extraction], migrations: [FilesAndExtractions1763600100000, MetadataInDocumentOrder1795350000000] },
  http: null,
  concurrency: ({ WORKERS }) => ({ [extractionRequested.subject]: WORKERS }),
  module: (parts) => ExtractionModule.forRoot(parts),
  workers: (app, { config, logger }) => {
    const silentMs = (config.EXTRACTION_SECONDS + SILENT_SECONDS_BEYOND_LIMIT) * 1000;
    const pool = app.get(WorkerPool, { strict: false });
    const runs = app.get(RunsService, { strict: false });
    return [
      { stop: () => pool.close() },
      every({ name: 'look for silent runs', milliseconds: LOOK_MS, run: () => runs.requeue(silentMs), logger }),
    ];
  },
});
