import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BOUND_ENTRIES } from './usage-entry-months';

/** Says of the ledger what its split into months needs to know, while others write; it may be run again. */
export class WhereMonthsBegin1795480300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of BOUND_ENTRIES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX usage.usage_entry_run');
    await runner.query('ALTER TABLE usage.usage_entry DROP CONSTRAINT usage_entry_first');
  }
}
