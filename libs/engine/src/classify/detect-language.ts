import type { LaidOutPage } from '../layout/laid-out-page';
import { LANGUAGES } from '../lexicon/languages';

/** Fewer of its small words than this tell no language: three also stand in a table of names by chance. */
const ENOUGH = 4;
/** The first language must be this far ahead of the second. */
const AHEAD = 1.3;

const LANGUAGES_BY_WORD = new Map<string, string[]>();
for (const { code, smallWords = [] } of LANGUAGES) {
  for (const word of smallWords) LANGUAGES_BY_WORD.set(word, [...(LANGUAGES_BY_WORD.get(word) ?? []), code]);
}

/** The language of a document (ISO 639-1) by its small words; undefined where they do not settle it. A word of two languages counts half for each. */
export function detectLanguage(pages: readonly LaidOutPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of pages.flatMap((page) => page.segments.flatMap((phrase) => phrase.words))) {
    const languages = LANGUAGES_BY_WORD.get(word.text.toLowerCase().replace(/[.,:;()]/g, '')) ?? [];
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= ENOUGH && first[1] >= AHEAD * (second?.[1] ?? 0) ? first[0] : undefined;
}
