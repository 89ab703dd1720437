import { Module } from '@nestjs/common';
import { AppExtractionsController } from './app-extractions.controller';
import { ExportAnswer } from './export-answer';
import { ExtractionsController } from './extractions.controller';
import { InferModule } from '../infer/infer.module';

@Module({
  imports: [InferModule],
  controllers: [ExtractionsController, AppExtractionsController],
  providers: [ExportAnswer],
  exports: [ExportAnswer],
})
export class ExtractionsModule {}
