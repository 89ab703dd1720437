import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries are still added and never changed; those of an account that leaves are removed, by who says so for the transaction. */
export class AccountsThatLeave1795450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE FUNCTION usage.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND current_setting('usage.forgetting', true) = OLD.account_id THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'a usage entry is added, never changed';
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE FUNCTION usage.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'a usage entry is added, never changed'; END $$`);
  }
}
