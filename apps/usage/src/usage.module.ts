import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Inbox } from '@gridline/outbox';
import { AllowancesResponder } from './allowances/allowances.responder';
import { AllowancesService } from './allowances/allowances.service';
import { CallsResponder } from './calls/calls.responder';
import { CallsService } from './calls/calls.service';
import { LedgerAwayInterceptor } from './ledger-away.interceptor';
import { ExtractionEndedConsumer } from './pages/extraction-ended.consumer';
import { HoldSweeper } from './pages/hold-sweeper';
import { HoldsResponder } from './pages/holds.responder';
import { HoldsService } from './pages/holds.service';

@Module({
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
})
export class UsageModule {}
