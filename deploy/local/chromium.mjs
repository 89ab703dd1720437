import { existsSync } from 'node:fs';
import { isExecutable, onPath, run } from './infrastructure/command.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The path of a Chromium: the one that CHROMIUM_PATH names, or one that is found, or Debian's, installed where we may. */
export async function findChromium(report) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`);
  const found = named || PROGRAMS.map((program) => onPath(program)).find(Boolean) || MAC_APPS.find(isExecutable);
  if (found || !mayInstall()) return found;
  report('Installing Chromium from Debian for the browser tests');
  await installChromium().catch((error) => report(`Chromium could not be installed: ${error.message}`));
  return onPath('chromium');
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;
}

async function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-q', 'update'], { env });
  await run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'chromium'], { env });
}
