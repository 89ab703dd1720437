import { DiscardPolicy, RetentionPolicy, StorageType, nanos, type StreamConfig } from 'nats';
import { Nats, isRefused } from './nats';

const DAY_MS = 86_400_000;

/** How long facts stay in the stream; the outbox keeps them as long, so that they can be replayed. */
const EVENT_DAYS = 7;

/** Within this time the same message id is stored once. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

export const STREAM_KINDS = ['work', 'events', 'parked'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

export const streamName = (nats: Nats, kind: StreamKind): string => `${nats.prefix}_${kind}`;
export const streamSubject = (nats: Nats, kind: StreamKind, subject: string): string => `${nats.prefix}.${kind}.${subject}`;

/** Makes the streams, or brings them up to this configuration. Any service may be the first to start. */
export async function ensureStreams(nats: Nats): Promise<void> {
  await ensureStream(nats, 'work', { retention: RetentionPolicy.Workqueue });
  await ensureStream(nats, 'events', { retention: RetentionPolicy.Limits, max_age: nanos(EVENT_DAYS * DAY_MS) });
  // Without an age: what is parked waits for an operator, however long.
  await ensureStream(nats, 'parked', { retention: RetentionPolicy.Limits });
}

/** When a stream was made; what was published before that is not in it. Rejects while it is not there. */
export async function streamMadeAt(nats: Nats, kind: StreamKind): Promise<Date> {
  return new Date((await nats.manager.streams.info(streamName(nats, kind))).created);
}

/** Rejects while one of them is not there, or the broker does not tell. */
export async function checkStreams(nats: Nats): Promise<void> {
  await Promise.all([streamMadeAt(nats, 'work'), streamMadeAt(nats, 'events')]);
}

async function ensureStream(nats: Nats, kind: StreamKind, own: Partial<StreamConfig>): Promise<void> {
  const name = streamName(nats, kind);
  const config = {
    name,
    subjects: [streamSubject(nats, kind, '>')],
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    num_replicas: nats.streamReplicas,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    ...own,
  };
  await nats.manager.streams.add(config).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    // It exists already, perhaps with an older configuration; a refusal of another kind shows here again.
    return nats.manager.streams.update(name, config);
  });
}
