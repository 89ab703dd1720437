import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When what has a label or reference that very many have was made, by stretch of each order: how many of it are of some days is then told without a look at them. Under a
 * key of `listed_mark`, which says as of which fold; the release before neither reads nor writes it.
 */
export class MomentsOfMarks1795630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.listed_mark_moment (
      account_id text NOT NULL,
      key text NOT NULL,
      stretch integer NOT NULL,
      moments timestamptz[] NOT NULL,
      PRIMARY KEY (account_id, key, stretch)
    )`);
    // Packed, they would be unpacked by every page.
    await runner.query('ALTER TABLE extraction.listed_mark_moment ALTER COLUMN moments SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.listed_mark_moment');
  }
}
