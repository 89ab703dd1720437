import { every } from '@gridline/runtime';
import { defineService, serviceConfig } from '@gridline/service';
import { ExportModule } from './export.module';
import { SWEEP_MS, sweepLeftOvers } from './exports/left-overs';
import { keepHeapSmall } from './keep-heap-small';

/** Exports of one account that are rendered at a time, by one thread: another's small one then takes three times as long at most, where it took a hundred. */
const EXPORTS_OF_ACCOUNT = 2;

/** Turns an extraction into CSV, XLSX or JSON. */
export const exportService = defineService({
  name: 'export',
  config: serviceConfig,
  database: null,
  http: null,
  questionsOfAccount: () => EXPORTS_OF_ACCOUNT,
  prepare: keepHeapSmall,
  module: () => ({ module: ExportModule }),
  workers: (_, { storage, logger }) => [
    every({
      name: 'remove left-over files',
      milliseconds: SWEEP_MS,
      atOnce: true,
      run: () => sweepLeftOvers(storage, logger),
      logger,
    }),
  ],
});
