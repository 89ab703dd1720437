import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ValueWords } from './index-words';

/** Where the build puts a file that it makes for a folder of a library, in whatever form that library runs. */
export function builtFile(folder: string, name: string): string {
  const parent = folder.slice(0, folder.lastIndexOf(`${sep}libs${sep}`));
  const dist = [parent, dirname(parent)].find((each) => basename(each) === 'dist') ?? join(parent, 'dist');
  return join(dist, relative(parent, folder), name);
}

/** What the build writes: the words of dates and money of every language, indexed (the engine's `build-words.ts`). */
export const BUILT_VALUE_WORDS = builtFile(__dirname, 'built-words.json');

let built: ValueWords | undefined;

/** The words of dates and money of every language. */
export const builtValueWords = (): ValueWords => (built ??= JSON.parse(readFileSync(BUILT_VALUE_WORDS, 'utf8')) as ValueWords);
