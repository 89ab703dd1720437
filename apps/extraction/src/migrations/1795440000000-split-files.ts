import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files in which several documents stand: a run of such a file ends as `split`, and each document is an extraction of its own. And which key sent a document. */
export class SplitFiles1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE extraction.extraction
      ADD split text, ADD parent_id text, ADD part_index integer, ADD part json, ADD key_id text,
      DROP CONSTRAINT extraction_state_check,
      ADD CONSTRAINT extraction_state_check CHECK (state IN ('queued', 'running', 'completed', 'failed', 'split'))`);
    await runner.query('CREATE INDEX extraction_of_parent ON extraction.extraction (parent_id, part_index) WHERE parent_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE extraction.extraction SET state = 'failed' WHERE state = 'split'`);
    await runner.query(`ALTER TABLE extraction.extraction
      DROP split, DROP parent_id, DROP part_index, DROP part, DROP key_id,
      DROP CONSTRAINT extraction_state_check,
      ADD CONSTRAINT extraction_state_check CHECK (state IN ('queued', 'running', 'completed', 'failed'))`);
  }
}
