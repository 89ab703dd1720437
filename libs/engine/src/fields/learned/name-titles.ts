import { containsCentre, unionBox } from '../../model/box';
import type { Field } from '../../model/field';
import { textOf } from '../../model/page';
import { isTitleOfPerson } from '../../lexicon/lexicon';
import type { Segment } from '../../layout/segments';
import type { FoundFields } from '../candidates/found-fields';

/** The fields with the names of persons as they are printed, behind their titles: of papers by strangers that print one in the name's line nine in ten have it so. */
export const withTitles = (fields: readonly Field[], { pages }: FoundFields): Field[] =>
  fields.map((field) => {
    const { page, box } = field.provenance;
    const findings = NAMES.has(field.key) && box ? pages.find((each) => each.page.number === page) : undefined;
    const own = findings?.page.segments.find((segment) => containsCentre(segment.box, box!) && textOf(segment.words).endsWith(field.value));
    return own ? behindTitle(field, own) : field;
  });

const NAMES: ReadonlySet<string> = new Set(['sellerName', 'buyerName', 'accountHolder']);

/** A name that ends its line, with the words before it where they are a title: `सुश्री`, `De heer`. */
function behindTitle(field: Field, { words }: Segment): Field {
  const start = words.length - field.value.split(' ').length;
  const count = [2, 1].find((each) => each <= start && isTitleOfPerson(textOf(words.slice(start - each, start))));
  if (!count || textOf(words.slice(start)) !== field.value) return field;
  const whole = words.slice(start - count);
  const text = textOf(whole);
  return { ...field, value: text, text, provenance: { ...field.provenance, box: unionBox(whole.map(({ box }) => box)) } };
}
