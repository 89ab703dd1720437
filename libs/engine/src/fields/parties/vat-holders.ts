import { boxHeight, overlapX, unionBox, type Box } from '../../model/box';
import { compactForm } from '../../lexicon/label-words';
import type { Candidate } from '../candidates/candidate';
import { numbersOfSecond } from './second-party';
import { KNOWN_SCORES, VAT_HOLDERS } from './weights';

/** The names of the two parties, wherever they stand. */
interface Holders {
  seller: readonly Candidate[];
  buyer: readonly Candidate[];
}

/** A number under `VAT No.` is of the party whose name it stands under: the label is the same for both. */
export function withHolders(candidates: readonly Candidate[]): Candidate[] {
  const holders = holdersIn(candidates);
  if (!holders) return withSecondNumber(candidates);
  const held = candidates.map((candidate) => {
    if (candidate.key !== 'sellerVatId' || !candidate.label) return candidate;
    const [seller, buyer] = [nearest(candidate, holders.seller), nearest(candidate, holders.buyer)];
    if (buyer < seller) return { ...candidate, key: 'buyerVatId' };
    return seller < Infinity ? { ...candidate, score: candidate.score + VAT_HOLDERS.atSeller } : candidate;
  });
  return withSecondNumber(held);
}

/** Where no label or place gives a number to the buyer, the second of two under one label is the buyer's. */
function withSecondNumber(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.some(({ key }) => key === 'buyerVatId')) return [...candidates];
  const numbers = candidates.filter(({ key }) => key === 'sellerVatId');
  const others = numbersOfSecond(numbers, (number) => number);
  return candidates.map((each) => (others.includes(each) ? { ...each, key: 'buyerVatId' } : each));
}

/** Null where the parties are not two: of one alone nobody else can be the holder. */
function holdersIn(candidates: readonly Candidate[]): Holders | null {
  const ofKey = (key: string): Candidate[] => candidates.filter((each) => each.key === key).sort((a, b) => b.score - a.score);
  const sellers = ofKey('sellerName');
  const [seller] = sellers;
  if (!seller) return null;
  const isOther = (each: Candidate): boolean => !isSameName(each, seller);
  const isNamed = seller.signals.labelStrength >= KNOWN_SCORES.label;
  const [buyer] = [...ofKey('buyerName'), ...ofKey('contractHolder'), ...(isNamed ? ofKey('issuerName') : [])].filter(isOther);
  if (!buyer) return null;
  const namesOf = (party: Candidate): Candidate[] => candidates.filter((each) => NAMES.has(each.key) && isSameName(each, party));
  return { seller: namesOf(seller), buyer: namesOf(buyer) };
}

const NAMES: ReadonlySet<string> = new Set(['sellerName', 'buyerName', 'issuerName', 'contractHolder']);

/** `Moinho Serrano` and `Moinho Serrano S.A.`. */
function isSameName(a: Candidate, b: Candidate): boolean {
  const [one, other] = [compactForm(a.value), compactForm(b.value)];
  return one.startsWith(other) || other.startsWith(one);
}

/** In points, how far below one of the names the number stands in its column; infinite where it stands below none. */
function nearest(number: Candidate, names: readonly Candidate[]): number {
  const own = unionBox([number.box, ...(number.label ? [number.label.segment.box] : [])]);
  const gaps = names.filter(({ page }) => page === number.page && page.placed).flatMap(({ box }) => gapBelow(own, box) ?? []);
  return Math.min(Infinity, ...gaps);
}

function gapBelow(own: Box, name: Box): number | null {
  const height = boxHeight(name);
  const gap = own.top - name.bottom;
  if (gap < -VAT_HOLDERS.beside * height || gap > VAT_HOLDERS.reach * height) return null;
  const isUnder = overlapX(own, name) > 0 || Math.abs(own.left - name.left) < VAT_HOLDERS.sameEdge * height;
  return isUnder ? Math.max(0, gap) : null;
}
