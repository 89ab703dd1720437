import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';
import { TestAccount, type Reply } from '../../test/support/account';
import { csvOf } from '../../test/support/documents';
import { freePort } from '../../test/support/free-port';
import { Launcher, READY, shareFetchedServers } from '../../test/support/launcher';

/** `npm run backup:drill`: it starts two whole systems, one after the other. */
const describeDrill = process.env.DRILL ? describe : describe.skip;

describeDrill('a system restored from the backup of one that ran', () => {
  const folders: string[] = [];
  let launcher: Launcher;

  afterAll(async () => {
    await launcher?.end('SIGTERM');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function start(folder: string): Promise<number> {
    const port = await freePort();
    launcher = new Launcher(folder, port);
    await launcher.hasSaid(READY);
    return port;
  }

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'gridline-drill-'));
    folders.push(folder);
    return folder;
  }

  const tool = (name: string, folder: string, backup: string) =>
    promisify(execFile)(process.execPath, [join(projectRoot(), `deploy/local/${name}.mjs`), backup], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', INIT_CWD: '/' },
    });
  const idsOf = ({ body }: Reply): string[] => body.data.map(({ id }: { id: string }) => id).sort();

  it('has what there was at its moment and nothing later: documents, their files, and books that agree', async () => {
    const [original, restored, backups] = [newFolder(), newFolder(), newFolder()];
    shareFetchedServers(original);
    const account = await TestAccount.create(`http://127.0.0.1:${await start(original)}`);
    const kept = [await account.infer(csvOf(3)), await account.infer(csvOf(4))].map(({ body }) => body.id as string).sort();
    const usage = (await account.bySession('/api/usage')).body;
    const backup = join(backups, 'today');
    await tool('backup', original, backup);
    await expect(tool('backup', original, backup)).rejects.toThrow('is there already');
    await account.infer(csvOf(5));
    await account.bySession(`/api/extractions/${kept[0]}`, { method: 'DELETE', headers: { Cookie: account.cookie } });
    await expect(tool('restore', original, backup)).rejects.toThrow(/already/);
    await launcher.end('SIGTERM');

    shareFetchedServers(restored);
    await tool('restore', restored, backup);
    const port = await start(restored);
    const again = account.at(`http://127.0.0.1:${port}`);
    expect((await again.bySession('/api/usage')).body).toEqual({ ...usage, resetSeconds: expect.any(Number) });
    expect(idsOf(await again.byKey('/api/v1/extractions'))).toEqual(kept);
    for (const { fileId } of (await again.bySession('/api/extractions')).body.data as { fileId: string }[])
      expect((await again.bySession(`/api/files/${fileId}`)).body).toContain('Position,Description,Amount');
    expect((await again.infer(csvOf(6))).headers.get('X-PE-Used')).toBe('3');
  });
});

describe.each(['backup', 'restore'])('npm run %s', (name) => {
  const run = (...args: string[]) => {
    const script = join(projectRoot(), `deploy/local/${name}.mjs`);
    return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, DATA_DIR: '/nowhere' } });
  };

  it.each(['--help', '-h'])('says what it does when it is asked by %s, and does nothing', (asking) => {
    expect(run(asking)).toMatchObject({ status: 0, stdout: expect.stringMatching(`^usage: npm run ${name} -- FOLDER\n\n`), stderr: '' });
  });

  it('says so too where it is told no folder, and fails', () => {
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(`usage: npm run ${name} -- FOLDER`) });
  });
});
