import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openDatabase } from '@gridline/database';
import { AnswerServer, Nats, startMessaging } from '@gridline/messaging';
import { NestLogger, type RunningService } from '@gridline/runtime';
import { healthChecks, openStorage } from '@gridline/service';
import { json, static as serveStatic, type Express } from 'express';
import type { Logger } from 'pino';
import { Account } from './accounts/account.entity';
import { duties } from './duties';
import type { GatewayConfig } from './gateway.config';
import { GatewayModule, type GatewayParts } from './gateway.module';
import { FastExpressAdapter } from './http/fast-express.adapter';
import { openRedis } from './http/redis';
import { requestId } from './http/request-id';
import { requestLog } from './http/request-log';
import { ApiKey } from './keys/api-key.entity';
import { migrations } from './migrations';
import { Readiness } from './public/health.controller';
import { SessionsService } from './sessions/sessions.service';

/** Corrections of many cells are the largest JSON that the app sends. */
const JSON_BYTES = 1024 * 1024;

/** Everything under `/api` but `/api/v1`, where no body is read before the key was checked, and none is JSON. */
const SESSION_API = /^\/api(?=\/(?!v1(?:\/|$)))/i;

const YEAR_MS = 365 * 86_400_000;
const CLEAN_MS = 3_600_000;

/** A gateway that listens; tests start several in one process. */
export interface RunningGateway extends RunningService {
  port: number;
}

/** Opens everything the gateway needs, starts answering other services and then the world. */
export async function startGateway(config: GatewayConfig, logger: Logger): Promise<RunningGateway> {
  const parts = await openParts(config, logger);
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule.forRoot(parts, config), new FastExpressAdapter(), {
    bodyParser: false,
    logger: new NestLogger(logger),
  });
  dressExpress(app, config, logger);
  const server = new AnswerServer(parts.nats, 'gateway');
  const messaging = await startMessaging(app.connectMicroservice({ strategy: server }), { service: 'gateway', duties, server, logger });
  await app.listen(config.PORT, config.HOST);
  const clean = setInterval(() => void cleanSessions(app, logger), CLEAN_MS);

  return {
    port: (app.getHttpServer().address() as AddressInfo).port,
    checks: [...healthChecks(parts), { name: 'redis', check: () => parts.redis.ping() }],
    onManagement: (management) => {
      app.get(Readiness, { strict: false }).management = management;
    },
    async stop() {
      clearInterval(clean);
      await closeHttp(app, config.STOP_SECONDS);
      await messaging.stop();
      // Nest closes the database with the app.
      await app.close();
      parts.redis.disconnect();

      await parts.nats.close();
    },
  };
}

async function openParts(config: GatewayConfig, logger: Logger): Promise<GatewayParts> {
  const storage = openStorage(config);
  const nats = await Nats.connect(config.NATS_URL, config.NATS_PREFIX, 'gateway');
  const dataSource = await openDatabase({
    url: config.DATABASE_URL,
    schema: 'gateway',
    poolSize: config.DATABASE_POOL,
    entities: [Account, ApiKey],
    migrations,
  });
  return { nats, storage, logger, dataSource, redis: openRedis(config.REDIS_URL, config.REDIS_PREFIX, logger) };
}

/** What Express itself does, before any route. */
function dressExpress(app: NestExpressApplication, config: GatewayConfig, logger: Logger): void {
  const express = app.getHttpAdapter().getInstance() as Express;
  express.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  if (config.TRUSTED_PROXIES.length > 0) express.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(SESSION_API, json({ limit: JSON_BYTES }));
  const forever = { immutable: true, maxAge: YEAR_MS, index: false, fallthrough: true } as const;
  app.use('/app/assets', serveStatic(resolve(config.WEB_DIR, 'assets'), forever));
  app.use('/app', serveStatic(resolve(config.WEB_DIR), { index: false, redirect: false }));
  app.use('/docs/assets', serveStatic(dirname(require.resolve('swagger-ui-dist/package.json')), { index: false }));
  app.use('/samples', serveStatic(resolve(config.SAMPLES_DIR), { index: false }));
}

/** Lets requests in flight finish; streams that never end by themselves are cut shortly before the stop's time is up. */
async function closeHttp(app: NestExpressApplication, stopSeconds: number): Promise<void> {
  const server = app.getHttpServer();
  const cut = setTimeout(() => server.closeAllConnections(), stopSeconds * 800);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

async function cleanSessions(app: NestExpressApplication, logger: Logger): Promise<void> {
  await app
    .get(SessionsService)
    .clean()
    .catch((error: unknown) => logger.warn({ err: error }, 'could not remove old sessions'));
}
