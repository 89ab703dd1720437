import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Makes a folder that is there whole or not at all: `fill` is given a draft beside it and answers which folder of the draft takes the name. Of
 * commands side by side the first that is done is the one: nothing is written again under a program that runs out of it.
 */
export async function makeWholeFolder(folder, fill) {
  if (existsSync(folder)) return;
  removeDeadDrafts(folder);
  const draft = `${folder}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    const filled = await fill(draft);
    if (!existsSync(folder)) renameUnlessThere(filled, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Another command may have been quicker by a moment; its folder is as good. */
function renameUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

/** What commands that were killed left behind. */
function removeDeadDrafts(folder) {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  const drafts = readdirSync(parent).filter((name) => name.startsWith(`${basename(folder)}.`) && name.endsWith('.draft'));
  const dead = drafts.filter((name) => !isAlive(Number(name.split('.').at(-2))));
  for (const name of dead) rmSync(`${parent}/${name}`, { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM'; // it runs, as somebody else
  }
}
