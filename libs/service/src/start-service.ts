import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Module, type DynamicModule, type INestApplicationContext, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { handledBy, hasEvents, type ServiceName } from '@gridline/contracts';
import { DatabaseModule, migrate, openDatabase, type DatabaseOptions } from '@gridline/database';
import { AnswerServer, MessagingModule, Nats, checkStreams, startMessaging } from '@gridline/messaging';
import { OutboxRelay } from '@gridline/outbox';
import {
  NestLogger,
  configOrExit,
  createLogger,
  runProcess,
  type HealthCheck,
  type ManagementServer,
  type RunningService,
} from '@gridline/runtime';
import type { Logger } from 'pino';
import type { Service, ServiceParts, StoringConfig, StoringParts, StoringService } from './define-service';
import { openStorage, type ServiceConfig } from './service-config';
import { Teardown } from './teardown';

/** The share of the stop's time after which streams that never end by themselves are cut. */
const CUT_SHARE = 0.8;

/** A service that runs inside this process. */
export interface StartedService extends RunningService {
  app: INestApplicationContext;
  /** Where its public listener listens; 0 where it has none. */
  port: number;
}

/** The whole life of a service's process; wrong variables are listed and end it before anything is opened. */
export async function runService<Config extends ServiceConfig>(service: Service<Config>): Promise<void> {
  const config = configOrExit(service.config);
  service.prepare?.();
  const logger = createLogger(service.name, config.LOG_LEVEL);
  if (process.argv[2] === 'migrate') return migrateAndExit(service, config, logger);
  const { MANAGEMENT_HOST: host, MANAGEMENT_PORT: port, STOP_SECONDS: stopSeconds } = config;
  await runProcess({ logger, host, port, stopSeconds }, () => startService(service, config, logger));
}

/** Starts a service inside a running process; for `runService` and for tests. A failed start leaves nothing open. */
export async function startService<Config extends ServiceConfig>(
  service: Service<Config>,
  config: Config,
  logger: Logger,
): Promise<StartedService> {
  const teardown = new Teardown();
  try {
    return await startOn(service, config, logger, teardown);
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function startOn<Config extends ServiceConfig>(
  service: Service<Config>,
  config: Config,
  logger: Logger,
  teardown: Teardown,
): Promise<StartedService> {
  const parts = await openParts(service, config, logger, teardown);
  const server = new AnswerServer(parts.nats, service.name);
  const { app, answering } = await createApp(service, parts, server);
  teardown.add(() => app.close());
  const workers = service.workers(app, parts as StoringParts<Config>);
  if (isStoring(parts) && hasEvents(service.name)) workers.unshift(parts.relay);
  for (const worker of workers) teardown.add(() => worker.stop());
  const options = { service: service.name, handled: handledBy(service.name), server, logger, concurrency: service.concurrency?.(config) };
  const messaging = await startMessaging(answering, options);
  teardown.add(() => messaging.stop());
  for (const worker of workers) await worker.start?.();
  const port = service.http ? await listen(app as NestExpressApplication, service.http.address(config), config.STOP_SECONDS, teardown) : 0;
  return {
    app,
    port,
    checks: [...checksOf(service.name, parts), ...(service.checks?.(app) ?? [])],
    onManagement: (management: ManagementServer) => service.http?.onManagement(app, management),
    stop: () => teardown.run(),
  };
}

async function openParts<Config extends ServiceConfig>(
  { name, database }: Service<Config>,
  config: Config,
  logger: Logger,
  teardown: Teardown,
): Promise<ServiceParts<Config> | StoringParts<Config>> {
  const storage = openStorage(config);
  teardown.add(() => Promise.resolve(storage.close()));
  const nats = await Nats.connect(config.NATS_URL, config.NATS_PREFIX, name);
  teardown.add(() => nats.close());
  if (!database) return { config, nats, storage, logger };
  // `defineService` asks every service with a database for its variables.
  const dataSource = await openDatabase(databaseOptions(name, database, config as Config & StoringConfig));
  // Nest closes it with the app, where there came to be one.
  teardown.add(async () => (dataSource.isInitialized ? dataSource.destroy() : undefined));
  return { config, nats, storage, logger, dataSource, relay: new OutboxRelay(dataSource, nats, logger) };
}

function databaseOptions(schema: ServiceName, database: StoringService<StoringConfig>['database'], config: StoringConfig): DatabaseOptions {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: poolSize, DATABASE_SECONDS: timeLimitSeconds } = config;
  const isPooled = config.DATABASE_POOLER === 'yes';
  return {
    ...{ url, directUrl, isPooled, migrates: config.DATABASE_MIGRATE === 'yes' },
    ...{ schema, poolSize, timeLimitSeconds },
    ...database,
  };
}

/** The command `migrate` of a service's program: its schema as this release needs it, and nothing else. */
async function migrateAndExit<Config extends ServiceConfig>(
  { name, database }: Service<Config>,
  config: Config,
  logger: Logger,
): Promise<void> {
  try {
    if (database) await migrate(databaseOptions(name, database, config as Config & StoringConfig));
    logger.info('migrated');
    process.exit(0);
  } catch (error) {
    logger.fatal({ err: error }, 'could not migrate');
    process.exit(1);
  }
}

@Module({})
class RootModule {}

async function createApp<Config extends ServiceConfig>(
  service: Service<Config>,
  parts: ServiceParts<Config> | StoringParts<Config>,
  server: AnswerServer,
): Promise<{ app: INestApplicationContext; answering: INestMicroservice }> {
  const { config, nats, storage, logger } = parts;
  const root: DynamicModule = {
    module: RootModule,
    imports: [
      MessagingModule.forRoot(nats, storage, logger, config.ANSWER_SECONDS),
      ...(isStoring(parts) ? [DatabaseModule.forRoot(parts.dataSource)] : []),
      service.module(parts as StoringParts<Config>),
    ],
  };
  const options = { logger: new NestLogger(logger), abortOnError: false };
  if (!service.http) {
    const app = await NestFactory.createMicroservice(root, { strategy: server, ...options });
    return { app, answering: app };
  }
  const app = await NestFactory.create<NestExpressApplication>(root, service.http.adapter(), { bodyParser: false, ...options });
  service.http.dress(app, config, logger);
  return { app, answering: app.connectMicroservice({ strategy: server }) };
}

const isStoring = <Config>(parts: ServiceParts<Config> | StoringParts<Config>): parts is StoringParts<Config> => 'dataSource' in parts;

/** Answers the port. */
async function listen(
  app: NestExpressApplication,
  { host, port }: { host: string; port: number },
  stopSeconds: number,
  teardown: Teardown,
): Promise<number> {
  await app.listen(port, host);
  const server = app.getHttpServer() as Server;
  teardown.add(() => closeHttp(server, stopSeconds));
  return (server.address() as AddressInfo).port;
}

/** Lets requests in flight finish; streams that never end by themselves are cut shortly before the stop's time is up. */
async function closeHttp(server: Server, stopSeconds: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000 * CUT_SHARE);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

/** The checks behind `/health/ready` and `/health/dependencies`. */
function checksOf<Config>(name: ServiceName, parts: ServiceParts<Config> | StoringParts<Config>): HealthCheck[] {
  const checks: HealthCheck[] = [{ name: 'nats', check: () => parts.nats.check() }];
  // Who neither tells nor is told events works without the streams.
  checks.push({ name: 'streams', isSoft: !hasEvents(name), check: () => checkStreams(parts.nats) });
  if (isStoring(parts)) {
    const { dataSource, relay } = parts;
    checks.push({ name: 'database', check: async () => void (await dataSource.query('SELECT 1')) });
    if (hasEvents(name)) checks.push({ name: 'outbox', check: () => relay.standing() });
  }
  checks.push({ name: 'storage', check: () => parts.storage.check() });
  return checks;
}
