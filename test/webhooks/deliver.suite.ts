import { webhookCreate, webhookDeliveries } from '@gridline/contracts';
import { Webhook } from 'standardwebhooks';
import type { Receiver } from '@gridline/testing';
import { WebhooksUnderTest } from './support/webhooks-under-test';

/** One delivery, by a service of its own. */
export function describeDeliver(): void {
  describe('a webhook delivery', () => {
    let system: WebhooksUnderTest;
    let receiver: Receiver;

    beforeAll(async () => {
      system = await WebhooksUnderTest.start();
      ({ receiver } = system);
    });

    afterAll(() => system.stop());

    it('arrives with the body of the specification, signed so that the reference library accepts it', async () => {
      const accountId = 'acc_1';
      const endpoint = await system.ask(webhookCreate, { accountId, url: receiver.url(), description: '' });
      const eventId = await system.extraction.complete(accountId);
      await receiver.received(1);
      const { body, headers } = receiver.requests[0]!;
      expect(body.toString()).toBe(
        '{"event":"extraction.completed","data":{"columns":["Item","Total"],"rows":[["Café crème","-1.234,50 €"]],"metadata":{"currency":"EUR"},"docType":"Invoice","confidence":0.93}}',
      );
      expect(() => new Webhook(endpoint.secret).verify(body.toString(), headers as Record<string, string>)).not.toThrow();
      expect(headers).toMatchObject({
        'webhook-id': eventId,
        'x-service-event': 'extraction.completed',
        'content-type': 'application/json',
      });
      expect(headers['x-service-extraction']).toBe(`ext_${eventId.slice(4)}`);
      expect(headers).not.toHaveProperty('x-service-rows');
      await system.settled();
      const log = await system.ask(webhookDeliveries, { accountId, id: endpoint.id, limit: 20 });
      expect(log).toMatchObject({
        nextCursor: null,
        data: [{ id: headers['x-service-delivery'], status: 'delivered', attempts: [{ number: 1, trigger: 'auto', httpStatus: 200 }] }],
      });
    });
  });
}
