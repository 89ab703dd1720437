import 'reflect-metadata';
import { configOrExit, createLogger, runService } from '@gridline/runtime';
import { gatewayConfig } from './gateway.config';
import { startGateway } from './start-gateway';

const config = configOrExit(gatewayConfig);
const logger = createLogger('gateway', config.LOG_LEVEL);

void runService({ logger, host: config.MANAGEMENT_HOST, port: config.MANAGEMENT_PORT, stopSeconds: config.STOP_SECONDS }, () =>
  startGateway(config, logger),
);
