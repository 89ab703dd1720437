import type { Envelope } from '@gridline/contracts';
import { Nats } from './nats';
import { streamSubject } from './streams';

/** Publishes into its stream; resolves when the broker has stored it. The same id within the window is stored once. */
export async function publish(nats: Nats, kind: 'event' | 'work', subject: string, envelope: Envelope<unknown>): Promise<void> {
  await nats.jetstream.publish(streamSubject(nats, kind === 'work' ? 'work' : 'events', subject), JSON.stringify(envelope), {
    msgID: envelope.id,
  });
}
