import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath, run } from './command.mjs';
import { extractDebianPackages, libraryFolders } from './debian-packages.mjs';
import { answersRedis } from './probe.mjs';
import { spawnServer } from './server-process.mjs';

/** Redis: the machine's own (or Valkey), else Debian's unpacked, else a stand-in written in JavaScript. */
export const redis = {
  title: 'Redis',
  variable: 'REDIS_URL',
  stopSignal: 'SIGTERM',
  haltSignal: 'SIGTERM',
  probe: answersRedis,
  /** The stand-in asks for none. */
  url: (port, { cachePassword }, { asksPassword }) => `redis://${asksPassword ? `:${cachePassword}@` : ''}127.0.0.1:${port}`,

  async start({ folder, binFolder, port, logPath, throwaway, cachePassword }) {
    const dataFolder = join(folder, 'redis');
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const { command, args = [], env, note } = await findServer(binFolder, port);
    const settings = note ? [] : [...passwordFile(folder, cachePassword), ...serverSettings(dataFolder, port, throwaway)];
    const record = await spawnServer(command, [...args, ...settings], { logPath, env: { ...process.env, ...env } });
    return { record, note, asksPassword: !note && cachePassword !== undefined };
  },
};

/** In a file of its own: the settings on the command line are for all to see. */
function passwordFile(folder, password) {
  if (password === undefined) return [];
  const path = join(folder, 'redis.conf');
  rmSync(path, { force: true });
  writeFileSync(path, `requirepass ${password}\n`, { mode: 0o600 });
  return [path];
}

function serverSettings(dataFolder, port, throwaway) {
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dataFolder, '--save', ''];
  return [...settings, '--appendonly', throwaway ? 'no' : 'yes'];
}

async function findServer(binFolder, port) {
  const installed = onPath('redis-server') ?? onPath('valkey-server');
  if (installed) return { command: installed };
  return fromDebian(binFolder).catch((error) => ({
    command: process.execPath,
    args: [fileURLToPath(new URL('redis-stand-in.mjs', import.meta.url)), String(port)],
    note: `no Redis was found (${error.message}): a stand-in keeps the limits in memory, forgotten at a stop. Set REDIS_URL to use a real one`,
  }));
}

async function fromDebian(binFolder) {
  const root = await extractDebianPackages(binFolder, ['redis-server']);
  const command = join(root, 'usr/bin/redis-server');
  const env = { LD_LIBRARY_PATH: libraryFolders(root).join(':') };
  await run(command, ['--version'], { env: { ...process.env, ...env } });
  return { command, env };
}
