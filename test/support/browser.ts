import { chromium, type Browser } from 'playwright-core';

/** Chromium's own traffic, and what it needs to run as root in a container. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A `describe` for what needs a real browser: left out, and counted as skipped, where `npm test` found no Chromium. */
export const describeInBrowser = executablePath() || process.env.BROWSER_TESTS === 'required' ? describe : describe.skip;

/** Starts the Chromium that `npm test` found. Close it in `afterAll`. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath(), args: ARGUMENTS });
}

/** `npx jest` alone sets no variable; there, Debian's place is the one that is tried. */
function executablePath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}
