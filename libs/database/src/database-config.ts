import { z } from 'zod';

/** What a service with a database reads. */
export const databaseConfig = z.object({
  DATABASE_URL: z.string().min(1).describe('The PostgreSQL database; each service keeps to its own schema in it.'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Connections of one process at most.'),
});
