import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { overlap } from '../../model/box';
import { FIELD_TYPES, type LabelledField, type ValueType } from '../../lexicon/field-types';

/**
 * The fields without those that say what another says of the same place: what stands under a label that nobody knows is told under that label's own words where
 * no field that is known has it. On a form it is told so, too, where a known field has it by its place alone: its boxes say what they hold.
 */
export function onceTold(docType: DocType, fields: readonly Field[]): Field[] {
  const own = fields.filter(isOwnWord);
  const known = fields.filter((field) => !isOwnWord(field));
  const dropped = new Set(
    own.flatMap((field) => known.filter(isAt(field)).map((other) => (docType === 'Form' && isGuessed(other) ? other : field))),
  );
  return fields.filter((field) => !dropped.has(field));
}

/** Told neither by a label nor by a form of its own, as an account with its check digits is. */
const isGuessed = ({ key, label }: Field): boolean => label === undefined && !OF_OWN_FORM.has(FIELD_TYPES[key as LabelledField]);

const OF_OWN_FORM: ReadonlySet<ValueType> = new Set(['iban', 'bic', 'vatId']);

const isOwnWord = ({ key, label }: Field): boolean => label !== undefined && !(key in FIELD_TYPES);

/** Tells fields that say a text in its place, by itself or with what stands around it. */
const isAt =
  ({ text, provenance: { page, box } }: Field) =>
  ({ text: whole, provenance: other }: Field): boolean =>
    whole.includes(text) && page === other.page && box !== undefined && other.box !== undefined && overlap(box, other.box);
