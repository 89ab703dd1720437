import { join } from 'node:path';
import { projectRoot } from './throwaway-servers';

/**
 * Node's options for a service that ends with the process which started it, however that ended. Its standard input is to be a pipe.
 * Without the maps of sources, which every process would read at its start: of the five services of a system it is a third of what they
 * take to load.
 */
export const ENDS_WITH_PARENT: readonly string[] = [
  `--import=${join(projectRoot(), 'libs/testing/src/infrastructure/end-with-parent.mjs')}`,
];
