import type { LanguageLexicon } from './language-lexicon';

/** The scripts of one language, by Unicode's names, as data. */
export interface IndexedScripts {
  code: string;
  scripts: string;
  isAmongOthers: boolean;
}

/** The letters of the scripts that a language's papers are most of. */
export interface ScriptOfLanguage {
  code: string;
  letters: RegExp;
  /** They stand among letters of another script: kana tell Japanese from Chinese. */
  isAmongOthers: boolean;
}

/** Those that stand among others first: such a paper is in the script of the others, too. */
export const indexScripts = (languages: readonly LanguageLexicon[]): IndexedScripts[] =>
  languages
    .flatMap(({ code, scripts, scriptsAmongOthers: isAmongOthers = false }) => (scripts ? [{ code, scripts, isAmongOthers }] : []))
    .sort((a, b) => Number(b.isAmongOthers) - Number(a.isAmongOthers));

export const makeScripts = (indexed: readonly IndexedScripts[]): ScriptOfLanguage[] =>
  indexed.map(({ scripts, ...rest }) => ({ ...rest, letters: new RegExp(anyScript(scripts), 'gu') }));

/** Any character of these scripts, as a regular expression. */
export const anyScript = (names: string): string => `[${names.replace(/\w+ ?/g, (name) => `\\p{Script=${name.trim()}}`)}]`;
