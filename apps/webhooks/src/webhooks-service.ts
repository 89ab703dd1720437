import type { INestMicroservice } from '@nestjs/common';
import {
  extractionCompleted,
  webhookCreate,
  webhookDelete,
  webhookDeliveries,
  webhookGet,
  webhookList,
  webhookOperatorEnable,
  webhookRedeliver,
  webhookRotateSecret,
  webhookTest,
  webhookUpdate,
} from '@gridline/contracts';
import { Clock, SecretBox } from '@gridline/runtime';
import { register, type Registry } from 'prom-client';
import type { NatsServiceOptions, ServiceParts } from '@gridline/service';
import { AttemptSender } from './deliveries/attempt-sender';
import { DeliveryCleaner } from './deliveries/delivery-cleaner';
import { DeliveryQueue } from './deliveries/delivery-queue';
import { DeliveryMetrics } from './deliveries/delivery.metrics';
import { Dispatcher } from './deliveries/dispatcher';
import { DueNotifications } from './deliveries/due-notifications';
import { EndpointsAndDeliveries1763600000000 } from './migrations/1763600000000-endpoints-and-deliveries';
import { CheckedConnections } from './targets/checked-connections';
import type { TlsTrust } from './targets/checked-connector';
import { SystemResolver, type HostResolver } from './targets/resolver';
import { TargetCheck } from './targets/target-check';
import type { WebhooksConfig } from './webhooks.config';
import { WEBHOOKS_ENTITIES, WebhooksModule } from './webhooks.module';

/** The outside world, as a test may want it. */
export interface OutsideWorld {
  resolver?: HostResolver;
  trust?: TlsTrust;
  metrics?: Registry;
}

/** This service: what it handles, what it owns, and what it does by itself. */
export function webhooksService(config: WebhooksConfig, outside: OutsideWorld = {}): NatsServiceOptions {
  const { WEBHOOK_PRIVATE_TARGETS: privateTargets } = config;
  const secrets = new SecretBox(config.MASTER_KEY);
  const targets = new TargetCheck(privateTargets, outside.resolver ?? new SystemResolver((host) => privateTargets.names(host)));
  const connections = new CheckedConnections(outside.trust);
  return {
    name: 'webhooks',
    config,
    duties: {
      answers: [
        webhookCreate,
        webhookList,
        webhookGet,
        webhookUpdate,
        webhookDelete,
        webhookRotateSecret,
        webhookOperatorEnable,
        webhookTest,
        webhookDeliveries,
        webhookRedeliver,
      ],
      consumes: [extractionCompleted],
    },
    database: { entities: WEBHOOKS_ENTITIES, migrations: [EndpointsAndDeliveries1763600000000] },
    module: (parts) => WebhooksModule.forRoot(parts, { secrets, targets, connections }),
    begin: (app, parts) => {
      if (privateTargets.size > 0) parts.logger.warn('WEBHOOK_PRIVATE_TARGETS is set: webhooks may reach private targets');
      return Promise.resolve(beginDelivering(app, parts, config, { secrets, connections, metrics: outside.metrics ?? register }));
    },
  };
}

/** Starts the dispatcher and the cleaner; answers how to stop them. */
function beginDelivering(
  app: INestMicroservice,
  { dataSource, logger }: ServiceParts,
  config: WebhooksConfig,
  { secrets, connections, metrics }: { secrets: SecretBox; connections: CheckedConnections; metrics: Registry },
): () => Promise<void> {
  const clock = app.get(Clock);
  const dispatcher = new Dispatcher({
    queue: app.get(DeliveryQueue),
    sender: app.get(AttemptSender),
    notifications: new DueNotifications(config.DATABASE_URL, logger),
    metrics: new DeliveryMetrics(metrics, dataSource, clock),
    secrets,
    clock,
    logger,
  });
  const cleaner = new DeliveryCleaner(dataSource, clock, logger);
  dispatcher.start();
  cleaner.start();
  return async () => {
    await Promise.all([dispatcher.stop(), cleaner.stop()]);
    await connections.close();
  };
}
