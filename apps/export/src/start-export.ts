import { NestFactory } from '@nestjs/core';
import { exportRender } from '@gridline/contracts';
import { AnswerServer, Nats, startMessaging } from '@gridline/messaging';
import { NestLogger, type RunningService } from '@gridline/runtime';
import { openStorage, type ServiceConfig } from '@gridline/service';
import type { Logger } from 'pino';
import { ExportModule } from './export.module';
import { sweepLeftOvers } from './exports/left-overs';

/** Starts the service inside a running process. It keeps nothing of its own: no schema, no events, only answers. */
export async function startExport(config: ServiceConfig, logger: Logger): Promise<RunningService> {
  const storage = openStorage(config);
  const nats = await Nats.connect(config.NATS_URL, config.NATS_PREFIX, 'export');
  const server = new AnswerServer(nats, 'export');
  const app = await NestFactory.createMicroservice(ExportModule.forRoot(nats, storage, logger), {
    strategy: server,
    logger: new NestLogger(logger),
  });
  const duties = { answers: [exportRender], consumes: [] };
  const messaging = await startMessaging(app, { service: 'export', duties, server, logger });
  const stopSweeping = sweepLeftOvers(storage, logger);
  return {
    checks: [
      { name: 'nats', check: () => nats.check() },
      { name: 'storage', check: () => storage.check() },
    ],
    async stop() {
      stopSweeping();
      await messaging.stop();
      await app.close();
      await nats.close();
    },
  };
}
