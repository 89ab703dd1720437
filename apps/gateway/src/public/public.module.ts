import { Module } from '@nestjs/common';
import { AppController } from './app.controller';
import { HealthController, Readiness } from './health.controller';

@Module({ controllers: [HealthController, AppController], providers: [Readiness], exports: [Readiness] })
export class PublicModule {}
