import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { recordOf } from '../process-record.mjs';

/**
 * Starts a server apart from the launcher's terminal, so that Ctrl-C reaches the launcher alone, which then stops
 * everything in order. It writes to a file and outlives its launcher: the next start takes it over.
 */
export async function spawnServer(command, args, { logPath, ...options }) {
  const log = openSync(logPath, 'a', 0o600);
  try {
    const child = spawn(command, args, { detached: true, stdio: ['ignore', log, log], ...options });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return recordOf(child.pid);
  } finally {
    closeSync(log);
  }
}
