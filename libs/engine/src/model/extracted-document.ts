import type { Convention } from '@gridline/values';
import type { Box } from './box';
import type { DocType } from './document';
import type { PictureTurn, ReaderName } from './page';
import { cellsOfGrid, type Provenance, type Span } from './table';

/** A cell of a found table in the form `--tables` prints: row, column, row span, column span, text. */
interface FoundCell {
  r: number;
  c: number;
  rs: number;
  cs: number;
  t: string;
}

/** A table region as found, before joining across pages. */
export interface FoundTable {
  page: number;
  box?: Box;
  /** Name of the sheet, caption or heading, where there is one. */
  title?: string;
  headerRows: number;
  /** The grid as printed, header rows included, merged cells repeated in each place they cover. */
  rows: string[][];
  /** Cells that cover more than one place, row by row. */
  spans: Span[];
  confidence: number;
}

/** The cells of a found table, row by row, each with its spans. */
export const foundCells = ({ rows, spans }: FoundTable): FoundCell[] =>
  cellsOfGrid(rows, spans).map(({ row, column, rowSpan, columnSpan, text }) => ({
    r: row,
    c: column,
    rs: rowSpan,
    cs: columnSpan,
    t: text,
  }));

/** The outcome of one arithmetic or format check. `difference` is found minus expected, as a plain decimal. */
export interface CheckResult {
  name: string;
  passed: boolean;
  detail: string;
  difference?: string;
  /** The row of the answer that was checked, where it was one row. */
  row?: number;
}

/** What the engine answers for one document. Every confidence is calibrated, between 0 and 1. */
export interface ExtractedDocument {
  docType: DocType;
  columns: string[];
  /** One inner array per row, as long as `columns`; cells as printed. */
  rows: string[][];
  metadata: Record<string, string>;
  summary: string;
  confidence: number;
  /** By column name. */
  fieldConfidence: Record<string, number>;
  /** By metadata key. */
  metadataConfidence: Record<string, number>;
  /** Parallel to `rows`. */
  cellConfidence: number[][];
  provenance: {
    columns: (Provenance | null)[];
    /** Parallel to `rows`. */
    cells: (Provenance | null)[][];
    /** By metadata key. */
    fields: Record<string, Provenance>;
  };
  checks: CheckResult[];
  tables: FoundTable[];
  /** Units charged: pages, images, sheets, or started 3,000 characters of flowing text. */
  pageCount: number;
  /** The pages as displayed, in points; empty for formats without pages. */
  pages: { number: number; width: number; height: number; reader: ReaderName; picture?: PictureTurn }[];
  /** ISO 639-1, where it could be told. */
  language?: string;
  /** How the document writes its numbers and dates, so that its checks can be run again; absent where nobody needs it. */
  convention?: Convention;
}
