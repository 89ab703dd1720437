import { Module } from '@nestjs/common';
import { ModelKeyController } from './model-key.controller';
import { RetentionController } from './retention.controller';

@Module({ controllers: [ModelKeyController, RetentionController] })
export class SettingsModule {}
