import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { claimDataFolder } from './launcher-lock.mjs';
import { endLeftOvers } from './left-overs.mjs';
import { hasStopped, recordOf } from './process-record.mjs';

/** What each may take to finish before it is ended by force: long enough for what is in flight in most cases, and nobody looks on. */
const GRACE = { serviceSeconds: 5, serverSeconds: 5 };
/** A killed launcher's files are closed before it is gone: a busy machine may take this long in between. */
const LAUNCHER_SECONDS = 10;

/** Starts the process that ends everything should this one be killed, apart from the terminal. Gives what sends it away. */
export function startGuard(folder) {
  const args = [fileURLToPath(import.meta.url), folder, String(process.pid)];
  const child = spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.on('error', () => undefined); // without a guard all works, until somebody kills the launcher
  child.stdin.on('error', () => undefined);
  child.stdin.unref();
  child.unref();
  return () => child.kill('SIGKILL');
}

/** Waits for the launcher's end, which closes this process's input, and ends what it left behind. */
async function guard(folder, launcherPid) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  const launcher = recordOf(launcherPid);
  await new Promise((resolve) => process.stdin.once('close', resolve).resume());
  await hasStopped(launcher, LAUNCHER_SECONDS);
  // Where the next launcher has the folder already, it does the same.
  const release = await claimDataFolder(folder, 'guard').catch(() => undefined);
  if (!release) return;
  await endLeftOvers(folder, GRACE);
  release();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await guard(process.argv[2], Number(process.argv[3]));
