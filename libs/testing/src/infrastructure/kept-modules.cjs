const childProcess = require('node:child_process');
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, isAbsolute, join, relative } = require('node:path');
const { Script } = require('node:vm');

const PROJECT = join(__dirname, '../../../..');
/** Where a process that may write nowhere may still read. */
const FOLDER = join(PROJECT, 'node_modules/.cache/gridline/kept-modules');
/** A program has loaded what its start needs when it has loaded nothing for so long. */
const SETTLED_MS = 1000;
/** What V8 takes back of its code has forgotten who imports for it: such a module is compiled each time. */
const IMPORTS_WHILE_RUNNING = /\bimport\s*[(/]/;
/** Set for a process that is there to keep its modules and for nothing else. */
const FOR_KEEPING = 'KEEPS_MODULES_AND_ENDS';
const OF_PERMISSIONS = /^--(allow-|(experimental-)?permission)/;
/** Where code and sources begin in the file: V8 reads its own code from such addresses. */
const ALIGNED = 8;

/**
 * Preloaded by the programs that tests start: the first of a kind keeps the modules that it loaded, found and compiled, in one file, and the others
 * begin with them. Finding, reading and compiling two thousand files is more than half of what a service's start takes of a processor. `npm test`
 * forgets them before it begins, so what is kept is what was built. Later releases of Node load modules by other ways: there it does nothing.
 */
function keepModules() {
  const program = relative(PROJECT, process.argv[1] ?? '');
  if (!process.versions.node.startsWith('20.') || !program.startsWith('dist')) return;
  // V8 takes back only what it compiled by the same options; what a process may do is none of them.
  const options = process.execArgv.filter((option) => !OF_PERMISSIONS.test(option)).join(' ');
  const path = join(FOLDER, `${program.replace(/\W+/g, '-')}-${createHash('sha1').update(options).digest('hex')}`);
  const kept = openKept(path);
  if (kept) return loadFrom(kept);
  if (process.permission && !process.permission.has('fs.write', path)) return;
  keepInto(path);
  keepForConfined();
}

/** `{ modules: { [file]: [source's begin, length, whether ASCII, code's begin, length] }, resolved: { [folder]: { [request]: file } }, bytes }`. */
function openKept(path) {
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined; // nobody has kept them yet
  }
  const length = bytes.readUInt32LE(0);
  const { modules, resolved } = JSON.parse(bytes.toString('utf8', 4, 4 + length));
  return { modules, resolved, bytes: bytes.subarray(aligned(4 + length)) };
}

function loadFrom({ modules, resolved, bytes }) {
  const loadFile = Module._extensions['.js'];
  Module._extensions['.js'] = (module, file) => {
    const place = modules[file];
    if (!place) return loadFile(module, file);
    const [source, sourceLength, isAscii, code, codeLength] = place;
    const text = bytes.toString(isAscii ? 'latin1' : 'utf8', source, source + sourceLength);
    run(module, compile(text, file, bytes.subarray(code, code + codeLength)), file);
  };
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, parent, isMain, options) =>
    (!options && parent?.path && resolved[parent.path]?.[request]) || resolve(request, parent, isMain, options);
}

function keepInto(path) {
  const scripts = new Map();
  const resolved = {};
  const compileModule = Module.prototype._compile;
  let settled;
  Module.prototype._compile = function (content, file, format) {
    clearTimeout(settled);
    settled = setTimeout(() => write(path, scripts, resolved), SETTLED_MS).unref();
    const text = Module.wrap(content.replace(/^#!.*/, ''));
    const isKept = format !== 'module' && file.endsWith('.js') && !IMPORTS_WHILE_RUNNING.test(content);
    const script = isKept ? compiled(text, file) : undefined;
    if (!script) return compileModule.call(this, content, file, format);
    scripts.set(file, { script, text });
    return run(this, script, file);
  };
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, parent, isMain, options) => {
    const file = resolve(request, parent, isMain, options);
    if (!options && parent?.path && isAbsolute(file)) (resolved[parent.path] ??= {})[request] = file;
    return file;
  };
}

/** The first process that is started without the right to write has a twin with that right, which keeps the modules of both. */
function keepForConfined() {
  const { spawn } = childProcess;
  childProcess.spawn = (program, args, options) => {
    if (args?.includes(__filename) && args.some((argument) => OF_PERMISSIONS.test(argument))) {
      childProcess.spawn = spawn;
      const free = args.filter((argument) => !OF_PERMISSIONS.test(argument));
      const twin = spawn(program, free, {
        ...options,
        env: { ...options.env, [FOR_KEEPING]: '1' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      twin.on('error', () => undefined).unref();
      twin.channel?.unref();
    }
    return spawn(program, args, options);
  };
}

/** In one step: several may keep the same at once. */
function write(path, scripts, resolved) {
  const parts = [];
  let end = 0;
  const add = (part) => {
    const begin = end;
    end = aligned(begin + part.length);
    parts.push(part, Buffer.alloc(end - begin - part.length));
    return [begin, part.length];
  };
  const modules = {};
  for (const [file, { script, text }] of scripts) {
    const source = Buffer.from(text);
    modules[file] = [...add(source), source.length === text.length, ...add(script.createCachedData())];
  }
  const head = Buffer.from(JSON.stringify({ modules, resolved }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const draft = `${path}.${process.pid}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(draft, Buffer.concat([length, head, Buffer.alloc(aligned(4 + head.length) - 4 - head.length), ...parts]));
  renameSync(draft, path);
  if (process.env[FOR_KEEPING]) process.exit();
}

const aligned = (place) => Math.ceil(place / ALIGNED) * ALIGNED;

const compile = (text, filename, cachedData) => new Script(text, { filename, cachedData });

/** Undefined where it is no CommonJS, which Node finds out in its own way. */
function compiled(text, file) {
  try {
    return compile(text, file);
  } catch {
    return undefined;
  }
}

function run(module, script, file) {
  const main = script.runInThisContext();
  main.call(module.exports, module.exports, requireOf(module), module, file, dirname(file));
}

/** What Node gives a module as `require`. */
function requireOf(module) {
  const load = (request) => module.require(request);
  const resolve = Object.assign((request, options) => Module._resolveFilename(request, module, false, options), {
    paths: (request) => Module._resolveLookupPaths(request, module),
  });
  return Object.assign(load, { resolve, main: process.mainModule, extensions: Module._extensions, cache: Module._cache });
}

keepModules();
