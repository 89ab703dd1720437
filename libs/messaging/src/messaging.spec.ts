import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Injectable, Module, type DynamicModule, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ServiceError, defineEvent, defineNotice, defineRequest, defineWork, type Envelope } from '@gridline/contracts';
import { currentRequestId, isAway, isTooLate, runInContext } from '@gridline/runtime';
import { LocalStorage, Storage } from '@gridline/storage';
import { testNats, type TestNats } from '@gridline/testing';
import { ErrorCode, NatsError, headers } from 'nats';
import pino from 'pino';
import { register } from 'prom-client';
import { z } from 'zod';
import { HalfOpenProxy } from '../../../test/support/half-open-proxy';
import { Answer, Beside } from './answer.decorator';
import { AnswerServer } from './answer-server';
import { Consume, Unprocessable, type Place } from './consume.decorator';
import { ConsumerLoop } from './consumer-loop';
import type { Handled } from './handlers';
import { JsonText } from './json-text';
import { MessagingModule } from './messaging.module';
import { Nats } from './nats';
import { PART_HEADER, TAKES_PARTS_HEADER, type PartedAnswer } from './packets';
import { listParked, replayParked } from './parked';
import { publish } from './publish';
import { Services, Unanswered, type AskOptions } from './services';
import { streamName, streamSubject } from './streams';
import { startMessaging, type MessagingOptions, type RunningMessaging } from './start-messaging';

const echo = defineRequest(
  'usage',
  'test.echo',
  z.object({ text: z.string() }),
  z.object({ text: z.string(), requestId: z.string().optional() }),
);
const repeat = defineRequest('usage', 'test.repeat', z.object({ text: z.string(), times: z.number() }), z.object({ text: z.string() }), {
  large: true,
});
const recite = defineRequest(
  'usage',
  'test.recite',
  z.object({ verses: z.number(), accountId: z.string().optional() }),
  z.object({ verses: z.array(z.string()) }),
  {
    large: true,
  },
);
const swell = defineRequest('usage', 'test.swell', z.object({ bytes: z.number() }), z.object({ text: z.string() }));
const refuse = defineRequest('usage', 'test.refuse', z.object({ how: z.enum(['known', 'unknown']) }), z.object({}));
const wait = defineRequest('usage', 'test.wait', z.object({ isHeld: z.boolean() }), z.object({ isTooLate: z.boolean() }));
const stay = defineRequest('usage', 'test.stay', z.object({ accountId: z.string(), name: z.string() }), z.object({}));
const glance = defineRequest('usage', 'test.glance', z.object({ accountId: z.string() }), z.object({}));
const nobody = defineRequest('usage', 'test.nobody', z.object({}), z.object({}));
const happened = defineEvent(
  { from: 'extraction', to: ['usage'] },
  'test.happened',
  z.object({ number: z.number(), mood: z.enum(['merry', 'sad']).optional() }),
);
const toDo = defineWork({ from: 'extraction', to: ['usage'] }, 'test.to_do', z.object({ number: z.number() }));
const lasts = defineEvent({ from: 'extraction', to: ['usage'] }, 'test.lasts', z.object({ number: z.number() }));
const hangs = defineEvent({ from: 'extraction', to: ['usage'] }, 'test.hangs', z.object({ number: z.number() }));
const rumour = defineNotice({ from: 'extraction', to: ['usage'] }, 'test.rumour', z.object({ text: z.string() }));

/** Two thousand of them are more than one message takes. */
const verseOf = (number: number): string => `${number} `.padEnd(1_000, 'la ');

const PUBLISH_AND_WAIT = `
  const { NATS, MODULE, SUBJECT, EVENT } = process.env;
  require(MODULE).connect({ servers: NATS }).then(async (nats) => {
    await nats.jetstream().publish(SUBJECT, EVENT);
    await nats.close();
    setTimeout(() => undefined, Number(process.env.BUSY_MS));
  });`;

/** For what is no test of deadlines. */
const PATIENT = { timeoutMs: 60_000 };

/** Longer than any machine stalls: what is no test of it comes again for no other reason. */
const PATIENT_ACK_MS = 60_000;
/** For what is: a test waits for it, and a sign that is a third of it late keeps the message yet. */
const SHORT_ACK_MS = 3_000;

@Controller()
class TestResponder {
  /** How often `wait` was asked, and how the last that is held is told to go. */
  static waits = 0;
  static letGo: (() => void) | undefined;
  /** Who stays, in the order of coming, and how each is told to go. */
  static readonly staying = new Map<string, () => void>();

  @Answer(stay)
  async stay({ name }: { name: string }) {
    await new Promise<void>((go) => TestResponder.staying.set(name, go));
    return {};
  }

  @Beside()
  @Answer(glance)
  glance() {
    return {};
  }

  @Answer(echo)
  echo({ text }: { text: string }) {
    return { text, requestId: currentRequestId() };
  }

  @Answer(swell)
  swell({ bytes }: { bytes: number }) {
    return { text: 'a'.repeat(bytes) };
  }

  @Answer(repeat)
  repeat({ text, times }: { text: string; times: number }) {
    return { text: text.repeat(times) };
  }

  @Answer(wait)
  async wait({ isHeld }: { isHeld: boolean }) {
    TestResponder.waits++;
    if (isHeld) await new Promise<void>((go) => (TestResponder.letGo = go));
    return { isTooLate: isTooLate() };
  }

  @Answer(recite)
  recite({ verses }: { verses: number }) {
    return new JsonText(this.verses(verses));
  }

  private async *verses(count: number): AsyncGenerator<string> {
    yield '{"verses":[';
    for (let verse = 0; verse < count; verse++) yield `${verse ? ',' : ''}"${verseOf(verse)}"`;
    yield ']}';
  }

  @Answer(refuse)
  refuse({ how }: { how: string }) {
    if (how === 'known') throw new ServiceError('not_found', 'There is no such thing.', { context: { secret: 'for the log alone' } });
    throw new Error('password=hunter2');
  }
}

/** Handles each message as the test says, and tells the test what came. */
@Injectable()
class TestConsumer {
  static handle: (data: { number: number }, envelope: Envelope<unknown>, place: Place) => Promise<void> = () => Promise.resolve();

  @Consume(happened, ['number'], { ackWaitMs: PATIENT_ACK_MS })
  onHappened(data: { number: number }, envelope: Envelope<unknown>, place: Place): Promise<void> {
    return TestConsumer.handle(data, envelope, place);
  }

  @Consume(lasts, ['number'], { ackWaitMs: SHORT_ACK_MS })
  onLasts(data: { number: number }, envelope: Envelope<unknown>, place: Place): Promise<void> {
    return TestConsumer.handle(data, envelope, place);
  }

  @Consume(hangs, ['number'], { concurrency: 2, ackWaitMs: SHORT_ACK_MS, heldMs: 1 })
  onHangs(data: { number: number }, envelope: Envelope<unknown>, place: Place): Promise<void> {
    return TestConsumer.handle(data, envelope, place);
  }

  @Consume(toDo, ['number'], { concurrency: 2 })
  onToDo(data: { number: number }, envelope: Envelope<unknown>, place: Place): Promise<void> {
    return TestConsumer.handle(data, envelope, place);
  }
}

@Module({})
class TestModule {
  static forRoot(nats: Nats, storage: Storage): DynamicModule {
    return {
      module: TestModule,
      imports: [MessagingModule.forRoot(nats, storage, pino({ level: 'silent' }), { questionsOfAccount: 2 })],
      controllers: [TestResponder],
      providers: [TestConsumer],
    };
  }
}

const handled: Handled[] = [echo, swell, repeat, recite, wait, stay, glance, refuse, happened, lasts, hangs, toDo];

interface Replica {
  app: INestMicroservice;
  messaging: RunningMessaging;
  nats: Nats;
}

describe('messaging, over a real NATS', () => {
  let server: TestNats;
  let folder: string;
  let storage: Storage;
  let replica: Replica;
  let asker: Nats;
  let services: Services;

  async function startReplica(
    wanted = handled,
    whenThere?: MessagingOptions['whenThere'],
    connected?: (nats: Nats) => void,
    url = server.url,
  ): Promise<Replica> {
    const nats = await Nats.connect(url, server.prefix, 'test');
    connected?.(nats);
    const answers = new AnswerServer(nats, 'test');
    const app = await NestFactory.createMicroservice(TestModule.forRoot(nats, storage), { strategy: answers, logger: false });
    const options = { service: 'test', handled: wanted, server: answers, logger: pino({ level: 'silent' }), whenThere };
    const messaging = await startMessaging(app, options).catch(async (error: unknown) => {
      await nats.close();
      throw error;
    });
    return { app, messaging, nats };
  }

  beforeAll(async () => {
    server = await testNats();
    folder = await mkdtemp(join(tmpdir(), 'messaging-'));
    storage = await LocalStorage.make(folder);
    replica = await startReplica();
    asker = await Nats.connect(server.url, server.prefix, 'asker');
    services = new Services(asker, storage);
  });
  const endReplica = async (): Promise<void> => {
    await replica.messaging.stop();
    await replica.app.close();
    await replica.nats.close();
  };
  afterAll(async () => {
    await endReplica();
    await asker.close();
    await server.drop();
    await rm(folder, { recursive: true });
  });

  describe('questions of one account', () => {
    const names = (): string[] => [...TestResponder.staying.keys()];
    const come = async (count: number): Promise<string[]> => {
      while (names().length < count) await delay(5);
      return names();
    };
    const ask = (accountId: string, name: string, options: AskOptions = PATIENT): Promise<unknown> =>
      services.ask(stay, { accountId, name }, options);
    const go = (name: string): void => TestResponder.staying.get(name)!();
    const linesTold = async (): Promise<object> => {
      const { values } = await register.getSingleMetric('messaging_account_lines')!.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.state, value]));
    };
    /** What was asked before has been taken up. */
    const taken = (): Promise<unknown> => services.ask(echo, { text: 'here' }, PATIENT);

    beforeEach(() => TestResponder.staying.clear());

    it('are answered two at a time, in their order, while others, and a look beside, are answered at once', async () => {
      const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('acc_a', name));
      asked.push(ask('acc_b', 'b1'));
      await come(3);
      await services.ask(glance, { accountId: 'acc_a' }, PATIENT);
      expect(names()).toEqual(['a1', 'a2', 'b1']);
      expect(await linesTold()).toEqual({ under_way: 3, waiting: 2, accounts: 1 });
      go('a2');
      expect(await come(4)).toEqual(['a1', 'a2', 'b1', 'a3']);
      go('a3');
      expect(await come(5)).toContain('a4');
      names().forEach(go);
      await Promise.all(asked);
    });

    it('are not carried out where nobody waits for them any more when it is their turn', async () => {
      const asked = [ask('acc_a', 'a1'), ask('acc_a', 'a2')];
      await come(2);
      // Of use when it comes, however busy the machine, and no more when it is its turn.
      const inAMinute = Date.now() + 60_000;
      await expect(ask('acc_a', 'late', { timeoutMs: 50, usefulUntil: inAMinute })).rejects.toBeInstanceOf(Unanswered);
      asked.push(ask('acc_a', 'a3', { ...PATIENT, usefulUntil: inAMinute + 3_600_000 }));
      await taken();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(inAMinute + 1);
      go('a1');
      expect(await come(3)).toEqual(['a1', 'a2', 'a3']);
      clock.mockRestore();
      names().forEach(go);
      await Promise.all(asked);
      const { values } = await register.getSingleMetric('messaging_account_refused_total')!.get();
      expect(values).toEqual([{ labels: {}, value: 1 }]);
    });

    it('have their turn until all of a large answer was taken', async () => {
      const question = JSON.stringify({ pattern: recite.subject, id: 'q', data: { verses: 2_000, accountId: 'acc_a' } });
      const takesParts = headers();
      takesParts.set(TAKES_PARTS_HEADER, 'yes');
      const begin = async (): Promise<PartedAnswer['$parts']> => {
        const reply = await asker.request(asker.subject(recite.subject), question, { timeout: PATIENT.timeoutMs, headers: takesParts });
        return reply.json<{ response: PartedAnswer }>().response.$parts;
      };
      const [first] = [await begin(), await begin()];
      const asked = ask('acc_a', 'a1');
      await taken();
      expect(names()).toEqual([]);
      const part = (): ReturnType<Nats['request']> => asker.request(first.at, first.id, { timeout: PATIENT.timeoutMs });
      while ((await part()).headers?.get(PART_HEADER) !== 'end');
      await come(1);
      go('a1');
      await asked;
    });
  });

  it('starts where the connection is lost meanwhile, as often as it is told to try', async () => {
    const refused: unknown[] = [];
    const tries = async <T>(step: () => Promise<T>): Promise<T> => {
      try {
        return await step();
      } catch (error) {
        refused.push(error);
        return step();
      }
    };
    const late = await startReplica(handled, tries, ({ connection }) =>
      jest.spyOn(connection, 'flush').mockRejectedValueOnce(NatsError.errorForCode(ErrorCode.Disconnect)),
    );
    expect(refused.map((error) => isAway(error))).toEqual([true]);
    await late.messaging.stop();
    await late.app.close();
    await late.nats.close();
  });

  it.each([
    ['is gone', (proxy: HalfOpenProxy) => proxy.refuse()],
    ['is there and says nothing', (proxy: HalfOpenProxy) => proxy.swallowAll()],
  ])('lets what is in hand end where the broker %s, and says only then that it could not tell', async (_, leave) => {
    await endReplica();
    const proxy = await HalfOpenProxy.start(server.url);
    const alone = await startReplica(handled, undefined, undefined, proxy.url);
    let end = (): void => undefined;
    const begun = new Promise<void>((hold) => {
      TestConsumer.handle = () => new Promise<void>((done) => (hold(), (end = done)));
    });
    await publish(asker, 'event', lasts.subject, eventOf(`evt_${proxy.url}`, 1));
    await begun;
    leave(proxy);
    const ended: string[] = [];
    const stopped = alone.messaging.stop().catch((error: unknown) => {
      ended.push('stop');
      throw error;
    });
    // The broker is known to be away, and that it cannot be told with it.
    await expect(alone.nats.connection.flush()).rejects.toThrow();
    await expect(alone.nats.check()).rejects.toThrow();
    ended.push('work');
    end();
    const error: unknown = await stopped.catch((thrown: unknown) => thrown);
    expect(ended).toEqual(['work', 'stop']);
    expect(isAway(error)).toBe(true);
    await alone.app.close();
    await alone.nats.close();
    await proxy.stop();
    // The broker knows nothing of that end either, and has it done again.
    const again = handed(1);
    replica = await startReplica();
    await again;
  });

  it('asks for work once at a time while there is none, whatever could be done at once', async () => {
    let asking = 0;
    let alone = 0;
    let onceAlone = (): void => undefined;
    const quiet = await startReplica(handled, undefined, ({ jetstream: { consumers } }) => {
      const get = consumers.get.bind(consumers);
      jest.spyOn(consumers, 'get').mockImplementation(async (...named) => {
        const consumer = await get(...(named as Parameters<typeof get>));
        if (!String(named[1]).endsWith('to_do')) return consumer;
        const fetch = consumer.fetch.bind(consumer);
        consumer.fetch = async (wanted) => {
          alone = asking++ === 0 ? alone + 1 : 0;
          if (alone === 4) onceAlone();
          const messages = await fetch(wanted);
          void messages.closed().then(() => asking--);
          return messages;
        };
        return consumer;
      });
    });
    await new Promise<void>((resolve) => (onceAlone = resolve));
    await quiet.messaging.stop();
    await quiet.app.close();
    await quiet.nats.close();
  });

  /** Resolves with what the consumer is handed, as soon as it was handed so many. */
  function handed(
    count: number,
    behave: (call: number, data: { number: number }) => void = () => undefined,
  ): Promise<{ data: { number: number }; envelope: Envelope<unknown> }[]> {
    return new Promise((resolve) => {
      const calls: { data: { number: number }; envelope: Envelope<unknown> }[] = [];
      TestConsumer.handle = (data, envelope) => {
        calls.push({ data, envelope });
        if (calls.length === count) resolve(calls);
        behave(calls.length, data);
        return Promise.resolve();
      };
    });
  }

  const eventOf = (id: string, number: number): Envelope<unknown> => ({ id, occurredAt: new Date().toISOString(), data: { number } });

  it('answers a question, in the context of the request that asked it', async () => {
    const answer = await runInContext({ requestId: 'req_1' }, () => services.ask(echo, { text: 'hello' }, PATIENT));
    expect(answer).toEqual({ text: 'hello', requestId: 'req_1' });
  });

  /** What the process would end of, which it hears of a turn later. */
  async function unhandled(work: () => Promise<void>): Promise<unknown[]> {
    const errors: unknown[] = [];
    const note = (error: unknown): void => void errors.push(error);
    process.on('unhandledRejection', note);
    await work();
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    return errors;
  }

  it('answers a question that cannot be read, and goes on', async () => {
    const errors = await unhandled(async () => {
      const reply = await asker.request(asker.subject(echo.subject), '{ half', { timeout: PATIENT.timeoutMs });
      expect(reply.json()).toMatchObject({ err: { code: 'internal_error' }, isDisposed: true });
      expect(await services.ask(echo, { text: 'still here' }, PATIENT)).toMatchObject({ text: 'still here' });
    });
    expect(errors).toEqual([]);
  });

  it('answers that it failed where its answer is larger than a message may be, and goes on', async () => {
    const errors = await unhandled(async () => {
      const asked = services.ask(swell, { bytes: asker.connection.info!.max_payload }, PATIENT);
      await expect(asked).rejects.toMatchObject({ code: 'internal_error' });
      expect(await services.ask(swell, { bytes: 3 }, PATIENT)).toEqual({ text: 'aaa' });
    });
    expect(errors).toEqual([]);
  });

  it('carries an answer of 20 MB, parsed or as it is, and leaves nothing behind', async () => {
    const input = { text: 'ä'.repeat(1_000), times: 10_000 };
    expect((await services.ask(repeat, input, PATIENT)).text).toHaveLength(10_000_000);
    const parts: Buffer[] = [];
    for await (const part of await services.askForJson(repeat, input, PATIENT)) parts.push(part as Buffer);
    expect(JSON.parse(Buffer.concat(parts).toString()).text).toHaveLength(10_000_000);
    expect(await readdir(folder)).toEqual(['.gridline-storage']);
  });

  it('speaks with a release that knows no parts: who asks reads the storage, and so it is answered', async () => {
    const packet = JSON.stringify({ pattern: recite.subject, id: '1', data: { verses: 2_000 } });
    const old = await asker.connection.request(asker.subject(recite.subject), packet, { timeout: PATIENT.timeoutMs });
    const { response } = old.json<{ response: { $stored: string } }>();
    asker.connection.subscribe(asker.subject(nobody.subject), {
      max: 1,
      callback: (_, message) => void message.respond(JSON.stringify({ id: '1', response })),
    });
    const verses = Array.from({ length: 2_000 }, (_, verse) => verseOf(verse));
    expect(await services.ask(nobody, {}, PATIENT)).toEqual({ verses });
    expect(await readdir(join(folder, 'answers'))).toEqual([]);
  });

  it.each([3, 2_000])('carries an answer that is written piece by piece (%i)', async (count) => {
    const verses = Array.from({ length: count }, (_, verse) => verseOf(verse));
    expect(await services.ask(recite, { verses: count }, PATIENT)).toEqual({ verses });
    const parts: Buffer[] = [];
    for await (const part of await services.askForJson(recite, { verses: count }, PATIENT)) parts.push(part as Buffer);
    expect(JSON.parse(Buffer.concat(parts).toString())).toEqual({ verses });
  });

  it('hands on an error that a client may see, without its context', async () => {
    const error = await services.ask(refuse, { how: 'known' }, PATIENT).catch((thrown: ServiceError) => thrown);
    expect(error).toMatchObject({ code: 'not_found', detail: 'There is no such thing.' });
    expect(JSON.stringify(error)).not.toContain('log alone');
  });

  it('tells nothing of any other error', async () => {
    const error = (await services.ask(refuse, { how: 'unknown' }, PATIENT).catch((thrown: ServiceError) => thrown)) as ServiceError;
    expect(error.code).toBe('internal_error');
    expect(`${error.message}${JSON.stringify(error.options)}`).not.toContain('hunter2');
  });

  it('does not let a question through that is not of its schema', async () => {
    await expect(services.ask(echo, { text: 1 } as never, PATIENT)).rejects.toMatchObject({ code: 'internal_error' });
  });

  it('says busy at once where nobody answers', async () => {
    const error = await services.ask(nobody, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'busy', mayBeDone: false, options: { retryAfterSeconds: expect.any(Number) } });
  });

  it('drops a question whose time is over, and says that what became of it is open', async () => {
    TestResponder.waits = 0;
    const asked = services.ask(wait, { isHeld: false }, { timeoutMs: 300, usefulUntil: Date.now() - 1 }).catch((thrown: unknown) => thrown);
    expect(await asked).toBeInstanceOf(Unanswered);
    expect(await asked).toMatchObject({ code: 'busy', mayBeDone: true });
    expect(TestResponder.waits).toBe(0);
  });

  it('lets who answers know when nobody waits any more', async () => {
    expect(await services.ask(wait, { isHeld: false }, PATIENT)).toEqual({ isTooLate: false });
    const usefulUntil = Date.now() + 60_000;
    const asked = services.ask(wait, { isHeld: true }, { ...PATIENT, usefulUntil });
    while (!TestResponder.letGo) await delay(5);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(usefulUntil + 1);
    TestResponder.letGo();
    expect(await asked).toEqual({ isTooLate: true });
    clock.mockRestore();
  });

  it('handles an event once when it is published twice under its id', async () => {
    const first = handed(2);
    await publish(asker, 'event', happened.subject, eventOf('evt_a', 1));
    await publish(asker, 'event', happened.subject, eventOf('evt_a', 1));
    await publish(asker, 'event', happened.subject, eventOf('evt_b', 2));
    expect((await first).map(({ envelope }) => envelope.id)).toEqual(['evt_a', 'evt_b']);
  });

  it('delivers again what was not handled, and parks what cannot be', async () => {
    const calls = handed(3, (call) => {
      if (call === 1) throw new Unprocessable('never');
      if (call === 2) throw new Error('later');
    });
    await publish(asker, 'event', happened.subject, eventOf('evt_never', 3));
    await publish(asker, 'event', happened.subject, eventOf('evt_later', 4));
    expect((await calls).map(({ envelope }) => envelope.id)).toEqual(['evt_never', 'evt_later', 'evt_later']);
  });

  it('parks an event that it cannot read and goes on; replayed, it is handled by who can by then, and parked anew by who cannot', async () => {
    await replayParked(asker);
    while ((await listParked(asker)).length > 0) await replayParked(asker);
    const calls = handed(1);
    await publish(asker, 'event', happened.subject, { ...eventOf('evt_odd', 5), data: { number: 'five' } });
    await asker.jetstream.publish(streamSubject(asker, 'events', happened.subject), 'no JSON');
    await publish(asker, 'event', happened.subject, eventOf('evt_even', 6));
    expect((await calls)[0]!.data).toEqual({ number: 6 });
    expect(await listParked(asker)).toEqual([{ service: 'test', subject: 'test.happened', count: 2 }]);
    expect(await listParked(asker, { service: 'another' })).toEqual([]);
    expect(await replayParked(asker, { subject: 'test.another' })).toBe(0);
    expect(await replayParked(asker, { service: 'test', subject: happened.subject })).toBe(2);
    while ((await listParked(asker))[0]?.count !== 2);
  });

  it('hands an event on that it could not handle before, once it is replayed', async () => {
    let knows = false;
    const calls = handed(2, () => {
      if (!knows) throw new Unprocessable('of a newer release');
    });
    await publish(asker, 'event', happened.subject, eventOf('evt_new', 9));
    while (((await listParked(asker))[0]?.count ?? 0) < 3);
    knows = true;
    await replayParked(asker);
    expect((await calls).map(({ envelope }) => envelope.id)).toEqual(['evt_new', 'evt_new']);
  });

  it('hands what is replayed to who had parked it alone: what two cannot read stays parked once for each', async () => {
    const told = defineEvent({ from: 'extraction', to: ['usage'] }, 'test.told_to_two', z.object({ number: z.number() }));
    const handledLast: Promise<void>[] = [];
    const loops = ['one', 'two'].map((service) => {
      let done = (): void => undefined;
      handledLast.push(new Promise((resolve) => (done = resolve)));
      return new ConsumerLoop(replica.nats, service, told, () => Promise.resolve(done()), {}, pino({ level: 'silent' }));
    });
    await Promise.all(loops.map((loop) => loop.start()));
    const parked = async (): Promise<number[]> => (await listParked(asker, { subject: told.subject })).map(({ count }) => count);
    await publish(asker, 'event', told.subject, { ...eventOf('evt_for_two', 12), data: { number: 'twelve' } });
    while ((await parked()).length < 2);
    expect(await replayParked(asker, { subject: told.subject })).toBe(2);
    await publish(asker, 'event', told.subject, eventOf('evt_after_replay', 13));
    await Promise.all(handledLast);
    const counts = await parked();
    await Promise.all(loops.map((loop) => loop.stop()));
    expect(counts).toEqual([1, 1]);
  });

  it('reads of an event what its consumer uses, whatever a newer release says beside it', async () => {
    const calls = handed(1);
    await publish(asker, 'event', happened.subject, { ...eventOf('evt_newer', 10), data: { number: 10, mood: 'hosted-v2' } });
    expect((await calls)[0]!.data).toEqual({ number: 10 });
  });

  it('works on as many messages at once as the consumer says, each once', async () => {
    const release: (() => void)[] = [];
    let most = 0;
    const all = new Promise<number[]>((resolve) => {
      const numbers: number[] = [];
      let now = 0;
      TestConsumer.handle = async ({ number }) => {
        most = Math.max(most, ++now);
        if (now === 2) release.splice(0).forEach((go) => go());
        else if (numbers.length < 4) await new Promise<void>((go) => release.push(go));
        now--;
        numbers.push(number);
        if (numbers.length === 6) resolve(numbers);
      };
    });
    for (let number = 0; number < 6; number++) await publish(asker, 'work', toDo.subject, eventOf(`wrk_${number}`, number));
    expect((await all).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('keeps a message of a long handler from being delivered twice', async () => {
    let calls = 0;
    const done = new Promise<void>((resolve) => {
      TestConsumer.handle = async () => {
        calls++;
        // Longer than the ackWait: only its signs keep the message.
        await new Promise((later) => setTimeout(later, 2.5 * SHORT_ACK_MS));
        resolve();
      };
    });
    await publish(asker, 'event', lasts.subject, eventOf('evt_long', 7));
    await done;
    const next = handed(1);
    await publish(asker, 'event', lasts.subject, eventOf('evt_after', 8));
    expect((await next)[0]!.envelope.id).toBe('evt_after');
    expect(calls).toBe(1);
  });

  it('delivers again what a handler hangs at, and tells meanwhile how long nothing was handled', async () => {
    const standing = async (): Promise<number | undefined> => {
      const { values } = await register.getSingleMetric('messaging_standing_seconds')!.get();
      return values.find(({ labels }) => labels.subject === hangs.subject)?.value;
    };
    // What is measured is of the process's newest.
    await endReplica();
    replica = await startReplica();
    expect(await standing()).toBe(0);
    let letGo = (): void => undefined;
    const ids: string[] = [];
    const again = new Promise<void>((resolve) => {
      TestConsumer.handle = async (_, { id }) => {
        if (ids.push(id) === 1) return new Promise((hung) => (letGo = hung));
        resolve();
      };
    });
    await publish(asker, 'event', hangs.subject, eventOf('evt_hangs', 9));
    while (!(await standing()));
    await again;
    expect(ids).toEqual(['evt_hangs', 'evt_hangs']);
    while (await standing());
    letGo();
  });

  it('handles others while one waits without its place, which comes again at once where the service stops', async () => {
    const handledAt = new Map<number, () => void>();
    const isHandled = (number: number): Promise<void> => new Promise((done) => handledAt.set(number, done));
    const [waits, other] = [isHandled(20), isHandled(21)];
    TestConsumer.handle = async ({ number }, _, place) => {
      handledAt.get(number)!();
      if (number !== 20) return;
      const stopping = place.leave();
      await new Promise((_done, reject) => stopping.addEventListener('abort', () => reject(stopping.reason as Error)));
    };
    await publish(asker, 'event', happened.subject, eventOf('evt_waits', 20));
    await waits;
    await publish(asker, 'event', happened.subject, eventOf('evt_other', 21));
    await other;
    await endReplica();
    const again = handed(1);
    replica = await startReplica();
    expect((await again)[0]!.envelope.id).toBe('evt_waits');
  });

  /** Shorter than what a pull is given beyond its end, and longer: its timer is then due before what came is read. */
  it.each([1_200, 3_000])('handles at once, and once, what came while the process was busy and its pull ended (%d ms)', async (busyMs) => {
    const consumer = async (): Promise<number> => {
      const info = await asker.manager.consumers.info(streamName(asker, 'events'), 'test_test_happened');
      return info.delivered.consumer_seq;
    };
    const before = await consumer();
    const calls = handed(1);
    // Another process tells it, and this one does nothing for longer than a pull takes.
    execFileSync(process.execPath, ['-e', PUBLISH_AND_WAIT], {
      env: {
        ...{ NATS: server.url, MODULE: require.resolve('nats'), SUBJECT: streamSubject(asker, 'events', happened.subject) },
        EVENT: JSON.stringify(eventOf(`evt_meanwhile_${busyMs}`, 22)),
        BUSY_MS: `${busyMs}`,
      },
    });
    expect((await calls)[0]!.envelope.id).toBe(`evt_meanwhile_${busyMs}`);
    expect((await consumer()) - before).toBe(1);
  });

  it('gives back once what comes while it stops, for a replica that stays', async () => {
    const told = defineEvent({ from: 'extraction', to: ['usage'] }, 'test.told_at_the_end', z.object({ number: z.number() }));
    const deliveries: number[] = [];
    const loopOf = (handle: () => Promise<void>): ConsumerLoop<{ number: number }> =>
      new ConsumerLoop(replica.nats, 'ending', told, handle, {}, pino({ level: 'silent' }));
    const ending = loopOf(() => Promise.resolve(void deliveries.push(1)));
    // It asks when it is started, and is told to stop in the same turn: whatever the broker has comes while it stops.
    await publish(asker, 'event', told.subject, eventOf('evt_at_the_end', 14));
    await ending.start();
    await ending.stop();
    const { delivered } = await asker.manager.consumers.info(streamName(asker, 'events'), 'ending_test_told_at_the_end');
    expect({ deliveries, delivered: delivered.consumer_seq }).toEqual({ deliveries: [], delivered: 1 });
  });

  it.each(['{ half', 'null', '{"text":1}'])('passes over a notice that cannot be read (%s): its connection stays', async (notice) => {
    let forget = (): void => undefined;
    const lost = new Promise<string>((resolve) => (forget = asker.whenBack(() => resolve('the connection was lost'))));
    const heard = new Promise<string>((resolve) => {
      const subscription = services.listen(rumour, ({ text }) => {
        resolve(text.trim());
        subscription.unsubscribe();
      });
    });
    await asker.connection.flush();
    replica.nats.connection.publish(replica.nats.subject(rumour.subject), notice);
    new Services(replica.nats, storage).notify(rumour, { text: 'psst' });
    expect(await Promise.race([heard, lost])).toBe('psst');
    forget();
  });

  it('tells a notice to whoever listens', async () => {
    const heard = new Promise<string>((resolve) => void services.listen(rumour, ({ text }) => resolve(text)));
    await asker.connection.flush();
    new Services(replica.nats, storage).notify(rumour, { text: 'psst' });
    expect(await heard).toBe('psst');
  });

  it('shares questions between replicas, and a stopping one finishes its answers', async () => {
    const second = await startReplica();
    const answers = Promise.all(Array.from({ length: 200 }, (_, number) => services.ask(echo, { text: `${number}` }, PATIENT)));
    await second.messaging.stop();
    expect((await answers).map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, number) => `${number}`));
    await second.app.close();
    await second.nats.close();
  });

  it('refuses to start where a request has no handler, or a handler is not of this service', async () => {
    await expect(startReplica([echo, swell, repeat, recite, wait, stay, glance, refuse, nobody, toDo])).rejects.toThrow(
      "test.nobody has no handler; test.happened is handled but is not this service's; test.lasts is handled but is not this service's; test.hangs is handled but is not this service's",
    );
  });
});
