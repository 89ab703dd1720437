import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json-file.mjs';
import { run } from './command.mjs';
import { makeWholeFolder } from './whole-folder.mjs';

/** The folder of an npm package that is none of our dependencies, fetched into a folder of `parent` where it is not there; `integrity` is checked. */
export async function fetchedPackage(parent, name, version, integrity) {
  const folder = join(parent, `${name.replace('/', '+')}@${version}`);
  await makeWholeFolder(folder, async (draft) => {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
    const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', '--prefix', draft, ...quiet, `${name}@${version}`], { cwd: draft });
    const lock = readJson(join(draft, 'node_modules/.package-lock.json'))?.packages?.[`node_modules/${name}`];
    if (lock?.version !== version) throw new Error(`npm did not install ${name}`);
    if (integrity && lock.integrity !== integrity) throw new Error(`${name} is not the package that we know`);
    return draft;
  });
  return join(folder, 'node_modules', name);
}
