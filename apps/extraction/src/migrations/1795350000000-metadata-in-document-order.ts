import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first migration made these columns jsonb for two hours, and was edited in place then: databases of both kinds exist.
 * Type json keeps the order of the document; where a column has it already, Postgres changes nothing.
 */
export class MetadataInDocumentOrder1795350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE extraction.extraction
      ALTER metadata TYPE json, ALTER metadata SET DEFAULT '{}'::json,
      ALTER field_confidence TYPE json, ALTER field_confidence SET DEFAULT '{}'::json`);
  }

  /** Which kind it was is not known, and both releases before work with this one. */
  async down(): Promise<void> {}
}
