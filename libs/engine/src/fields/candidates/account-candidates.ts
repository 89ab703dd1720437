import { checkIban, findIbans } from '@gridline/values';
import { overlapX } from '../../model/box';
import { toCandidate, type Candidate } from './candidate';
import type { PrintedValue } from '../values/printed-value';
import type { Segment } from '../../layout/segments';
import type { PageFindings } from './page-findings';
import { nationalIban } from '../values/national-account';
import { wordForms } from '../../lexicon/label-words';
import { isYourWord } from '../../lexicon/lexicon';
import { ACCOUNT_CANDIDATES } from './weights';
import { readScoreOf, textOf } from '../../model/page';

/**
 * An IBAN needs no label, with right check digits before any other, nor does a BIC of its country beside it or one that a word names: many a word in
 * capitals has its form (`FOURNISSEUR`). The first on the page is the one to pay to.
 */
export function accountCandidates({ page, values }: PageFindings): Candidate[] {
  const ibans = values.filter(({ kind }) => kind === 'iban');
  const isOfIban = (bic: PrintedValue): boolean =>
    ibans.some(
      (iban) =>
        Math.abs(iban.segment.line - bic.segment.line) <= ACCOUNT_CANDIDATES.bicWithin && iban.value.slice(0, 2) === bic.value.slice(4, 6),
    );
  return values
    .filter((value) => !isReaders(value))
    .filter(
      (value) =>
        value.kind === 'iban' ||
        (value.kind === 'bic' &&
          (isNamedBic(value) || ((value.form === 1 || ibans.some((iban) => isBehind(iban, value))) && isOfIban(value)))),
    )
    .map((value) => {
      const form = value.kind === 'iban' ? value.form : 1;
      const score = form * (ACCOUNT_CANDIDATES.proven - (ACCOUNT_CANDIDATES.perPage * value.box.top) / page.height);
      return toCandidate(value.kind, value, { page, score, position: ACCOUNT_CANDIDATES.proven, formatValid: form });
    });
}

/** `BE82 7380 4122 9668 BMEUBEBB`: what comes next to an account is no other word. */
const isBehind = (iban: PrintedValue, bic: PrintedValue): boolean =>
  iban.segment === bic.segment && bic.start >= iban.end && bic.start <= iban.end + 1;

/** `BIC GKCCBEBB`, also amid a sentence: the word before it says what it is. */
const isNamedBic = ({ segment, start }: PrintedValue): boolean => /\b(?:BIC|SWIFT)\b.{0,6}$/i.test(textBefore(segment, start));

const textBefore = ({ words }: Segment, start: number): string => textOf(words.slice(0, start));

/** An IBAN, or an account of Poland, that ran out of its line and goes on at the beginning of the next one; its check digits prove that the two are one. */
export function wrappedAccounts({ page }: PageFindings): Candidate[] {
  return page.segments.flatMap((segment) => {
    const [begun] = BEGUN_IBAN.exec(segment.text) ?? BEGUN_NATIONAL_ACCOUNT.exec(segment.text) ?? [];
    if (begun === undefined) return [];
    const following = page.segments.filter(({ line, box }) => line === segment.line + 1 && overlapX(box, segment.box) > 0);
    return following.flatMap((next) => {
      const iban = /^\d/.test(begun) ? nationalIban(`${begun} ${next.text}`) : findIbans(`${begun} ${next.text}`)[0];
      if (!iban || findIbans(segment.text).includes(iban)) return [];
      const read = { value: iban, text: iban, box: segment.box, readScore: readScoreOf(segment.words) };
      const score = ACCOUNT_CANDIDATES.proven;
      return [toCandidate('iban', read, { page, score, position: score, formatValid: 1, beside: 'wrapped' })];
    });
  });
}

const BEGUN_IBAN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d])*$/;
const BEGUN_NATIONAL_ACCOUNT = /(?<![\dA-Z]|\d )\d{2}(?: \d{4}){2,5}$/;

/** Words of an IBAN's form and length behind the word IBAN, also at a line's end, or before the word BIC. The check of the digits tells that they are wrong. */
export function unprovenAccounts({ page }: PageFindings): Candidate[] {
  const words = page.segments.flatMap((segment) => segment.words);
  return words.flatMap((word, index) => {
    const text = word.text.replace(/[,;.]$/, '');
    const known = /^[A-Z]{2}\d{2}/.test(text) ? checkIban(text) : null;
    if (!known || known.valid || !known.isWhole) return [];
    const [before = '', behind = ''] = [words[index - 1]?.text, words[index + 1]?.text];
    if (!/\bIBAN:?$/i.test(before) && !/^\(?(?:BIC|SWIFT)\b/i.test(behind)) return [];
    const read = { value: known.iban, text, box: word.box, readScore: word.readScore };
    return [
      toCandidate('iban', read, {
        page,
        score: ACCOUNT_CANDIDATES.unproven,
        labelStrength: ACCOUNT_CANDIDATES.unproven,
        position: ACCOUNT_CANDIDATES.unproven,
        formatValid: ACCOUNT_CANDIDATES.wrongDigits,
      }),
    ];
  });
}

/** `von Ihrem Konto`, `op uw rekening`: the account of whom the document is for is not the one to pay to. */
const isReaders = ({ segment, start }: PrintedValue): boolean =>
  wordForms(textOf(segment.words.slice(Math.max(0, start - ACCOUNT_CANDIDATES.spokenWithin), start))).some(isYourWord);
