import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

/** The services that own a schema, each of its own name. */
const OWNERS = ['gateway', 'extraction', 'usage', 'webhooks'];

/** Gives every service of the private server a role that owns its schema and may do nothing beside it, and answers their URLs by service. */
export async function ownRoles(adminUrl, secret) {
  const { default: pg } = await import('pg');
  const ownSchema = await readFile(join(ROOT, 'deploy/own-schema.sql'), 'utf8');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const urls = {};
    for (const service of OWNERS) {
      const password = createHmac('sha256', secret).update(service).digest('hex');
      await client.query("SELECT set_config('own.schema', $1, false), set_config('own.password', $2, false)", [service, password]);
      await client.query(ownSchema);
      urls[service] = Object.assign(new URL(adminUrl), { username: `gridline_${service}`, password }).toString();
    }
    return urls;
  } finally {
    await client.end();
  }
}
