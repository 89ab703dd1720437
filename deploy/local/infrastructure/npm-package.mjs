import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json-file.mjs';
import { run } from './command.mjs';

/** The folder of an npm package that is none of our dependencies, fetched into `prefix` where it is not there; `integrity` is checked. */
export async function fetchedPackage(prefix, name, version, integrity) {
  const lock = () => readJson(join(prefix, 'node_modules/.package-lock.json'))?.packages?.[`node_modules/${name}`];
  if (lock()?.version !== version) {
    mkdirSync(prefix, { recursive: true });
    writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n');
    const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', '--prefix', prefix, ...quiet, `${name}@${version}`], { cwd: prefix });
  }
  if (integrity && lock()?.integrity !== integrity) throw new Error(`${name} is not the package that we know`);
  return join(prefix, 'node_modules', name);
}
