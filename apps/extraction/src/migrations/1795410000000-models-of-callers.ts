import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Models of callers, and what a run by one may cost and did. */
export class ModelsOfCallers1795410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.model_key (
      account_id text CONSTRAINT model_key_pkey PRIMARY KEY,
      provider text NOT NULL,
      model text NOT NULL,
      base_url text,
      key_sealed text NOT NULL,
      hint text NOT NULL,
      use_by_default boolean NOT NULL,
      created_at timestamptz NOT NULL
    )`);
    await runner.query('ALTER TABLE extraction.extraction ADD max_cost integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction.extraction DROP max_cost');
    await runner.query('DROP TABLE extraction.model_key');
  }
}
