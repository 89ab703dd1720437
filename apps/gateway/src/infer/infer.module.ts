import { Module } from '@nestjs/common';
import { CheckedConnections, FLOOD_BESIDE_BODIES, SystemResolver, TargetCheck } from '@gridline/targets';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { MeteringModule } from '../metering/metering.module';
import { SchemasModule } from '../schemas/schemas.module';
import { Acceptances } from './acceptances';
import { EventsController } from './events.controller';
import { ExtractionWatch } from './extraction-watch';
import { IncomingDocuments } from './incoming-documents';
import { InferController } from './infer.controller';
import { InferService } from './infer.service';
import { JsonBodies } from './json-bodies';
import { RemoteDocuments } from './remote-documents';
import { RunAnswers } from './run-answers';
import { InteractiveInferController } from './interactive-infer.controller';
import { WaitsUnderWay } from './waits-under-way';

@Module({
  imports: [MeteringModule, SchemasModule],
  controllers: [EventsController, InferController, InteractiveInferController],
  providers: [
    InferService,
    IncomingDocuments,
    RunAnswers,
    Acceptances,
    ExtractionWatch,
    JsonBodies,
    WaitsUnderWay,
    {
      provide: RemoteDocuments,
      useFactory: ({ DOCUMENT_PRIVATE_TARGETS: exempt }: GatewayConfig) =>
        new RemoteDocuments(
          new TargetCheck(exempt, new SystemResolver((host) => exempt.names(host))),
          new CheckedConnections({}, undefined, FLOOD_BESIDE_BODIES),
        ),
      inject: [GATEWAY_CONFIG],
    },
  ],
  exports: [InferService, ExtractionWatch, WaitsUnderWay],
})
export class InferModule {}
