import type { INestMicroservice } from '@nestjs/common';
import type { Logger } from 'pino';
import type { AnswerServer } from './answer-server';
import { ConsumerLoop } from './consumer-loop';
import { Handlers, type Handled } from './handlers';
import { Nats } from './nats';
import { ensureStreams } from './streams';

export interface RunningMessaging {
  /** Takes no new questions or messages and waits for those in hand. */
  stop(): Promise<void>;
}

export interface MessagingOptions {
  service: string;
  handled: readonly Handled[];
  /** The strategy that `answering` was made with. */
  server: AnswerServer;
  logger: Logger;
  /** Messages handled at a time, by subject, where it is not the decorator's number. */
  concurrency?: Record<string, number>;
}

/** Starts answering and consuming for a service, after its handlers were held against what it must handle. */
export async function startMessaging(answering: INestMicroservice, options: MessagingOptions): Promise<RunningMessaging> {
  const { service, handled, server, logger, concurrency = {} } = options;
  const nats = answering.get(Nats);
  const handlers = answering.get(Handlers);
  handlers.check(handled);
  await ensureStreams(nats);
  await answering.listen();
  const loops = handlers.consumers().map(({ definition, options: own, handle }) => {
    const chosen = { ...own, concurrency: concurrency[definition.subject] ?? own.concurrency };
    return new ConsumerLoop(nats, service, definition, handle, chosen, logger);
  });
  await Promise.all(loops.map((loop) => loop.start()));

  return {
    async stop() {
      await Promise.all([server.close(), ...loops.map((loop) => loop.stop())]);
    },
  };
}
