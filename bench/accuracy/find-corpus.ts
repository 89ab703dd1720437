import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-line/run-command';

/** The corpus's folder, once it is seen to hold what is needed of it. Throws CommandError. */
export function findCorpus(folder: string, suites: readonly string[]): string {
  if (!existsSync(join(folder, 'suites'))) throw new CommandError(`${folder} is no corpus: it has no folder "suites".`);
  const missing = suites.filter((suite) => !existsSync(join(folder, 'suites', suite)));
  if (missing.length > 0) throw new CommandError(`The corpus ${folder} lacks the suite ${missing.join(', ')}.`);
  return folder;
}
