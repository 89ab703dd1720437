import type { INestMicroservice } from '@nestjs/common';
import { allEnded, gauge } from '@gridline/runtime';
import type { Logger } from 'pino';
import { AccountLines } from './account-lines';
import { AnswerParts } from './answer-parts';
import type { AnswerServer } from './answer-server';
import { ConsumerLoop } from './consumer-loop';
import { Handlers, type Handled } from './handlers';
import { Nats, awayIfAbsent } from './nats';
import { listParked } from './parked';
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
  /** How a step is done while the broker may be away; once, where it is not told. */
  whenThere?: <T>(step: () => Promise<T>) => Promise<T>;
}

/** Starts answering and consuming for a service, after its handlers were held against what it must handle. */
export async function startMessaging(answering: INestMicroservice, options: MessagingOptions): Promise<RunningMessaging> {
  const { service, handled, server, logger, concurrency = {}, whenThere = (step) => step() } = options;
  const step = <T>(work: () => Promise<T>): Promise<T> => whenThere(() => work().catch(awayIfAbsent));
  const nats = answering.get(Nats);
  const handlers = answering.get(Handlers);
  handlers.check(handled);
  await step(() => ensureStreams(nats));
  const parts = answering.get(AnswerParts);
  parts.listen();
  await answering.listen();
  // Who is ready has been heard of by the broker: a question that comes at once would find nobody.
  await step(() => nats.connection.flush());
  // It would go on, and nobody would hear that it is asked: a broker whose users are of a release before ours.
  if (server.refused.length > 0) throw new Error(`The broker keeps from us: ${server.refused.join(', ')}`);
  measureLines(answering.get(AccountLines));
  if (handlers.consumers().length > 0) measureParked(nats, service);
  const loops = handlers.consumers().map(({ definition, options: own, handle }) => {
    const chosen = { ...own, concurrency: concurrency[definition.subject] ?? own.concurrency };
    return new ConsumerLoop(nats, service, definition, handle, chosen, logger);
  });
  await Promise.all(loops.map((loop) => step(() => loop.start())));
  if (loops.length > 0) measureStanding(loops);

  return {
    async stop() {
      const answers = server.stop().finally(() => parts.close());
      await allEnded([answers, ...loops.map((loop) => loop.stop())]);
    },
  };
}

/** Every replica tells of its own; which accounts they are is in the log alone. */
function measureLines(lines: AccountLines): void {
  const told =
    'Questions of accounts in this process: answered (under_way), waiting for their account (waiting); accounts that wait (accounts).';
  gauge({ name: 'messaging_account_lines', help: told, labels: ['state'] }, (metric) => {
    const { underWay, waiting, accountsWaiting } = lines.counts();
    metric.set({ state: 'under_way' }, underWay);
    metric.set({ state: 'waiting' }, waiting);
    metric.set({ state: 'accounts' }, accountsWaiting);
  });
}

/** Every replica tells the same of its service. */
function measureParked(nats: Nats, service: string): void {
  gauge(
    { name: 'messaging_parked', help: 'Messages that this service could not read or handle, parked until replayed.', labels: ['subject'] },
    async (parked) => {
      for (const { subject, count } of await listParked(nats, { service })) parked.set({ subject }, count);
    },
  );
}

/** Every replica tells of what all share, as it saw it since it was started. */
function measureStanding(loops: readonly Pick<ConsumerLoop<unknown>, 'subject' | 'standingSeconds'>[]): void {
  const told = 'How long the oldest event that waits for this service has not been handled; 0 while none waits.';
  gauge({ name: 'messaging_standing_seconds', help: told, labels: ['subject'] }, async (metric) => {
    await Promise.all(loops.map(async (loop) => metric.set({ subject: loop.subject }, await loop.standingSeconds())));
  });
}
