import { createHmac } from 'node:crypto';

/** The services that own a schema, each of its own name. */
const OWNERS = ['gateway', 'extraction', 'usage', 'webhooks'];

/**
 * Gives every service of the private server a role that owns its schema and may do nothing beside it, and answers their
 * URLs by service. What an earlier release made as the server's own user is handed over.
 */
export async function ownRoles(adminUrl, secret) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    await client.query(`REVOKE ALL ON DATABASE ${client.database} FROM PUBLIC`);
    const urls = {};
    for (const service of OWNERS) {
      const password = createHmac('sha256', secret).update(service).digest('hex');
      await client.query(ownSchema(service, client.database, password));
      urls[service] = Object.assign(new URL(adminUrl), { username: roleOf(service), password }).toString();
    }
    return urls;
  } finally {
    await client.end();
  }
}

const roleOf = (service) => `gridline_${service}`;

/** All names are ours and the password is hexadecimal: nothing has to be quoted. Owned sequences and indexes go with their table. */
function ownSchema(schema, database, password) {
  const role = roleOf(schema);
  return `DO $$ DECLARE thing record; BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} LOGIN; END IF;
    ALTER ROLE ${role} PASSWORD '${password}';
    GRANT CONNECT ON DATABASE ${database} TO ${role};
    CREATE SCHEMA IF NOT EXISTS ${schema};
    ALTER SCHEMA ${schema} OWNER TO ${role};
    FOR thing IN SELECT oid::regclass AS name, relkind FROM pg_class
      WHERE relnamespace = '${schema}'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND relowner <> '${role}'::regrole LOOP
      EXECUTE format('ALTER %s %s OWNER TO ${role}',
        CASE thing.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, thing.name);
    END LOOP;
    FOR thing IN SELECT oid::regprocedure AS name FROM pg_proc
      WHERE pronamespace = '${schema}'::regnamespace AND proowner <> '${role}'::regrole LOOP
      EXECUTE format('ALTER ROUTINE %s OWNER TO ${role}', thing.name);
    END LOOP;
  END $$`;
}
