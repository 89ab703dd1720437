import { foldedText } from '@gridline/values';
import type { LanguageLexicon } from './language-lexicon';
import { packed, unpacked, type PackedMap } from './packed-map';
import { TELL_LANGUAGE } from './weights';

/** Tells the language of words (ISO 639-1) by those that its papers print; undefined where they do not settle it. */
export type TellLanguage = (words: Iterable<string>) => string | undefined;

/** Where the index has the languages of few papers, as no word. */
const OF_FEW_PAPERS = '#';

/** The languages whose papers print a word, by word, and those that have a letter which English has not, by letter. */
export function indexTellingWords(languages: readonly LanguageLexicon[]): PackedMap<readonly string[]> {
  const codes = new Map<string, string[]>([[OF_FEW_PAPERS, languages.flatMap(({ code, ofFewPapers }) => (ofFewPapers ? [code] : []))]]);
  for (const language of languages) {
    if (language.code === 'mul') continue;
    for (const word of [...wordsOf(language), ...(language.letters ?? '')]) codes.set(word, [...(codes.get(word) ?? []), language.code]);
  }
  return packed(codes);
}

/** The sister of each language that names one. */
export const indexSisters = (languages: readonly LanguageLexicon[]): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.flatMap(({ code, sisterOf }) => (sisterOf ? [[code, sisterOf]] : [])));

/**
 * A word of two languages counts half for each, and one printed often no more than one printed a few times. A till receipt or a list has labels
 * and hardly a small word: of 135 papers by strangers 122 were told by small words alone, 135 by both.
 */
export function makeTellLanguage(tellingWords: PackedMap<readonly string[]>, sisters: Readonly<Record<string, string>>): TellLanguage {
  const codes = unpacked(tellingWords);
  const rare = new Set(codes.get(OF_FEW_PAPERS));
  /** Those of the languages that count: those of many papers, where there are any. */
  const usualOf = (having: readonly string[]): readonly string[] => {
    const usual = having.filter((code) => !rare.has(code));
    return usual.length > 0 ? usual : having;
  };
  return (words) => {
    const seen = new Map<string, number>();
    const accented = new Set<string>();
    for (const word of words) {
      if (LETTERLESS.test(word)) continue;
      if (ACCENTED.test(word)) accented.add(word.toLowerCase());
      const form = bareWord(word);
      if (codes.has(form)) seen.set(form, Math.min(TELL_LANGUAGE.mostOfOneWord, (seen.get(form) ?? 0) + 1));
    }
    const scores = new Map<string, number>();
    for (const [form, count] of seen) {
      const shared = codes.get(form)!;
      const share = count / usualOf(shared).length;
      for (const code of shared) scores.set(code, (scores.get(code) ?? 0) + share);
    }
    return settled(scores, sisters) ?? settled(scoresByLetters(accented, codes, usualOf), sisters);
  };
}

/** A list of names and machines has hardly a word of its labels: each word with letters of some languages alone counts for those, shared among them. */
function scoresByLetters(
  words: Iterable<string>,
  codes: ReadonlyMap<string, readonly string[]>,
  usualOf: (having: readonly string[]) => readonly string[],
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const word of words) {
    // `İ` is an i with a mark in small letters, and no letter of its own.
    const [first = [], ...others] = Array.from(word.match(ACCENTED_LETTERS) ?? [], (letter) => codes.get(letter) ?? []);
    const telling = usualOf(first.filter((code) => others.every((each) => each.includes(code))));
    for (const code of telling) scores.set(code, (scores.get(code) ?? 0) + 1 / telling.length);
  }
  return scores;
}

/** The small words of a language and the longer ones of its labels and titles, each once. */
function wordsOf(language: LanguageLexicon): Set<string> {
  const { smallWords = [], labels = {}, titles = {}, columns = {}, totals = [], payments = [], units = [], payWords = [] } = language;
  const phrases = [
    ...Object.values(labels).flatMap(({ strong = [], weak = [] }) => [...strong, ...weak]),
    ...[titles, columns].flatMap((lists) => Object.values(lists).flat()),
    ...[totals, payments, units, payWords, language.grossWords ?? [], language.netWords ?? []].flat(),
  ];
  // Labels share their words: each is folded once.
  const words = [...new Set(phrases.join(' ').split(/[^\p{L}\p{M}]+/u))].map(bareWord);
  return new Set([...smallWords.map(foldedText), ...words.filter(({ length }) => length >= TELL_LANGUAGE.shortestLabelWord)]);
}

/** The language of the highest score, where no other but its sister comes near. */
function settled(scores: ReadonlyMap<string, number>, sisters: Readonly<Record<string, string>>): string | undefined {
  const familyOf = (code: string): string => sisters[code] ?? code;
  const [first, ...others] = [...scores].sort((a, b) => b[1] - a[1]);
  const second = others.find(([code]) => familyOf(code) !== familyOf(first![0]));
  return first && first[1] >= TELL_LANGUAGE.enough && first[1] >= TELL_LANGUAGE.ahead * (second?.[1] ?? 0) ? first[0] : undefined;
}

/** Most words are letters of ASCII, or figures. */
const PLAIN_LETTERS = /^[A-Za-z]+$/;
const LETTERLESS = /^[!-@[-`{-~]*$/;

/** With letters of the Latin script beyond those of English. */
const ACCENTED = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]/;
const ACCENTED_LETTERS = new RegExp(ACCENTED, 'g');

/** As the lists have it: without accents, of any case, without the signs around it. */
const bareWord = (word: string): string =>
  PLAIN_LETTERS.test(word) ? word.toLowerCase() : foldedText(word).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
