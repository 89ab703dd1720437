import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJson, writeJson } from './json-file.mjs';
import { isRunning, recordOf } from './process-record.mjs';
import { ROOT } from './project.mjs';
import { say, showProgress } from './terminal.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed-from');
/** Which process installs: outside node_modules, which npm removes first. */
const INSTALLER = join(tmpdir(), `gridline-install-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}.json`);
/** As in package.json's engines, which npm does not enforce. */
const LEAST_NODE = [20, 19];

/** Runs `npm ci` when the packages are missing or older than the lock file; says what it does to `report`. */
export async function installPackages(report = say) {
  checkNode();
  if (isInstalled()) return;
  await othersInstalling();
  if (isInstalled()) return;
  writeJson(INSTALLER, recordOf(process.pid));
  const stop = showProgress(() => `Installing packages with npm (${countPackages()} of about ${lockedPackages()})`);
  const started = Date.now();
  try {
    await npmCi();
  } finally {
    stop();
    rmSync(INSTALLER, { force: true });
  }
  writeFileSync(STAMP, lockHash());
  report(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Two commands that find old packages must not both replace them. */
async function othersInstalling() {
  while (isRunning(readJson(INSTALLER))) await wait(500);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  if (!isOldEnough) throw new Error(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** By content where we installed; by time where somebody ran npm by hand. */
function isInstalled() {
  const written = join(MODULES, '.package-lock.json');
  if (!existsSync(written)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  return statSync(written).mtimeMs >= statSync(LOCK).mtimeMs;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (words += bytes));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci failed (${code}):\n${words.trim()}`))));
  });
}

function lockedPackages() {
  return Object.keys(JSON.parse(readFileSync(LOCK, 'utf8')).packages).length;
}

function countPackages() {
  if (!existsSync(MODULES)) return 0;
  const names = readdirSync(MODULES).filter((name) => !name.startsWith('.'));
  return names.reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(join(MODULES, name)).length : 1), 0);
}
