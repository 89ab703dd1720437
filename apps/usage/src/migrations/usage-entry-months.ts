import { boundRows, splitTable, type TimedTable } from '@gridline/database';

/** The ledger in parts by month, which are dropped when they are two years old: a year behind the oldest day that can be asked for. */
const ENTRIES_BY_MONTH: TimedTable = {
  ...{ schema: 'usage', table: 'usage_entry', column: 'month', unit: 'month', kept: '24 months' },
  from: (moment) => `to_char(${moment}, 'YYYY-MM')`,
  keys: [
    `CONSTRAINT usage_entry_kind_check CHECK (
      (calls > 0 AND cardinality(call_ids) = calls AND extraction_id IS NULL AND pe = 0)
      OR (calls = 0 AND call_ids IS NULL AND extraction_id IS NOT NULL AND pages IS NOT NULL AND engine IS NOT NULL)
    )`,
  ],
  indexes: [
    'INDEX usage_entry_account ON (account_id, month, recorded_at)',
    'INDEX usage_entry_run ON (extraction_id) WHERE extraction_id IS NOT NULL',
  ],
};

/** Not in a transaction, while others write; may be run again. The index is the split's, which makes none in its lock. */
export const BOUND_ENTRIES = [
  ...boundRows(ENTRIES_BY_MONTH),
  'DROP INDEX CONCURRENTLY IF EXISTS usage.usage_entry_run',
  'CREATE INDEX CONCURRENTLY usage_entry_run ON usage.usage_entry (extraction_id) WHERE extraction_id IS NOT NULL',
];

/**
 * An entry's number is of a sequence, since that of an identity is not shared by parts. A run is in the ledger once, which a key over
 * all months cannot say: who adds one waits for whoever adds the same, and looks.
 */
export const SPLIT_ENTRIES = [
  'LOCK TABLE usage.usage_entry IN ACCESS EXCLUSIVE MODE',
  'CREATE SEQUENCE usage.usage_entry_number',
  `SELECT setval('usage.usage_entry_number', last_value, is_called) FROM usage.usage_entry_id_seq`,
  `DO $$ DECLARE
    service text;
  BEGIN
    FOR service IN SELECT DISTINCT grantee::regrole::text FROM pg_class, aclexplode(relacl)
      WHERE oid = 'usage.usage_entry'::regclass AND grantee NOT IN (0, relowner) LOOP
      EXECUTE format('GRANT USAGE ON SEQUENCE usage.usage_entry_number TO %s', service);
    END LOOP;
  END $$`,
  `ALTER TABLE usage.usage_entry ALTER id DROP IDENTITY, ALTER id SET DEFAULT nextval('usage.usage_entry_number')`,
  'DROP TRIGGER usage_entry_unchanged ON usage.usage_entry',
  ...splitTable(ENTRIES_BY_MONTH),
  `CREATE TRIGGER usage_entry_unchanged BEFORE UPDATE OR DELETE ON usage.usage_entry
    FOR EACH ROW EXECUTE FUNCTION usage.refuse_change()`,
  `CREATE FUNCTION usage.refuse_second_charge() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('usage.usage_entry'), hashtext(NEW.extraction_id));
      IF EXISTS (SELECT FROM usage.usage_entry e WHERE e.extraction_id = NEW.extraction_id) THEN
        RAISE unique_violation USING MESSAGE = 'a run is charged once';
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER usage_entry_once BEFORE INSERT ON usage.usage_entry
    FOR EACH ROW WHEN (NEW.extraction_id IS NOT NULL) EXECUTE FUNCTION usage.refuse_second_charge()`,
];
