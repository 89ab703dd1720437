import { boundRows, idFrom, splitTable, type TimedTable } from '@gridline/database';

/** What endpoints were told, which is nearly all that the log weighs: a day is kept for one more than its deliveries are. */
const TOLD_BY_DAY: TimedTable = {
  ...{ schema: 'webhooks', table: 'event', column: 'id', from: idFrom('evt'), unit: 'day' },
  keys: ['CONSTRAINT event_pkey PRIMARY KEY (id)'],
  indexes: ['INDEX event_created_at ON (created_at)'],
  kept: '31 days',
  needed: `created_at >= $1 - interval '31 days'`,
};

/** Not in a transaction, while others write; may be run again. */
export const BOUND_TOLD = boundRows(TOLD_BY_DAY);

/** A key that refers to a part keeps it from being dropped; deliveries are removed a day before what they told. */
export const SPLIT_TOLD = ['ALTER TABLE webhooks.delivery DROP CONSTRAINT delivery_event_fkey', ...splitTable(TOLD_BY_DAY)];
