import type { LanguageLexicon } from './language-lexicon';
import { CZECH } from './languages/cs.data';
import { DANISH } from './languages/da.data';
import { GERMAN } from './languages/de.data';
import { ENGLISH } from './languages/en.data';
import { SPANISH } from './languages/es.data';
import { FRENCH } from './languages/fr.data';
import { HUNGARIAN } from './languages/hu.data';
import { INTERNATIONAL } from './languages/international.data';
import { ITALIAN } from './languages/it.data';
import { MALAY } from './languages/ms.data';
import { NORWEGIAN } from './languages/nb.data';
import { DUTCH } from './languages/nl.data';
import { POLISH } from './languages/pl.data';
import { PORTUGUESE } from './languages/pt.data';
import { SWEDISH } from './languages/sv.data';

/** The languages that the engine reads; where two name a column or a document's type by the same word, the first one says what it means. */
export const LANGUAGES: readonly LanguageLexicon[] = [
  ...[ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE, POLISH],
  ...[SWEDISH, DANISH, NORWEGIAN, CZECH, HUNGARIAN, MALAY],
  INTERNATIONAL,
];
