import { foldedText } from '@gridline/values';
import type { LanguageLexicon } from './language-lexicon';
import { TELL_LANGUAGE } from './weights';

/** Tells the language of words (ISO 639-1) by the small words and business words among them; undefined where they do not settle it. */
export type TellLanguage = (words: Iterable<string>) => string | undefined;

/** A word of two languages counts half for each, and one printed often no more than one printed a few times. */
export function makeTellLanguage(languages: readonly LanguageLexicon[]): TellLanguage {
  const codes = new Map<string, string[]>();
  for (const { code, smallWords = [] } of languages)
    for (const word of new Set(smallWords.map(foldedText))) codes.set(word, [...(codes.get(word) ?? []), code]);
  return (words) => {
    const seen = new Map<string, number>();
    for (const word of words) {
      const form = bareWord(word);
      if (codes.has(form)) seen.set(form, Math.min(TELL_LANGUAGE.mostOfOneWord, (seen.get(form) ?? 0) + 1));
    }
    const scores = new Map<string, number>();
    for (const [form, count] of seen) {
      const shared = codes.get(form)!;
      for (const code of shared) scores.set(code, (scores.get(code) ?? 0) + count / shared.length);
    }
    return settled(scores);
  };
}

function settled(scores: ReadonlyMap<string, number>): string | undefined {
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= TELL_LANGUAGE.enough && first[1] >= TELL_LANGUAGE.ahead * (second?.[1] ?? 0) ? first[0] : undefined;
}

/** As the lists have it: without accents, of any case, without the signs around it. */
const bareWord = (word: string): string => foldedText(word).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
