import { existsSync } from 'node:fs';
import { isExecutable, onPath, run } from './infrastructure/command.mjs';

/**
 * Chromium without windows, a package of its own. A page that is opened and read took 1.3 s of a processor in it, and 2.9 in Chromium with
 * `--headless`, whose windows are there and not shown (Debian's 156, six visitors of the landing page, each with cookies of their own).
 */
const HEADLESS = 'chromium-headless-shell';
const PROGRAMS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, or one that is found, or Debian's, installed where we may. In CI the one without
 * windows is installed beside another.
 */
export async function findChromium(report) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`);
  const found = named || PROGRAMS.map((program) => onPath(program)).find(Boolean) || MAC_APPS.find(isExecutable);
  const isEnough = named || found === onPath(HEADLESS) || !process.env.CI;
  if ((found && isEnough) || !mayInstall()) return found;
  report('Installing Chromium from Debian for the browser tests');
  await installChromium().catch((error) => report(`Chromium could not be installed: ${error.message}`));
  return onPath(HEADLESS) ?? found ?? onPath('chromium');
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;
}

/** By the package lists that are there, else by new ones; releases without the package for windowless pages have the other. */
async function installChromium() {
  await install(HEADLESS)
    .catch(() => aptGet('update').then(() => install(HEADLESS)))
    .catch((error) => {
      if (!onPath('chromium')) return install('chromium');
      throw error;
    });
}

const install = (name) => aptGet('install', '-y', '--no-install-recommends', name);

/** A server that does not answer is asked once, and not for long. */
const IN_TIME = ['Acquire::Retries=0', 'Acquire::http::Timeout=15', 'Acquire::https::Timeout=15'].flatMap((option) => ['-o', option]);

const aptGet = (...args) => run('apt-get', ['-q', ...IN_TIME, ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
