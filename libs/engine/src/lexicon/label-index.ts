import { FIELD_TYPES, type LabelledField, type ValueType } from './field-types';
import { addToGroup } from '../model/grouped';
import { compactForm } from './label-words';
import type { LanguageLexicon } from './language-lexicon';
import { packed, unpacked, type PackedMap } from './packed-map';
import { LABEL_INDEX } from './weights';

/** One meaning of a label. */
export interface LabelMeaning {
  key: string;
  type: ValueType;
  /** 1 for a label that names the field alone, less for one that also heads other things. */
  weight: number;
}

/** The meanings of labels by their compact forms. */
export interface LabelIndex {
  /** Length of the longest label, in letters. */
  longestLabelLength: number;
  /** What a compact form means; with `misread`, one letter may be wrong, missing or too many. */
  labelMeanings: (form: string, misread: boolean) => readonly LabelMeaning[];
}

/** The compact forms of a label: `n pedido` and `fatura n` stand for `n.º pedido`, `nr fatura`, `fatura num.` and the like. */
export function labelForms(label: string, numberWords: readonly string[]): string[] {
  if (!/^n | n$/.test(label)) return [compactForm(label)];
  return numberWords.map((word) => compactForm(label.replace(/^n /, `${word} `).replace(/ n$/, ` ${word}`)));
}

/** What stands for `n` in a label of a language: the signs that all have, and its own words. */
export const numberWordsOf = (language: LanguageLexicon, languages: readonly LanguageLexicon[]): readonly string[] => [
  ...new Set([...languages.filter(({ code }) => code === 'mul'), language].flatMap(({ numberWords = [] }) => numberWords)),
];

/** Every label of the languages by its forms, by field in the order of the fields, strong ones first. */
export function indexLabels(languages: readonly LanguageLexicon[]): PackedMap<readonly LabelMeaning[]> {
  const index = new Map<string, LabelMeaning[]>();
  const numberWords = new Map(languages.map((language) => [language, numberWordsOf(language, languages)]));
  for (const key of Object.keys(FIELD_TYPES) as LabelledField[]) {
    for (const [strength, weight] of [
      ['strong', 1],
      ['weak', LABEL_INDEX.weak],
    ] as const) {
      for (const language of languages)
        for (const form of (language.labels?.[key]?.[strength] ?? []).flatMap((label) => labelForms(label, numberWords.get(language)!)))
          addMeaning(index, form, { key, type: FIELD_TYPES[key], weight });
    }
  }
  return packed(index);
}

/** What the forms mean. */
export function makeLabelIndex(labels: PackedMap<readonly LabelMeaning[]>): LabelIndex {
  const index = unpacked(labels);
  let near: ((form: string) => string[]) | undefined;
  return {
    longestLabelLength: labels.words.reduce((longest, form) => Math.max(longest, form.length), 0),
    labelMeanings: (form, misread) => {
      const exact = index.get(form);
      if (exact) return exact;
      if (!misread || form.length < LABEL_INDEX.forgivenLength) return [];
      // Made for the first recognised page: others never ask, and the forms of all languages are many.
      near ??= nearForms(index);
      return near(form)
        .flatMap((each) => index.get(each) ?? [])
        .map((meaning) => ({ ...meaning, weight: meaning.weight * LABEL_INDEX.misread }));
    },
  };
}

function addMeaning(index: Map<string, LabelMeaning[]>, form: string, meaning: LabelMeaning): void {
  const meanings = index.get(form);
  if (!meanings) index.set(form, [meaning]);
  else if (!meanings.some((each) => each.key === meaning.key)) meanings.push(meaning);
}

/** The forms that are one letter off another one. */
function nearForms(index: ReadonlyMap<string, unknown>): (form: string) => string[] {
  const oneLetterLess = new Map<string, string[]>();
  for (const form of index.keys()) {
    if (form.length < LABEL_INDEX.forgivenLength) continue;
    for (const shorter of shortened(form)) addToGroup(oneLetterLess, shorter, form);
  }
  return (form) => {
    const candidates = new Set(oneLetterLess.get(form));
    for (const shorter of shortened(form)) {
      if (index.has(shorter)) candidates.add(shorter);
      for (const other of oneLetterLess.get(shorter) ?? []) candidates.add(other);
    }
    return [...candidates];
  };
}

function* shortened(form: string): Generator<string> {
  for (let index = 0; index < form.length; index++) yield form.slice(0, index) + form.slice(index + 1);
}
