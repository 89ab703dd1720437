import { Module } from '@nestjs/common';
import { UsageController } from './usage.controller';
import { SessionUsageController } from './session-usage.controller';

@Module({ controllers: [UsageController, SessionUsageController] })
export class UsageModule {}
