import { Module } from '@nestjs/common';
import { AppExtractionsController } from './app-extractions.controller';
import { ExportAnswer } from './export-answer';
import { ExtractionsController } from './extractions.controller';
import { PagesController } from './pages.controller';
import { ReviewController } from './review.controller';
import { InferModule } from '../infer/infer.module';

@Module({
  imports: [InferModule],
  controllers: [ExtractionsController, AppExtractionsController, PagesController, ReviewController],
  providers: [ExportAnswer],
  exports: [ExportAnswer],
})
export class ExtractionsModule {}
