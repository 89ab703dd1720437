import { Module } from '@nestjs/common';
import { AppExtractionsController } from './app-extractions.controller';
import { ExportAnswer } from './export-answer';
import { ExtractionsController } from './extractions.controller';
import { PagesController } from './pages.controller';
import { ReviewController } from './review.controller';
import { TablesController } from './tables.controller';
import { FilesModule } from '../files/files.module';
import { InferModule } from '../infer/infer.module';
import { MeteringModule } from '../metering/metering.module';

@Module({
  imports: [FilesModule, InferModule, MeteringModule],
  controllers: [ExtractionsController, AppExtractionsController, PagesController, ReviewController, TablesController],
  providers: [ExportAnswer],
  exports: [ExportAnswer],
})
export class ExtractionsModule {}
