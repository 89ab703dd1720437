import { outboxTrace } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request that a run answers, and what it is a part of where that is traced. */
export class WhoAskedForARun1795470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTrace('extraction'));
    await runner.query('ALTER TABLE extraction.extraction ADD request_id text, ADD trace text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction.extraction DROP trace, DROP request_id');
    await runner.query('ALTER TABLE extraction.outbox DROP trace');
  }
}
