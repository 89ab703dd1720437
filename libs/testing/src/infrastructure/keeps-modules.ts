import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './throwaway-servers';

/** Node's options for a program of `dist/` that tests start many times: it begins with the modules that the first of its kind has kept. */
export const KEEPS_MODULES: readonly string[] = ['--require', join(projectRoot(), 'libs/testing/src/infrastructure/kept-modules.cjs')];

/** The same as a variable, for programs that others start. */
export const NODE_KEEPS_MODULES = { NODE_OPTIONS: `--require ${JSON.stringify(KEEPS_MODULES[1])}` };

/** Before a run of tests: what is kept is of the sources as they stand. */
export function forgetKeptModules(): void {
  rmSync(join(projectRoot(), 'node_modules/.cache/gridline/kept-modules'), { recursive: true, force: true });
}
