import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './infrastructure/command.mjs';
import { readJson } from './json-file.mjs';
import { claimDataFolder } from './launcher-lock.mjs';
import { dataFolder, loadEnvironmentFile } from './project.mjs';
import { asksForHelp, giveUp } from './terminal.mjs';

/** What a backup holds. The broker's and the cache's data are made anew; what the broker held is published again at the start. */
const PARTS = ['postgres', 'storage', 'secrets.json'];

const USAGE = `usage: npm run restore -- FOLDER

Puts what npm run backup wrote into FOLDER where no data is yet: into .data, or where DATA_DIR says. Nothing is overwritten. The next npm start
goes on from the backup's moment; what the broker held then is published again.`;

/** `npm run restore -- FOLDER`: puts a backup where nothing is yet. The next `npm start` goes on from its moment. */
async function main([source]) {
  if (asksForHelp(source)) return console.log(USAGE);
  if (!source) throw new Error(USAGE);
  loadEnvironmentFile();
  const from = resolve(process.env.INIT_CWD ?? '.', source);
  const backup = readJson(join(from, 'backup.json'));
  if (!backup) throw new Error(`${from} is no whole backup: it has no backup.json.`);
  const to = dataFolder();
  mkdirSync(to, { recursive: true, mode: 0o711 });
  const release = await claimDataFolder(to);
  try {
    const there = [...PARTS, 'nats'].filter((name) => existsSync(join(to, name)));
    if (there.length > 0) throw new Error(`${to} has ${there.join(', ')} already. Move it aside, or name another folder: DATA_DIR=…`);
    for (const name of PARTS) await run('cp', ['-a', join(from, name), join(to, name)]);
  } finally {
    release();
  }
  console.log(`${to} is as it was at ${backup.moment}, with ${backup.files} files. Now: npm start`);
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
