import { renameSync, writeFileSync } from 'node:fs';
import { BUILT_VALUE_WORDS, indexValueWords } from '@gridline/values';
import { BUILT_WORDS } from './built-words';
import { indexWords } from './known-words';
import { LANGUAGES } from './languages';

// Run by the build (deploy/local/build-services.mjs). In one step each: two builds may run at once, and a process may be starting.
for (const [path, words] of [
  [BUILT_VALUE_WORDS, indexValueWords(LANGUAGES)],
  [BUILT_WORDS, indexWords(LANGUAGES)],
] as const) {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(words));
  renameSync(draft, path);
}
