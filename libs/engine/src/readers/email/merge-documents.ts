import { withFacts } from '../source/native-table';
import type { Document } from '../../model/document';
import type { Field } from '../../model/field';

/** One document of a mail's body and its attachments, pages numbered through. */
export function mergeDocuments(body: Document, attachments: readonly Document[]): Document {
  const merged: Document = { ...body, pages: [], tables: [...body.tables], lines: [...body.lines], fields: [...body.fields] };
  let before = pagesOfBody(body);
  for (const attachment of attachments) {
    merged.pages.push(...attachment.pages.map((page) => ({ ...page, number: page.number + before })));
    merged.tables.push(...attachment.tables.map((table) => withFacts(table, { page: table.page + before })));
    merged.fields.push(...attachment.fields.map((field) => shiftField(field, before)));
    merged.lines = merged.lines.concat(attachment.lines);
    before += lastPage(attachment);
  }
  return merged;
}

/** How many pages a mail's body has before those of its attachments: its tables stand on one of their own. */
export const pagesOfBody = ({ tables }: Document): number => (tables.length > 0 ? 1 : 0);

const shiftField = (field: Field, by: number): Field => ({
  ...field,
  provenance: { ...field.provenance, page: field.provenance.page + by },
});

/** The number of a document's last page. */
export function lastPage({ pages, tables }: Document): number {
  return Math.max(1, ...pages.map((page) => page.number), ...tables.map((table) => table.page));
}
