import { Module, RequestMethod, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { KeysModule } from '../keys/keys.module';
import { Admissions } from './admissions';
import { FailedAttempts } from './failed-attempts';
import { KeyProof } from './key-proof';
import { MeteringMiddleware } from './metering.middleware';
import { MinuteLimits } from './minute-limits';
import { QueueLimit } from './queue-limit';
import { RedisLimits } from './redis-limits';
import { ScopeGuard } from './scope.guard';
import { UploadsUnderWay } from './uploads-under-way';

@Module({
  imports: [KeysModule],
  providers: [
    Admissions,
    FailedAttempts,
    KeyProof,
    MinuteLimits,
    QueueLimit,
    RedisLimits,
    MeteringMiddleware,
    UploadsUnderWay,
    { provide: APP_GUARD, useClass: ScopeGuard },
  ],
  exports: [Admissions, MinuteLimits, QueueLimit, UploadsUnderWay],
})
export class MeteringModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(MeteringMiddleware).forRoutes({ path: 'api/v1{/*path}', method: RequestMethod.ALL });
  }
}
