import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which extraction an event is of, its owner's reference, how many rows it has; and which events an endpoint asked for. */
export class WhatAnEventIsOf1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event ADD extraction_id text, ADD reference text, ADD row_count integer');
    await runner.query(`ALTER TABLE webhooks.endpoint ADD events text[] NOT NULL DEFAULT '{extraction.completed}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.endpoint DROP events');
    await runner.query('ALTER TABLE webhooks.event DROP extraction_id, DROP reference, DROP row_count');
  }
}
