import type { MigrationInterface, QueryRunner } from 'typeorm';

const BY_NAME = 'file_name COLLATE extraction.by_people';
const FILTERED = ['created_at', 'confidence', 'doc_type', 'needs_review'];

/** The indexes of the list, by name: what each is ordered by. */
const ORDERS = {
  extraction_by_created: 'account_id, created_at, id',
  extraction_by_confidence: 'account_id, confidence, id',
  extraction_by_file_name: `account_id, ${BY_NAME}, id`,
  extraction_by_doc_type: 'account_id, doc_type, id',
  extraction_of_type: 'account_id, lower(doc_type), created_at, id',
} as const;

/** Of one type by name; only this release has it. */
const OF_TYPE_BY_NAME = `account_id, lower(doc_type), ${BY_NAME}, id`;

/** What the filters look at stands in every index, so that passing over items reads no row. Minutes for tens of millions of extractions. */
export class ListsFromIndexesAlone1795455100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, order] of Object.entries(ORDERS)) {
      await runner.query(`DROP INDEX extraction.${name}`);
      await runner.query(createIndex(name, order, true));
    }
    await runner.query(createIndex('extraction_of_type_by_file_name', OF_TYPE_BY_NAME, true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX extraction.extraction_of_type_by_file_name');
    for (const [name, order] of Object.entries(ORDERS)) {
      await runner.query(`DROP INDEX extraction.${name}`);
      await runner.query(createIndex(name, order, false));
    }
  }
}

function createIndex(name: string, order: string, isCovering: boolean): string {
  const besides = FILTERED.filter((column) => !order.replace('lower(doc_type)', '').includes(column));
  return `CREATE INDEX ${name} ON extraction.extraction (${order}) ${isCovering ? `INCLUDE (${besides.join(', ')}) ` : ''}
    WHERE state = 'completed' AND deleted_at IS NULL`;
}
