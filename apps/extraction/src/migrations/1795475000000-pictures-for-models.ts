import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which pages of a document the caller's own model is shown. */
export class PicturesForModels1795475000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction.extraction ADD page_images text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction.extraction DROP page_images');
  }
}
