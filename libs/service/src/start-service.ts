import { Module, type DynamicModule, type INestApplicationContext, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { handledBy, hasEvents, type ServiceName } from '@gridline/contracts';
import {
  DatabaseModule,
  checkDatabase,
  databaseConfig,
  measurePool,
  migrate,
  openDatabase,
  reachDatabase,
  type DatabaseOptions,
} from '@gridline/database';
import { AnswerServer, MessagingModule, Nats, checkStreams, startMessaging } from '@gridline/messaging';
import { OutboxRelay } from '@gridline/outbox';
import {
  NestLogger,
  commonConfig,
  configOrExit,
  createLogger,
  endOnSignals,
  isAway,
  runProcess,
  startTracing,
  type HealthCheck,
  type ManagementServer,
  type RunningService,
  type Worker,
} from '@gridline/runtime';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Service, ServiceParts, StoringConfig, StoringParts, StoringService } from './define-service';
import { PublicDoor } from './public-door';
import { openStorage, type ServiceConfig } from './service-config';
import { Teardown } from './teardown';

/** Of the stop's time: what waits for its turn by then is stopped at once. What the public listener is given ends before (public-door.ts). */
const HURRY_SHARE = 0.9;

/** The pause between two looks for what a start waits for. */
const START_AGAIN_MS = 1_000;

/** A service that runs inside this process. */
export interface StartedService extends RunningService {
  app: INestApplicationContext;
  /** Where its public listener listens; 0 where it has none. */
  port: number;
  busy(): string[];
}

/** The whole life of a service's process; wrong variables are listed and end it before anything is opened. */
export async function runService<Config extends ServiceConfig>(service: Service<Config>): Promise<void> {
  if (process.argv[2] === 'migrate') return migrateAndExit(service);
  const config = configOrExit(service.config);
  service.prepare?.();
  const logger = createLogger(service.name, config.LOG_LEVEL);
  const { MANAGEMENT_HOST: host, MANAGEMENT_PORT: port, STOP_SECONDS: stopSeconds } = config;
  // Who has no public listener is asked through the broker, which hands over at once.
  const drainSeconds = service.http ? config.DRAIN_SECONDS : 0;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  const stopTracing = endpoint === undefined ? undefined : await startTracing(service.name, endpoint, logger);
  await runProcess({ logger, host, port, stopSeconds, drainSeconds }, async () => {
    const started = await startService(service, config, logger);
    const last = new Teardown();
    if (stopTracing) last.add('traces', stopTracing);
    return {
      ...started,
      stop: () => started.stop().finally(() => last.run()),
      busy: () => [...started.busy(), ...last.busy()],
    };
  });
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
  const patience: Patience = { until: performance.now() + config.START_SECONDS * 1000, logger };
  const parts = await patiently(patience, () => openParts(service, config, logger, teardown));
  const server = new AnswerServer(parts.nats, service.name);
  const { app, answering } = await createApp(service, parts, server);
  teardown.add('the application', () => app.close());
  const workers = workersOf(service, app, parts);
  for (const worker of workers) teardown.add(nameOf(worker), () => worker.stop());
  const messaging = await startMessaging(answering, {
    ...{ service: service.name, handled: handledBy(service.name), server, logger, concurrency: service.concurrency?.(config) },
    whenThere: (step) => patiently(patience, step),
  });
  teardown.add('answers and events', () => messaging.stop());
  for (const worker of workers) await patiently(patience, async () => worker.start?.());
  if (isStoring(parts)) measurePool(parts.dataSource);
  const door = service.http ? new PublicDoor(app as NestExpressApplication, service.http, config) : undefined;
  if (door) teardown.add('the public listener', () => door.close());
  const port = (await door?.open()) ?? 0;
  return {
    app,
    port,
    checks: [...checksOf(service.name, parts), ...(service.checks?.(app) ?? [])],
    announceStop: () => door?.announceClose(),
    onManagement: (management: ManagementServer) => service.http?.onManagement(app, management),
    stop: () => stopInOrder(teardown, config.STOP_SECONDS),
    busy: () => teardown.busy(),
  };
}

/** What the service does by itself; first of it, that its events are sent. */
function workersOf<Config extends ServiceConfig>(
  service: Service<Config>,
  app: INestApplicationContext,
  parts: ServiceParts<Config> | StoringParts<Config>,
): Worker[] {
  const workers = service.workers(app, parts as StoringParts<Config>);
  return isStoring(parts) && hasEvents(service.name) ? [parts.relay, ...workers] : workers;
}

/** A class says what it is. */
const nameOf = (worker: Worker): string => worker.name ?? worker.constructor.name;

/** In order, until nearly all of the stop's time is over. */
async function stopInOrder(teardown: Teardown, stopSeconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const hurry = new Promise<void>((resolve) => (timer = setTimeout(resolve, stopSeconds * 1000 * HURRY_SHARE)));
  await teardown.run(hurry).finally(() => clearTimeout(timer));
}

/** How long a start waits for what is away, and who is told. */
interface Patience {
  until: number;
  logger: Logger;
}

/** Tries again while something is away, as long as the configuration says: a whole system is started together, in any order. */
async function patiently<T>({ until, logger }: Patience, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() > until) throw error;
      logger.warn({ err: error }, 'waiting for what the service needs');
      await new Promise((resolve) => setTimeout(resolve, START_AGAIN_MS));
    }
  }
}

/** All of its connections, or none. */
async function openParts<Config extends ServiceConfig>(
  service: Service<Config>,
  config: Config,
  logger: Logger,
  teardown: Teardown,
): Promise<ServiceParts<Config> | StoringParts<Config>> {
  const opened = new Teardown();
  try {
    const parts = await openOneByOne(service, config, logger, opened);
    teardown.addAll(opened);
    return parts;
  } catch (error) {
    await opened.run();
    throw error;
  }
}

async function openOneByOne<Config extends ServiceConfig>(
  { name, database }: Service<Config>,
  config: Config,
  logger: Logger,
  teardown: Teardown,
): Promise<ServiceParts<Config> | StoringParts<Config>> {
  const storage = openStorage(config);
  teardown.add('storage', () => Promise.resolve(storage.close()));
  const nats = await connectNats(name, config);
  teardown.add('broker', () => nats.close());
  if (!database) return { config, nats, storage, logger };
  // `defineService` asks every service with a database for its variables.
  const dataSource = await openDatabase(databaseOptions(name, database, config as Config & StoringConfig));
  // Nest closes it with the app, where there came to be one.
  teardown.add('database', async () => (dataSource.isInitialized ? dataSource.destroy() : undefined));
  return { config, nats, storage, logger, dataSource, relay: new OutboxRelay(dataSource, nats, logger) };
}

const connectNats = (name: ServiceName, config: ServiceConfig): Promise<Nats> =>
  Nats.connect(config.NATS_URL, config.NATS_PREFIX, name, { replicas: config.NATS_REPLICAS, caFile: config.NATS_CA_FILE });

type DatabaseConfig = z.infer<typeof databaseConfig>;

function databaseOptions(
  schema: ServiceName,
  database: StoringService<StoringConfig>['database'],
  config: DatabaseConfig,
): DatabaseOptions {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: poolSize, DATABASE_SECONDS: timeLimitSeconds } = config;
  const isPooled = config.DATABASE_POOLER === 'yes';
  return {
    ...{ url, directUrl, isPooled, migrates: config.DATABASE_MIGRATE === 'yes' },
    ...{ schema, poolSize, timeLimitSeconds },
    ...database,
  };
}

/** All that a migration reads: it has no use for the broker's password or the key of secrets, and need not be given them. */
const migrationConfig = databaseConfig.extend({ LOG_LEVEL: commonConfig.shape.LOG_LEVEL });

/** The command `migrate` of a service's program: its schema as this release needs it, and nothing else. */
async function migrateAndExit<Config extends ServiceConfig>({ name, database }: Service<Config>): Promise<void> {
  if (!database) process.exit(0);
  const config = configOrExit(migrationConfig);
  const logger = createLogger(name, config.LOG_LEVEL);
  // What was not migrated to its end has failed.
  endOnSignals(logger, 1);
  try {
    await migrate(databaseOptions(name, database, config));
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
      MessagingModule.forRoot(nats, storage, logger, {
        answerSeconds: config.ANSWER_SECONDS,
        questionsOfAccount: service.questionsOfAccount?.(config),
      }),
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

/** The checks behind `/health/ready` and `/health/dependencies`. Each is of something that all replicas have in common. */
function checksOf<Config extends ServiceConfig>(name: ServiceName, parts: ServiceParts<Config> | StoringParts<Config>): HealthCheck[] {
  const { config, nats, storage } = parts;
  const isNatsThere = async (): Promise<void> => (await connectNats(name, config)).close();
  const checks: HealthCheck[] = [{ name: 'nats', check: () => nats.check(), isThereForOthers: isNatsThere }];
  // Who neither tells nor is told events works without the streams.
  checks.push({ name: 'streams', isShared: true, isSoft: !hasEvents(name), check: () => checkStreams(nats) });
  if (isStoring(parts)) {
    const { dataSource, relay } = parts;
    const { DATABASE_URL } = config as Config & StoringConfig;
    checks.push({ name: 'database', check: () => checkDatabase(dataSource), isThereForOthers: () => reachDatabase(DATABASE_URL) });
    if (hasEvents(name)) checks.push({ name: 'outbox', isShared: true, check: () => relay.backlog() });
  }
  checks.push({ name: 'storage', isShared: true, check: () => storage.check() });
  return checks;
}
