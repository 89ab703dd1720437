import { boxCentreX, boxHeight, overlapX, unionBox, type Box } from '../../model/box';
import type { Segment } from '../../layout/segments';
import { compactForm } from '../../lexicon/label-words';
import { isNumberWord, isSalutation } from '../../lexicon/lexicon';
import type { Candidate } from '../candidates/candidate';
import type { FoundFields } from '../candidates/found-fields';
import type { PageFindings } from '../candidates/page-findings';
import { cleanName, formOfName, hasLegalForm, isContactLine, isNameLine, isPostalLine, isStreetLine } from '../values/address-lines';
import { codeIn } from '../values/free-values';
import { FIELD_ITEMS } from './weights';
import { readScoreOf, textOf } from '../../model/page';

/** What a text must be to be the value of a field: a number that is no amount, date or account, a day, an amount, or who a party may be. */
export const ITEM_KINDS = ['code', 'date', 'amount', 'name'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Fields by what their values are: those that trees look for (the model says which), and those whose place tells them. */
export const KEYS_OF_KIND: Readonly<Record<ItemKind, readonly string[]>> = {
  code: ['invoiceNumber', 'orderNumber', 'customerNumber', 'buyerVatId', 'contractNumber', 'sellerVatId'],
  date: ['issueDate', 'dueDate', 'deliveryDate', 'periodFrom', 'periodTo'],
  amount: ['netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance'],
  name: ['sellerName', 'buyerName', 'accountHolder'],
};
export const LEARNED_KEYS: readonly string[] = ITEM_KINDS.flatMap((kind) => KEYS_OF_KIND[kind]);

/** What else the rules may take such a text for; some become others when the type is known. */
const OTHER_KEYS: Readonly<Record<ItemKind, readonly string[]>> = {
  code: [
    'documentNumber',
    'otherVatId',
    'sellerTaxNumber',
    'sellerRegistrationNumber',
    'accountWithSender',
    'ourReference',
    'yourReference',
  ],
  date: ['orderDate', 'contractDate', 'deliveryNoteDate', 'originalDate', 'printDate', 'associatedInvoiceDate'],
  amount: ['lineTotal', 'discountTotal', 'chargeTotal', 'roundingAmount', 'cashTendered', 'change', 'withholdingTax'],
  name: ['shipTo', 'shipFrom', 'invoicee', 'contact', 'contractHolder', 'issuerName', 'bankName', 'requisitioner'],
};

/** Every field that the rules may take a text of a kind for. */
export const ruleKeys = (kind: ItemKind): readonly string[] => RULE_KEYS[kind];
const RULE_KEYS = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, [...KEYS_OF_KIND[kind], ...OTHER_KEYS[kind]]])) as Record<ItemKind, string[]>; // prettier-ignore

/** A text of a page that may be the value of a field, whatever stands beside it. */
export interface FieldItem {
  kind: ItemKind;
  page: PageFindings;
  segment: Segment;
  /** Its first word in the segment. */
  start: number;
  box: Box;
  value: string;
  text: string;
  form: number;
  readScore: number;
  /** What the rules made of it. */
  candidates: readonly Candidate[];
}

const FINDERS: Readonly<Record<ItemKind, (page: PageFindings) => FieldItem[]>> = {
  code: codesOn,
  date: (page) => valuesOn(page, 'date'),
  amount: (page) => valuesOn(page, 'amount'),
  name: (page) => page.page.segments.flatMap((segment) => namesIn(segment, page)),
};

/** Every text of a kind on the first pages, and what the rules took for one; in reading order. */
export function fieldItems(kind: ItemKind, { pages, candidates }: FoundFields): FieldItem[] {
  const first = pages.slice(0, FIELD_ITEMS.pages);
  const items = first.flatMap(FINDERS[kind]).slice(0, FIELD_ITEMS.most);
  const keys = new Set(ruleKeys(kind));
  const alike = new Map<string, FieldItem[]>();
  for (const item of items) addTo(alike, onPage(item.page.page, item.value), item);
  for (const candidate of candidates.filter(({ key }) => keys.has(key))) {
    const at = onPage(candidate.page, candidate.value);
    const same = alike.get(at)?.find((item) => isBeside(item, candidate));
    if (same) same.candidates = [...same.candidates, candidate];
    else
      for (const page of first.filter(({ page }) => page.number === candidate.page.number))
        for (const item of itemOf(kind, page, candidate)) {
          items.push(item);
          addTo(alike, at, item);
        }
  }
  return items;
}

/** A page and what a value is on it: of the thousands of amounts that a list has few are the same. */
const onPage = ({ number }: { number: number }, value: string): string => `${number} ${compactForm(value)}`;

function addTo<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  if (!groups.get(key)?.push(item)) groups.set(key, [item]);
}

function valuesOn(page: PageFindings, wanted: 'date' | 'amount'): FieldItem[] {
  return page.values
    .filter(({ kind, box }) => kind === wanted && !page.isTabular(box))
    .map(({ segment, start, box, value, text, form, readScore }) => {
      return { kind: wanted, page, segment, start, box, value, text, form, readScore, candidates: [] };
    });
}

function codesOn(page: PageFindings): FieldItem[] {
  const others = new Map<Segment, number[]>();
  for (const value of page.values)
    if (value.kind === 'iban' || value.kind === 'date' || (value.kind === 'amount' && value.form === 1))
      others.set(value.segment, [...(others.get(value.segment) ?? []), ...wordsOf(value)]);
  return page.page.segments.flatMap((segment) => codesIn(segment, page, others.get(segment) ?? []));
}

function codesIn(segment: Segment, page: PageFindings, taken: readonly number[]): FieldItem[] {
  if (page.isTabular(segment.box)) return [];
  const found: FieldItem[] = [];
  let right = -Infinity;
  for (let start = 0; start < segment.words.length; start++) {
    if (!/\p{Nd}/u.test(segment.words[start]!.text) || taken.includes(start)) continue;
    const code = codeIn(segment, start, segment.words.length);
    if (!code || code.form < 1 || right >= code.box.right) continue;
    right = code.box.right;
    const item: FieldItem = { kind: 'code', page, segment, start, ...code, candidates: [] };
    found.push(...withWordBefore(item), item);
  }
  return found;
}

/** `PO 4417`, `Lot 44`, `Req. 44/26`: a short word before a number may belong to it, and may as well be its label. */
function withWordBefore(item: FieldItem): FieldItem[] {
  const { segment, start, value, text, box, readScore } = item;
  const word = segment.words[start - 1];
  if (!word || !SHORT_WORD.test(word.text) || isNumberWord(compactForm(word.text))) return [];
  const whole = { value: `${word.text} ${value}`, text: `${word.text} ${text}`, box: unionBox([word.box, box]) };
  return [{ ...item, ...whole, start: start - 1, readScore: readScore * word.readScore }];
}

/** What stands alone, behind a colon or a salutation, or before a separator or a bracket, and may be who someone is. */
function namesIn(segment: Segment, page: PageFindings): FieldItem[] {
  if (page.isTabular(segment.box)) return [];
  const { words } = segment;
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  const sign = words.findIndex(({ text }) => SEPARATOR.test(text));
  const comma = words.findIndex(({ text }) => /,$/.test(text));
  const bracket = words.findIndex(({ text }) => /^[(（]/.test(text));
  const addressed = words.length > 2 ? [2, 1].find((count) => isSalutation(textOf(words.slice(0, count)))) : undefined;
  const spans = [
    [0, words.length],
    ...(addressed ? [[addressed, words.length]] : []),
    ...(colon >= 0 && colon < words.length - 1 ? [[colon + 1, words.length]] : []),
    ...partsBehind(words),
    ...[sign, comma + 1, bracket].filter((end) => end > 0 && end < words.length).map((end) => [0, end]),
  ];
  const next = lineBelow(page, segment);
  return [
    ...spans.flatMap(([start = 0, end = 0]) => nameOf(page, segment, start, words.slice(start, end))),
    ...(next ? nameOf(page, segment, 0, [...words, ...next.words]) : []),
  ];
}

const SEPARATOR = /^[·•●|–—]$/;

/** `valid from 1 May · The Works Ltd · 4 Mill Lane`: where names with their legal form begin and end that stand behind the first of a line's separators. */
function partsBehind(words: Segment['words']): [number, number][] {
  const signs = words.flatMap(({ text }, at) => (SEPARATOR.test(text) ? [at] : []));
  const parts = signs.map((sign, at): [number, number] => [sign + 1, signs[at + 1] ?? words.length]);
  return signs.length < 2 ? [] : parts.filter(([start, end]) => end > start && hasLegalForm(textOf(words.slice(start, end))));
}

/** What may be the second line of a name: closely below at the same edge or under its middle, in the same letters, and no line of an address. */
function lineBelow({ page }: PageFindings, { box, fontSize, line, words }: Segment): Segment | undefined {
  const height = Math.max(1, boxHeight(box));
  return page.lines[line + 1]?.segments.find(
    (below) =>
      below.box.top - box.bottom < FIELD_ITEMS.nextLine * height &&
      (Math.abs(below.box.left - box.left) < height || Math.abs(boxCentreX(below.box) - boxCentreX(box)) < height) &&
      Math.abs(below.fontSize - fontSize) < FIELD_ITEMS.sameSize * fontSize &&
      below.words[0]!.bold === words[0]!.bold &&
      !isContactLine(below.text) &&
      !isStreetLine(below.text) &&
      !isPostalLine(below.text),
  );
}

function nameOf(page: PageFindings, segment: Segment, start: number, words: Segment['words']): FieldItem[] {
  const text = textOf(words);
  const value = cleanName(text);
  if (!isNameLine(value) || isStreetLine(value) || isPostalLine(value)) return [];
  const readScore = readScoreOf(words);
  return [{ kind: 'name', page, segment, start, box: unionBox(words.map((word) => word.box)), value, text, form: formOfName(value), readScore, candidates: [] }]; // prettier-ignore
}

/** Where the words of a value are in its segment. */
const wordsOf = ({ start, end }: PageFindings['values'][number]): number[] => Array.from({ length: end - start }, (_, at) => start + at);

/** What may belong to the number behind it, or be its label. */
export const SHORT_WORD = /^\p{Lu}\p{L}{0,3}[-/.]?$/u;

const isBeside = (item: FieldItem, { box }: Candidate): boolean =>
  overlapX(item.box, box) > 0 && Math.abs(item.box.top - box.top) < boxHeight(item.box);

/** What the rules put together of several segments, or took from within a word. */
function itemOf(kind: ItemKind, page: PageFindings, candidate: Candidate): FieldItem[] {
  const { box, value, text, signals } = candidate;
  const x = boxCentreX(box);
  const segment = page.page.segments.find(
    (each) => each.box.left - 1 <= x && each.box.right + 1 >= x && Math.abs(each.box.top - box.top) < boxHeight(each.box),
  );
  if (!segment) return [];
  const start = Math.max(0, segment.words.findIndex((word) => word.box.left >= box.left - 1)); // prettier-ignore
  return [
    { kind, page, segment, start, box, value, text, form: signals.formatValid, readScore: signals.readScore, candidates: [candidate] },
  ];
}
