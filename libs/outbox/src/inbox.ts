import { Injectable } from '@nestjs/common';
import { counter } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';
import { schemaOf } from './outbox';

/** Makes handling happen once: the note that an event was handled is written in the transaction of what it caused. */
@Injectable()
export class Inbox {
  private readonly events = counter({
    name: 'inbox_events_total',
    help: 'Events that were handled, and those that had been before (known).',
    labels: ['consumer', 'outcome'],
  });

  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in a transaction unless this consumer has handled the event before; answers whether it ran. */
  async once(consumer: string, eventId: string, work: (tx: EntityManager) => Promise<void>): Promise<boolean> {
    const schema = schemaOf(this.dataSource);
    const isNew = await this.dataSource.transaction(async (tx) => {
      const noted: unknown[] = await tx.query(
        `INSERT INTO "${schema}".inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id`,
        [consumer, eventId],
      );
      if (noted.length === 0) return false;
      await work(tx);
      return true;
    });
    this.events.inc({ consumer, outcome: isNew ? 'handled' : 'known' });
    return isNew;
  }
}
