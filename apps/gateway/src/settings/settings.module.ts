import { Module } from '@nestjs/common';
import { ModelKeyController } from './model-key.controller';
import { RetentionController } from './retention.controller';
import { ReviewSettingController } from './review.controller';

@Module({ controllers: [ModelKeyController, RetentionController, ReviewSettingController] })
export class SettingsModule {}
