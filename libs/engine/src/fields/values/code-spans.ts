import { findIbans, findUnprovenIbans, findVatIds, foldedVatId, isBic, plainText } from '@gridline/values';
import type { Word } from '../../model/page';
import type { Segment } from '../../layout/segments';
import { nationalIban } from './national-account';
import { FIND_VALUES } from './weights';
import type { PrintedKind, ValueSpan } from './printed-value';

/** The account numbers, tax numbers and codes of banks of a segment. */
export function codeSpans(segment: Segment, plain: string): ValueSpan[] {
  const spans: ValueSpan[] = [];
  const locate = (kind: PrintedKind, code: string, form: number): void => {
    const range = locateCode(segment.words, code);
    if (range)
      spans.push({ kind, ...range, value: kind === 'vatId' ? printedCode(segment.words.slice(range.start, range.end), code) : code, form });
  };
  for (const iban of findIbans(plain)) locate('iban', iban, 1);
  const national = nationalIban(plain);
  const printed = national && locateCode(segment.words, national.slice(2));
  if (printed) spans.push({ kind: 'iban', ...printed, value: national, form: 1 });
  for (const iban of findUnprovenIbans(plain)) locate('iban', iban, FIND_VALUES.unprovenIban);
  for (const { vatId, valid } of findVatIds(plain)) locate('vatId', vatId, valid === false ? FIND_VALUES.wrongVatId : 1);
  for (const [index, word] of segment.words.entries()) {
    if (!/[A-Z]{6}/.test(word.text)) continue;
    const text = word.text.replace(/^[(\[]|[)\],;.]+$/g, '');
    if (isBic(text))
      spans.push({
        kind: 'bic',
        start: index,
        end: index + 1,
        value: text,
        form: text.length === 11 || /\d/.test(text) ? 1 : FIND_VALUES.shortBic,
      });
  }
  return spans;
}

/** A code as its words print it, without what they hold before and behind it. */
export function printedCode(words: readonly Word[], code: string): string {
  const grouped = [...code].map((sign) => sign.replace(/[+*]/, '\\$&')).join('[ .\\-/:]*');
  const printed = words.map((word) => plainText(word.text)).join(' ');
  return new RegExp(grouped, 'i').exec(printed)?.[0] ?? code;
}

/** The words that together hold a code, blanks and points between its groups left out. */
export function locateCode(words: readonly Word[], code: string): { start: number; end: number } | null {
  for (let start = 0; start < words.length; start++) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < code.length + 12; end++) {
      joined += foldedVatId(words[end]!.text);
      if (!joined.includes(code)) continue;
      const next = words
        .slice(start + 1, end + 1)
        .map((word) => foldedVatId(word.text))
        .join('');
      if (!next.includes(code)) return { start, end: end + 1 };
    }
  }
  return null;
}
