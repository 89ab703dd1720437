import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, type Nats } from '@gridline/messaging';
import type { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { ExportsResponder } from './exports/exports.responder';
import { ExportsService } from './exports/exports.service';

/** The whole service. */
@Module({})
export class ExportModule {
  static forRoot(nats: Nats, storage: Storage, logger: Logger): DynamicModule {
    return {
      module: ExportModule,
      imports: [MessagingModule.forRoot(nats, storage, logger)],
      controllers: [ExportsResponder],
      providers: [ExportsService],
    };
  }
}
