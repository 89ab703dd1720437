import type { LaidOutPage } from '../layout/laid-out-page';
import { LANGUAGES } from '../lexicon/languages';
import { DETECT_LANGUAGE } from './weights';

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
  return first && first[1] >= DETECT_LANGUAGE.enough && first[1] >= DETECT_LANGUAGE.ahead * (second?.[1] ?? 0) ? first[0] : undefined;
}
