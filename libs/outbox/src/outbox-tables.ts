import { boundRows, idFrom, splitTable, type TimedTable } from '@gridline/database';

/** The statements that a service's first migration runs to make its outbox and inbox. */
export const outboxTables = (schema: string): string[] => [
  `CREATE TABLE "${schema}".outbox (
    id text CONSTRAINT outbox_pkey PRIMARY KEY,
    kind text NOT NULL,
    subject text NOT NULL,
    data jsonb NOT NULL,
    request_id text,
    created_at timestamptz NOT NULL DEFAULT now(),
    published_at timestamptz
  )`,
  `CREATE INDEX outbox_unpublished ON "${schema}".outbox (id) WHERE published_at IS NULL`,
  `CREATE INDEX outbox_published_at ON "${schema}".outbox (published_at)`,
  `CREATE TABLE "${schema}".inbox (
    consumer text NOT NULL,
    event_id text NOT NULL,
    handled_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)
  )`,
  `CREATE INDEX inbox_handled_at ON "${schema}".inbox (handled_at)`,
];

/** The statement of a later migration: what an event is a part of, where that is traced. */
export const outboxTrace = (schema: string): string => `ALTER TABLE ${schema}.outbox ADD trace text`;

const outboxByDay = (schema: string): TimedTable => ({
  ...{ schema, table: 'outbox', column: 'id', from: idFrom('evt'), unit: 'day' },
  keys: ['CONSTRAINT outbox_pkey PRIMARY KEY (id)'],
  indexes: ['INDEX outbox_unpublished ON (id) WHERE published_at IS NULL', 'INDEX outbox_published_at ON (published_at)'],
  // Rows are the truth behind the stream and stay as long as it does.
  kept: '7 days',
  needed: `published_at IS NULL OR published_at >= $1 - interval '7 days'`,
});

const inboxByDay = (schema: string): TimedTable => ({
  ...{ schema, table: 'inbox', column: 'event_id', from: idFrom('evt'), unit: 'day' },
  keys: ['CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)'],
  indexes: ['INDEX inbox_handled_at ON (handled_at)'],
  // Twice as long as an event may come again: it is in one part by its id, whenever it is handled.
  kept: '14 days',
  needed: `handled_at >= $1 - interval '14 days'`,
});

/** The statements of a later migration, which is not a transaction, and of the one after it, which is: both tables in parts by day. */
export const boundEvents = (schema: string): string[] => [outboxByDay(schema), inboxByDay(schema)].flatMap(boundRows);
export const splitEvents = (schema: string): string[] => [
  ...[outboxByDay(schema), inboxByDay(schema)].flatMap(splitTable),
  ...refuseByCtid(schema),
];

/**
 * The release before removes rows by where they are on the disk (ctid), where in parts many are: such a statement removes nothing.
 * To be dropped by the release after this one.
 */
const refuseByCtid = (schema: string): string[] => [
  `CREATE FUNCTION ${schema}.keep_by_place() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_query() LIKE '%ctid%' THEN RETURN NULL; END IF;
      RETURN OLD;
    END $$`,
  ...['outbox', 'inbox'].map(
    (table) => `CREATE TRIGGER keep_by_place BEFORE DELETE ON ${schema}.${table} FOR EACH ROW EXECUTE FUNCTION ${schema}.keep_by_place()`,
  ),
];
