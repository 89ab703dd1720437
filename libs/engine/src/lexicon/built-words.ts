import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { KnownWords } from './known-words';

/** The folder of all libraries, in whatever form this file runs, and where the build puts what it makes of this folder. */
const LIBRARIES = resolve(__dirname, '../../..');
const PARENT = dirname(LIBRARIES);
const DIST = [PARENT, dirname(PARENT)].find((folder) => basename(folder) === 'dist') ?? join(PARENT, 'dist');
const BUILT = join(DIST, 'libs');

/** What the build writes: the words of every language, indexed (`build-words.ts`). */
export const BUILT_WORDS = join(BUILT, relative(LIBRARIES, __dirname), 'built-words.json');

/** The words of every language that the engine knows. */
export const builtWords = (): KnownWords => JSON.parse(readFileSync(BUILT_WORDS, 'utf8')) as KnownWords;
