import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `invoice 9` before `invoice 10`, and `a` beside `A`: by the Unicode collation algorithm, digits by their number. */
export class FileNamesAsPeopleSortThem1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE COLLATION extraction.by_people (provider = icu, locale = 'und-u-kn-true')`);
    await runner.query('DROP INDEX extraction.extraction_by_file_name');
    await runner.query(`CREATE INDEX extraction_by_file_name ON extraction.extraction (account_id, file_name COLLATE extraction.by_people, id)
      WHERE state = 'completed' AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX extraction.extraction_by_file_name');
    await runner.query(`CREATE INDEX extraction_by_file_name ON extraction.extraction (account_id, file_name, id)
      WHERE state = 'completed' AND deleted_at IS NULL`);
    await runner.query('DROP COLLATION extraction.by_people');
  }
}
