import type { Field } from '../../model/field';
import { isSalutation } from '../../lexicon/lexicon';
import type { Candidate } from '../candidates/candidate';
import type { FieldItem } from './field-items';
import { itemFeatures, type KnownOfDocument } from './item-features';
import { LABEL_CLASSES } from './label-classes';
import { labelSense, type Sense } from './label-sense';

/**
 * Numbers that tell who sends a paper and who gets it, a row a name. Who sends an invoice sells, and who sends an order buys: the names of an order are
 * looked at in a mirror, with the seller for the buyer in all that is known of it (docs/decisions/names-chosen-by-trees.md).
 */
export const nameRows = (items: readonly FieldItem[], known: KnownOfDocument): Float32Array[] =>
  isMirrored(known)
    ? itemFeatures(inMirror(items), { ...known, fields: known.fields.map(withOtherKey) }, mirroredSense)
    : itemFeatures(items, known);

/** Whether rows were made in the mirror, where `sellerName` is who buys. */
export const isMirrored = ({ isFromBuyer }: Pick<KnownOfDocument, 'isFromBuyer'>): boolean => isFromBuyer === true;

const OTHER_SIDE: Readonly<Record<string, string>> = { seller: 'buyer', buyer: 'seller' };
const GOODS: Readonly<Record<string, string>> = { shipTo: 'shipFrom', shipFrom: 'shipTo' };

/** The key of the other side: `sellerName` of `buyerName`, `shipTo` of `shipFrom`. */
export const mirroredKey = (key: string): string => GOODS[key] ?? key.replace(/^(?:seller|buyer)(?=[A-Z])/, (side) => OTHER_SIDE[side]!);

const withOtherKey = <Keyed extends Field | Candidate>(keyed: Keyed): Keyed => ({ ...keyed, key: mirroredKey(keyed.key) });

const inMirror = (items: readonly FieldItem[]): FieldItem[] =>
  items.map((item) => ({ ...item, candidates: item.candidates.map(withOtherKey) }));

const [SELLER, BUYER] = ['seller', 'buyer'].map((name) => LABEL_CLASSES.indexOf(name)) as [number, number];

/** What a label says in the mirror; `To:` says whom a paper is for in both. */
const mirroredSense: Sense = (text) => {
  const sense = labelSense(text);
  if (isSalutation(text)) return sense;
  const other = Float64Array.from(sense);
  other[SELLER] = sense[BUYER]!;
  other[BUYER] = sense[SELLER]!;
  return other;
};
