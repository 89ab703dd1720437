import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { serverUrls } from './shared-servers';

/** A database of one suite's own. */
export interface TestDatabase {
  url: string;
  /** Runs one statement, on a connection of its own. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Removes it, connections that were left open included. */
  drop(): Promise<void>;
}

/** Makes an empty database on the run's server, or on the one given. Drop it in `afterAll`. */
export async function createTestDatabase(server?: string): Promise<TestDatabase> {
  const serverUrl = server ?? (await serverUrls()).DATABASE_URL;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
  return {
    url,
    query: (sql, values) => query(url, sql, values),
    drop: async () => void (await query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

async function query<Row extends object>(url: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
