import { Injectable } from '@nestjs/common';
import type { EventDefinition, WorkDefinition } from '@gridline/contracts';
import { announceWork } from '@gridline/database';
import { currentRequestId, currentTrace, newId } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';

/** What a relay hears of when events were committed. */
export const OUTBOX_WORK = 'outbox';

/** Writes events in the transaction of the change that they report: both happen or neither does. */
@Injectable()
export class Outbox {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers the event's id. `id` may be given where the change names it. */
  async add<Data>(
    tx: EntityManager,
    definition: EventDefinition<Data> | WorkDefinition<Data>,
    data: Data,
    id = newId('evt'),
  ): Promise<string> {
    const schema = schemaOf(this.dataSource);
    await tx.query(`INSERT INTO "${schema}".outbox (id, kind, subject, data, request_id, trace) VALUES ($1, $2, $3, $4, $5, $6)`, [
      id,
      definition.kind,
      definition.subject,
      JSON.stringify(data),
      currentRequestId() ?? null,
      currentTrace() ?? null,
    ]);
    announceWork(tx, OUTBOX_WORK);
    return id;
  }
}

/** The service's schema, as its data source was opened. */
export const schemaOf = (dataSource: DataSource): string => (dataSource.options as { schema: string }).schema;
