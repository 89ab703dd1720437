import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@gridline/database';
import { ThrowawayServers, projectRoot } from '@gridline/testing';
import { Client } from 'pg';
import { parse } from 'yaml';
import { extractionService } from '../apps/extraction/src/extraction.service';

interface Container {
  entrypoint: string[];
  command: string[];
  volumes: string[];
  depends_on: object;
}

const SERVICES = ['export', 'extraction', 'gateway', 'usage', 'webhooks'];
/** All but export, which has no schema. */
const OWNERS = SERVICES.filter((name) => name !== 'export');
const file = readFileSync(join(projectRoot(), 'docker-compose.yml'), 'utf8');
const { services } = parse(file, { merge: true }) as { services: Record<string, Container> };

describe('the schemas of docker-compose.yml', () => {
  it('are each reached by the service that owns it, with a password that no other service has', () => {
    for (const name of SERVICES) {
      const passwords = services[name]!.volumes.filter((volume) => /^(schema-|database:)/.test(volume));
      expect(passwords).toEqual(OWNERS.includes(name) ? [`schema-${name}:/schema:ro`] : []);
      expect(services[name]!.entrypoint.at(-1)).toContain('postgres://gridline_$$APP:$$(cat /schema/password)@postgres:5432/gridline');
    }
    for (const name of OWNERS)
      expect(services[name]!.depends_on).toMatchObject({ schemas: { condition: 'service_completed_successfully' } });
    expect(file).not.toMatch(/POSTGRES_PASSWORD:|gridline:gridline/);
  });

  const psql = spawnSync('psql', ['--version']).status === 0;
  const describeWithPsql = psql ? describe : describe.skip;
  describeWithPsql(`as its scripts make them${psql ? '' : ' (skipped: psql is not installed)'}`, () => {
    let folder: string;
    let servers: ThrowawayServers;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'gridline-compose-'));
      for (const path of ['secrets', 'database', ...OWNERS.map((name) => `schemas/${name}`)])
        mkdirSync(join(folder, path), { recursive: true });
      copyFileSync(join(projectRoot(), 'deploy/own-schema.sql'), join(folder, 'own-schema.sql'));
      servers = await ThrowawayServers.start();
      // As the release before left it.
      await ask(
        servers.urls.DATABASE_URL,
        "ALTER ROLE CURRENT_USER PASSWORD 'gridline'; CREATE SCHEMA usage; CREATE TABLE usage.kept (id int)",
      );
      for (let start = 0; start < 2; start++) [services['secrets']!.command, services['schemas']!.entrypoint].forEach(run);
    });
    afterAll(async () => {
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Runs a script of the file with a folder for the containers' root, where no file is another user's. */
    function run(written: string[]): void {
      const inFolder = written.at(-1)!.replaceAll('$$', '$').replaceAll(/(?<=[ (])\/(?=secrets|database|schemas|own-schema)/g, `${folder}/`); // prettier-ignore
      const { username: PGUSER, hostname: PGHOST, port: PGPORT, pathname } = new URL(servers.urls.DATABASE_URL);
      const env = { ...process.env, PGUSER, PGHOST, PGPORT, PGDATABASE: pathname.slice(1) };
      execFileSync('sh', ['-c', `chown() { :; }; ${inFolder}`], { env, stdio: 'pipe' });
    }

    const passwordIn = (path: string): string => readFileSync(join(folder, path, 'password'), 'utf8').trim();
    const urlOf = (username: string, password: string): string =>
      Object.assign(new URL(servers.urls.DATABASE_URL), { username, password }).toString();
    const asAdmin = (): string => urlOf(new URL(servers.urls.DATABASE_URL).username, passwordIn('database'));

    it('have a role each, which sees no other, and passwords that were generated', async () => {
      expect(new Set(['database', ...OWNERS.map((name) => `schemas/${name}`)].map(passwordIn)).size).toBe(OWNERS.length + 1);
      const seen = await ask(
        asAdmin(),
        `SELECT rolname AS role, array_agg(nspname::text ORDER BY nspname) AS schemas FROM pg_roles r
         JOIN pg_namespace n ON has_schema_privilege(r.oid, n.oid, 'USAGE')
         WHERE rolname LIKE 'gridline\\_%' AND nspname !~ '^pg_|^information' GROUP BY 1 ORDER BY 1`,
      );
      const beside: Record<string, string[]> = { extraction: ['extensions'] };
      expect(seen).toEqual(OWNERS.map((name) => ({ role: `gridline_${name}`, schemas: [...(beside[name] ?? []), name] })));
    });

    it('have an index of parts of names, whose extensions a role may not have made', async () => {
      const url = urlOf('gridline_extraction', passwordIn('schemas/extraction'));
      const dataSource = await openDatabase({ url, schema: 'extraction', ...extractionService.database });
      const indexes: object[] = await dataSource
        .query(`SELECT FROM pg_indexes WHERE schemaname = 'extraction' AND indexname = 'extraction_of_account_by_name_part'`)
        .finally(() => dataSource.destroy());
      expect(indexes).toHaveLength(1);
    });

    it('are handed over with what an earlier release made, whose password opens nothing any more', async () => {
      await ask(urlOf('gridline_usage', passwordIn('schemas/usage')), 'ALTER TABLE usage.kept ADD COLUMN name text');
      const { username } = new URL(servers.urls.DATABASE_URL);
      await expect(ask(urlOf(username, 'gridline'), 'SELECT')).rejects.toMatchObject({ code: '28P01' });
    });
  });
});

async function ask(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}
