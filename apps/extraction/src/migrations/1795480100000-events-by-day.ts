import { splitEvents } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox and inbox in parts by day, so that what is over is dropped and not deleted. No row is moved. */
export class EventsByDay1795480100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of splitEvents('extraction')) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('what is in parts stays so: the release before works with it'));
  }
}
