import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { DatabaseModule } from '@gridline/database';
import { MessagingModule } from '@gridline/messaging';
import { Inbox } from '@gridline/outbox';
import type { ServiceParts } from '@gridline/service';
import { AllowancesResponder } from './allowances/allowances.responder';
import { AllowancesService } from './allowances/allowances.service';
import { CallsResponder } from './calls/calls.responder';
import { CallsService } from './calls/calls.service';
import { LedgerAwayInterceptor } from './ledger-away.interceptor';
import { ExtractionEndedConsumer } from './pages/extraction-ended.consumer';
import { HoldSweeper } from './pages/hold-sweeper';
import { HoldsResponder } from './pages/holds.responder';
import { HoldsService } from './pages/holds.service';

/** Meters calls and processing units against plans. */
@Module({})
export class UsageModule {
  static forRoot({ dataSource, nats, storage, logger }: ServiceParts): DynamicModule {
    return {
      module: UsageModule,
      imports: [DatabaseModule.forRoot(dataSource), MessagingModule.forRoot(nats, storage, logger)],
      controllers: [CallsResponder, AllowancesResponder, HoldsResponder],
      providers: [
        CallsService,
        AllowancesService,
        HoldsService,
        HoldSweeper,
        ExtractionEndedConsumer,
        Inbox,
        { provide: APP_INTERCEPTOR, useClass: LedgerAwayInterceptor },
      ],
    };
  }
}
