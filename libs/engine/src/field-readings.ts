import { classify } from './classify/classify';
import { typeFeatures } from './classify/type-features';
import { fieldsOfType } from './fields/choose/fields-of-type';
import { withTaxNumbers } from './fields/choose/tax-numbers';
import { FIELD_ITEMS } from './fields/learned/weights';
import { compactForm } from './lexicon/label-words';
import type { FoundFields } from './fields/candidates/found-fields';
import { findFields } from './fields/find-fields';
import { fieldItems, ITEM_KINDS, LEARNED_KEYS, type FieldItem, type ItemKind } from './fields/learned/field-items';
import { EXTENT_SIDES, extentFeatures, namesOfDocument, type ExtentSide } from './fields/learned/extent-features';
import { isChosen, itemFeatures } from './fields/learned/item-features';
import { isMirrored, mirroredKey, nameRows } from './fields/learned/name-rows';
import { surroundingsOf } from './fields/learned/item-surroundings';
import { nameVariants } from './fields/learned/name-variants';
import { documentConvention } from './layout/document-convention';
import { layOut } from './layout/lay-out';
import { pagesAsRead } from './layout/pages-as-read';
import type { DocType, Document } from './model/document';
import type { Field } from './model/field';
import { findTables } from './tables/find-tables';
import { joinTables } from './tables/join/join-tables';

/** A text that may be the value of some fields, with what tells which. */
export interface FieldReading {
  kind: ItemKind;
  value: string;
  /** What a name may be at its place, where it is told too long or in part. */
  extents: readonly string[];
  /** As `nameRows` orders those of a name, and `itemFeatures` the others. */
  features: Float32Array;
  /** The words before it on its line, else those above it: its label, where it has one. */
  label: string;
  /** For each of `LEARNED_KEYS` whether the rules chose it. */
  chosen: readonly boolean[];
}

/** How far a name may go from where it begins. */
export interface ExtentReading {
  side: ExtentSide;
  /** That of the segment it begins in, among all that are looked at. */
  position: number;
  value: string;
  /** As `extentFeatures` orders them. */
  features: Float32Array;
}

interface DocumentReadings {
  readings: FieldReading[];
  /** Which key a name's rows mean by one: of an order, whose names are looked at in a mirror, that of the other side. */
  keyInRows: (key: string) => string;
  /** The extents that names may have at places where the words of one stand, as the truth has them. */
  extentsOf: (names: Readonly<Partial<Record<ExtentSide, readonly string[]>>>) => ExtentReading[];
  /** What the rules answered for each key. */
  ruled: Record<string, string>;
  /** What tells the type of the document, and what the rules say it is. */
  type: { features: Float32Array; ruled: DocType };
}

/** What a document has that may be the value of a field, and what the rules answered for each key, for the bench that fits the trees. */
export function fieldReadings(read: Document): DocumentReadings {
  const document = pagesAsRead(read);
  const laidOut = layOut(document);
  const convention = documentConvention(document, laidOut);
  const tables = joinTables(findTables(document, laidOut.pages, convention), document);
  const found = findFields(document, laidOut, tables, convention);
  const known = { document, pages: laidOut.fieldPages, tables, fields: found.fields, convention, hint: undefined };
  const classified = classify(known);
  const fields = withTaxNumbers(found, { ...classified, fields: fieldsOfType(classified, found.fields) });
  const chosen = LEARNED_KEYS.map((key) => fields.find((field) => field.key === key));
  const readings = ITEM_KINDS.flatMap((kind) => {
    const items = fieldItems(kind, found);
    const features = kind === 'name' ? nameRows(items, { ...classified, fields }) : itemFeatures(items, { ...classified, fields });
    return items.map((item, index) => ({
      kind,
      value: item.value,
      extents: kind === 'name' ? nameVariants(item.page.page, item.segment).variants.map(({ value }) => value) : [],
      features: features[index]!,
      label: labelBeside(item),
      chosen: chosen.map((field) => isChosen(item, field)),
    }));
  });
  const type = { features: typeFeatures(known, classified), ruled: classified.docType };
  const keyInRows = isMirrored(classified) ? mirroredKey : (key: string) => key;
  const extentsOf: DocumentReadings['extentsOf'] = (names) => readExtents(found, fields, names);
  return { readings, keyInRows, extentsOf, ruled: Object.fromEntries(fields.map(({ key, value }) => [key, value])), type };
}

function labelBeside(item: FieldItem): string {
  const { left, above } = surroundingsOf(item);
  return /\p{L}/u.test(left) ? left : (above[0]?.text ?? '');
}

function readExtents(
  found: FoundFields,
  fields: readonly Field[],
  names: Readonly<Partial<Record<ExtentSide, readonly string[]>>>,
): ExtentReading[] {
  const known = namesOfDocument(found, fields);
  const beginnings = found.pages
    .slice(0, FIELD_ITEMS.pages)
    .flatMap(({ page, isTabular }) => page.segments.filter(({ box }) => !isTabular(box)).map((own) => ({ page, own })));
  return EXTENT_SIDES.flatMap((side) => {
    const forms = (names[side] ?? []).map(compactForm).filter((form) => form.length > 2);
    return beginnings.flatMap(({ page, own }, position) => {
      const begins = compactForm(own.text);
      if (!forms.some((form) => form.includes(begins.slice(0, 4)) || begins.includes(form.slice(-4)))) return [];
      const { lines, variants } = nameVariants(page, own);
      if (!variants.some(({ value }) => forms.includes(compactForm(value)))) return [];
      const features = extentFeatures(side, lines, variants, known);
      return variants.map(({ value }, at) => ({ side, position, value, features: features[at]! }));
    });
  });
}
