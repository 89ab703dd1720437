import { findIbans, findVatIds, plainText } from '@gridline/values';
import { boxAround } from '../../model/box';
import { readScoreOf, textOf } from '../../model/page';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { locateCode, printedCode } from './code-spans';
import { lineCarriedOn } from './line-carried-on';
import type { PrintedValue } from './printed-value';
import { FIND_VALUES } from './weights';

/** An account or a tax number that running text breaks at the end of a line: `VAT no. GB 417 7330` over `18`. Check digits tell that it goes on. */
export function withCarriedCodes(values: readonly PrintedValue[], page: LaidOutPage): PrintedValue[] {
  const carried = page.segments.flatMap((segment) => carriedCode(segment, page) ?? []);
  const isBroken = (value: PrintedValue): boolean =>
    carried.some(({ kind, segment, start }) => value.kind === kind && value.segment === segment && value.end > start);
  return carried.length === 0 ? [...values] : [...values.filter((value) => !isBroken(value)), ...carried];
}

function carriedCode(segment: Segment, page: LaidOutPage): PrintedValue | undefined {
  const below = /\d/.test(segment.words.at(-1)!.text) ? lineCarriedOn(segment, page) : undefined;
  if (!below || !/^[\dA-Z]*\d/.test(below.words[0]!.text)) return undefined;
  const from = Math.max(0, segment.words.length - FIND_VALUES.carriedWords);
  const own = segment.words.slice(from);
  const words = [...own, ...below.words.slice(0, FIND_VALUES.carriedWords)];
  const plain = words.map(({ text }) => plainText(text)).join(' ');
  const ibans = findIbans(plain).map((code) => ({ kind: 'iban' as const, code }));
  const vatIds = findVatIds(plain).flatMap(({ vatId: code, valid }) => (valid ? { kind: 'vatId' as const, code } : []));
  for (const { kind, code } of [...ibans, ...vatIds]) {
    const range = locateCode(words, code);
    if (!range || range.start >= own.length || range.end <= own.length) continue;
    const printed = words.slice(range.start, range.end);
    return {
      ...{ kind, segment, start: from + range.start, end: segment.words.length, text: textOf(printed), form: 1 },
      value: kind === 'vatId' ? printedCode(printed, code) : code,
      // A box around both would hold all that stands between them.
      box: boxAround(own.slice(range.start)),
      readScore: readScoreOf(printed),
    };
  }
  return undefined;
}
