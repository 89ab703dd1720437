import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { filesUnder, ROOT } from './project.mjs';

const DIST = join(ROOT, 'dist');
/** What runs in Node. The web app is Vite's. */
const SOURCE_FOLDERS = ['apps', 'libs', 'bench'];
/** Read by the code at run time, so it travels with it. */
const DATA_FILE = /\.(json|sql|html|css|svg|lua|txt|pdf|png|csv)$/;
/** The words of every language, indexed, as the engine and the reading of values ask for them: a second's work that no process then does at its start. */
const MAKES_WORDS = /\/libs\/(?:engine\/src\/lexicon|values\/src)\//;
const BUILT_WORDS = ['libs/engine/src/lexicon', 'libs/values/src'].map((folder) => join(DIST, folder, 'built-words.json'));
const FRONT_DOOR = /\/libs\/[^/]+\/src\/index\.ts$/;
/** Files transformed at once; swc has threads of its own. */
const BATCH = 64;

/** Turns the services and libraries into CommonJS under dist/, file by file, leaving alone what has not changed. */
export async function buildServices() {
  const started = performance.now();
  const config = readFileSync(join(ROOT, '.swcrc'), 'utf8');
  discardBuildOfOtherConfig(config);
  const sources = SOURCE_FOLDERS.flatMap((folder) => filesUnder(join(ROOT, folder), belongsInDist));
  removeOrphans(new Set([...sources.map(targetOf), ...BUILT_WORDS]));
  const stale = sources.filter((source) => isStale(source, targetOf(source)));
  const code = stale.filter(isCode);
  for (const source of stale.filter((path) => !isCode(path))) copy(source);
  if (code.length > 0) await transformAll(code, config);
  if (sources.some((source) => MAKES_WORDS.test(source) && BUILT_WORDS.some((words) => isStale(targetOf(source), words))))
    await buildWords();
  return { built: stale.length, total: sources.length, seconds: (performance.now() - started) / 1000 };
}

function isCode(path) {
  return path.endsWith('.ts');
}

function belongsInDist(path) {
  const inside = relative(ROOT, path);
  if (/(^|\/)node_modules\/|^apps\/web\/|\/fixtures\//.test(inside)) return false;
  if (/\.(spec|d)\.ts$|package\.json$|tsconfig.*\.json$/.test(inside)) return false;
  return isCode(inside) || DATA_FILE.test(inside);
}

function targetOf(source) {
  return join(DIST, relative(ROOT, source)).replace(/\.ts$/, '.js');
}

/** Equal times count as stale: a file system's clock may be too coarse to tell a quick edit. */
function isStale(source, target) {
  return !existsSync(target) || statSync(target).mtimeMs <= statSync(source).mtimeMs;
}

/** Another compiler or another configuration makes everything stale. */
function discardBuildOfOtherConfig(config) {
  const compiler = readFileSync(join(ROOT, 'node_modules/@swc/core/package.json'), 'utf8');
  const stamp = createHash('sha256').update(config).update(compiler).digest('hex');
  const stampPath = join(DIST, 'built-with');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  for (const folder of SOURCE_FOLDERS) for (const path of builtFiles(folder)) rmSync(path, { force: true });
  mkdirSync(DIST, { recursive: true });
  writeFileSync(stampPath, stamp);
}

/** Output whose source is gone would go on being loaded by name, and words of it be known. */
function removeOrphans(targets) {
  const built = SOURCE_FOLDERS.flatMap(builtFiles).filter((path) => !/\.(map|draft)$/.test(path));
  for (const path of built.filter((each) => !targets.has(each))) {
    rmSync(path, { force: true });
    rmSync(`${path}.map`, { force: true });
    if (MAKES_WORDS.test(path)) for (const words of BUILT_WORDS) rmSync(words, { force: true });
  }
}

function builtFiles(folder) {
  return filesUnder(join(DIST, folder));
}

function copy(source) {
  const target = targetOf(source);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

async function transformAll(sources, config) {
  const { transformFile } = await import('@swc/core');
  const { $schema: _, ...options } = JSON.parse(config);
  options.jsc.baseUrl = ROOT;
  const failures = [];
  for (let first = 0; first < sources.length; first += BATCH) {
    const batch = sources.slice(first, first + BATCH).map((source) => transform(source, transformFile, options));
    failures.push(...(await Promise.allSettled(batch)).filter(({ status }) => status === 'rejected'));
  }
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => sourceError(reason)).join('\n'));
}

/** In a process of its own, which loads what was just built. */
async function buildWords() {
  await promisify(execFile)(process.execPath, [join(DIST, 'libs/engine/src/lexicon/build-words.js')]);
}

/** Where in which file: without the compiler's own stack, which follows. */
function sourceError({ message }) {
  return message.split('\n\nCaused by')[0].trimEnd();
}

async function transform(source, transformFile, options) {
  const target = targetOf(source);
  const { code, map } = await transformFile(source, { ...optionsFor(source, options), swcrc: false, cwd: ROOT });
  mkdirSync(dirname(target), { recursive: true });
  writeWhole(`${target}.map`, map);
  writeWhole(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
}

/** A library's front door leads to a room when something of it is first used: a service that hands documents to engines does not load one. */
function optionsFor(source, options) {
  if (!FRONT_DOOR.test(source)) return options;
  const rooms = [...readFileSync(source, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, room]) => room);
  return { ...options, module: { ...options.module, lazy: rooms } };
}

/** In one step: two builds may run at once, and a service may be starting from what is there. */
function writeWhole(path, text) {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
