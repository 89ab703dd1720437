import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, run } from './command.mjs';
import { makeWholeFolder } from './whole-folder.mjs';

/**
 * Unpacks Debian packages, with those that they need and the machine lacks, into a folder of ours without touching the system or being root,
 * and gives the folder. The package lists are the machine's, else a copy of our own.
 */
export async function extractDebianPackages(binFolder, packages) {
  const root = join(binFolder, 'debian', packages[0]);
  await makeWholeFolder(root, async (draft) => {
    if (!hasDebianPackages()) throw new Error('this is not a Debian system');
    mkdirSync(join(draft, 'root'));
    await download(draft, packages);
    const archives = readdirSync(draft).filter((name) => name.endsWith('.deb'));
    for (const archive of archives) await run('dpkg', ['-x', join(draft, archive), join(draft, 'root')]);
    return join(draft, 'root');
  });
  return root;
}

/** Whether this is a system of Debian's kind. */
export function hasDebianPackages() {
  return onPath('apt-get') !== undefined && onPath('dpkg') !== undefined;
}

/** What the loader of an unpacked program is told to look through. Debian keeps libraries by architecture: usr/lib/x86_64-linux-gnu and its like. */
export function libraryFolders(root) {
  const parents = [join(root, 'usr/lib'), join(root, 'lib')].filter(existsSync);
  return parents.flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
}

/** What one call of apt-get may take; past that, the network is as good as none. */
const LONGEST_MS = 60_000;
const OPTIONS = [
  '-q',
  // `apt-get download` drops to the user _apt, who may not write here; the packages are ours to fetch and unpack.
  ...['-o', 'APT::Sandbox::User=root'],
  // A server that does not answer is asked once.
  ...['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15'],
];

async function download(folder, packages) {
  await downloadLacking(folder, packages, OPTIONS).catch(async () => {
    const lists = await updateOwnLists(folder);
    await downloadLacking(folder, packages, [...OPTIONS, ...lists]);
  });
}

/**
 * A simulated installation tells which packages the machine lacks; it needs no rights. What would be a newer version stays as it is. Those that
 * were asked for are fetched in any case: a program looks for its data beside itself, and the machine may have data alone.
 */
async function downloadLacking(folder, packages, options) {
  const plan = await aptGet(folder, [...options, '--simulate', '--no-install-recommends', 'install', ...packages]);
  const lacking = [...plan.matchAll(/^Inst (\S+) \(/gm)].map(([, name]) => name);
  await aptGet(folder, [...options, 'download', ...new Set([...packages, ...lacking])]);
}

/** A machine that never ran `apt-get update` has no lists, and only root may update the system's. */
async function updateOwnLists(folder) {
  const state = join(folder, 'apt');
  mkdirSync(join(state, 'lists/partial'), { recursive: true });
  mkdirSync(join(state, 'cache/archives/partial'), { recursive: true });
  const lists = ['-o', `Dir::State::lists=${join(state, 'lists')}`, '-o', `Dir::Cache=${join(state, 'cache')}`, '-o', 'Debug::NoLocking=1'];
  await aptGet(folder, [...OPTIONS, ...lists, 'update']);
  return lists;
}

function aptGet(folder, args) {
  return run('apt-get', args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, timeout: LONGEST_MS });
}
