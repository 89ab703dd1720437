import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { marginsOfAll, type BoostedTrees } from '../../learned/boosted-trees';
import type { FoundFields } from '../candidates/found-fields';
import model from './field-choice.data.json';
import { fieldItems, LEARNED_KEYS, type FieldItem } from './field-items';
import { itemFeatures, type KnownOfDocument } from './item-features';
import { ADD_FIELDS } from './weights';

const MODEL = model as unknown as BoostedTrees;

/** A number with how likely it is the value of a field. */
interface Guess {
  key: string;
  item: FieldItem;
  share: number;
  /** How far ahead of the next likely one with another value. */
  margin: number;
}

/**
 * The fields of a document with the numbers that the rules left empty, where trees find one likely enough: under a label that no list has, or below
 * its party. What the rules chose stays as it is.
 */
export function addFields(found: FoundFields, known: KnownOfDocument): Field[] {
  const keys = LEARNED_KEYS.filter((key) => mayHave(key, known.docType) && !known.fields.some((field) => field.key === key));
  if (keys.length === 0) return [...known.fields];
  const used = new Set(known.fields.map(({ value }) => value));
  const added: Field[] = [];
  for (const guess of guessesOf(fieldItems(found), keys, known).sort((a, b) => b.share - a.share)) {
    if (used.has(guess.item.value)) continue;
    used.add(guess.item.value);
    added.push(toField(guess));
  }
  return [...known.fields, ...added];
}

/** Papers that have an invoice's number; of others a number under such words is their own. */
const INVOICES: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Receipt']);

const mayHave = (key: string, docType: DocType): boolean => key !== 'invoiceNumber' || INVOICES.has(docType);

function guessesOf(items: readonly FieldItem[], keys: readonly string[], known: KnownOfDocument): Guess[] {
  if (items.length === 0) return [];
  const margins = marginsOfAll(MODEL, itemFeatures(items, known));
  return keys.flatMap((key) => {
    const at = MODEL.classes.indexOf(key);
    const shares = margins.map((each) => 1 / (1 + Math.exp(-each[at]!)));
    const best = shares.indexOf(Math.max(...shares));
    if (shares[best]! < ADD_FIELDS.likely) return [];
    const others = shares.filter((_, index) => items[index]!.value !== items[best]!.value);
    return [{ key, item: items[best]!, share: shares[best]!, margin: shares[best]! - Math.max(0, ...others) }];
  });
}

const toField = ({ key, item: { value, text, box, page, form, readScore }, share, margin }: Guess): Field => ({
  key,
  value,
  text,
  provenance: { page: page.page.number, ...(page.page.placed ? { box } : {}), reader: page.page.reader },
  signals: { labelStrength: 0, position: share, formatValid: form, readScore, margin },
});
