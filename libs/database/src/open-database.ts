import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming.strategy';

export interface DatabaseOptions {
  url: string;
  /** The service's own schema; it is made if it is not there. */
  schema: string;
  entities: (EntitySchema | (new () => object))[];
  /** Oldest first; each runs once, in a transaction. */
  migrations: (new () => MigrationInterface)[];
  /** Connections of this process at most. */
  poolSize?: number;
}

const DEFAULT_POOL_SIZE = 10;

/** Any number that no other program on the database is likely to lock; services queue on it while one of them migrates. */
const MIGRATION_LOCK = 7_110_842_163;

/** Connects, makes the schema and runs the migrations that are due, one service process at a time. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  if (!/^[a-z_]+$/.test(options.schema)) throw new RangeError('a schema name has lower-case letters only');
  const dataSource = new DataSource({
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    // Every error is thrown, and logged once by whoever catches it; TypeORM's own lines are not JSON.
    logging: false,
    poolSize: options.poolSize ?? DEFAULT_POOL_SIZE,
    // What was answered must outlive the server's process, whatever the server's own setting is.
    extra: { application_name: options.schema, options: '-c synchronous_commit=on' },
  });
  await dataSource.initialize();
  try {
    await migrate(dataSource, options.schema);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

async function migrate(dataSource: DataSource, schema: string): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await lock.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    await dataSource.runMigrations();
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  }
}
