import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { Caller } from '../metering/caller';
import { EventsController } from './events.controller';
import { ExtractionWatch, type Status } from './extraction-watch';
import { WAITS_OF_ACCOUNT, WaitsUnderWay } from './waits-under-way';

/** An open answer, and what was written of it. */
class Stream extends EventEmitter {
  written = '';
  hasEnded = false;
  closed = false;
  /** Whether its client takes nothing. */
  isStalled = false;
  readonly writeHead = jest.fn();
  readonly flushHeaders = jest.fn();

  write(text: string): void {
    this.written += text;
  }

  get writableLength(): number {
    return this.isStalled ? this.written.length : 0;
  }

  end(): void {
    this.hasEnded = true;
    this.leave();
  }

  destroy(): void {
    this.leave();
  }

  leave(): void {
    this.closed = true;
    this.emit('close');
  }
}

/** Those who follow, by account. */
class Followed {
  readonly followers = new Map<string, (status: Status) => void>();

  follow(accountId: string, ended: (status: Status) => void): () => void {
    this.followers.set(accountId, ended);
    return () => void this.followers.delete(accountId);
  }
}

describe('hearing of runs as they end', () => {
  let followed: Followed;
  let controller: EventsController;
  const streams: Stream[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    followed = new Followed();
    controller = new EventsController(followed as unknown as ExtractionWatch, new WaitsUnderWay());
  });
  afterEach(() => {
    streams.splice(0).forEach((stream) => stream.leave());
    jest.useRealTimers();
  });

  const open = (accountId: string): Stream => {
    const stream = new Stream();
    streams.push(stream);
    controller.events({ accountId } as Caller, stream as unknown as Response);
    return stream;
  };

  it('begins at once, and says of each run its id and how it ended, and nothing else of it', () => {
    const stream = open('acc_1');
    expect(stream.writeHead).toHaveBeenCalledWith(200, expect.objectContaining({ 'Content-Type': 'text/event-stream' }));
    expect(stream.flushHeaders).toHaveBeenCalled();
    followed.followers.get('acc_1')!({ id: 'ext_1', state: 'completed', fileName: 'secret.pdf' } as unknown as Status);
    followed.followers.get('acc_1')!({ id: 'ext_2', state: 'failed' } as unknown as Status);
    expect(stream.written).toBe(
      'event: ended\ndata: {"id":"ext_1","state":"completed"}\n\nevent: ended\ndata: {"id":"ext_2","state":"failed"}\n\n',
    );
  });

  it("tells nobody of another account's runs", () => {
    const [own, other] = [open('acc_1'), open('acc_2')];
    followed.followers.get('acc_2')!({ id: 'ext_1', state: 'completed' } as unknown as Status);
    expect(own.written).toBe('');
    expect(other.written).toContain('ext_1');
  });

  it('is over after a quarter of an hour, kept alive until then, and listens no more', () => {
    const stream = open('acc_1');
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expect(stream.hasEnded).toBe(false);
    expect(stream.written).toContain(':\n\n');
    jest.advanceTimersByTime(1);
    expect(stream.hasEnded).toBe(true);
    expect(followed.followers.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('forgets who has left', () => {
    open('acc_1').leave();
    expect(followed.followers.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves who reads nothing, before what waits for him grows', () => {
    const stream = open('acc_1');
    stream.isStalled = true;
    const tell = followed.followers.get('acc_1')!;
    for (let number = 0; number < 5_000 && !stream.closed; number++) tell({ id: `ext_${number}`, state: 'completed' } as Status);
    expect(stream.closed).toBe(true);
    expect(stream.written.length).toBeLessThan(100_000);
    expect(followed.followers.size).toBe(0);
  });

  it('refuses one more than an account may hold, until one has left', () => {
    const held = Array.from({ length: WAITS_OF_ACCOUNT }, () => open('acc_1'));
    expect(() => open('acc_1')).toThrow(expect.objectContaining({ code: 'rate_limit_exceeded' }));
    open('acc_2');
    held[0]!.leave();
    expect(() => open('acc_1')).not.toThrow();
  });
});
