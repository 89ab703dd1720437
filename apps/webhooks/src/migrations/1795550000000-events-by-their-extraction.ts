import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was told of an extraction is found when that is deleted. An index of a table in parts cannot be made while others write, but those of its
 * parts can: each is made by itself and then joined to the whole. May be run again; parts to come get theirs with the table.
 */
export class EventsByTheirExtraction1795550000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX IF NOT EXISTS event_extraction ON ONLY webhooks.event (extraction_id)');
    for (const name of await partsWithout(runner)) {
      const index = `${name}_of_extraction`;
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS webhooks."${index}"`);
      await runner.query(`CREATE INDEX CONCURRENTLY "${index}" ON webhooks."${name}" (extraction_id)`);
      await runner.query(`ALTER INDEX webhooks.event_extraction ATTACH PARTITION webhooks."${index}"`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX webhooks.event_extraction');
  }
}

/** Parts that have no index of the whole's. */
async function partsWithout(runner: QueryRunner): Promise<string[]> {
  const parts = (await runner.query(
    `SELECT c.relname AS name FROM pg_inherits part JOIN pg_class c ON c.oid = part.inhrelid
     WHERE part.inhparent = 'webhooks.event'::regclass AND NOT EXISTS (
       SELECT FROM pg_index i JOIN pg_inherits own ON own.inhrelid = i.indexrelid
       WHERE i.indrelid = c.oid AND own.inhparent = 'webhooks.event_extraction'::regclass) ORDER BY 1`,
  )) as { name: string }[];
  return parts.map(({ name }) => name);
}
