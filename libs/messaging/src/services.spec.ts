import { defineRequest } from '@gridline/contracts';
import { LocalStorage } from '@gridline/storage';
import { testNats, type TestNats } from '@gridline/testing';
import type { Msg } from 'nats';
import { z } from 'zod';
import { Nats } from './nats';
import { lifeSubject } from './packets';
import { Services, type Unanswered } from './services';

const quick = defineRequest('usage', 'test.quick', z.object({}), z.object({}));
const long = defineRequest('usage', 'test.long', z.object({}), z.object({}), { large: true });

/** What a client is promised. */
const TOLD_MS = 3_000;
/** What a busy machine may add to it; without a sign of life a large answer would be waited for three times as long. */
const BUSY_MACHINE_MS = 5_000;

describe('asking a service that is paused', () => {
  let server: TestNats;
  let nats: Nats;
  let services: Services;

  beforeEach(async () => {
    server = await testNats();
    nats = await Nats.connect(server.url, server.prefix, 'test');
    services = new Services(nats, new LocalStorage('/nowhere'));
  });
  afterEach(async () => {
    await nats.close();
    await server.drop();
  });

  /** Takes questions and never answers, as a paused process does. */
  const pause = (subject: string): unknown => nats.connection.subscribe(nats.subject(subject));

  it.each([quick, long])('is told as busy within three seconds: $subject', async (request) => {
    pause(request.subject);
    pause(lifeSubject('usage'));
    const start = performance.now();
    await expect(services.ask(request, {})).rejects.toMatchObject({ code: 'busy', options: { retryAfterSeconds: 2 } });
    expect(performance.now() - start).toBeLessThan(TOLD_MS + BUSY_MACHINE_MS);
  });

  it('takes an answer that comes late, where it is asked to: what is thrown has it', async () => {
    const [subject, asked] = [nats.subject(quick.subject), { timeoutMs: 50, lateMs: 60_000 }];
    const question = new Promise<Msg>((resolve) => nats.connection.subscribe(subject, { callback: (_, message) => resolve(message) }));
    const error = await services.ask(quick, {}, asked).catch((thrown: unknown) => thrown as Unanswered);
    expect(error).toMatchObject({ code: 'busy', mayBeDone: true });
    (await question).respond(JSON.stringify({ id: '1', response: { late: true } }));
    expect(await (error as Unanswered).late).toEqual({ late: true });
  });

  it('waits longer for a large answer while its service is alive', async () => {
    nats.connection.subscribe(nats.subject(lifeSubject('usage')), { callback: (_, message) => void message.respond() });
    nats.connection.subscribe(nats.subject(long.subject), {
      callback: (_, message) =>
        void setTimeout(() => message.respond(JSON.stringify({ id: '1', response: { late: true } })), TOLD_MS + 200),
    });
    expect(await services.ask(long, {})).toEqual({ late: true });
  });
});
