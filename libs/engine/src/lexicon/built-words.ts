import { readFileSync } from 'node:fs';
import { builtFile } from '@gridline/values';
import type { KnownWords } from './known-words';

/** What the build writes: the words of every language, indexed (`build-words.ts`). */
export const BUILT_WORDS = builtFile(__dirname, 'built-words.json');

/** The words of every language that the engine knows. */
export const builtWords = (): KnownWords => JSON.parse(readFileSync(BUILT_WORDS, 'utf8')) as KnownWords;
