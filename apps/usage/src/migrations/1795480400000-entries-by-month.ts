import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SPLIT_ENTRIES } from './usage-entry-months';

/** The ledger in parts by month, so that what is over is dropped and not deleted. No entry is moved. */
export class EntriesByMonth1795480400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of SPLIT_ENTRIES) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('what is in parts stays so: the release before works with it'));
  }
}
