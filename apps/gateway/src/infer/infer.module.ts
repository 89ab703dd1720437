import { Module } from '@nestjs/common';
import { MeteringModule } from '../metering/metering.module';
import { Acceptances } from './acceptances';
import { ExtractionWatch } from './extraction-watch';
import { InferController } from './infer.controller';
import { InferService } from './infer.service';
import { InteractiveInferController } from './interactive-infer.controller';

@Module({
  imports: [MeteringModule],
  controllers: [InferController, InteractiveInferController],
  providers: [InferService, Acceptances, ExtractionWatch],
})
export class InferModule {}
