import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJson, writeJson } from './json-file.mjs';
import { isRunning, recordOf } from './process-record.mjs';
import { ROOT } from './project.mjs';
import { stopping } from './stopping.mjs';
import { say, showProgress } from './terminal.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** What npm writes at the end of an installation. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
/** Which process installs: outside node_modules, which npm removes first. */
const INSTALLER = join(tmpdir(), `gridline-install-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}.json`);
/** As in package.json's engines, which npm does not enforce. */
const LEAST_NODE = [20, 19];

/** Runs `npm ci` when the packages are missing or other than the lock file's; says what it does to `report`. */
export async function installPackages(report = say) {
  checkNode();
  if (isInstalled()) return;
  await othersInstalling();
  if (isInstalled()) return;
  const stop = showProgress('Installing packages with npm (a minute or two)');
  const started = Date.now();
  try {
    await npmCi();
  } finally {
    stop();
    rmSync(INSTALLER, { force: true });
  }
  report(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Two commands that find other packages must not both replace them. */
async function othersInstalling() {
  while (isRunning(readJson(INSTALLER))) await wait(500);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  if (!isNewEnough) throw new Error(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/**
 * Whether what npm says it installed is what the lock file asks for. By content, since a checkout changes files' times;
 * packages for other systems are not installed, and need not be.
 */
function isInstalled() {
  const installed = readJson(INSTALLED)?.packages;
  if (!installed) return false;
  return Object.entries(readJson(LOCK).packages).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], signal: stopping.signal });
    // Of npm itself: it goes on when this process is killed, and must be waited for then.
    writeJson(INSTALLER, recordOf(child.pid));
    process.once('exit', () => child.kill());
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (words += bytes));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci failed (${code}):\n${words.trim()}`))));
  });
}
