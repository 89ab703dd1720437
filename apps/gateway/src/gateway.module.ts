import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { DatabaseModule } from '@gridline/database';
import { MessagingModule } from '@gridline/messaging';
import { SecretBox } from '@gridline/runtime';
import type { ServiceParts } from '@gridline/service';
import { Redis } from 'ioredis';
import { AccountsModule } from './accounts/accounts.module';
import { DocsModule } from './docs/docs.module';
import { ExtractionsModule } from './extractions/extractions.module';
import { FilesModule } from './files/files.module';
import { GATEWAY_CONFIG, type GatewayConfig } from './gateway.config';
import { AttemptLimiter } from './http/attempt-limiter';
import { ProblemFilter } from './http/problem.filter';
import { RouteTable } from './http/route-table';
import { InferModule } from './infer/infer.module';
import { KeysModule } from './keys/keys.module';
import { MeteringModule } from './metering/metering.module';
import { OperatorsModule } from './operators/operators.module';
import { PublicModule } from './public/public.module';
import { SessionsModule } from './sessions/sessions.module';
import { UsageModule } from './usage/usage.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** What the gateway's process opened before its modules. */
export interface GatewayParts extends Omit<ServiceParts, 'relay'> {
  redis: Redis;
}

@Global()
@Module({})
export class GatewayModule {
  static forRoot({ nats, storage, logger, dataSource, redis }: GatewayParts, config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        MessagingModule.forRoot(nats, storage, logger),
        DatabaseModule.forRoot(dataSource),
        DiscoveryModule,
        AccountsModule,
        SessionsModule,
        KeysModule,
        MeteringModule,
        UsageModule,
        InferModule,
        ExtractionsModule,
        FilesModule,
        WebhooksModule,
        OperatorsModule,
        DocsModule,
        PublicModule,
      ],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        { provide: Redis, useValue: redis },
        { provide: SecretBox, useValue: new SecretBox(config.MASTER_KEY) },
        { provide: APP_FILTER, useClass: ProblemFilter },
        AttemptLimiter,
        RouteTable,
      ],
      exports: [GATEWAY_CONFIG, Redis, SecretBox, AttemptLimiter, RouteTable],
    };
  }
}
