import { parseDate, type Convention } from '@gridline/values';
import { FIELD_TYPES } from '../lexicon/field-types';
import { readAmount } from '../reckoning/read-amount';
import { fieldDoubt } from './field-doubt';
import { occurrencesOf } from './find-rows';
import type { ModelAnswer } from './model-answer';
import type { Occurrence, PageIndex } from './page-index';
import type { SecondOpinion } from './second-opinion';

/** A field of the model and where the page says it. */
export interface GroundedField {
  key: string;
  /** In the canonical form of its key. */
  value: string;
  text: string;
  occurrence?: Occurrence;
  match: 'letters' | 'meaning' | 'none';
  /** In how many places of the document it stands. */
  occurrences: number;
  /** Why it is not believed, although it is printed. */
  doubt?: string;
}

/** Looks every field up, each key once. */
export function groundFields(
  { fields }: ModelAnswer,
  pages: readonly PageIndex[],
  convention: Convention,
  opinion: SecondOpinion,
): GroundedField[] {
  const seen = new Set<string>();
  return fields.flatMap(({ key, value }) => {
    if (seen.has(key) || value.trim() === '') return [];
    seen.add(key);
    const occurrences = occurrencesOf(value, pages, convention);
    const occurrence = occurrences[0];
    const text = occurrence?.match === 'meaning' ? occurrence.text : value;
    return [
      {
        key,
        value: canonical(key, value, convention),
        text,
        occurrence,
        match: occurrence?.match ?? 'none',
        occurrences: occurrences.length,
        doubt: fieldDoubt({ key, value: canonical(key, value, convention), occurrences }, pages, opinion),
      },
    ];
  });
}

/** Dates as ISO 8601, amounts as plain decimals, codes of registers without blanks; what cannot be read so stays as it is. */
function canonical(key: string, value: string, convention: Convention): string {
  const type = (FIELD_TYPES as Record<string, string>)[key];
  const text = value.trim();
  if (type === 'date') return parseDate(text, convention)?.iso ?? text;
  if (type === 'amount') return readAmount(text, convention)?.value ?? text;
  return type === 'vatId' || type === 'iban' || type === 'bic' ? text.replace(/\s/g, '') : text;
}
