import { extractionRequested } from '@gridline/contracts';
import { WorkerPool } from '@gridline/engine';
import { every } from '@gridline/runtime';
import { defineService } from '@gridline/service';
import type { DataSource } from 'typeorm';
import { extractionConfig } from './extraction.config';
import { ExtractionModule } from './extraction.module';
import { Extraction } from './extractions/extraction.entity';
import { RunsService } from './extractions/runs.service';
import { FilesAndExtractions1763600100000 } from './migrations/1763600100000-files-and-extractions';
import { SWEEP_MS, Sweeper } from './files/sweeper.service';
import { MetadataInDocumentOrder1795350000000 } from './migrations/1795350000000-metadata-in-document-order';
import { WhatIsKeptAndBlamed1795360000000 } from './migrations/1795360000000-what-is-kept-and-blamed';

/** Runs are looked over this often, and put into the queue again after this long without a heartbeat. */
const LOOK_MS = 30_000;
const SILENT_SECONDS_BEYOND_LIMIT = 120;

/** Turns a stored document into a table; owns files and extractions. */
export const extractionService = defineService({
  name: 'extraction',
  config: extractionConfig,
  database: {
    entities: [Extraction],
    migrations: [FilesAndExtractions1763600100000, MetadataInDocumentOrder1795350000000, WhatIsKeptAndBlamed1795360000000],
  },
  http: null,
  concurrency: ({ WORKERS }) => ({ [extractionRequested.subject]: WORKERS }),
  module: (parts) => ExtractionModule.forRoot(parts),
  workers: (app, { config, logger, storage, dataSource }) => {
    const silentMs = (config.EXTRACTION_SECONDS + SILENT_SECONDS_BEYOND_LIMIT) * 1000;
    const pool = app.get(WorkerPool, { strict: false });
    const runs = app.get(RunsService, { strict: false });
    const sweeper = app.get(Sweeper, { strict: false });
    return [
      { start: () => storage.claim(() => hasFiles(dataSource)), stop: () => Promise.resolve() },
      { stop: () => pool.close() },
      every({ name: 'look for silent runs', milliseconds: LOOK_MS, run: () => runs.requeue(silentMs), logger }),
      every({ name: 'remove what nobody will ask for', milliseconds: SWEEP_MS, atOnce: true, run: () => sweeper.sweep(), logger }),
    ];
  },
});

/** Whether a document was ever stored; its owner alone may take an empty folder for a new storage. */
async function hasFiles(dataSource: DataSource): Promise<boolean> {
  const rows: unknown[] = await dataSource.query('SELECT FROM extraction.file LIMIT 1');
  return rows.length > 0;
}
