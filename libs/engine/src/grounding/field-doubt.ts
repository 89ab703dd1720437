import { checkIban } from '@gridline/values';
import type { Occurrence, PageIndex } from './page-index';
import type { SecondOpinion } from './second-opinion';

/** Keys of numbers that money is sent to. */
const ACCOUNT_KEYS: ReadonlySet<string> = new Set(['iban', 'accountNumber']);

/** A value that a model says of a key, and where it stands. */
interface SaidField {
  key: string;
  value: string;
  occurrences: readonly Occurrence[];
}

/**
 * Why a field is not to be believed although its value is printed; undefined where nothing speaks against it. A document can talk a model into any
 * value by printing it in a sentence that tells the model so (docs/decisions/a-callers-own-model.md, what a document can say).
 */
export function fieldDoubt(field: SaidField, pages: readonly PageIndex[], opinion: SecondOpinion): string | undefined {
  const { key, value, occurrences } = field;
  if (occurrences.length === 0) return undefined;
  const isIban = checkIban(value) !== null;
  const isAccount = isIban || ACCOUNT_KEYS.has(key);
  const isOther = opinion.ofField(isIban ? 'iban' : key, value) === -1;
  if (!isAccount && !isOther) return undefined;
  const isSaid = occurrences.every((occurrence) => pages.some((page) => page.has(occurrence) && isSentence(page.leadOf(occurrence))));
  if (isSaid) return 'it stands within a sentence alone';
  return isAccount && isOther ? 'another account stands in its place' : undefined;
}

/** Whether words lead on to a value as a sentence does: some of them small, and no colon at their end. */
const isSentence = (lead: readonly string[]): boolean =>
  !/[:：]$/.test(lead.at(-1) ?? '') && lead.some((word) => /^\p{Ll}{2,}$/u.test(word));
