import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processIds, procFile } from '@gridline/testing';
import { Client } from 'pg';
import { Launcher, READY, shareFetchedServers } from '../../test/support/launcher';

describe('npm start', () => {
  let folder: string;
  let port: number;
  let launcher: Launcher;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-start-'));
    shareFetchedServers(folder);
    const probe = await listen();
    port = (probe.address() as AddressInfo).port;
    await new Promise((resolve) => probe.close(resolve));
    launcher = new Launcher(folder, port);
    await launcher.hasSaid(READY);
  });
  afterAll(async () => {
    await launcher.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the gateway at the port that it was given', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  });

  it('prints where the app and the docs are, and a call that can be pasted', () => {
    for (const words of [`http://localhost:${port}/app`, `http://localhost:${port}/docs`, '/api/v1/infer'])
      expect(launcher.said).toContain(words);
  });

  it('keeps its secrets in a file that only its owner may read', () => {
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('gives each service a role that owns its schema and sees no other', async () => {
    const owners = await askDatabase(
      folder,
      `SELECT n.nspname AS schema, n.nspowner::regrole::text AS role, array_agg(DISTINCT c.relowner::regrole::text) AS owners
       FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid WHERE n.nspname IN ('gateway', 'extraction', 'usage', 'webhooks') GROUP BY 1, 2`,
    );
    expect(owners).toHaveLength(4);
    for (const { schema, role, owners: all } of owners) expect([role, all]).toEqual([`gridline_${schema as string}`, [role]]);
    const beyond = await askDatabase(
      folder,
      `SELECT r.rolname, n.nspname FROM pg_roles r, pg_namespace n WHERE r.rolname LIKE 'gridline\\_%' AND n.nspname IN ('gateway', 'extraction', 'usage', 'webhooks', 'public')
       AND r.rolname <> 'gridline_' || n.nspname AND has_schema_privilege(r.oid, n.oid, 'USAGE')`,
    );
    expect(beyond).toEqual([]);
    const users = await askDatabase(
      folder,
      `SELECT DISTINCT usename FROM pg_stat_activity WHERE application_name IN ('gateway', 'extraction', 'usage', 'webhooks')`,
    );
    expect(users.map(({ usename }) => usename).sort()).toEqual([
      'gridline_extraction',
      'gridline_gateway',
      'gridline_usage',
      'gridline_webhooks',
    ]);
  });

  it('lets nobody without its password into the private NATS and Redis', async () => {
    const servers = JSON.parse(readFileSync(join(folder, 'infrastructure.json'), 'utf8')) as Record<string, { port: number }>;
    expect(await firstWords(servers.nats!.port)).toContain('"auth_required":true');
    expect(await firstWords(servers.redis!.port, 'PING\r\n')).toMatch(/^-NOAUTH/);
    for (const file of ['nats.conf', 'redis.conf']) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  });

  it("writes each service's log as lines of JSON", () => {
    const lines = readFileSync(join(folder, 'logs/usage.log'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as { service: string })).toContainEqual(
      expect.objectContaining({ service: 'usage', msg: 'started' }),
    );
  });

  it.each(['--help', '-h'])('tells what it does when asked with %s, and starts nothing', async (option) => {
    const asked = new Launcher(folder, port, [option]);
    expect([await asked.ended, asked.said]).toEqual([0, expect.stringMatching(/^usage: npm start/)]);
  });

  it('refuses an option that it does not have by its name', async () => {
    const asked = new Launcher(folder, port, ['--prot=8080']);
    expect([await asked.ended, asked.said.trim()]).toEqual([1, expect.stringMatching(/^There is no option --prot=8080\./)]);
  });

  it('refuses a second launcher on the same data', async () => {
    const second = new Launcher(folder, port);
    expect(await second.ended).toBe(1);
    expect(second.said).toContain('already running');
  });

  it('names the port when another program has it', async () => {
    const other = await listen();
    const { port: taken } = other.address() as AddressInfo;
    const elsewhere = mkdtempSync(join(tmpdir(), 'gridline-start-'));
    const late = new Launcher(elsewhere, taken);
    expect(await late.ended).toBe(1);
    expect(late.said).toContain(`Port ${taken} is taken`);
    other.close();
    rmSync(elsewhere, { recursive: true });
  });

  it('takes over the servers and replaces the services of a launcher that was killed', async () => {
    killGuardOf(folder);
    await launcher.end('SIGKILL');
    launcher = new Launcher(folder, port);
    await launcher.hasSaid(READY);
    for (const server of ['PostgreSQL', 'NATS', 'Redis']) expect(launcher.said).toContain(`${server}: taken over`);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  });

  it('starts again after all was killed, though another process has the id that PostgreSQL left in its folder', async () => {
    // As in a folder of an earlier release, whose services were all the server's own user.
    await askDatabase(folder, 'ALTER TABLE gateway.account OWNER TO gridline');
    killGuardOf(folder);
    await launcher.end('SIGKILL');
    for (const { pid } of [...recorded(folder, 'services.json'), ...recorded(folder, 'infrastructure.json')]) process.kill(pid, 'SIGKILL');
    const pidFile = join(folder, 'postgres/postmaster.pid');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)));
    launcher = new Launcher(folder, port);
    await launcher.hasSaid(READY);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  });
});

/** As the private server's own user, whose address is in the folder. */
async function askDatabase(folder: string, sql: string): Promise<Record<string, unknown>[]> {
  const { DATABASE_URL } = JSON.parse(readFileSync(join(folder, 'system.json'), 'utf8')) as { DATABASE_URL: string };
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function firstWords(port: number, greeting?: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  if (greeting) socket.write(greeting);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString();
}

/** Without it, nobody ends what a killed launcher leaves. */
function killGuardOf(folder: string): void {
  const commandOf = (pid: number): string => procFile(pid, 'cmdline') ?? '';
  const guard = processIds().find((pid) => /guard\.mjs\0/.test(commandOf(pid)) && commandOf(pid).includes(folder));
  process.kill(guard!, 'SIGKILL');
}

function recorded(folder: string, file: string): { pid: number }[] {
  const records = Object.values(
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, { pid: number; record?: { pid: number } }>,
  );
  return records.map((each) => each.record ?? each);
}

async function listen(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
