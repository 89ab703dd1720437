import { resolve } from 'node:path';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import type { Response } from 'express';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { APP_POLICY } from '../http/security-headers';

/** The web app: every path under /app, and the root, is its one page. */
@Controller()
export class AppController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get(['', 'app', 'app/*path'])
  app(@Res() response: Response): Promise<void> {
    response.setHeader('Content-Security-Policy', APP_POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    return new Promise((done, reject) => {
      response.sendFile(resolve(this.config.WEB_DIR, 'index.html'), { etag: true }, (error?: Error) => {
        if (!error || response.headersSent) done();
        else reject(new ServiceError('not_found', 'The web app is not built.', { cause: error }));
      });
    });
  }
}
