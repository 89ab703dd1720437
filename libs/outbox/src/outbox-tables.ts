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
