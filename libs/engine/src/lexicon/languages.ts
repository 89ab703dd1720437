import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageLexicon } from './language-lexicon';

const FOLDER = join(__dirname, 'languages');
const LANGUAGE_FILE = /^[a-z]+\.data\.[jt]s$/;

/** The languages that the engine reads: each file of the folder has one. */
export const LANGUAGES: readonly LanguageLexicon[] = readdirSync(FOLDER)
  .filter((file) => LANGUAGE_FILE.test(file))
  .sort()
  .map(languageOf);

function languageOf(file: string): LanguageLexicon {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- nobody knows its name before.
  const [language, ...others] = Object.values(require(join(FOLDER, file)) as Record<string, LanguageLexicon>);
  if (!language || others.length > 0) throw new Error(`${file} has not one language.`);
  return language;
}
