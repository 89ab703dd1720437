import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, newId } from '@gridline/runtime';
import { headers, type Msg, type MsgHdrs, type Subscription } from 'nats';
import type { Logger } from 'pino';
import { errorPacketOf } from './error-packet';
import { Nats } from './nats';
import { PART_BYTES, PART_HEADER, partsSubject, type PartedAnswer, type PartKind } from './packets';

/** An answer of which no part is asked for so long is given up: who asks takes parts as fast as they come, and asks at once for the next. */
const IDLE_MS = 5_000;

interface OpenAnswer {
  next: () => Promise<IteratorResult<Buffer, unknown>>;
  giveUp: () => void;
  /** Called once it was taken or given up. */
  ended: () => void;
  idle: NodeJS.Timeout;
}

/**
 * The answers of this process that are larger than a message. A part is made when it is asked for, so that neither side ever holds more than
 * one of them, and nobody is sent what he does not take.
 */
@Injectable()
export class AnswerParts {
  private readonly open = new Map<string, OpenAnswer>();
  private readonly subject: string;
  private subscription: Subscription | undefined;
  /** Set while the process stops: called once no answer is open. */
  private emptied: (() => void) | undefined;

  constructor(
    private readonly nats: Nats,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subject = nats.subject(partsSubject(nats.service, newId('rep')));
  }

  listen(): void {
    this.subscription = this.nats.connection.subscribe(this.subject, {
      callback: (error, message) => {
        // A question for nothing asks for a sign of life.
        if (!error) void (message.data.length === 0 ? message.respond() : this.handOver(message));
      },
    });
  }

  /** Keeps an answer until it was taken; what it is answered with meanwhile. `ended` is called when it is kept no more. */
  offer(pieces: AsyncIterable<string>, ended: () => void = () => undefined): PartedAnswer {
    const id = newId('rep');
    const parts = partsOf(pieces);
    // Every part is made in the context of the question, whoever's message asks for it.
    const inContext = AsyncLocalStorage.snapshot();
    const giveUp = (): void => {
      this.logger.warn({ answer: id }, 'an answer was given up, since no part of it was asked for');
      this.forget(id);
      void parts.return(undefined).catch(() => undefined);
    };
    this.open.set(id, { next: () => inContext(() => parts.next()), giveUp, ended, idle: setTimeout(giveUp, IDLE_MS).unref() });
    return { $parts: { at: this.subject, id } };
  }

  /** Resolves once every answer was taken or given up. */
  async close(): Promise<void> {
    if (this.open.size > 0) await new Promise<void>((resolve) => (this.emptied = resolve));
    await this.subscription?.drain();
  }

  private async handOver(message: Msg): Promise<void> {
    const id = message.string();
    const answer = this.open.get(id);
    if (!answer) return void message.respond('', { headers: partHeaders('gone') });
    clearTimeout(answer.idle);
    try {
      const { done, value } = await answer.next();
      if (done) this.forget(id);
      else answer.idle = setTimeout(answer.giveUp, IDLE_MS).unref();
      message.respond(done ? '' : value, { headers: partHeaders(done ? 'end' : 'part') });
    } catch (error) {
      this.forget(id);
      message.respond(JSON.stringify(errorPacketOf(error, this.logger)), { headers: partHeaders('failed') });
    }
  }

  private forget(id: string): void {
    const answer = this.open.get(id);
    clearTimeout(answer?.idle);
    answer?.ended();
    this.open.delete(id);
    if (this.open.size === 0) this.emptied?.();
  }
}

function partHeaders(kind: PartKind): MsgHdrs {
  const messageHeaders = headers();
  messageHeaders.set(PART_HEADER, kind);
  return messageHeaders;
}

/** The same bytes, all but the last in pieces of one size. */
async function* partsOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    for (let rest = Buffer.from(piece); rest.length > 0;) {
      const taken = rest.subarray(0, PART_BYTES - bytes);
      held.push(taken);
      bytes += taken.length;
      rest = rest.subarray(taken.length);
      if (bytes < PART_BYTES) continue;
      yield Buffer.concat(held, bytes);
      [held, bytes] = [[], 0];
    }
  }
  if (bytes > 0) yield Buffer.concat(held, bytes);
}
