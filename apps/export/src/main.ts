import 'reflect-metadata';
import { createLogger, runService } from '@gridline/runtime';
import { readExportConfig } from './export.config';
import { keepHeapSmall } from './keep-heap-small';
import { startExport } from './start-export';

keepHeapSmall();
const config = readExportConfig();
const logger = createLogger('export', config.LOG_LEVEL);
void runService({ logger, host: config.MANAGEMENT_HOST, port: config.MANAGEMENT_PORT, stopSeconds: config.STOP_SECONDS }, () =>
  startExport(config, logger),
);
