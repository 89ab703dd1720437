import { z } from 'zod';
import { DEFAULT_POOL_SIZE, DEFAULT_TIME_LIMIT_SECONDS } from './open-database';

/** What a service with a database reads. */
export const databaseConfig = z.object({
  DATABASE_URL: z.string().min(1).describe('The PostgreSQL database; each service keeps to its own schema in it.'),
  DATABASE_DIRECT_URL: z
    .string()
    .min(1)
    .optional()
    .describe('The same database past a pooler, as the role that owns the schemas: the way of the migrations; DATABASE_URL where unset.'),
  DATABASE_POOLER: z
    .enum(['yes', 'no'])
    .default('no')
    .describe('Whether DATABASE_URL is a pooler that gives a session for one transaction, such as PgBouncer.'),
  DATABASE_MIGRATE: z
    .enum(['yes', 'no'])
    .default('yes')
    .describe('Whether a service migrates its schema when it starts; with no, its command `migrate` must have.'),
  DATABASE_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(600)
    .default(DEFAULT_TIME_LIMIT_SECONDS)
    .describe('How long connecting to it, waiting for a connection, and its silence within a query may each take.'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(DEFAULT_POOL_SIZE).describe('Connections of one process at most.'),
});
