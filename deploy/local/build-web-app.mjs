import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { run } from './infrastructure/command.mjs';
import { filesUnder, ROOT } from './project.mjs';

const APP = join(ROOT, 'apps/web');
/** What the web app is made of besides its own folder. */
const LIBRARIES = ['libs/contracts/src', 'libs/client/src'];

/** Builds the web app into its dist/ with Vite, when its sources are another than at the last build. */
export async function buildWebApp() {
  const started = performance.now();
  if (!existsSync(join(APP, 'index.html'))) return { built: false };
  const output = join(APP, 'dist');
  const stampPath = join(ROOT, 'dist/web-built-from');
  const stamp = fingerprint();
  if (existsSync(stampPath) && existsSync(join(output, 'index.html')) && readFileSync(stampPath, 'utf8') === stamp) return { built: false };
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', output, '--emptyOutDir', '--logLevel', 'warn'], { cwd: APP });
  writeFileSync(stampPath, stamp);
  return { built: true, seconds: (performance.now() - started) / 1000 };
}

/** A hash over every source file of the web app, by name and content. */
function fingerprint() {
  const ours = filesUnder(APP, (path) => !/\/(node_modules|dist)\//.test(path) && !path.endsWith('.spec.ts'));
  const libraries = LIBRARIES.flatMap((folder) => filesUnder(join(ROOT, folder), (path) => !path.endsWith('.spec.ts')));
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'node_modules/vite/package.json')));
  for (const path of [...ours, ...libraries].sort()) hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
