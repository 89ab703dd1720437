import { join } from 'node:path';
import { projectRoot } from './throwaway-servers';

/**
 * Node's options for a service that ends with the process which started it, however that ended; its standard input is to be a pipe. Without
 * the maps of sources: reading them is a third of what five services take to load.
 */
export const ENDS_WITH_PARENT: readonly string[] = [
  `--import=${join(projectRoot(), 'libs/testing/src/infrastructure/end-with-parent.mjs')}`,
];
