import { Controller, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PLANS, extractionQueue } from '@gridline/contracts';
import { Answer, AnswerServer, MessagingModule, Nats } from '@gridline/messaging';
import { createLogger } from '@gridline/runtime';
import { LocalStorage } from '@gridline/storage';
import { MeteredSystem, type TestKey } from './metered-system';

/** How many documents wait, as the extraction service of these tests says. */
let waiting = 0;
/** And how long the account's failures keep it from sending more. */
let failuresRetryAfterSeconds: number | undefined;

@Controller()
class QueueResponder {
  @Answer(extractionQueue)
  queue(): { waiting: number; failuresRetryAfterSeconds?: number } {
    return { waiting, failuresRetryAfterSeconds };
  }
}

@Module({ controllers: [QueueResponder] })
class ExtractionStandIn {}

/** Documents that wait, as a stand-in for extraction says, on a system of its own. */
export function describeQueue(): void {
  describe('documents that wait', () => {
    let system: MeteredSystem;
    let nats: Nats;
    let extraction: INestMicroservice;

    beforeAll(async () => {
      system = await MeteredSystem.start(1);
      nats = await system.connect();
      const messaging = MessagingModule.forRoot(nats, new LocalStorage('/nowhere'), createLogger('extraction', 'fatal'));
      extraction = await NestFactory.createMicroservice(
        { module: ExtractionStandIn, imports: [messaging] },
        { strategy: new AnswerServer(nats, 'extraction'), logger: false },
      );
      await extraction.listen();
    });
    afterAll(async () => {
      await extraction.close();
      await nats.close();
      await system.stop();
    });

    const send = (key: TestKey): Promise<Response> => system.call(key, '/api/v1/infer', { method: 'POST' });
    const sendBySession = ({ cookie }: TestKey): Promise<Response> => system.browse(cookie, '/api/extract/infer', { method: 'POST' });

    it.each([
      ['with a key', send],
      ['of a session', sendBySession],
    ])('are as many as the plan says: one more %s is refused with a time to wait, and nothing is counted', async (_, door) => {
      const key = await system.newKey();
      waiting = PLANS.free.queuedDocuments - 1;
      expect((await door(key)).status).toBe(415);
      const before = await (await system.browse(key.cookie, '/api/usage')).json();
      waiting = PLANS.free.queuedDocuments;
      for (let sent = 0; sent < 25; sent++) {
        const refused = await door(key);
        expect(refused.status).toBe(429);
        expect(await refused.json()).toMatchObject({ code: 'queue_limit_reached', retryable: true });
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await (await system.browse(key.cookie, '/api/usage')).json()).toMatchObject({ usage: (before as { usage: object }).usage });
      waiting = 0;
      expect((await door(key)).status).toBe(415);
    });

    it.each([
      ['with a key', send],
      ['of a session', sendBySession],
    ])(
      'are none where failing ones took too much of the engine: %s refused with the time to wait, and nothing is counted',
      async (_, door) => {
        const key = await system.newKey();
        failuresRetryAfterSeconds = 12.5;
        const before = await (await system.browse(key.cookie, '/api/usage')).json();
        // More than the limits of infer would let through, had any of these counted there.
        for (let sent = 0; sent < 25; sent++) {
          const refused = await door(key);
          expect(refused.status).toBe(429);
          expect(refused.headers.get('retry-after')).toBe('13');
          expect(await refused.json()).toMatchObject({ code: 'failure_limit_exceeded', retryable: true });
        }
        expect(await (await system.browse(key.cookie, '/api/usage')).json()).toMatchObject({ usage: (before as { usage: object }).usage });
        failuresRetryAfterSeconds = undefined;
        expect((await door(key)).status).toBe(415);
      },
    );

    it('are more on a larger plan', async () => {
      const key = await system.newKey();
      await system.setPlan(key, 'pro');
      waiting = PLANS.free.queuedDocuments;
      expect((await send(key)).status).toBe(415);
      waiting = PLANS.pro.queuedDocuments;
      expect((await send(key)).status).toBe(429);
    });

    it('do not matter to other requests', async () => {
      waiting = 1_000;
      expect((await system.call(await system.newKey())).status).toBe(200);
    });
  });
}
