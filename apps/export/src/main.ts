import './keep-heap-small';
import 'reflect-metadata';
import { createLogger, runService } from '@gridline/runtime';
import { readExportConfig } from './export.config';
import { startExport } from './start-export';

const config = readExportConfig();
const logger = createLogger('export', config.LOG_LEVEL);
void runService({ logger, host: config.MANAGEMENT_HOST, port: config.MANAGEMENT_PORT, stopSeconds: config.STOP_SECONDS }, () =>
  startExport(config, logger),
);
