/** A table whose rows are of use for a while only, split by a column that carries their time: what is over is dropped, not deleted. */
export interface TimedTable {
  schema: string;
  table: string;
  /** Says to which part a row belongs; every unique key holds it. */
  column: string;
  /** The least value of the column at a moment of UTC, both in SQL. */
  from: (moment: string) => string;
  unit: 'day' | 'month';
  /** Its constraints, and its indexes as `INDEX name ON (columns)`. */
  keys: readonly string[];
  indexes: readonly string[];
  /** How long after its end a part is kept. */
  kept: string;
  /** The rows because of which it is kept longer, where there may be any ($1 is the moment of the look); else what is in no part stays. */
  needed?: string;
}

/** Parts made before their time, so that a service may be away for this long and none of its rows is without one. */
const AHEAD = 3;

/** The table as it was takes in everything until so long after its migration, which may have to wait for locks and is tried again. */
const FIRST_PART_DAYS = 8;

/** Whoever waits for a table keeps all others from it meanwhile; parts are made days before their time, so there is another time. */
const LOCK_WAIT = '500ms';

/** Any number that no other program on the database is likely to lock; the table's name is the other half. */
const LOCK_CLASS = 711_084_217;

/**
 * The first migration of two, which is not a transaction, so that the rows are looked at while others write. The check says what the split
 * needs to know of them.
 */
export const boundRows = ({ schema, table, column, from, unit }: TimedTable): string[] => [
  `DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = '${table}_first' AND conrelid = '${schema}.${table}'::regclass) THEN
      EXECUTE format('ALTER TABLE ${schema}.${table} ADD CONSTRAINT ${table}_first CHECK (${column} < %L) NOT VALID',
        ${from(`(date_trunc('${unit}', now() AT TIME ZONE 'UTC' + interval '${FIRST_PART_DAYS} days') + interval '1 ${unit}')`)});
    END IF;
  END $$`,
  `ALTER TABLE ${schema}.${table} VALIDATE CONSTRAINT ${table}_first`,
];

/** The second migration: the table becomes the first part of one of the same name. No row is moved or read. */
export const splitTable = (of: TimedTable): string[] => {
  const [whole, first] = [`${of.schema}.${of.table}`, `${of.schema}.${of.table}_first`];
  return [
    `ALTER TABLE ${whole} RENAME TO ${of.table}_first`,
    `DO $$ DECLARE
      existing name;
    BEGIN
      FOR existing IN SELECT relname FROM pg_index JOIN pg_class ON oid = indexrelid WHERE indrelid = '${first}'::regclass LOOP
        EXECUTE format('ALTER INDEX ${of.schema}.%I RENAME TO %I', existing, existing || '_first');
      END LOOP;
    END $$`,
    `CREATE TABLE ${whole} (${[`LIKE ${first} INCLUDING DEFAULTS`, ...of.keys].join(', ')}) PARTITION BY RANGE (${of.column})`,
    ...of.indexes.map((index) => `CREATE ${index.replace(' ON ', ` ON ${whole} `)}`),
    // Who reads and writes the one may read and write the other from the first moment on.
    `DO $$ DECLARE
      bound text := (SELECT substring(pg_get_expr(conbin, conrelid) FROM '''(.+)''::') FROM pg_constraint
        WHERE conname = '${of.table}_first' AND conrelid = '${first}'::regclass);
      service text;
    BEGIN
      EXECUTE format('ALTER TABLE ${whole} ATTACH PARTITION ${first} FOR VALUES FROM (MINVALUE) TO (%L)', bound);
      FOR service IN SELECT DISTINCT grantee::regrole::text FROM pg_class, aclexplode(relacl)
        WHERE oid = '${first}'::regclass AND grantee NOT IN (0, relowner) LOOP
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ${whole} TO %s', service);
      END LOOP;
    END $$`,
    `ALTER TABLE ${first} DROP CONSTRAINT ${of.table}_first`,
    `CREATE TABLE ${whole}_rest PARTITION OF ${whole} DEFAULT`,
    keepParts(of),
    `REVOKE ALL ON FUNCTION ${whole}_parts FROM public`,
  ];
};

/** The function that a service calls now and then, in the name of who owns the table: a service's own role makes and drops none. */
const keepParts = ({ schema, table, unit, column, from, kept, needed }: TimedTable): string => {
  const whole = `${schema}.${table}`;
  const today = `date_trunc('${unit}', at AT TIME ZONE 'UTC')`;
  const over = from(`((at - interval '${kept}') AT TIME ZONE 'UTC')`);
  const look = `EXECUTE format('SELECT EXISTS (SELECT FROM ${schema}.%I WHERE ' || needed || ')', part.name) INTO is_needed USING at`;
  return `CREATE FUNCTION ${whole}_parts(at timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '${LOCK_WAIT}' AS $$
  DECLARE
    needed text := $needed$${needed ?? 'false'}$needed$;
    is_needed boolean;
    moment timestamp;
    part record;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext('${whole}')) THEN
      RETURN;
    END IF;
    FOR moment IN SELECT generate_series(${today}, ${today} + interval '${AHEAD} ${unit}s', interval '1 ${unit}') LOOP
      CONTINUE WHEN ${from('moment')} < (${partsOf(whole, 'max(upper)')});
      BEGIN
        EXECUTE format('CREATE TABLE ${schema}.%I PARTITION OF ${whole} FOR VALUES FROM (%L) TO (%L)',
          '${table}_' || to_char(moment, '${unit === 'day' ? 'YYYYMMDD' : 'YYYYMM'}'), ${from('moment')}, ${from(`(moment + interval '1 ${unit}')`)});
      EXCEPTION WHEN check_violation THEN
        NULL; -- Rows of then stand in the rest already, and stay there.
      END;
    END LOOP;
    FOR part IN ${partsOf(whole, 'name, upper')} WHERE upper <= ${over} LOOP
      ${look};
      CONTINUE WHEN is_needed;
      -- Nobody may come to need a row of it between the look and the end.
      LOCK TABLE ONLY ${whole} IN ACCESS EXCLUSIVE MODE;
      ${look};
      IF NOT is_needed THEN
        EXECUTE format('DROP TABLE ${schema}.%I', part.name);
      END IF;
    END LOOP;${needed === undefined ? '' : `\n    EXECUTE 'DELETE FROM ${whole}_rest WHERE ${column} < $2 AND (' || needed || ') IS FALSE' USING at, ${over};`}
  END $$`;
};

/** Each part but the rest, and the id that all of its rows are below. */
const partsOf = (whole: string, what: string): string =>
  `SELECT ${what} FROM (SELECT c.relname AS name, substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''([^'']+)''\\)') AS upper
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = '${whole}'::regclass) AS parts`;

/** The least id (its kind, then a UUIDv7) that a moment can have. */
export const idFrom =
  (kind: string) =>
  (moment: string): string =>
    `'${kind}_' || lpad(to_hex((extract(epoch FROM ${moment}) * 1000)::bigint), 12, '0')`;
