import type { Document, DocumentFormat } from '../../model/document';
import { EngineError } from '../../model/engine-error';
import type { OpenedSource, ReadOptions } from './reader';

/** Characters of flowing text that make one unit. */
const CHARACTERS_PER_UNIT = 3_000;

/** A source for a format that is read in one go: the content is there as soon as the units are counted. */
export function readySource(document: Document, pageCount: number, options: ReadOptions): OpenedSource {
  refuseOverLimit(pageCount, options);
  return { format: document.format, pageCount, read: async () => document, close: () => undefined };
}

/** Units of flowing text: every started 3,000 characters is one, and there is at least one. */
export const flowingTextUnits = (characters: number): number => Math.max(1, Math.ceil(characters / CHARACTERS_PER_UNIT));

/** Throws `page_limit_exceeded` where the document has more units than the caller allows. */
export function refuseOverLimit(pageCount: number, { maxPages }: ReadOptions): void {
  if (maxPages !== undefined && pageCount > maxPages) {
    throw new EngineError('page_limit_exceeded', `The document has ${pageCount} pages; at most ${maxPages} are allowed.`);
  }
}

/** A document with nothing in it yet, for a reader to fill. */
export const emptyDocument = (format: DocumentFormat): Document => ({ format, pages: [], tables: [], lines: [], fields: [] });
