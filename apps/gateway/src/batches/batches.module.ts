import { Module } from '@nestjs/common';
import { ExtractionsModule } from '../extractions/extractions.module';
import { MeteringModule } from '../metering/metering.module';
import { SchemasModule } from '../schemas/schemas.module';
import { BatchesController } from './batches.controller';
import { BatchesService } from './batches.service';

@Module({ imports: [MeteringModule, ExtractionsModule, SchemasModule], controllers: [BatchesController], providers: [BatchesService] })
export class BatchesModule {}
