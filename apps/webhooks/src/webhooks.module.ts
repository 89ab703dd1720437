import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Inbox } from '@gridline/outbox';
import { Clock, SecretBox } from '@gridline/runtime';
import type { StoringParts } from '@gridline/service';
import { CheckedConnections, SystemResolver, TargetCheck, type HostResolver, type TlsTrust } from '@gridline/targets';
import { register, type Registry } from 'prom-client';
import { Attempt } from './deliveries/attempt.entity';
import { AttemptSender, FLOOD } from './deliveries/attempt-sender';
import { DeliveriesResponder } from './deliveries/deliveries.responder';
import { DeliveriesService } from './deliveries/deliveries.service';
import { Delivery } from './deliveries/delivery.entity';
import { DeliveryCleaner } from './deliveries/delivery-cleaner';
import { DeliveryMetrics } from './deliveries/delivery.metrics';
import { Dispatcher } from './deliveries/dispatcher';
import { DeliveryQueue } from './deliveries/delivery-queue';
import { EventContentSource } from './deliveries/event-content';
import { WebhookEvent } from './deliveries/event.entity';
import { BatchCompletedConsumer } from './deliveries/batch-completed.consumer';
import { ExtractionCompletedConsumer } from './deliveries/extraction-completed.consumer';
import { ExtractionDeletedConsumer } from './deliveries/extraction-deleted.consumer';
import { ExtractionFailedConsumer } from './deliveries/extraction-failed.consumer';
import { ExtractionReviewedConsumer } from './deliveries/extraction-reviewed.consumer';
import { TestDelivery } from './deliveries/test-delivery';
import { Endpoint } from './endpoints/endpoint.entity';
import { EndpointsResponder } from './endpoints/endpoints.responder';
import { EndpointsService } from './endpoints/endpoints.service';
import type { WebhooksConfig } from './webhooks.config';

/** The rows of this service. */
export const WEBHOOKS_ENTITIES = [Endpoint, WebhookEvent, Delivery, Attempt];

/** The outside world, as a test may want it. */
interface OutsideWorld {
  resolver?: HostResolver;
  trust?: TlsTrust;
  metrics?: Registry;
  /** In place of an attempt's ten seconds, where it is not time that is tested. */
  attemptSeconds?: number;
}

@Module({})
export class WebhooksModule {
  static forRoot({ config, dataSource, logger }: StoringParts<WebhooksConfig>, outside: OutsideWorld = {}): DynamicModule {
    const { WEBHOOK_PRIVATE_TARGETS: privateTargets } = config;
    if (privateTargets.size > 0) logger.warn('WEBHOOK_PRIVATE_TARGETS is set: webhooks may reach private targets');
    const targets = new TargetCheck(privateTargets, outside.resolver ?? new SystemResolver((host) => privateTargets.names(host)));
    const connections = new CheckedConnections(outside.trust, undefined, FLOOD);
    return {
      module: WebhooksModule,
      imports: [TypeOrmModule.forFeature(WEBHOOKS_ENTITIES)],
      controllers: [EndpointsResponder, DeliveriesResponder],
      providers: [
        { provide: SecretBox, useValue: new SecretBox(config.MASTER_KEY) },
        { provide: TargetCheck, useValue: targets },
        { provide: CheckedConnections, useValue: connections },
        { provide: AttemptSender, useValue: new AttemptSender(targets, connections, outside.attemptSeconds) },
        {
          provide: DeliveryMetrics,
          useFactory: (clock: Clock) => new DeliveryMetrics(outside.metrics ?? register, dataSource, clock),
          inject: [Clock],
        },
        {
          provide: Dispatcher,
          useFactory: (...[queue, sender, metrics, secrets, clock]: DispatcherInjections) =>
            new Dispatcher({ queue, sender, metrics, secrets, clock, logger, dataSource }),
          inject: [DeliveryQueue, AttemptSender, DeliveryMetrics, SecretBox, Clock],
        },
        { provide: DeliveryCleaner, useFactory: (clock: Clock) => new DeliveryCleaner(dataSource, clock), inject: [Clock] },
        Inbox,
        EndpointsService,
        EventContentSource,
        DeliveriesService,
        DeliveryQueue,
        TestDelivery,
        BatchCompletedConsumer,
        ExtractionCompletedConsumer,
        ExtractionDeletedConsumer,
        ExtractionFailedConsumer,
        ExtractionReviewedConsumer,
      ],
    };
  }
}

type DispatcherInjections = [DeliveryQueue, AttemptSender, DeliveryMetrics, SecretBox, Clock];
