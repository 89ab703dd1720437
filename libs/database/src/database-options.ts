import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming.strategy';

export interface DatabaseOptions {
  url: string;
  /** Past a pooler, and as the role that owns the schema, where that is another: the way of the migrations. */
  directUrl?: string;
  /** Whether `url` is a pooler that gives a session for one transaction. */
  isPooled?: boolean;
  /** Whether the migrations that are due are run; else they must have been. */
  migrates?: boolean;
  /** The service's own schema; it is made if it is not there. */
  schema: string;
  entities: (EntitySchema | (new () => object))[];
  /** Oldest first; each runs once, in a transaction. */
  migrations: (new () => MigrationInterface)[];
  /** Connections of this process at most. */
  poolSize?: number;
  /** How long connecting, waiting for a connection, and the server's silence within a query may each take. */
  timeLimitSeconds?: number;
}

/** When the first keep-alive probe is sent; the system's own two hours are longer than any firewall remembers a connection. */
const KEEP_ALIVE_MS = 5_000;

export const commonOptions = ({ url, schema, entities }: DatabaseOptions) =>
  ({
    type: 'postgres',
    url,
    schema,
    entities,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    // Every error is thrown, and logged once by whoever catches it; TypeORM's own lines are not JSON.
    logging: false,
    logger: 'debug',
  }) satisfies DataSourceOptions;

/**
 * What was answered must outlive the server's process, whatever the server's own setting is. Nothing is compiled: what we ask ends within
 * milliseconds, and a plan that a setting of ours makes look dear was compiled for 40 ms before it ran for one (bench/lists).
 */
export function connection(schema: string, limits: Record<string, number> = {}) {
  const settings = { synchronous_commit: 'on', jit: 'off', ...limits };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return { ...pooledConnection(schema), options: options.join(' ') };
}

/** A pooler's sessions are not ours to set: its own configuration says what holds for them (deploy/pgbouncer.ini). */
export const pooledConnection = (schema: string) => ({
  application_name: schema,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});
