import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, run } from './command.mjs';

/**
 * Unpacks Debian packages into a folder of ours without touching the system and without being root, and gives the
 * folder. The package lists are the machine's where it has them, else a copy of our own.
 */
export async function extractDebianPackages(binFolder, packages) {
  const root = join(binFolder, 'debian', packages[0]);
  if (existsSync(root)) return root;
  if (!onPath('apt-get') || !onPath('dpkg')) throw new Error('this is not a Debian system');
  const draft = `${root}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'root'), { recursive: true });
  await download(draft, packages);
  const archives = readdirSync(draft).filter((name) => name.endsWith('.deb'));
  for (const archive of archives) await run('dpkg', ['-x', join(draft, archive), join(draft, 'root')]);
  renameSync(join(draft, 'root'), root);
  rmSync(draft, { recursive: true });
  return root;
}

async function download(folder, packages) {
  // `apt-get download` drops to the user _apt, who may not write here; the packages are ours to fetch and unpack.
  const asOurselves = ['-q', '-o', 'APT::Sandbox::User=root'];
  await run('apt-get', [...asOurselves, 'download', ...packages], { cwd: folder }).catch(async () => {
    const lists = await updateOwnLists(folder, asOurselves);
    await run('apt-get', [...asOurselves, ...lists, 'download', ...packages], { cwd: folder });
  });
}

/** A machine that never ran `apt-get update` has no lists, and only root may update the system's. */
async function updateOwnLists(folder, options) {
  const state = join(folder, 'apt');
  mkdirSync(join(state, 'lists/partial'), { recursive: true });
  mkdirSync(join(state, 'cache/archives/partial'), { recursive: true });
  const lists = ['-o', `Dir::State::lists=${join(state, 'lists')}`, '-o', `Dir::Cache=${join(state, 'cache')}`, '-o', 'Debug::NoLocking=1'];
  await run('apt-get', [...options, ...lists, 'update'], { cwd: folder });
  return lists;
}
