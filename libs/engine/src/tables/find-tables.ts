import type { Document } from '../model/document';
import type { Table } from '../model/table';

/** Finds every table of a document, in page order; tables that the format itself gives are kept as they are. */
export function findTables(document: Document): Table[] {
  return [...document.tables].sort((a, b) => a.page - b.page);
}
