import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { programEnvironment } from '../recognise/tesseract/program-environment';
import { COMPILER_OPTIONS } from './compiler-options';
import { engineConfinement } from './engine-confinement';

/** The folder of all libraries, in whatever form this file runs, and the project's. */
const LIBRARIES = resolve(__dirname, '../../..');
const PROJECT = basename(dirname(LIBRARIES)) === 'dist' ? resolve(LIBRARIES, '../..') : dirname(LIBRARIES);

/** The only place that the engine writes to: language data are unpacked there (see `language-data.ts`). */
const SCRATCH = join(tmpdir(), 'gridline-language-data-*');

/** Added to what the kernel reckons when memory is short: it then ends the process of a document before any service. */
const OUT_OF_MEMORY_SCORE = '500';

/** What a process of the engine is started with. */
interface EngineProcessOptions {
  script: string;
  /** Of its JavaScript. */
  heapMb: number;
}

/**
 * Starts a process that reads strangers' documents: without the service's secrets, and without network or the right to write where the
 * platform allows it (docs/decisions/documents-in-processes.md).
 */
export function startEngineProcess({ script, heapMb }: EngineProcessOptions): ChildProcess {
  const own = [
    process.execPath,
    ...loading(process.execArgv),
    ...permissions(),
    ...COMPILER_OPTIONS,
    `--max-old-space-size=${heapMb}`,
    script,
  ];
  const [program, ...parameters] = [...engineConfinement().command, ...own];
  const child = spawn(program!, parameters, {
    env: engineEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // A session of its own, so that its priority holds against all others; it ignores a terminal's signals in any case.
    detached: process.platform === 'linux',
  });
  if (process.platform === 'linux' && child.pid) writeFile(`/proc/${child.pid}/oom_score_adj`, OUT_OF_MEMORY_SCORE, () => undefined);
  return child;
}

function engineEnvironment(): NodeJS.ProcessEnv {
  const { MALLOC_ARENA_MAX: arenas } = process.env;
  return { ...programEnvironment(), ...(arenas === undefined ? {} : { MALLOC_ARENA_MAX: arenas }), NODE_NO_WARNINGS: '1' };
}

/**
 * Node's own permissions: its JavaScript reads its code and the recogniser's, and writes into its scratch folder alone. Programs and native
 * libraries are not held by them.
 */
function permissions(): string[] {
  const code = ['node_modules', 'libs', 'dist', 'package.json'].map((name) => join(PROJECT, name));
  const programs = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  // Beside a program's folder lie its models; ours are unpacked into `debian` (deploy/local/tesseract.mjs).
  const models = programs.flatMap((folder) => [join(folder, '../share'), join(folder, '../debian')]);
  const read = [...new Set([...code, ...programs, ...models, SCRATCH])];
  return [
    PERMISSION_FLAG,
    '--allow-addons',
    '--allow-worker',
    '--allow-child-process',
    ...read.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${SCRATCH}`,
  ];
}

/** Of Node's own options those that say how code is loaded. */
function loading(options: readonly string[]): string[] {
  return options.flatMap((option, index) => {
    if (option === '--enable-source-maps') return [option];
    return option === '-r' || option === '--require' ? [option, options[index + 1]!] : [];
  });
}

const [NODE_MAJOR = 0, NODE_MINOR = 0] = process.versions.node.split('.').map(Number);

/** The option lost its first word in Node 23.5. */
const PERMISSION_FLAG = NODE_MAJOR > 23 || (NODE_MAJOR === 23 && NODE_MINOR >= 5) ? '--permission' : '--experimental-permission';
