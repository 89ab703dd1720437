import { Module } from '@nestjs/common';
import { ExtractionWatch } from './extraction-watch';
import { InferController } from './infer.controller';
import { InferService } from './infer.service';
import { InteractiveInferController } from './interactive-infer.controller';

@Module({ controllers: [InferController, InteractiveInferController], providers: [InferService, ExtractionWatch] })
export class InferModule {}
