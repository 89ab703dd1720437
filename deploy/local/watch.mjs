import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { readJson } from './json-file.mjs';
import { builtServices, ROOT } from './project.mjs';
import { paint, say } from './terminal.mjs';

/** Editors write a file in several steps; one rebuild is enough. */
const SETTLE_MS = 120;

/** Builds again after an edit and restarts the services that the edited folder is part of. */
export function watchSources(services) {
  const edited = new Set();
  let timer;
  let work = Promise.resolve();
  const rebuild = () => {
    const folders = [...edited];
    edited.clear();
    work = work.then(() => rebuildAndRestart(folders, services)).catch((error) => say(paint('red', error.message)));
  };
  for (const parent of ['apps', 'libs']) {
    watch(join(ROOT, parent), { recursive: true }, (_event, path) => {
      if (!path || /node_modules|\.spec\.ts$/.test(path)) return;
      edited.add(`${parent}/${path.split('/')[0]}`);
      clearTimeout(timer);
      timer = setTimeout(rebuild, SETTLE_MS);
    });
  }
  say('Watching apps/ and libs/');
}

async function rebuildAndRestart(folders, services) {
  await build(say);
  const touched = builtServices().filter((service) => folders.some((folder) => partsOf(`apps/${service}`).has(folder)));
  await Promise.all(touched.map((service) => services.restart(service)));
  if (touched.length > 0) say(paint('green', `${touched.join(', ')} restarted`));
}

/** The workspace folders that a workspace is made of, itself included, as the package.json files say. */
function partsOf(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const dependencies = Object.keys(readJson(join(ROOT, folder, 'package.json'))?.dependencies ?? {});
  const ours = dependencies.filter((name) => name.startsWith('@gridline/')).map((name) => `libs/${name.slice('@gridline/'.length)}`);
  for (const library of ours) if (existsSync(join(ROOT, library))) partsOf(library, found);
  return found;
}
