import { boxHeight, overlapX } from '../../model/box';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { columnRole, isCompactTitle, isGreeting, isSalutation, longestTitle, titleType } from '../../lexicon/lexicon';
import { isKnownLabel } from '../../lexicon/whole-labels';
import { oddsOf } from '../../learned/boosted-trees';
import type { Segment } from '../../layout/segments';
import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { isGiven } from '../candidates/sure-fields';
import type { FoundFields } from '../candidates/found-fields';
import { TRADE } from '../choose/trade';
import { toLikelyField, type Guess } from './choose-values';
import { fieldItems, type FieldItem } from './field-items';
import { hasLegalForm, isContactLine, isOnlyLegalForm, isPostalLine, isStreetLine } from '../values/address-lines';
import { isChosen, type KnownOfDocument } from './item-features';
import { withExtents } from './name-extent';
import { nameShares } from './name-shares';
import { withTitles } from './name-titles';
import { CHOOSE_NAMES } from './weights';

const SIDES = ['seller', 'buyer'] as const;
type Side = (typeof SIDES)[number];

/** Papers that somebody sends, and nobody sells anything on. */
const SENT: ReadonlySet<DocType> = new Set(['Bank Statement', 'Report', 'Letter', 'Form', 'Other'] as const);
/** Papers that go to whoever buys: 254 of 255 printed ones by strangers name them. */
const ADDRESSED: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Purchase Order', 'Quote', 'Delivery Note'] as const);
/** Papers of trade say who sells, and all but lists of prices who buys. */
const mayHave = (side: Side, docType: DocType): boolean => TRADE.has(docType) && (side === 'seller' || docType !== 'Price List');

/**
 * The fields of a document with the names of who sells and who buys that trees find likelier than what the rules chose
 * (docs/decisions/names-chosen-by-trees.md). A name that changes takes the rules' address along only to the other side.
 */
export function chooseNames(found: FoundFields, known: KnownOfDocument): Field[] {
  const parties = known.docType === 'Bank Statement' ? withHolder(found, known) : withOwnAddresses(chooseParties(found, known));
  return withTitles(withExtents(withSender(found, known, parties), found, known.fields), found);
}

/** Two parties live at two places: an address that both were given is that of the one whose name stands nearer to it. */
export function withOwnAddresses(fields: readonly Field[]): Field[] {
  const [seller, buyer] = SIDES.map((side) => fields.find(({ key }) => key === `${side}Address`));
  if (!seller || !buyer || seller.value !== buyer.value) return [...fields];
  const [toSeller, toBuyer] = SIDES.map((side) =>
    distanceBetween(
      fields.find(({ key }) => key === `${side}Name`),
      seller,
    ),
  );
  const other = toSeller! < toBuyer! ? buyer : seller;
  return fields.filter((field) => field !== other);
}

/** How far an address stands below a name, in points; infinite where one is not printed, or above, or on another page. */
function distanceBetween(name: Field | undefined, { provenance: address }: Field): number {
  const own = name?.provenance;
  if (!own?.box || !address.box || own.page !== address.page || own.box.top > address.box.top) return Infinity;
  return Math.abs(own.box.left - address.box.left) + Math.abs(own.box.bottom - address.box.top);
}

/** Of a statement whose rules name nobody: whose account it is, by the address that it is sent to or whatever stands beside the number. */
function withHolder(found: FoundFields, known: KnownOfDocument): Field[] {
  const fields = known.fields.filter(({ key, value }) => key !== 'accountHolder' || mayHold(value));
  if (fields.some(({ key }) => key === 'accountHolder')) return fields;
  const items = fieldItems('name', found).filter(({ value }) => mayHold(value));
  return [...fields, ...likeliestOf('accountHolder', items, known, CHOOSE_NAMES.holder)];
}

/** Whom trees find the likeliest, from a share on. */
function likeliestOf(key: 'accountHolder' | 'sellerName', items: readonly FieldItem[], known: KnownOfDocument, least: number): Field[] {
  const shares = nameShares(items, known)[key];
  const best = shares.indexOf(Math.max(...shares));
  if (best < 0 || shares[best]! < least) return [];
  const others = shares.filter((_, at) => compactForm(items[at]!.value) !== compactForm(items[best]!.value));
  return [toLikelyField({ key, item: items[best]!, share: shares[best]!, margin: shares[best]! - Math.max(0, ...others) })];
}

/**
 * Who sends a paper that nothing is sold on: the bank of a statement, the laboratory of a report. Few papers name them, so that trees find nobody
 * likely; the likeliest name is told where the rules have none, on a report, a letter or a form by an address.
 */
function withSender(found: FoundFields, known: KnownOfDocument, fields: readonly Field[]): Field[] {
  if (!SENT.has(known.docType) || fields.some(({ key }) => key === 'sellerName')) return [...fields];
  const others = fields.filter(({ key }) => key === 'buyerName' || key === 'accountHolder').map(({ value }) => compactForm(value));
  const addresses = new Map(found.pages.map((each) => [each, each.page.segments.filter(isAddressed)]));
  const isInLetterhead = ({ page, box }: FieldItem): boolean =>
    addresses.get(page)!.some((line) => Math.abs(line.box.top - box.top) < CHOOSE_NAMES.letterhead * boxHeight(box));
  const isText = (value: string): boolean => isGreeting(value) || isSalutation(value) || !mayHold(value) || isTitleOf(known.docType, value);
  const mayBe = (item: FieldItem): boolean =>
    (known.docType === 'Bank Statement' || isInLetterhead(item)) &&
    !isText(item.value) &&
    !others.some((name) => isSameName(name, compactForm(item.value)));
  return [...fields, ...likeliestOf('sellerName', fieldItems('name', found).filter(mayBe), known, CHOOSE_NAMES.sender)];
}

/** A line of a letterhead, no sentence. */
const isAddressed = ({ text, words }: Segment): boolean =>
  words.length <= CHOOSE_NAMES.addressWords && (isPostalLine(text) || isStreetLine(text) || isContactLine(text));

/** `Statement no.` opens like a title, `Extracto de caja de ahorro` is one. */
const mayHold = (name: string): boolean => !isLabel(name) && titleType(name) === undefined && !isTitleOf('Bank Statement', name);

function chooseParties(found: FoundFields, known: KnownOfDocument): Field[] {
  const sides = SIDES.filter(
    (side) => mayHave(side, known.docType) && !known.fields.some((field) => field.key === `${side}Name` && isGiven(field)),
  );
  const isNobody = (text: string): boolean => isLabel(text) || isTitleOf(known.docType, text);
  const items = sides.length > 0 ? fieldItems('name', found).filter(({ value }) => !isNobody(value)) : [];
  if (items.length === 0) return [...known.fields];
  const told = nameShares(items, known);
  const shares = new Map(sides.map((side) => [side, told[`${side}Name`]]));
  const { chosen, lost } = guessParties(known, items, shares, isNobody);
  const judged = known.fields.map((field) => {
    const side = sides.find((each) => field.key === `${each}Name`);
    const likely = side ? shareOfRuled(field, items, shares.get(side)!) : 0;
    return likely > 0 ? { ...field, signals: { ...field.signals, likely } } : field;
  });
  return withNames(judged, chosen).filter(({ key, value }) => !lost.has(key) && !(key.endsWith('Name') && isNobody(value)));
}

/** Who each side is where trees are surer than the rules, the surest side first; and the keys of a side that has but the other's name. */
function guessParties(
  { docType, fields }: KnownOfDocument,
  items: readonly FieldItem[],
  shares: ReadonlyMap<Side, readonly number[]>,
  isNobody: (text: string) => boolean,
): { chosen: Map<Side, Guess>; lost: Set<string> } {
  const chosen = new Map<Side, Guess>();
  const taken: string[] = [];
  const lost = new Set<string>();
  const inOrder = [...shares.keys()].sort((a, b) => Math.max(...shares.get(b)!) - Math.max(...shares.get(a)!));
  for (const side of inOrder) {
    const ruled = fields.find(({ key, value }) => key === `${side}Name` && !isNobody(value));
    const isOthers = ruled !== undefined && taken.some((name) => isSameName(name, compactForm(ruled.value)));
    const least = side === 'buyer' && ADDRESSED.has(docType) ? CHOOSE_NAMES.expected : CHOOSE_NAMES.added;
    const likely = likeliest(side, items, shares.get(side)!, isOthers ? undefined : ruled, taken, least);
    const guess = likely && leavesNobody(side, likely, fields, items, shares) ? undefined : likely;
    if (guess) chosen.set(side, guess);
    else if (isOthers) lost.add(`${side}Name`).add(`${side}Address`);
    const name = guess?.item.value ?? ruled?.value;
    if (name !== undefined) taken.push(compactForm(name));
  }
  return { chosen, lost };
}

/** Whether the rules gave the name to the other side, which has nobody else and finds it about as likely: the only party of a paper stays who it is. */
function leavesNobody(
  side: Side,
  { item, share }: Guess,
  fields: readonly Field[],
  items: readonly FieldItem[],
  shares: ReadonlyMap<Side, readonly number[]>,
): boolean {
  const other = side === 'seller' ? 'buyer' : 'seller';
  const [own, ruled] = [shares.get(other), fields.find(({ key }) => key === `${other}Name`)];
  const form = compactForm(item.value);
  if (!own || !ruled || compactForm(ruled.value) !== form) return false;
  const isAlone = own.every((each, at) => each < CHOOSE_NAMES.added || compactForm(items[at]!.value) === form);
  return isAlone && oddsOf(share) < CHOOSE_NAMES.moved * oddsOf(shareOfRuled(ruled, items, own));
}

/** Whether a text is a title or a label that the lexicon knows, two labels, or one word that heads columns, and nobody's name: `Code`, `Agência Período`, no `合同会社みなと機械サービス`. */
function isLabel(text: string): boolean {
  const words = text.split(' ');
  const isHeading = words.length === 1 && columnRole(text) !== null && !hasLegalForm(text);
  if (isKnownLabel(text) || isCompactTitle(compactForm(text)) || isHeading) return true;
  return words.slice(1).some((_, at) => isKnownLabel(words.slice(0, at + 1).join(' ')) && isKnownLabel(words.slice(at + 1).join(' ')));
}

/** `Ceník prací a služeb`: what the paper is, of more words than its title has. Nobody is called so; `Bill Hanson Plumbing` and `Bon Marché` may be. */
const isTitleOf = (docType: DocType, text: string): boolean => {
  if (docType === 'Invoice' || docType === 'Receipt' || hasLegalForm(text)) return false;
  const title = longestTitle(wordForms(text));
  return title?.start === 0 && title.type === docType;
};

/** How likely trees find the name that the rules chose; 0 where it is none of the texts. */
const shareOfRuled = (ruled: Field | undefined, items: readonly FieldItem[], shares: readonly number[]): number =>
  shares.reduce((most, share, at) => (isChosen(items[at]!, ruled) ? Math.max(most, share) : most), 0);

/** The likeliest name of a side that is not the other's, where it is likelier than what the rules chose or than `added`; undefined where theirs stays. */
function likeliest(
  side: Side,
  items: readonly FieldItem[],
  shares: readonly number[],
  ruled: Field | undefined,
  taken: readonly string[],
  added: number,
): Guess | undefined {
  const key = `${side}Name`;
  const isTaken = ({ value }: FieldItem): boolean => taken.some((name) => isSameName(name, compactForm(value)));
  const order = shares.map((_, at) => at).filter((at) => !isTaken(items[at]!)).sort((a, b) => shares[b]! - shares[a]!); // prettier-ignore
  const [best] = order;
  if (best === undefined) return undefined;
  const ruledShare = shareOfRuled(ruled, items, shares);
  const least = ruled ? Math.max(ruledShare, CHOOSE_NAMES.instead) : added;
  const item = inFull(items[best]!, items, shares);
  if (shares[best]! <= least || (ruled && compactForm(item.value) === compactForm(ruled.value))) return undefined;
  if (ruled && isSameName(compactForm(item.value), compactForm(ruled.value)) && !hasLegalForm(item.value) && hasLegalForm(ruled.value))
    return undefined;
  const next = order.find((at) => compactForm(items[at]!.value) !== compactForm(item.value));
  return { key, item, share: shares[best]!, margin: shares[best]! - (next === undefined ? 0 : shares[next]!) };
}

/** A logo says less than the name with its legal form, and half of that form less than the whole, wherever on the pages that stands. */
function inFull(item: FieldItem, items: readonly FieldItem[], shares: readonly number[]): FieldItem {
  const form = compactForm(item.value);
  const goesOn = hasLegalForm(item.value)
    ? (rest: string) => isOnlyLegalForm(rest)
    : (_: string, { value }: FieldItem) => hasLegalForm(value);
  const full = items
    .map((_, at) => at)
    .filter((at) => {
      const { value } = items[at]!;
      return compactForm(value).startsWith(form) && goesOn(wordsBehind(value, item.value), items[at]!);
    });
  return items[full.sort((a, b) => shares[b]! - shares[a]!)[0] ?? items.indexOf(item)]!;
}

const wordsBehind = (whole: string, part: string): string => whole.split(' ').slice(part.split(' ').length).join(' ');

function withNames(fields: readonly Field[], chosen: ReadonlyMap<Side, Guess>): Field[] {
  const nameOf = (side: Side): string => compactForm(fields.find(({ key }) => key === `${side}Name`)?.value ?? '');
  const addressFor = (side: Side): Field | undefined => {
    const { item } = chosen.get(side)!;
    const name = compactForm(item.value);
    const own = fields.find(({ key }) => key === `${side}Name`);
    const owner = SIDES.find((each) => isSameName(nameOf(each), name)) ?? (own && isBeside(item, own) ? side : undefined);
    const address = owner && fields.find(({ key }) => key === `${owner}Address`);
    return address && { ...address, key: `${side}Address` };
  };
  const replaced = new Set([...chosen.keys()].flatMap((side) => [`${side}Name`, `${side}Address`]));
  const addresses = [...chosen.keys()].flatMap((side) => addressFor(side) ?? []);
  return [...fields.filter(({ key }) => !replaced.has(key)), ...[...chosen.values()].map(toLikelyField), ...addresses];
}

/** In one block, above or below: they are one party, whichever line is its name. */
function isBeside({ box, page }: FieldItem, { provenance }: Field): boolean {
  const other = provenance.box;
  if (!other || provenance.page !== page.page.number || overlapX(box, other) <= 0) return false;
  return Math.max(other.top - box.bottom, box.top - other.bottom) < CHOOSE_NAMES.beside * boxHeight(other);
}

/** `Muster` and `Muster GmbH` are one. */
const isSameName = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a));
