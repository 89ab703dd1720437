import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { installPackages } from './install.mjs';
import { readJson } from './json-file.mjs';
import { dataFolder, loadEnvironmentFile, ROOT } from './project.mjs';
import { giveUp } from './terminal.mjs';
import { pathWithTesseract } from './tesseract.mjs';

/**
 * `node deploy/local/run.mjs libs/.../program.js arguments...`: builds what changed and runs a built program, with the
 * running local system's addresses where the environment names none. Only the program writes to standard output.
 */
async function main([program, ...args]) {
  loadEnvironmentFile();
  const quiet = () => undefined;
  const sayAside = (line) => process.stderr.write(`${line}\n`);
  const tesseract = pathWithTesseract(join(dataFolder(), 'bin'));
  await installPackages(sayAside);
  await build(quiet);
  const { searchPath, note } = await tesseract;
  if (note) sayAside(note);
  const system = readJson(join(dataFolder(), 'system.json')) ?? {};
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist', program), ...args], {
    stdio: 'inherit',
    // npm runs scripts in the project's folder; paths that the caller typed are relative to where they typed them.
    cwd: process.env.INIT_CWD || process.cwd(),
    env: { ...system, ...definedOnly(process.env), PATH: searchPath },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => giveUp(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function definedOnly(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
