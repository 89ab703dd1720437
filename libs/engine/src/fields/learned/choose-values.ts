import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { marginsOfAll, type BoostedTrees } from '../../learned/boosted-trees';
import { compactForm } from '../../lexicon/label-words';
import type { FoundFields } from '../candidates/found-fields';
import model from './field-choice.data.json';
import { fieldItems, type FieldItem, type ItemKind } from './field-items';
import { itemFeatures, type KnownOfDocument } from './item-features';
import { ADD_FIELDS } from './weights';

const MODELS = model as unknown as Readonly<Record<AddedKind, BoostedTrees>>;

/** What is added where the rules say nothing; names are chosen anew (`choose-names.ts`). */
const ADDED_KINDS = ['code', 'date', 'amount'] as const satisfies readonly ItemKind[];
type AddedKind = (typeof ADDED_KINDS)[number];

/** A text with how likely it is the value of a field. */
export interface Guess {
  key: string;
  item: FieldItem;
  share: number;
  /** How far ahead of the next likely one with another value. */
  margin: number;
}

/**
 * The fields of a document with those that the rules left empty, where trees find a number, a day or an amount likely enough: under a label that no
 * list has, or below its party. What the rules chose stays as it is.
 */
export function addFields(found: FoundFields, known: KnownOfDocument): Field[] {
  const used = new Set(known.fields.map(({ value }) => compactForm(value)));
  const added: Field[] = [];
  for (const guess of ADDED_KINDS.flatMap((kind) => guessesOf(kind, found, known)).sort((a, b) => b.share - a.share)) {
    const { kind, value } = guess.item;
    if (kind !== 'date' && used.has(compactForm(value))) continue;
    used.add(compactForm(value));
    added.push(toAddedField(guess));
  }
  return [...known.fields, ...added];
}

/** Papers that have an invoice's number; of others a number under such words is their own. */
const INVOICES: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Receipt']);
/** Papers that have totals, and a day of delivery. */
const TRADE: ReadonlySet<DocType> = new Set([...INVOICES, 'Purchase Order', 'Quote', 'Delivery Note']);
const OF_TRADE: ReadonlySet<string> = new Set(['netTotal', 'taxTotal', 'grossTotal', 'deliveryDate', 'dueDate']);

function mayHave(key: string, docType: DocType): boolean {
  if (key === 'invoiceNumber') return INVOICES.has(docType);
  return !OF_TRADE.has(key) || TRADE.has(docType);
}

/** Whether a value is long enough for a field: `Km 4,5` of an address is nobody's tax number. */
export const isLongEnough = (key: string, value: string): boolean =>
  !key.endsWith('VatId') || value.replace(/[^\p{L}\p{N}]/gu, '').length >= ADD_FIELDS.shortestTaxNumber;

function guessesOf(kind: AddedKind, found: FoundFields, known: KnownOfDocument): Guess[] {
  const { classes } = MODELS[kind];
  const keys = classes.filter((key) => mayHave(key, known.docType) && !known.fields.some((field) => field.key === key));
  const items = keys.length > 0 ? fieldItems(kind, found) : [];
  if (items.length === 0) return [];
  const margins = marginsOfAll(MODELS[kind], itemFeatures(items, known));
  return keys.flatMap((key) => {
    const at = classes.indexOf(key);
    const shares = margins.map((each, index) => (isLongEnough(key, items[index]!.value) ? 1 / (1 + Math.exp(-each[at]!)) : 0));
    const best = shares.indexOf(Math.max(...shares));
    if (shares[best]! < ADD_FIELDS.likely[key as keyof typeof ADD_FIELDS.likely]) return [];
    const others = shares.filter((_, index) => items[index]!.value !== items[best]!.value);
    return [{ key, item: items[best]!, share: shares[best]!, margin: shares[best]! - Math.max(0, ...others) }];
  });
}

export const toAddedField = ({ key, item: { value, text, box, page, form, readScore }, share, margin }: Guess): Field => ({
  key,
  value,
  text,
  provenance: { page: page.page.number, ...(page.page.placed ? { box } : {}), reader: page.page.reader },
  signals: { labelStrength: 0, position: ADD_FIELDS.trust * share, formatValid: form, readScore, margin: ADD_FIELDS.trust * margin },
});
