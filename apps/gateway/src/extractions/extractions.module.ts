import { Module } from '@nestjs/common';
import { AppExtractionsController } from './app-extractions.controller';
import { ExportAnswer } from './export-answer';
import { ExtractionsController } from './extractions.controller';

@Module({ controllers: [ExtractionsController, AppExtractionsController], providers: [ExportAnswer] })
export class ExtractionsModule {}
