import { linkSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJson, writeJson } from './json-file.mjs';
import { isRunning, recordOf } from './process-record.mjs';

/** A guard may be stopping what its launcher left: that is waited for. Its own limit (see guard.mjs), then as much again. */
const GUARD_SECONDS = 30;

/**
 * Makes this process the only owner of a data folder and gives what releases it; throws while another one runs, but waits for a guard that
 * cleans up. An owner is a file `launcher.<n>.json`, made by linking; that of the largest n is never removed, so no two follow the same one.
 */
export async function claimDataFolder(folder, role = 'launcher') {
  const deadline = Date.now() + GUARD_SECONDS * 1000;
  for (;;) {
    const [last = 0] = claims(folder);
    const owner = readJson(claimPath(folder, last));
    if (isOwned(owner)) {
      if (owner.role !== 'guard' || Date.now() > deadline) throw new Error(alreadyRunning(owner.pid, folder));
      await wait(50);
    } else if (follow(folder, last, role)) return () => writeJson(claimPath(folder, last + 1), { role, released: true });
  }
}

function isOwned(owner) {
  return owner !== undefined && !owner.released && isRunning(owner);
}

/** Whether this process became the owner after the n-th one. */
function follow(folder, last, role) {
  const mine = claimPath(folder, last + 1);
  const draft = `${mine}.${process.pid}.draft`;
  writeJson(draft, { ...recordOf(process.pid), role });
  try {
    linkSync(draft, mine);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const [largest, ...earlier] = claims(folder);
  if (largest !== last + 1) {
    rmSync(mine, { force: true });
    return false;
  }
  for (const each of earlier) rmSync(claimPath(folder, each), { force: true });
  return true;
}

/** The numbers of all claims, the largest first. */
function claims(folder) {
  const numbers = readdirSync(folder).map((name) => Number(/^launcher\.(\d+)\.json$/.exec(name)?.[1] ?? 0));
  return numbers.filter((number) => number > 0).sort((one, other) => other - one);
}

/** Releases before this one kept a single file without a number; it counts as the first. */
function claimPath(folder, number) {
  return join(folder, number === 0 ? 'launcher.json' : `launcher.${number}.json`);
}

function alreadyRunning(pid, folder) {
  return `This copy is already running (process ${pid}) with its data in ${folder}.\nStop it first, or start another copy with its own DATA_DIR and PORT.`;
}
