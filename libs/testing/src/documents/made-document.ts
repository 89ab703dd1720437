import type { Face } from './text-width';

/** The kinds of documents that are made. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'statement', 'report', 'order'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a made document says, exactly: the answer that a perfect engine would give. */
export interface Truth {
  docType: 'Invoice' | 'Receipt' | 'Bank Statement' | 'Report' | 'Purchase Order';
  language: string;
  /** How it is laid out: documents of one layout are one group when a fit is tested on what it has not seen. */
  layout: string;
  /** By metadata key: ISO dates, plain decimals. */
  fields: Record<string, string>;
  /** The main table, cells as printed, the lines of a wrapped cell joined by a blank. */
  columns: string[];
  rows: string[][];
}

/** Which way a text is set against its x. */
export type Align = 'left' | 'right' | 'centre';

/** Things drawn on a page; points, from the top left corner. `y` is a text's baseline. */
export interface Drawing {
  texts: { text: string; x: number; y: number; size: number; bold: boolean; align: Align }[];
  lines: { x1: number; y1: number; x2: number; y2: number; width: number }[];
  fills: { x: number; y: number; width: number; height: number; shade: number }[];
}

/** A document as drawn and what it says. */
export interface MadeDocument {
  kind: DocumentKind;
  seed: number;
  face: Face;
  width: number;
  height: number;
  pages: Drawing[];
  truth: Truth;
}

/** A page with nothing on it. */
export const blankPage = (): Drawing => ({ texts: [], lines: [], fills: [] });
