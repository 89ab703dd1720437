import type { DocType } from '../model/document';

/** What a model says of a document: strings, as it found or made them up. */
export interface ModelAnswer {
  docType: DocType;
  columns: string[];
  /** Each as long as `columns`. */
  rows: string[][];
  fields: { key: string; value: string }[];
}
