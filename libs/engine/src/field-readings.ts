import { classify } from './classify/classify';
import { typeFeatures } from './classify/type-features';
import { fieldsOfType } from './fields/choose/fields-of-type';
import { withTaxNumbers } from './fields/choose/tax-numbers';
import { findFields } from './fields/find-fields';
import { fieldItems, ITEM_KINDS, LEARNED_KEYS, type ItemKind } from './fields/learned/field-items';
import { isChosen, itemFeatures } from './fields/learned/item-features';
import { documentConvention } from './layout/document-convention';
import { layOut } from './layout/lay-out';
import { mirrorPages } from './layout/right-to-left';
import type { DocType, Document } from './model/document';
import { uprightPages } from './readers/upright-pages';
import { findTables } from './tables/find-tables';
import { joinTables } from './tables/join/join-tables';

/** A number that may be the value of some fields, with what tells which. */
export interface FieldReading {
  kind: ItemKind;
  value: string;
  features: Float32Array;
  /** For each of `LEARNED_KEYS` whether the rules chose it. */
  chosen: readonly boolean[];
}

export interface DocumentReadings {
  readings: FieldReading[];
  /** What the rules answered for each key. */
  ruled: Record<string, string>;
  /** What tells the type of the document, and what the rules say it is. */
  type: { features: Float32Array; ruled: DocType };
}

/** What a document has that may be a number trees look for, and what the rules answered for each key, for the bench that fits the trees. */
export function fieldReadings(read: Document): DocumentReadings {
  const document = mirrorPages(uprightPages(read));
  const laidOut = layOut(document);
  const convention = documentConvention(document, laidOut);
  const tables = joinTables(findTables(document, laidOut.pages, convention), document);
  const found = findFields(document, laidOut.fieldPages, tables, convention);
  const known = { document, pages: laidOut.fieldPages, tables, fields: found.fields, convention, hint: undefined };
  const classified = classify(known);
  const fields = withTaxNumbers(found, { ...classified, fields: fieldsOfType(classified, found.fields) });
  const chosen = LEARNED_KEYS.map((key) => fields.find((field) => field.key === key));
  const readings = ITEM_KINDS.flatMap((kind) => {
    const items = fieldItems(kind, found);
    const features = itemFeatures(items, { docType: classified.docType, fields });
    return items.map((item, index) => ({
      kind,
      value: item.value,
      features: features[index]!,
      chosen: chosen.map((field) => isChosen(item, field)),
    }));
  });
  const type = { features: typeFeatures(known, classified), ruled: classified.docType };
  return { readings, ruled: Object.fromEntries(fields.map(({ key, value }) => [key, value])), type };
}
