import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '@gridline/database';
import { MessagingModule } from '@gridline/messaging';
import { Inbox } from '@gridline/outbox';
import { SecretBox } from '@gridline/runtime';
import type { ServiceParts } from '@gridline/service';
import { Attempt } from './deliveries/attempt.entity';
import { AttemptSender } from './deliveries/attempt-sender';
import { DeliveriesResponder } from './deliveries/deliveries.responder';
import { DeliveriesService } from './deliveries/deliveries.service';
import { Delivery } from './deliveries/delivery.entity';
import { DeliveryQueue } from './deliveries/delivery-queue';
import { EventContentSource } from './deliveries/event-content';
import { WebhookEvent } from './deliveries/event.entity';
import { ExtractionCompletedConsumer } from './deliveries/extraction-completed.consumer';
import { TestDelivery } from './deliveries/test-delivery';
import { Endpoint } from './endpoints/endpoint.entity';
import { EndpointsResponder } from './endpoints/endpoints.responder';
import { EndpointsService } from './endpoints/endpoints.service';
import { CheckedConnections } from './targets/checked-connections';
import { TargetCheck } from './targets/target-check';

/** The rows of this service. */
export const WEBHOOKS_ENTITIES = [Endpoint, WebhookEvent, Delivery, Attempt];

/** What differs between a real process and a test. */
export interface WebhooksEdges {
  secrets: SecretBox;
  targets: TargetCheck;
  connections: CheckedConnections;
}

@Module({})
export class WebhooksModule {
  static forRoot({ nats, storage, logger, dataSource }: ServiceParts, { secrets, targets, connections }: WebhooksEdges): DynamicModule {
    return {
      module: WebhooksModule,
      imports: [
        MessagingModule.forRoot(nats, storage, logger),
        DatabaseModule.forRoot(dataSource),
        TypeOrmModule.forFeature(WEBHOOKS_ENTITIES),
      ],
      controllers: [EndpointsResponder, DeliveriesResponder],
      providers: [
        { provide: SecretBox, useValue: secrets },
        { provide: TargetCheck, useValue: targets },
        { provide: AttemptSender, useValue: new AttemptSender(targets, connections) },
        Inbox,
        EndpointsService,
        EventContentSource,
        DeliveriesService,
        DeliveryQueue,
        TestDelivery,
        ExtractionCompletedConsumer,
      ],
    };
  }
}
