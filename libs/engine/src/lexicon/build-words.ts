import { renameSync, writeFileSync } from 'node:fs';
import { BUILT_WORDS } from './built-words';
import { indexWords } from './known-words';
import { LANGUAGES } from './languages';

// Run by the build (deploy/local/build-services.mjs). In one step: two builds may run at once, and an engine may be starting.
const draft = `${BUILT_WORDS}.${process.pid}.draft`;
writeFileSync(draft, JSON.stringify(indexWords(LANGUAGES)));
renameSync(draft, BUILT_WORDS);
