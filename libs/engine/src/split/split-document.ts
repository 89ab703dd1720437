import { estimateBy } from '../confidence/logistic';
import { pagesAsRead } from '../layout/pages-as-read';
import type { Document, DocumentFormat } from '../model/document';
import { boundarySignals, type BoundarySignals } from './boundary-signals';
import boundary from './boundary.data.json';
import { pageEvidence } from './page-evidence';
import { SPLIT_DOCUMENT } from './weights';

/** Pages of a file that are one document. */
interface DocumentPart {
  document: Document;
  /** How sure it is that a document begins with its first page, ends with its last, and none begins between. */
  confidence: number;
}

const PAGED: ReadonlySet<DocumentFormat> = new Set(['pdf', 'tiff', 'gif']);

const begins = estimateBy(boundary);

/**
 * Parts a file in which documents stand one behind another. Blank pages are left out: they part documents or back them. What has no pages of
 * its own, or ready tables and fields beside them, is one document.
 */
export function splitDocument(read: Document): DocumentPart[] {
  const { tables, lines, fields } = read;
  const printed = read.pages.filter(({ words }) => words.length > 0);
  if (!PAGED.has(read.format) || printed.length < 2 || tables.length + lines.length + fields.length > 0)
    return [{ document: read, confidence: 1 }];
  const chances = boundariesOf({ ...read, pages: printed }).map(begins);
  return rangesOf(chances).map(({ first, end }) => ({
    document: { ...read, pages: printed.slice(first, end) },
    confidence: partConfidence(chances, first, end),
  }));
}

/** What is known of every place between two pages. */
function boundariesOf(document: Document): BoundarySignals[] {
  const shown = pagesAsRead(document);
  const evidence = shown.pages.map((_, index) => pageEvidence(shown, index));
  return evidence.slice(1).map((page, index) => boundarySignals(evidence[index]!, page));
}

/** Ranges of pages from the chances that the second page and each further one begin a document. */
function rangesOf(chances: readonly number[]): { first: number; end: number }[] {
  const starts = [0, ...chances.flatMap((chance, index) => (chance >= SPLIT_DOCUMENT.begins ? [index + 1] : []))];
  return starts.map((first, index) => ({ first, end: starts[index + 1] ?? chances.length + 1 }));
}

/** That of the least sure decision which makes the part what it is. */
function partConfidence(chances: readonly number[], first: number, end: number): number {
  const within = chances.slice(first, end - 1).map((chance) => 1 - chance);
  const edges = [chances[first - 1], chances[end - 1]].filter((chance) => chance !== undefined);
  return Math.min(1, ...edges, ...within);
}
