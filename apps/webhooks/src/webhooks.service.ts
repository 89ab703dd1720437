import { every } from '@gridline/runtime';
import { defineService } from '@gridline/service';
import { CheckedConnections } from '@gridline/targets';
import { CLEAN_MS, DeliveryCleaner } from './deliveries/delivery-cleaner';
import { Dispatcher } from './deliveries/dispatcher';
import { EndpointsAndDeliveries1763600000000 } from './migrations/1763600000000-endpoints-and-deliveries';
import { WhatAnEventIsOf1795400000000 } from './migrations/1795400000000-what-an-event-is-of';
import { TheFileAnEventIsOf1795460000000 } from './migrations/1795460000000-the-file-an-event-is-of';
import { TracesOfDeliveries1795470000000 } from './migrations/1795470000000-traces-of-deliveries';
import { webhooksConfig } from './webhooks.config';
import { WEBHOOKS_ENTITIES, WebhooksModule } from './webhooks.module';
import { EventsByDay1795480100000 } from './migrations/1795480100000-events-by-day';
import { TheKeyAnEventIsOf1795480200000 } from './migrations/1795480200000-the-key-an-event-is-of';
import { LogByDay1795480600000 } from './migrations/1795480600000-log-by-day';
import { EventsByTheirExtraction1795550000000 } from './migrations/1795550000000-events-by-their-extraction';
import { WhereDaysOfTheLogBegin1795480500000 } from './migrations/1795480500000-where-days-of-the-log-begin';
import { WhereDaysBegin1795480000000 } from './migrations/1795480000000-where-days-begin';

/** Tells customers' endpoints what happened, and keeps trying. */
export const webhooksService = defineService({
  name: 'webhooks',
  config: webhooksConfig,
  database: {
    entities: WEBHOOKS_ENTITIES,
    migrations: [
      EndpointsAndDeliveries1763600000000,
      WhatAnEventIsOf1795400000000,
      TheFileAnEventIsOf1795460000000,
      TracesOfDeliveries1795470000000,
      WhereDaysBegin1795480000000,
      EventsByDay1795480100000,
      TheKeyAnEventIsOf1795480200000,
      WhereDaysOfTheLogBegin1795480500000,
      LogByDay1795480600000,
      EventsByTheirExtraction1795550000000,
    ],
  },
  http: null,
  module: (parts) => WebhooksModule.forRoot(parts),
  workers: (app, { logger }) => {
    const connections = app.get(CheckedConnections, { strict: false });
    const cleaner = app.get(DeliveryCleaner, { strict: false });
    return [
      { name: 'connections to endpoints', stop: () => connections.close() },
      every({ name: 'clean the log of deliveries', milliseconds: CLEAN_MS, run: (round) => cleaner.clean(round), logger }),
      app.get(Dispatcher, { strict: false }),
    ];
  },
});
