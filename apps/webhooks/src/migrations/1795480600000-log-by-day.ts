import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SPLIT_TOLD } from './told-by-day';

/** What endpoints were told in parts by day, so that what is over is dropped and not deleted. No row is moved. */
export class LogByDay1795480600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of SPLIT_TOLD) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('what is in parts stays so: the release before works with it'));
  }
}
