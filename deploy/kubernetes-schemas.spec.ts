import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ThrowawayServers, projectRoot } from '@gridline/testing';
import { Client } from 'pg';
import { kustomize } from './kustomize';

interface Server {
  env: { name: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  lifecycle: { postStart: { exec: { command: string[] } } };
}

const OWNERS = ['extraction', 'gateway', 'usage', 'webhooks'];
const script = join(projectRoot(), 'deploy/own-schema.sql');
const postgres = kustomize(join(projectRoot(), 'deploy/kubernetes/small')).find(
  ({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'postgres',
)!;
const server = (postgres.spec as { template: { spec: { containers: [Server] } } }).template.spec.containers[0];

describe('the schemas of deploy/kubernetes/small', () => {
  it('are made by the script that docker-compose.yml and npm start have, of the addresses that the services themselves are given', () => {
    expect(readFileSync(join(projectRoot(), 'deploy/kubernetes/small/own-schema.sql'), 'utf8')).toBe(readFileSync(script, 'utf8'));
    const given = server.env.filter(({ name }) => name.startsWith('DATABASE_URL_'));
    expect(given.map(({ name }) => name).sort()).toEqual(OWNERS.map((owner) => `DATABASE_URL_${owner}`));
    for (const { name, valueFrom } of given)
      expect(valueFrom!.secretKeyRef).toEqual({ name: name.replace('DATABASE_URL_', 'gridline-'), key: 'DATABASE_URL' });
  });

  const psql = spawnSync('psql', ['--version']).status === 0;
  const describeWithPsql = psql ? describe : describe.skip;
  describeWithPsql(`as PostgreSQL makes them when it starts${psql ? '' : ' (skipped: psql is not installed)'}`, () => {
    let servers: ThrowawayServers;
    const urlOf = (name: string): string =>
      Object.assign(new URL(servers.urls.DATABASE_URL), { username: `gridline_${name}`, password: `secret-of-${name}` }).toString();

    beforeAll(async () => {
      servers = await ThrowawayServers.start();
      // As a release that had one role for all left it.
      await ask(servers.urls.DATABASE_URL, 'CREATE SCHEMA usage; CREATE TABLE usage.kept (id int)');
      // In the pod the server's own user comes in by the socket, which trusts it.
      const { hostname: PGHOST, port: PGPORT, password: PGPASSWORD } = new URL(servers.urls.DATABASE_URL);
      const addresses = Object.fromEntries(OWNERS.map((name) => [`DATABASE_URL_${name}`, urlOf(name)]));
      const [command, ...args] = server.lifecycle.postStart.exec.command.map((arg) => arg.replace('/etc/gridline/own-schema.sql', script));
      const env = { ...process.env, PGHOST, PGPORT, PGPASSWORD, ...addresses };
      for (let start = 0; start < 2; start++) execFileSync(command!, args, { env, stdio: 'pipe' });
    });
    afterAll(() => servers.stop());

    it.each(OWNERS)('are reached by the address of %s, which owns its own and sees no other', async (name) => {
      await ask(urlOf(name), `CREATE TABLE ${name}.made (id int)`);
      for (const other of OWNERS.filter((owner) => owner !== name))
        await expect(ask(urlOf(name), `CREATE TABLE ${other}.made (id int)`)).rejects.toMatchObject({ code: '42501' });
    });

    it('are handed over with what was there', async () => {
      await ask(urlOf('usage'), 'ALTER TABLE usage.kept ADD COLUMN name text');
    });
  });
});

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
