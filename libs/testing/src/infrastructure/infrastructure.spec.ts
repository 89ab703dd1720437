import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'nats';
import Redis from 'ioredis';
import { createTestDatabase, projectRoot, testNats, testRedis, ThrowawayServers } from '@gridline/testing';

describe('what the infrastructure gives a suite', () => {
  it('a database that other suites do not see, gone after it is dropped', async () => {
    const [ours, theirs] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await ours.query('CREATE TABLE note (text text)');
    await expect(theirs.query('SELECT * FROM note')).rejects.toThrow('does not exist');
    await ours.drop();
    await expect(ours.query('SELECT 1')).rejects.toThrow('does not exist');
    await theirs.drop();
  });

  it('a PostgreSQL whose own log repeats neither a failed statement nor its values', async () => {
    const database = await createTestDatabase();
    const settings = await database.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name ~ '^log_(error_verbosity|parameter_max_length_on_error|min_error_statement)$' ORDER BY name",
    );
    expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      'log_parameter_max_length_on_error=0',
    ]);
    await database.drop();
  });

  it('a NATS prefix whose streams, and no others, are deleted', async () => {
    const [ours, theirs] = await Promise.all([testNats(), testNats()]);
    const connection = await connect({ servers: ours.url });
    const { streams } = await connection.jetstreamManager();
    for (const { prefix } of [ours, theirs]) await streams.add({ name: `${prefix}_events`, subjects: [`${prefix}.>`] });
    await ours.drop();
    const left = await streams.names().next();
    expect(left).toContain(`${theirs.prefix}_events`);
    expect(left).not.toContain(`${ours.prefix}_events`);
    await theirs.drop();
    await connection.close();
  });

  it('a Redis prefix whose keys, and no others, are deleted', async () => {
    const [ours, theirs] = await Promise.all([testRedis(), testRedis()]);
    const client = new Redis(ours.url);
    await client.mset(`${ours.prefix}a`, '1', `${theirs.prefix}a`, '2');
    await ours.drop();
    expect(await client.mget(`${ours.prefix}a`, `${theirs.prefix}a`)).toEqual([null, '2']);
    await theirs.drop();
    await client.quit();
  });
});

describe('throwaway servers', () => {
  let servers: ThrowawayServers;
  beforeAll(async () => void (servers = await ThrowawayServers.start()));
  afterAll(() => servers.stop());

  it('come back on their ports with what they had taken in after one is killed', async () => {
    const before = await connect({ servers: servers.urls.NATS_URL, reconnect: false });
    await (await before.jetstreamManager()).streams.add({ name: 'facts', subjects: ['facts.>'] });
    await before.jetstream().publish('facts.one', 'kept');
    await servers.end('nats', 'SIGKILL');
    await servers.restart('nats');
    const after = await connect({ servers: servers.urls.NATS_URL });
    const info = await (await after.jetstreamManager()).streams.info('facts');
    expect(info.state.messages).toBe(1);
    await after.close();
  });

  it('end, and leave nothing, where the run of tests that began to start them is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gridline-keeper-'));
    await chmod(folder, 0o711); // as the folder within: another user passes through here to PostgreSQL's
    const parts = [join(projectRoot(), 'deploy/local/infrastructure/serve.mjs'), join(projectRoot(), 'node_modules/.cache/gridline/bin')];
    const keeper = spawn(process.execPath, parts, { env: { ...process.env, TMPDIR: folder }, stdio: ['pipe', 'pipe', 'ignore'] });
    for (const end of [keeper.stdin, keeper.stdout]) end.destroy();
    expect(await once(keeper, 'exit')).toEqual([0, null]);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
