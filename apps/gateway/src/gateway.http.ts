import { resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { HttpDoor } from '@gridline/service';
import { static as serveStatic, type Express } from 'express';
import type { Logger } from 'pino';
import type { GatewayConfig } from './gateway.config';
import { FastExpressAdapter } from './http/fast-express.adapter';
import { compress } from './http/compress';
import { jsonBody } from './http/json-body';
import { requestId } from './http/request-id';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { ExtractionWatch } from './infer/extraction-watch';
import { untrustedForwards } from './http/untrusted-forwards';
import { Readiness } from './public/health.controller';

/** Corrections of many cells are the largest JSON that the app sends. */
const JSON_BYTES = 1024 * 1024;

/** Everything under `/api` but `/api/v1`, where no body is read before the key was checked, and none is JSON. */
const SESSION_API = /^\/api(?=\/(?!v1(?:\/|$)))/i;

/** The page itself, index.html, is the controller's, whatever path asks for it. */
const APP_FILES = /^\/app(?=\/(?!index\.html$))/i;

const YEAR_MS = 365 * 86_400_000;

/** The public listener of the whole system. */
export const gatewayHttp: HttpDoor<GatewayConfig> = {
  adapter: () => new FastExpressAdapter(),
  dress,
  address: ({ HOST: host, PORT: port }) => ({ host, port }),
  letGo: (app) => app.get(ExtractionWatch, { strict: false }).letGo(),
  onManagement: (app, management) => {
    app.get(Readiness, { strict: false }).management = management;
  },
};

/** What Express itself does, before any route. */
function dress(app: NestExpressApplication, config: GatewayConfig, logger: Logger): void {
  const express = app.getHttpAdapter().getInstance() as Express;
  express.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  if (config.TRUSTED_PROXIES.length > 0) express.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(requestId);
  app.use(securityHeaders(config.PUBLIC_URL));
  app.use(requestLog(logger));
  app.use(untrustedForwards(logger));
  app.use(compress());
  app.use(SESSION_API, jsonBody(JSON_BYTES));
  const forever = { immutable: true, maxAge: YEAR_MS, index: false, fallthrough: true } as const;
  app.use('/app/assets', serveStatic(resolve(config.WEB_DIR, 'assets'), forever));
  app.use(APP_FILES, serveStatic(resolve(config.WEB_DIR), { index: false, redirect: false }));
  app.use('/samples', serveStatic(resolve(config.SAMPLES_DIR), { index: false }));
}
