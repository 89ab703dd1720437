import type { LanguageLexicon } from './language-lexicon';

export type KnownLanguages = readonly LanguageLexicon[];

/** The languages as their files have them: for what trains on their words. An engine at work has the indexed ones (`built-words.ts`) and does not load these. */
export const knownLanguages = async (): Promise<KnownLanguages> => (await import('./languages.js')).LANGUAGES;
