import type { Field } from './field';
import type { Page } from './page';
import type { Table } from './table';

/** The file formats the engine reads. */
export type DocumentFormat =
  'pdf' | 'png' | 'jpeg' | 'webp' | 'tiff' | 'gif' | 'bmp' | 'xlsx' | 'xls' | 'ods' | 'docx' | 'csv' | 'html' | 'text' | 'eml' | 'xml';

/**
 * A file as the engine reads it. Paged formats (PDF, images) fill `pages`; formats that carry their tables (XLSX, CSV, HTML,
 * DOCX) fill `tables`, and put their running text into `lines`. Both may be filled (an e-mail with a PDF attached).
 */
export interface Document {
  format: DocumentFormat;
  pages: Page[];
  /** Tables that the format itself gives. */
  tables: Table[];
  /** Running text outside tables, for formats without pages, in reading order. */
  lines: string[];
  /** Fields that the format itself gives, such as those of an embedded e-invoice XML. */
  fields: Field[];
}

/** The types of documents, as an answer names them. */
export const DOC_TYPES = [
  'Invoice',
  'Credit Note',
  'Receipt',
  'Bank Statement',
  'Purchase Order',
  'Quote',
  'Delivery Note',
  'Price List',
  'Report',
  'Form',
  'Letter',
  'Table',
  'Other',
] as const;
export type DocType = (typeof DOC_TYPES)[number];

/** Whether nothing at all was read: no word on any page, no table, no text, no field. */
export const isBlank = ({ pages, tables, lines, fields }: Document): boolean =>
  tables.length === 0 && fields.length === 0 && pages.every(({ words }) => words.length === 0) && lines.every((line) => line.trim() === '');
