import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { findChromium } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { readJson } from './json-file.mjs';
import { ROOT } from './project.mjs';
import { giveUp, paint, say } from './terminal.mjs';
import { pathWithTesseract } from './tesseract.mjs';

/**
 * Room for what dies young, in each process that tests: every file loads its modules anew, and most of them are of no use a moment later. Measured on
 * the engine's specs: a tenth less of a processor's time.
 */
const YOUNG_HEAP = '--max-semi-space-size=64';

/**
 * What tests runs a few times, so it is optimised later (docs/decisions/code-optimised-later.md); later releases of Node refuse the option. Measured
 * on the specs of fields and tables, three times each: an eighth less of a processor's time.
 */
const OPTIMISED_LATER = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];

/**
 * `npm test`: installs and builds where needed and runs jest, which brings up throwaway servers for the tests that ask for
 * them. What is set for the running system is not for the tests. The last line counts the tests.
 */
async function main(jestArguments) {
  await installPackages();
  const [, { searchPath, note }, chromium] = await Promise.all([
    build(say),
    pathWithTesseract(join(ROOT, 'node_modules/.cache/gridline/bin')),
    findChromium(say),
  ]);
  if (note) say(note);
  if (!chromium && process.env.BROWSER_TESTS === 'required') throw new Error('No Chromium was found, and BROWSER_TESTS=required.');
  const folder = mkdtempSync(join(tmpdir(), 'gridline-jest-'));
  const resultPath = join(folder, 'result.json');
  try {
    const code = await runJest([...jestArguments, '--json', `--outputFile=${resultPath}`], testEnvironment(chromium, searchPath));
    const result = readJson(resultPath);
    if (!chromium) sayWhatWasLeftOut(result?.numPendingTests ?? 'All');
    if (result) say(countsOf(result));
    process.exitCode = code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runJest(args, env) {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  // With --json jest repeats the whole result on standard output; people read what it says on standard error.
  const child = spawn(process.execPath, [YOUNG_HEAP, ...OPTIMISED_LATER, jest, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Without the variables of a running system: a test that forgot to say where its server is must not find a real one. */
function testEnvironment(chromium, searchPath) {
  const { DATABASE_URL: _1, NATS_URL: _2, REDIS_URL: _3, DATA_DIR: _4, PORT: _5, ...env } = process.env;
  return { ...env, PATH: searchPath, CHROMIUM_PATH: chromium ?? '' };
}

function sayWhatWasLeftOut(count) {
  const banner = '!'.repeat(78);
  const text = `No Chromium was found: ${count} browser tests were LEFT OUT and count as skipped.\nInstall Chromium, or name it with CHROMIUM_PATH.`;
  say(paint('yellow', `${banner}\n${text}\n${banner}`));
}

function countsOf({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return `${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped`;
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
