import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { SecretBox } from '@gridline/runtime';
import type { StoringParts } from '@gridline/service';
import { Redis } from 'ioredis';
import { AccountsModule } from './accounts/accounts.module';
import { ArchiveModule } from './archive/archive.module';
import { BatchesModule } from './batches/batches.module';
import { ClosingModule } from './closing/closing.module';
import { DocsModule } from './docs/docs.module';
import { ExtractionsModule } from './extractions/extractions.module';
import { FilesModule } from './files/files.module';
import { GATEWAY_CONFIG, redisAddress, type GatewayConfig } from './gateway.config';
import { AttemptLimiter } from './http/attempt-limiter';
import { ProblemFilter } from './http/problem.filter';
import { openRedis } from './http/redis';
import { NulInterceptor } from './http/refuse-nul';
import { RouteTable } from './http/route-table';
import { InferModule } from './infer/infer.module';
import { KeysModule } from './keys/keys.module';
import { MeteringModule } from './metering/metering.module';
import { OperatorsModule } from './operators/operators.module';
import { PublicModule } from './public/public.module';
import { SchemasModule } from './schemas/schemas.module';
import { SessionsModule } from './sessions/sessions.module';
import { SettingsModule } from './settings/settings.module';
import { UsageModule } from './usage/usage.module';
import { WebhooksModule } from './webhooks/webhooks.module';

@Global()
@Module({})
export class GatewayModule {
  static forRoot({ config, logger }: StoringParts<GatewayConfig>): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        DiscoveryModule,
        AccountsModule,
        SessionsModule,
        ClosingModule,
        ArchiveModule,
        SettingsModule,
        KeysModule,
        MeteringModule,
        UsageModule,
        InferModule,
        ExtractionsModule,
        BatchesModule,
        SchemasModule,
        FilesModule,
        WebhooksModule,
        OperatorsModule,
        DocsModule,
        PublicModule,
      ],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        { provide: Redis, useValue: openRedis(redisAddress(config), logger) },
        { provide: SecretBox, useValue: new SecretBox(config.MASTER_KEY) },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: NulInterceptor },
        AttemptLimiter,
        RouteTable,
      ],
      exports: [GATEWAY_CONFIG, Redis, SecretBox, AttemptLimiter, RouteTable],
    };
  }
}
