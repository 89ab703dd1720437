import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { webhookDeliveries, webhookRedeliver, webhookTest } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import type { z } from 'zod';
import { DeliveriesService } from './deliveries.service';
import { TestDelivery } from './test-delivery';

@Controller()
export class DeliveriesResponder {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly test: TestDelivery,
  ) {}

  @Answer(webhookDeliveries)
  list(@Payload() { accountId, id, ...page }: z.infer<typeof webhookDeliveries.input>) {
    return this.deliveries.list(accountId, id, page);
  }

  @Answer(webhookRedeliver)
  redeliver(@Payload() { accountId, id, deliveryId }: z.infer<typeof webhookRedeliver.input>) {
    return this.deliveries.redeliver(accountId, id, deliveryId);
  }

  @Answer(webhookTest)
  sendTest(@Payload() { accountId, id }: z.infer<typeof webhookTest.input>) {
    return this.test.send(accountId, id);
  }
}
