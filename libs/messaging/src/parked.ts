import { createHash } from 'node:crypto';
import { NatsError, headers, type JsMsg, type MsgHdrs, type StoredMsg } from 'nats';
import { Nats } from './nats';
import { streamName, streamSubject, type StreamKind } from './streams';

const KIND_HEADER = 'Gridline-Kind';
const REASON_HEADER = 'Gridline-Reason';
/** Of what is told again: the service that had parked it. */
const FOR_HEADER = 'Gridline-For';
/** A longer reason repeats itself; headers have a limit of their own. */
const REASON_LENGTH = 500;

/** Messages that a service could not read or handle: how many of which subject. */
export interface Parked {
  service: string;
  subject: string;
  count: number;
}

/** Which parked messages are meant; all where nothing is said. */
export interface ParkedFilter {
  service?: string;
  subject?: string;
}

/** Keeps a message that this release of a service cannot handle, as it came, until an operator has it told again. Resolves once it is kept. */
export async function park(nats: Nats, service: string, subject: string, message: JsMsg, reason: string): Promise<void> {
  const about = headers();
  about.set(KIND_HEADER, kindOf(nats, message));
  about.set(REASON_HEADER, reason.replace(/\s+/g, ' ').slice(0, REASON_LENGTH));
  // The same message twice, where its end could not be acknowledged, is kept once.
  const msgID = createHash('sha256')
    .update(`${service} ${message.info.stream} ${message.seq} ${message.info.timestampNanos}`)
    .digest('hex');
  await nats.jetstream.publish(streamSubject(nats, 'parked', `${service}.${subject}`), message.data, { msgID, headers: about });
}

/** How many messages of which subjects are parked; by one service where one is named. */
export async function listParked(nats: Nats, { service = '*', subject = '>' }: ParkedFilter = {}): Promise<Parked[]> {
  const filter = streamSubject(nats, 'parked', `${service}.${subject}`);
  const { state } = await nats.manager.streams.info(streamName(nats, 'parked'), { subjects_filter: filter });
  return Object.entries(state.subjects ?? {}).map(([parked, count]) => ({ ...originOf(nats, parked), count }));
}

/** Whether it is told again to another service, which had parked it: this one handled it, or has it parked by itself. */
export const isForAnother = (service: string, message: JsMsg): boolean => {
  const one = message.headers?.get(FOR_HEADER);
  return !!one && one !== service;
};

/**
 * Tells parked messages again, each to the service that had parked it; the release before tells everybody, and an inbox knows what was handled.
 * Answers how many. What still cannot be handled is parked anew.
 */
export async function replayParked(nats: Nats, { service, subject }: ParkedFilter = {}): Promise<number> {
  const stream = streamName(nats, 'parked');
  const { state } = await nats.manager.streams.info(stream);
  let count = 0;
  // A stream that never had a message says 0, which the broker takes for no question.
  for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq++) {
    const message = await parkedAt(nats, stream, seq);
    if (!message) continue;
    const origin = originOf(nats, message.subject);
    if ((service ?? origin.service) !== origin.service || (subject ?? origin.subject) !== origin.subject) continue;
    // Told first: what dies in between tells it twice, and an inbox knows it.
    const about = headers();
    about.set(FOR_HEADER, origin.service);
    await nats.jetstream.publish(streamSubject(nats, kindNamed(message.header), origin.subject), message.data, { headers: about });
    await nats.manager.streams.deleteMessage(stream, seq);
    count++;
  }
  return count;
}

/** Undefined where it was replayed before. */
async function parkedAt(nats: Nats, stream: string, seq: number): Promise<StoredMsg | undefined> {
  try {
    return await nats.manager.streams.getMessage(stream, { seq });
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.code === 404) return undefined;
    throw error;
  }
}

const kindOf = (nats: Nats, { subject }: JsMsg): StreamKind => (subject.startsWith(streamSubject(nats, 'work', '')) ? 'work' : 'events');

const kindNamed = (about: MsgHdrs | undefined): StreamKind => (about?.get(KIND_HEADER) === 'work' ? 'work' : 'events');

function originOf(nats: Nats, parked: string): { service: string; subject: string } {
  const [service, ...subject] = parked.slice(streamSubject(nats, 'parked', '').length).split('.');
  return { service: service!, subject: subject.join('.') };
}
