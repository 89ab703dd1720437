import type { MigrationInterface, QueryRunner } from 'typeorm';
import { extractionService } from '../../apps/extraction/src/extraction.service';
import { gatewayService } from '../../apps/gateway/src/gateway.service';
import { usageService } from '../../apps/usage/src/usage.service';
import { webhooksService } from '../../apps/webhooks/src/webhooks.service';

/** Every service that owns a schema, with its migrations. */
export const STORING_SERVICES = [gatewayService, extractionService, usageService, webhooksService].map(({ name, database }) => ({
  name,
  migrations: database.migrations,
}));

/** What a migration would run, which says more than its text: what it imports counts, comments do not. */
export async function statementsOf(migration: new () => MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const query = (sql: string, parameters?: unknown[]): Promise<unknown[]> => {
    statements.push(parameters?.length ? `${sql} -- ${JSON.stringify(parameters)}` : sql);
    return Promise.resolve([]);
  };
  await new migration().up({ query } as unknown as QueryRunner);
  return statements;
}
