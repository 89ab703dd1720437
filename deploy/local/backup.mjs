import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Client } from 'pg';
import { run } from './infrastructure/command.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { dataFolder, filesUnder, loadEnvironmentFile } from './project.mjs';
import { asksForHelp, giveUp } from './terminal.mjs';

/** Of the server that runs, not of its data; its log is copied apart, when the copy is done. */
const NOT_DATA = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_stat_tmp', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_subtrans'];

const USAGE = `usage: npm run backup -- FOLDER

Copies the local system as it is at one moment, while it runs, into FOLDER, which must not be there yet: the database, the stored files and
the keys that read them. DATA_DIR names another system than that in .data. docs/backup.md has the rest; npm run restore -- FOLDER puts it back.`;

/** `npm run backup -- FOLDER`: the running local system as it is at one moment, into a folder that is not there yet. */
async function main([target]) {
  if (asksForHelp(target)) return console.log(USAGE);
  if (!target) throw new Error(USAGE);
  loadEnvironmentFile();
  const to = resolve(process.env.INIT_CWD ?? '.', target);
  const from = dataFolder();
  const system = readJson(join(from, 'system.json'));
  if (!system) throw new Error(`Nothing runs on ${from}. A system that is stopped is backed up by copying that folder.`);
  if (process.env.DATABASE_URL)
    throw new Error('DATABASE_URL names a server of yours: docs/backup.md says how it is backed up with its files.');
  if (existsSync(to)) throw new Error(`${to} is there already; a backup is never written over another.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  // Files are copied before the database and after: whatever the database knows of was there in one of the two.
  copyNewFiles(system.STORAGE_DIR, join(to, 'storage'));
  const moment = await copyDatabase(system.DATABASE_URL, join(to, 'postgres'));
  const files = copyNewFiles(system.STORAGE_DIR, join(to, 'storage'));
  copyFileSync(join(from, 'secrets.json'), join(to, 'secrets.json'));
  writeJson(join(to, 'backup.json'), { moment, files });
  console.log(
    `Backed up as of ${moment} into ${to}: the database, ${files} files, and the keys that read them. Keep it where those may lie.`,
  );
}

/** Copies what the copy lacks; a stored file never changes. Answers how many it then has. */
function copyNewFiles(from, to) {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const names = filesUnder(from).map((path) => relative(from, path)).filter((name) => !name.endsWith('.part')); // prettier-ignore
  for (const name of names.filter((each) => !existsSync(join(to, each)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    try {
      copyFileSync(join(from, name), join(to, name));
    } catch (error) {
      // Removed meanwhile: an export that was fetched, or a document that was deleted.
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return filesUnder(to).length;
}

/** PostgreSQL's own way to copy a server that runs: what changes while it is copied is made good from its log. */
async function copyDatabase(url, to) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const [{ data_directory: from }] = (await client.query('SHOW data_directory')).rows;
    await client.query(`SELECT pg_backup_start('npm run backup', true)`);
    mkdirSync(join(to, 'pg_wal/archive_status'), { recursive: true, mode: 0o700 });
    for (const name of readdirSync(from).filter((each) => !NOT_DATA.includes(each))) await copyTree(join(from, name), join(to, name));
    for (const name of NOT_DATA.filter((each) => !each.startsWith('postmaster') && each !== 'pg_wal'))
      mkdirSync(join(to, name), { mode: 0o700 });
    const [{ labelfile, now }] = (await client.query('SELECT labelfile, now() FROM pg_backup_stop(false)')).rows;
    writeFileSync(join(to, 'backup_label'), labelfile, { mode: 0o600 });
    for (const name of readdirSync(join(from, 'pg_wal')).filter((each) => /^[0-9A-F]{24}$/.test(each)))
      await copyTree(join(from, 'pg_wal', name), join(to, 'pg_wal', name));
    const [, first] = /file ([0-9A-F]{24})/.exec(labelfile);
    if (!existsSync(join(to, 'pg_wal', first))) throw new Error('More was written meanwhile than the server keeps a log of. Try again.');
    await run('chown', ['-R', '--reference', from, to]);
    return now.toISOString();
  } finally {
    await client.end();
  }
}

/** With owners and modes; files that the server removes meanwhile are none of its data. */
async function copyTree(from, to) {
  await run('cp', ['-a', from, to]).catch((error) => {
    if (!/No such file/.test(error.message)) throw error;
  });
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
