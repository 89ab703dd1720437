import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './json-file.mjs';
import { isRunning, recordOf } from './process-record.mjs';

/** Makes this process the only launcher of a data folder; throws while another one runs. Gives what releases it. */
export function claimDataFolder(folder) {
  const path = join(folder, 'launcher.json');
  const other = readJson(path);
  if (isRunning(other)) throw new Error(alreadyRunning(other.pid, folder));
  rmSync(path, { force: true });
  try {
    writeFileSync(path, JSON.stringify(recordOf(process.pid)), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') throw new Error(alreadyRunning('started just now', folder), { cause: error });
    throw error;
  }
  return () => rmSync(path, { force: true });
}

function alreadyRunning(which, folder) {
  return `This copy is already running (process ${which}) with its data in ${folder}.\nStop it first, or start another copy with its own DATA_DIR and PORT.`;
}
