import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BOUND_TOLD } from './told-by-day';

/** Says of what endpoints were told what its split into days needs to know, while others write; it may be run again. */
export class WhereDaysOfTheLogBegin1795480500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of BOUND_TOLD) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event DROP CONSTRAINT event_first');
  }
}
