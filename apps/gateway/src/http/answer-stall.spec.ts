import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { whyEnded, watchReaders, type Bounds } from './answer-stall';
import { SendQueues } from './send-queues';
import { sendStream } from './send-stream';

/** More than the kernel holds for a connection. */
const LONG_BYTES = 80_000_000;

/** In a third of this, 240 bytes a second are more than the whole. */
const LONG_SECONDS = 1_000_002;

/** Linux alone tells what was not acknowledged. */
const isTold = existsSync('/proc/self/net/tcp');

describe('the reader of an answer', () => {
  let look: () => Promise<void>;
  let server: Server;
  let client: Socket;

  beforeEach(() => {
    jest.spyOn(global, 'setInterval').mockImplementation(((tick: () => Promise<void>) => {
      look = tick;
      return { unref: () => 0 };
    }) as unknown as typeof setInterval);
  });
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
    jest.restoreAllMocks();
  });

  /** A request of a client that has not begun to read, to a server that bears so much. */
  async function asked(bounds?: Partial<Bounds>, queues?: SendQueues): Promise<ServerResponse> {
    server = createServer();
    watchReaders(server, bounds, queues);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).pause();
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return ((await once(server, 'request')) as [unknown, ServerResponse])[1];
  }

  function* endless(): Generator<Buffer> {
    for (;;) yield Buffer.alloc(65_536);
  }

  const unsent = (response: ServerResponse): number =>
    (response.socket as unknown as { _handle: { writeQueueSize: number } })._handle.writeQueueSize;

  /** Until nothing more goes out: the client takes none of it. */
  async function stalled(response: ServerResponse): Promise<void> {
    for (let seen = -1; seen !== response.socket!.bytesWritten || unsent(response) === 0; await new Promise(setImmediate))
      seen = response.socket!.bytesWritten;
  }

  /** What the kernel has taken of an answer. */
  const wentOf = (response: ServerResponse): number => response.socket!.bytesWritten - unsent(response);

  /** Has the client read until more has gone out than before. */
  async function read(response: ServerResponse): Promise<void> {
    const went = (): number => wentOf(response);
    for (const before = went(); went() === before; await new Promise(setImmediate)) client.read();
  }

  it('is left when it has taken nothing for a while, and the content with it', async () => {
    const response = await asked();
    const content = Readable.from(endless());
    const sent = sendStream(response as Response, content);
    await stalled(response);
    for (const socket = response.socket!; !socket.destroyed;) await look();
    await sent;
    expect(response.destroyed).toBe(true);
    expect(content.destroyed).toBe(true);
    expect(whyEnded(response)).toBe('fewer than 240 bytes a second for 60 s');
  });

  it('is left as well where the answer was written as a whole, as a page of the app', async () => {
    const response = await asked();
    response.end(Buffer.alloc(LONG_BYTES));
    await stalled(response);
    const closed = once(response, 'close');
    for (const socket = response.socket!; !socket.destroyed;) await look();
    await closed;
  });

  it('is not while it reads, however long one write of ours takes it', async () => {
    const response = await asked();
    response.end(Buffer.alloc(LONG_BYTES));
    await stalled(response);
    for (let time = 0; time < 12; time++) {
      await read(response);
      await look();
    }
    expect(response.destroyed).toBe(false);
  });

  (isTold ? describe : describe.skip)('of which is told what its side acknowledged', () => {
    /** What each look saw. */
    class Seen extends SendQueues {
      readonly looks: string[] = [];
      response: ServerResponse | undefined;

      override async of(...asked: Parameters<SendQueues['of']>): ReturnType<SendQueues['of']> {
        const went = wentOf(this.response!);
        const found = await super.of(...asked);
        this.looks.push(`${went} ${found.get(this.response!.socket!)}`);
        return found;
      }
    }

    /** Has the client take a little of what the kernel holds for it, until its system says so. */
    async function sip(response: ServerResponse): Promise<void> {
      const queue = async (): Promise<number> => (await new SendQueues().of([response.socket!], 60_000)).get(response.socket!)!;
      for (const before = await queue(); (await queue()) === before;) client.read();
    }

    it('is left at the third look in a row that saw it take nothing', async () => {
      const seen = new Seen();
      const response = (seen.response = await asked(undefined, seen));
      response.end(Buffer.alloc(LONG_BYTES));
      await stalled(response);
      for (const socket = response.socket!; !socket.destroyed;) await look();
      const { looks } = seen;
      const stillAt = looks.findIndex((it, at) => at >= 3 && looks.slice(at - 3, at).every((before) => before === it));
      expect(stillAt).toBe(looks.length - 1);
    });

    it('is let do while it takes of what the kernel holds for it, and that takes nothing more of us', async () => {
      const response = await asked();
      response.end(Buffer.alloc(LONG_BYTES));
      await stalled(response);
      for (let [still, went] = [0, wentOf(response)]; still < 4; went = wentOf(response)) {
        await sip(response);
        await look();
        expect(response.socket?.destroyed).toBe(false);
        still = wentOf(response) === went ? still + 1 : 0;
      }
    });

    it('is left then where it is not told', async () => {
      const response = await asked(undefined, new SendQueues([]));
      response.end(Buffer.alloc(LONG_BYTES));
      await stalled(response);
      for (const socket = response.socket!; !socket.destroyed; await look()) await sip(response);
    });
  });

  it('is left where it reads drop by drop: how much the kernel lets through at once makes the drops large here, and their time long', async () => {
    const response = await asked({ stallMs: LONG_SECONDS * 1000, patientMs: Infinity });
    response.end(Buffer.alloc(LONG_BYTES));
    await stalled(response);
    const closed = once(response, 'close');
    for (let time = 0; time < 3; time++) {
      await read(response);
      await look();
    }
    await closed;
  });

  it('is not while nothing is sent to it', async () => {
    const response = await asked();
    response.write(':\n\n');
    while (unsent(response) > 0) await new Promise(setImmediate);
    for (let time = 0; time < 12; time++) await look();
    expect(response.destroyed).toBe(false);
  });

  describe('who reads on, but slowly', () => {
    /** Looks, of 20 s each, that are borne at any pace; no kernel lets so many bytes through in all of them as are asked for then. */
    const PATIENT_LOOKS = 6;
    const bounds = { patientMs: PATIENT_LOOKS * 20_000, leastBytesPerSecond: LONG_BYTES };

    /** Reads on for so many looks; answers at which of them the answer was over. */
    async function readFor(looks: number, response: ServerResponse): Promise<number | undefined> {
      for (let time = 1; time <= looks; time++) {
        await read(response);
        await look();
        if (response.destroyed || response.socket?.destroyed) return time;
      }
      return undefined;
    }

    it('has its time, and is left once all that it took in it is less than anybody takes', async () => {
      const response = await asked(bounds);
      response.end(Buffer.alloc(LONG_BYTES));
      await stalled(response);
      const closed = once(response, 'close');
      expect(await readFor(PATIENT_LOOKS + 4, response)).toBe(PATIENT_LOOKS + 1);
      await closed;
      expect(whyEnded(response)).toMatch(/^\d+ bytes in 140 s$/);
    });

    it('is let do where it takes enough, however long that lasts', async () => {
      const response = await asked({ ...bounds, leastBytesPerSecond: 1 });
      response.end(Buffer.alloc(LONG_BYTES));
      await stalled(response);
      expect(await readFor(2 * PATIENT_LOOKS, response)).toBeUndefined();
      expect(whyEnded(response)).toBeUndefined();
    });

    it('has its time for each answer, and gets none by asking for the next meanwhile', async () => {
      const first = await asked(bounds);
      first.write(Buffer.alloc(LONG_BYTES / 2));
      await stalled(first);
      expect(await readFor(PATIENT_LOOKS - 1, first)).toBeUndefined();
      const another = once(server, 'request') as Promise<[unknown, ServerResponse]>;
      client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const [, second] = await another;
      client.resume();
      const over = once(first, 'close');
      first.end();
      await over;
      client.pause();
      second.end(Buffer.alloc(LONG_BYTES));
      await stalled(second);
      expect(await readFor(PATIENT_LOOKS + 4, second)).toBe(PATIENT_LOOKS + 1);
    });

    it('is not blamed for the time in which nothing was ready for it', async () => {
      const response = await asked(bounds);
      response.write(':\n\n');
      while (unsent(response) > 0) await new Promise(setImmediate);
      for (let time = 0; time < 2 * PATIENT_LOOKS; time++) await look();
      response.end(Buffer.alloc(LONG_BYTES));
      await stalled(response);
      expect(await readFor(PATIENT_LOOKS, response)).toBeUndefined();
    });
  });
});
