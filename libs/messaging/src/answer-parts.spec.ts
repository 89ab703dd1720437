import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ServiceError, defineRequest } from '@gridline/contracts';
import { LocalStorage } from '@gridline/storage';
import { testNats, type TestNats } from '@gridline/testing';
import pino from 'pino';
import { z } from 'zod';
import { AnswerParts } from './answer-parts';
import { Nats } from './nats';
import { PART_BYTES, PART_HEADER } from './packets';
import { giveBack } from './rooms';
import { Services } from './services';

const tell = defineRequest('usage', 'test.tell', z.object({}), z.array(z.string()), { large: true });

/** A part and a half. */
const PIECE = 'ä'.repeat((PART_BYTES * 3) / 4);
/** What a client is promised, and the room of a busy machine. Without a sign of life a large answer is waited for as long as `PATIENT` says. */
const TOLD_MS = 10_000;
const PATIENT = { timeoutMs: 60_000 };

describe('an answer in parts', () => {
  let server: TestNats;
  let answering: Nats;
  let asking: Nats;
  let parts: AnswerParts;
  let services: Services;
  /** Pieces made so far, and whether the one who made them was told to end. */
  let made: number;
  let ended: boolean;

  beforeEach(async () => {
    server = await testNats();
    answering = await Nats.connect(server.url, server.prefix, 'usage');
    asking = await Nats.connect(server.url, server.prefix, 'asker');
    parts = new AnswerParts(answering, pino({ level: 'silent' }));
    parts.listen();
    // Who asks by another connection asks for nothing before the server knows of the first one's subscription.
    await answering.connection.flush();
    services = new Services(asking, new LocalStorage('/nowhere'));
    [made, ended] = [0, false];
  });
  afterEach(async () => {
    await asking.close();
    await answering.close();
    await server.drop();
  });

  async function* pieces(count: number, failure?: Error): AsyncGenerator<string> {
    try {
      for (yield '["'; made < count; yield made++ ? `","${PIECE}` : PIECE);
      if (failure) throw failure;
      yield '"]';
    } finally {
      ended = true;
    }
    await Promise.resolve();
  }

  async function* twelve(piece: string): AsyncGenerator<string> {
    for (let made = 0; made < 12; made++) yield `${made === 0 ? '["' : '","'}${piece}`;
    yield await Promise.resolve('"]');
  }

  /** Answers the question with what is offered. */
  async function answerWith(offered: () => AsyncIterable<string>): Promise<void> {
    answering.connection.subscribe(answering.subject(tell.subject), {
      callback: (_, message) => void message.respond(JSON.stringify({ id: '1', response: parts.offer(offered()) })),
    });
    await answering.connection.flush();
  }

  /** A thousand at once: what yields each by itself keeps the process from the broker's pings. */
  async function* numbers(count: number): AsyncGenerator<string> {
    for (let first = 0; first < count; first += 1000) yield Array.from({ length: 1000 }, (_, at) => `${first + at},`).join('');
    await Promise.resolve();
  }

  async function answerOnce(offered: () => AsyncIterable<string>): Promise<void> {
    answering.connection.subscribe(answering.subject(tell.subject), {
      max: 1,
      callback: (_, message) => void message.respond(JSON.stringify({ id: '1', response: parts.offer(offered()) })),
    });
    await answering.connection.flush();
  }

  it('is made as it is taken: never more than the part that is asked for', async () => {
    const { at, id } = parts.offer(pieces(100)).$parts;
    await answering.connection.flush();
    expect(made).toBe(0);
    for (let part = 1; part <= 10; part++) {
      const { data } = await asking.request(at, id, { timeout: PATIENT.timeoutMs });
      expect(data).toHaveLength(PART_BYTES);
      expect(made).toBeLessThanOrEqual(Math.ceil((part * 2) / 3));
    }
  });

  it('comes into room of its own size, which is used again once it was given back', async () => {
    const { at, id } = parts.offer(pieces(100)).$parts;
    await answering.connection.flush();
    const rooms = new Set<ArrayBufferLike>();
    for (let part = 1; part <= 10; part++) {
      const { data } = await asking.request(at, id, { timeout: PATIENT.timeoutMs });
      expect(data.buffer.byteLength).toBeLessThan(PART_BYTES * 1.1);
      rooms.add(data.buffer);
      giveBack(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    }
    expect(rooms.size).toBe(1);
  });

  it('keeps its bytes apart from those of others that come at the same time, and of those that came before', async () => {
    let asked = 0;
    await answerWith(() => twelve(String(asked++).repeat(PART_BYTES / 2)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => services.askForJson(tell, {}, PATIENT)));
    const texts = await Promise.all(answers.map((json) => text(json)));
    for (const json of texts) expect(new Set(json.replaceAll(/[[",\]]/g, '')).size).toBe(1);
    expect(new Set(texts).size).toBe(6);
  });

  it('has nothing in the storage, and nothing that is left in the folder of what passes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'passing-'));
    const { TMPDIR } = process.env;
    process.env.TMPDIR = folder;
    try {
      await answerWith(() => pieces(10));
      const json = await services.askForJson(tell, {}, PATIENT);
      expect(await readdir(folder)).toEqual([]);
      expect(JSON.parse(await text(json))).toEqual(Array.from({ length: 10 }, () => PIECE));
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
      await rm(folder, { recursive: true });
    }
  });

  it('does not wait for a client that reads nothing: it is whole where it was asked for before it is read', async () => {
    await answerWith(() => pieces(10));
    const json = await services.askForJson(tell, {}, PATIENT);
    expect(ended).toBe(true);
    json.destroy();
    await once(json, 'close');
  });

  it('begins while it is still made, where it may, and is broken off where it fails later', async () => {
    let fail = (_: Error): void => undefined;
    const failed = new Promise<never>((_, reject) => (fail = reject));
    failed.catch(() => undefined);
    async function* pieces(): AsyncGenerator<string> {
      for (let piece = 0; piece < 10; piece++) yield PIECE;
      await failed;
    }
    await answerWith(pieces);
    const json = await services.askForJsonAsItComes(tell, {}, PATIENT);
    const chunks = json.iterator() as AsyncIterableIterator<Buffer>;
    let bytes = 0;
    while (bytes < 2 * PART_BYTES) bytes += (await chunks.next()).value.length;
    fail(new ServiceError('not_found', 'It was deleted meanwhile.'));
    const rest = async (): Promise<void> => {
      for await (const chunk of chunks) bytes += chunk.length;
    };
    await expect(rest()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is an error, and begins with nothing, where it fails within its first megabyte', async () => {
    await answerWith(() => pieces(1, new ServiceError('not_found', 'It was deleted meanwhile.')));
    await expect(services.askForJsonAsItComes(tell, {}, PATIENT)).rejects.toMatchObject({ code: 'not_found' });
  });

  /** 2.7 megabytes: more than is held, so that a slow reader is given some of it back from the disk. */
  const NUMBERS = 400_000;

  it('comes whole and in its order to who reads it slowly, at times or fast', async () => {
    for (const pauses of [0, 1, 7]) {
      await answerOnce(() => numbers(NUMBERS));
      const json = await services.askForJsonAsItComes(tell, {}, PATIENT);
      const chunks: Buffer[] = [];
      for await (const chunk of json as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        for (let pause = 0; pause < pauses; pause++) await asking.connection.flush();
      }
      expect(Buffer.concat(chunks).toString()).toBe(Array.from({ length: NUMBERS }, (_, number) => `${number},`).join(''));
    }
  });

  it('ends with the error that it ends with, and is not told in part', async () => {
    await answerWith(() => ((made = 0), pieces(3, new ServiceError('not_found', 'It was deleted meanwhile.'))));
    // Parsed and as it is.
    for (const asked of [() => services.ask(tell, {}, PATIENT), () => services.askForJson(tell, {}, PATIENT)])
      await expect(asked()).rejects.toMatchObject({ code: 'not_found', detail: 'It was deleted meanwhile.' });
  });

  it('tells nothing of an error that is ours', async () => {
    await answerWith(() => pieces(3, new Error('password=hunter2')));
    const error = await services.ask(tell, {}, PATIENT).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'internal_error' });
    expect(JSON.stringify(error)).not.toContain('hunter2');
  });

  it('is told as busy at once where the process that answers dies in between', async () => {
    await answerWith(() => pieces(100));
    const asked = services.ask(tell, {}, PATIENT).catch((error: unknown) => error);
    while (made < 3) await asking.connection.flush();
    await answering.connection.close();
    expect(await asked).toMatchObject({ code: 'busy', options: { retryAfterSeconds: 2 } });
  });

  it('is told as busy within three seconds where the process that answers is paused in between', async () => {
    const at = answering.subject('parts.usage.paused');
    const paused = answering.connection.subscribe(at);
    answering.connection.subscribe(answering.subject(tell.subject), {
      callback: (_, message) => void message.respond(JSON.stringify({ id: '1', response: { $parts: { at, id: 'any' } } })),
    });
    await answering.connection.flush();
    const startedAt = performance.now();
    await expect(services.ask(tell, {}, PATIENT)).rejects.toMatchObject({ code: 'busy' });
    expect(performance.now() - startedAt).toBeLessThan(TOLD_MS);
    paused.unsubscribe();
  });

  it('is given up where nobody takes it, and then known to nobody', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval', 'clearInterval'] });
    const { at, id } = parts.offer(pieces(100)).$parts;
    jest.advanceTimersByTime(4_999);
    const first = asking.connection.request(at, id, { timeout: PATIENT.timeoutMs });
    expect((await first).headers?.get(PART_HEADER)).toBe('part');
    jest.advanceTimersByTime(5_000);
    jest.useRealTimers();
    expect((await asking.request(at, id, { timeout: PATIENT.timeoutMs })).headers?.get(PART_HEADER)).toBe('gone');
    expect(ended).toBe(true);
  });

  it('is handed over to its end by a process that stops', async () => {
    await answerWith(() => pieces(10));
    const asked = services.ask(tell, {}, PATIENT);
    while (made < 1) await asking.connection.flush();
    await parts.close();
    expect(await asked).toHaveLength(10);
    await expect(asking.request(answering.subject('parts.usage.x'), 'x', PATIENT_REQUEST)).rejects.toMatchObject({ code: '503' });
  });
});

const PATIENT_REQUEST = { timeout: PATIENT.timeoutMs };
