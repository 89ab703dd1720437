import { foldedVatId } from '@gridline/values';
import { boxHeight, containsCentre, overlapX, overlapY, type Box } from '../../model/box';
import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { compactForm } from '../../lexicon/label-words';
import type { Candidate } from '../candidates/candidate';
import type { FoundFields } from '../candidates/found-fields';
import { isGiven } from '../candidates/sure-fields';
import { numbersOfSecond } from '../parties/second-party';
import { aheadOf } from './ahead-of';
import { toField } from './to-field';
import { TRADE } from './trade';
import { ASSIGN_FIELDS, TAX_NUMBERS } from './weights';

const SIDES = ['seller', 'buyer'] as const;
type Side = (typeof SIDES)[number];

/** What is known of a document when its tax numbers are given to its parties. */
interface KnownParties {
  docType: DocType;
  /** Whether who buys wrote the paper, as of an order; of what may confirm one, who is named first. */
  isFromBuyer?: boolean;
  /** With the parties' names as they were chosen. */
  fields: readonly Field[];
}

/** A place where a paper names one of its parties. */
interface Mention {
  page: number;
  box: Box;
}

/** The tax numbers of a paper of trade, each with the party by whose name it stands; one that stands by neither is of whose paper it is. */
export function withTaxNumbers(found: FoundFields, known: KnownParties): Field[] {
  const numbers = printedNumbers(found.candidates);
  const given = known.fields.some((field) => KEYS.has(field.key) && isGiven(field));
  if (numbers.length === 0 || given) return [...known.fields];
  if (known.docType === 'Bank Statement' && !known.fields.some(({ key }) => key === 'sellerVatId'))
    return withSendersNumber(numbers, found, known.fields);
  if (!TRADE.has(known.docType)) return [...known.fields];
  const chosen = bestHoldings(numbers, worthOf(numbers, found, known));
  const others = known.fields.filter(({ key }) => !KEYS.has(key));
  return [...others, ...chosen.map(({ number, side }) => fieldOf(number, `${side}VatId`, numbers, known.fields))];
}

/** Whoever sends a statement is told with the tax number that stands by its name; the number by that of who holds the account is that one's. */
function withSendersNumber(numbers: readonly Candidate[], found: FoundFields, fields: readonly Field[]): Field[] {
  const [sender, holder] = [mentionsOf('sellerName', found, fields), mentionsOf('accountHolder', found, fields)];
  const labelled = numbers.filter(({ label }) => label !== undefined);
  const near = labelled.map((number) => ({ number, worth: nearness(number, sender, holder) }));
  const [best] = near.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  return best ? [...fields, fieldOf(best.number, 'sellerVatId', numbers, fields)] : [...fields];
}

const KEYS: ReadonlySet<string> = new Set(SIDES.map((side) => `${side}VatId`));

/** The surest tax numbers, once for each place that prints them. */
function printedNumbers(candidates: readonly Candidate[]): Candidate[] {
  const sure = candidates.filter(({ key, score }) => KEYS.has(key) && score >= ASSIGN_FIELDS.enough);
  const printed: Candidate[] = [];
  for (const candidate of [...sure].sort((a, b) => b.score - a.score))
    if (printed.length < TAX_NUMBERS.most && !printed.some((other) => isSamePosition(other, candidate))) printed.push(candidate);
  return printed.filter((number) => !printed.some((other) => isWithCountry(other, number)));
}

/** `DIČ: 2023846117` beside `IČ DPH: SK2023846117`: the one with its country is that of the value-added tax. */
const isWithCountry = (one: Candidate, { value }: Candidate): boolean => /^[A-Z]{2}/.test(one.value) && foldedVatId(one.value).slice(2) === foldedVatId(value); // prettier-ignore

const isSamePosition = (a: Candidate, b: Candidate): boolean =>
  a.page === b.page && (containsCentre(a.box, b.box) || containsCentre(b.box, a.box)) && (a.page.placed || a.value === b.value);

/** What each number is worth as that of each side; null where it cannot be. */
type Worth = (number: Candidate, side: Side) => number | null;

function worthOf(numbers: readonly Candidate[], found: FoundFields, { docType, isFromBuyer, fields }: KnownParties): Worth {
  const mentions = { seller: mentionsOf('sellerName', found, fields), buyer: mentionsOf('buyerName', found, fields) };
  const isOrder = docType === 'Purchase Order' && (isFromBuyer === true || !isAbove(mentions.seller, mentions.buyer));
  const issuer: Side = isOrder ? 'buyer' : 'seller';
  const second = numbersOfSecond(numbers, foldedVatId)[0]?.value;
  return (number, side) => {
    const other = side === 'seller' ? 'buyer' : 'seller';
    const told = toldBuyers(number);
    if (side === 'seller' && told === TAX_NUMBERS.labelled) return null;
    // Where nobody else is named, a number under the issuer's name may be that of whoever follows.
    const near = side === issuer && mentions[other].length === 0 ? 0 : nearness(number, mentions[side], mentions[other]);
    const isOthers = side !== issuer && near === 0 && !(side === 'buyer' && told > 0);
    if (isOthers && number.value !== second) return null;
    return near + (side === 'buyer' ? told : 0) + (side === issuer ? TAX_NUMBERS.issuer : 0) + TAX_NUMBERS.perScore * number.score;
  };
}

/** Whether its label names the buyer, or only a heading or an address that may be the buyer's stands over it. */
function toldBuyers({ key, label }: Candidate): number {
  if (key !== 'buyerVatId') return 0;
  return label?.meanings.some((meaning) => meaning.key === 'buyerVatId') ? TAX_NUMBERS.labelled : TAX_NUMBERS.placed;
}

/** Whether one party is named before the other. */
function isAbove(one: readonly Mention[], other: readonly Mention[]): boolean {
  const top = (mentions: readonly Mention[]): number =>
    Math.min(Infinity, ...mentions.map(({ page, box }) => page * TAX_NUMBERS.pageHeight + box.top));
  return top(one) < top(other);
}

function mentionsOf(name: 'sellerName' | 'buyerName' | 'accountHolder', { pages }: FoundFields, fields: readonly Field[]): Mention[] {
  const field = fields.find(({ key }) => key === name);
  if (!field) return [];
  const { page: number, box: own } = field.provenance;
  const form = compactForm(field.value);
  const repeated = pages.flatMap(({ page }) =>
    page.segments.filter(({ text }) => compactForm(text).includes(form)).map(({ box }) => ({ page: page.number, box })),
  );
  return [...(own ? [{ page: number, box: own }] : []), ...(form.length < TAX_NUMBERS.shortestName ? [] : repeated)];
}

/** From 1 on the name's own line to 0 where the number stands below it no more, or below the other party's name more closely. */
function nearness(number: Candidate, mentions: readonly Mention[], others: readonly Mention[]): number {
  const [own, other] = [mentions, others].map((each) => Math.min(Infinity, ...each.map((mention) => distance(number, mention))));
  return own! > other! || own! >= TAX_NUMBERS.reach ? 0 : 1 - own! / TAX_NUMBERS.reach;
}

/** In heights of the number, how far beside or below a name it stands; infinite elsewhere. */
function distance({ page, box, label }: Candidate, { page: onPage, box: name }: Mention): number {
  if (page.number !== onPage || !page.placed) return Infinity;
  const height = boxHeight(box);
  if (overlapY(box, name) > TAX_NUMBERS.sameLine * height) {
    const [behind, before] = [box.left - name.right, name.left - box.right];
    if (behind < 0 && before < 0) return 0;
    return behind >= 0 ? 1 + (TAX_NUMBERS.aside * behind) / height : TAX_NUMBERS.before + (TAX_NUMBERS.aside * before) / height;
  }
  const gap = (box.top - name.bottom) / height;
  const isUnder = [box, label?.segment.box ?? box].some((each) => isUnderName(each, name, height));
  return gap > -1 && isUnder ? 1 + Math.max(0, gap) : Infinity;
}

const isUnderName = (box: Box, name: Box, height: number): boolean =>
  overlapX(box, name) > 0 || Math.abs(box.left - name.left) < TAX_NUMBERS.sameEdge * height;

interface Holding {
  number: Candidate;
  side: Side;
}

/** One number a side, such that both together are worth most. */
function bestHoldings(numbers: readonly Candidate[], worth: Worth): Holding[] {
  let best: { holdings: Holding[]; worth: number } = { holdings: [], worth: 0 };
  const options = (side: Side): (readonly [Candidate, number] | null)[] => [
    null,
    ...numbers.flatMap((number) => {
      const of = worth(number, side);
      return of === null ? [] : [[number, of] as const];
    }),
  ];
  const ofBuyer = options('buyer');
  for (const seller of options('seller'))
    for (const buyer of ofBuyer) {
      if (seller && buyer && areOne(seller[0], buyer[0])) continue;
      const total = (seller?.[1] ?? 0) + (buyer?.[1] ?? 0);
      if (total <= best.worth) continue;
      const pair = [seller && { number: seller[0], side: 'seller' as const }, buyer && { number: buyer[0], side: 'buyer' as const }];
      best = { holdings: pair.filter((each) => each !== null), worth: total };
    }
  return best.holdings;
}

/** A number that is printed again is the same party's, but under a heading that says that it is the buyer's. */
const areOne = (seller: Candidate, buyer: Candidate): boolean =>
  seller === buyer || (foldedVatId(seller.value) === foldedVatId(buyer.value) && !(buyer.label && buyer.key === 'buyerVatId'));

/** The field that the rules chose where it says the same. */
function fieldOf(number: Candidate, key: string, all: readonly Candidate[], fields: readonly Field[]): Field {
  const same = fields.find((field) => field.key === key && foldedVatId(field.value) === foldedVatId(number.value));
  if (same) return same;
  const rivals = all.filter(({ value }) => foldedVatId(value) !== foldedVatId(number.value));
  return toField({ ...number, key, signals: { ...number.signals, margin: aheadOf(number.score, rivals) } });
}
