import { chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { onPath, run } from './command.mjs';

/** The user that every Unix has and that owns nothing. */
const NOBODY_ID = 65_534;

/**
 * PostgreSQL refuses to run as root. Tells how it runs here: as who we are; in a user namespace that calls root another user; as `nobody`, where
 * that user can reach the folders or else on copies under /var/lib. Data that exists decides, since its owner must not change.
 */
export async function choosePostgresUser(nativeFolder, dataFolder, isRoot = process.getuid?.() === 0) {
  if (!isRoot) return asOurselves(nativeFolder, dataFolder);
  const owner = existsSync(dataFolder) ? statSync(dataFolder).uid : undefined;
  if (owner !== NOBODY_ID && (await namespacesWork())) return inNamespace(nativeFolder, dataFolder);
  if (isOpenToAll(nativeFolder) && isOpenToAll(dirname(dataFolder))) return asNobody(nativeFolder, dataFolder);
  return asNobodyElsewhere(nativeFolder, dataFolder);
}

function asOurselves(nativeFolder, dataFolder) {
  return { nativeFolder, dataFolder, command: (program, args) => [program, args], options: {}, own: () => undefined };
}

function inNamespace(nativeFolder, dataFolder) {
  const command = (program, args) => ['unshare', ['-U', '--map-user=1', '--map-group=1', program, ...args]];
  return { ...asOurselves(nativeFolder, dataFolder), command };
}

function asNobody(nativeFolder, dataFolder) {
  const own = (path) => chownSync(path, NOBODY_ID, NOBODY_ID);
  return { ...asOurselves(nativeFolder, dataFolder), options: { uid: NOBODY_ID, gid: NOBODY_ID, cwd: '/' }, own };
}

/** For a system without user namespaces whose project lies where only root may look. */
function asNobodyElsewhere(nativeFolder, dataFolder) {
  const home = join('/var/lib/gridline', createHash('sha256').update(dataFolder).digest('hex').slice(0, 12));
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    cpSync(nativeFolder, copy, { recursive: true, verbatimSymlinks: true });
  }
  return { ...asNobody(copy, join(home, 'postgres')), elsewhere: home };
}

async function namespacesWork() {
  if (!onPath('unshare')) return false;
  return run('unshare', ['-U', '--map-user=1', '--map-group=1', 'true']).then(
    () => true,
    () => false,
  );
}

/** Whether everybody may pass through a folder and all the folders above it. */
function isOpenToAll(folder) {
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpenToAll(dirname(folder));
}
