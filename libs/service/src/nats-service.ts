import type { DynamicModule, INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { openDatabase, type DatabaseOptions } from '@gridline/database';
import { AnswerServer, Nats, startMessaging, type Duties } from '@gridline/messaging';
import { OutboxRelay } from '@gridline/outbox';
import { NestLogger, createLogger, runService, type HealthCheck, type RunningService } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { openStorage, type ServiceConfig } from './service-config';

/** What a service is built from once its connections are open. */
export interface ServiceParts {
  nats: Nats;
  storage: Storage;
  logger: Logger;
  dataSource: DataSource;
  relay: OutboxRelay;
}

export interface NatsServiceOptions {
  name: string;
  config: ServiceConfig & { DATABASE_URL: string; DATABASE_POOL: number };
  duties: Duties;
  /** Messages handled at a time, by subject, where it is not the decorator's number. */
  concurrency?: Record<string, number>;
  database: Pick<DatabaseOptions, 'entities' | 'migrations'>;
  module(parts: ServiceParts): DynamicModule;
  /** Starts what the service does by itself (timers, dispatchers); answers how to stop it. */
  begin?(app: INestMicroservice, parts: ServiceParts): Promise<() => Promise<void>>;
}

/** Runs a service that is reached over NATS alone and owns the schema of its name: the whole life of its process. */
export async function runNatsService(options: NatsServiceOptions): Promise<void> {
  const logger = createLogger(options.name, options.config.LOG_LEVEL);
  const { MANAGEMENT_HOST: host, MANAGEMENT_PORT: port, STOP_SECONDS: stopSeconds } = options.config;
  await runService({ logger, host, port, stopSeconds }, () => startNatsService(options, logger));
}

/** Starts such a service inside a running process; for `runNatsService` and for tests. */
export async function startNatsService(options: NatsServiceOptions, logger: Logger): Promise<RunningService> {
  const parts = await openParts(options, logger);
  const server = new AnswerServer(parts.nats, options.name);
  const app = await NestFactory.createMicroservice(options.module(parts), { strategy: server, logger: new NestLogger(logger) });
  const messaging = await startMessaging(app, {
    service: options.name,
    duties: options.duties,
    concurrency: options.concurrency,
    server,
    logger,
  });
  parts.relay.start();
  const end = await options.begin?.(app, parts);
  return {
    checks: healthChecks(parts),
    async stop() {
      await messaging.stop();
      await end?.();
      await parts.relay.stop();
      // Nest closes the database with the app.
      await app.close();

      await parts.nats.close();
    },
  };
}

async function openParts({ name, config, database }: NatsServiceOptions, logger: Logger): Promise<ServiceParts> {
  const storage = openStorage(config);
  const nats = await Nats.connect(config.NATS_URL, config.NATS_PREFIX, name);
  const dataSource = await openDatabase({ url: config.DATABASE_URL, schema: name, poolSize: config.DATABASE_POOL, ...database });
  const relay = new OutboxRelay(dataSource, nats, config.DATABASE_URL, logger);
  return { nats, storage, logger, dataSource, relay };
}

/** The checks behind `/health/ready`. */
export const healthChecks = ({ nats, storage, dataSource }: Pick<ServiceParts, 'nats' | 'storage' | 'dataSource'>): HealthCheck[] => [
  { name: 'nats', check: () => nats.check() },
  { name: 'database', check: () => dataSource.query('SELECT 1') },
  { name: 'storage', check: () => storage.check() },
];
