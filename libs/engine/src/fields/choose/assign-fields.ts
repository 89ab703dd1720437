import type { Candidate } from '../candidates/candidate';
import { compactForm } from '../../lexicon/label-words';
import { aheadOf } from './ahead-of';
import { ASSIGN_FIELDS } from './weights';

/** Groups of fields that one printed value may serve together: without prepayment the due amount is the total. */
const MAY_SHARE: readonly ReadonlySet<string>[] = [
  new Set(['grossTotal', 'amountDue']),
  new Set(['lineTotal', 'netTotal']),
  new Set(['issueDate', 'deliveryDate', 'dueDate', 'orderDate']),
  new Set(['orderNumber', 'yourReference']),
  new Set(['documentNumber', 'orderNumber', 'contractNumber']),
  new Set(['accountHolder', 'contractHolder']),
  new Set(['flightFrom', 'flightTo', 'periodFrom', 'periodTo']),
];

/**
 * Chooses for the document as a whole: the strongest candidate of all fields first, then the next that takes neither its field,
 * nor its label, nor (outside of groups that may share) its value.
 */
export function assignFields(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    if (candidate.score < ASSIGN_FIELDS.enough) break;
    if (chosen.every((other) => !excludes(other, candidate))) chosen.push(withMargin(candidate, candidates));
  }
  return chosen;
}

function excludes(chosen: Candidate, other: Candidate): boolean {
  if (chosen.key === other.key || areOneParty(chosen, other) || isDueDay(chosen, other)) return true;
  const sameLabel = chosen.label !== undefined && chosen.label === other.label && chosen.bound === other.bound;
  if (!sameLabel && chosen.coveredWords !== other.coveredWords) return false;
  return !MAY_SHARE.some((group) => group.has(chosen.key) && group.has(other.key));
}

/** The only day that is printed in full, and a label says that it is when to pay: not when the paper was written. */
const isDueDay = (chosen: Candidate, other: Candidate): boolean =>
  chosen.key === 'dueDate' && other.key === 'issueDate' && chosen.value === other.value && chosen.label !== undefined && !other.label;

/** Nobody sells to themselves. */
const areOneParty = (a: Candidate, b: Candidate): boolean =>
  PARTY_NAMES.has(a.key) && PARTY_NAMES.has(b.key) && compactForm(a.value) === compactForm(b.value);

const PARTY_NAMES: ReadonlySet<string> = new Set(['sellerName', 'buyerName']);

/** How far ahead of the best rival with another value: the clearest single sign that it is right. */
function withMargin(candidate: Candidate, all: readonly Candidate[]): Candidate {
  const rivals = all.filter((other) => other.key === candidate.key && other.value !== candidate.value);
  return { ...candidate, signals: { ...candidate.signals, margin: aheadOf(candidate.score, rivals) } };
}
