import type { Document } from '../model/document';
import { layOutContent } from './content-page';
import { detectLanguage } from './detect-language';
import { layOutPage, type LaidOutPage } from './laid-out-page';

/** A document says of itself what it says on its first and its last pages; the longest of the accuracy suites has 15. Bounds time and memory. */
export const FIRST_PAGES = 30;
export const LAST_PAGES = 10;

/** A document as lines and segments, laid out once for every step that follows. */
export interface LaidOutDocument {
  /** Its pages, where tables are looked for. */
  pages: LaidOutPage[];
  /** Where fields are looked for: its first and last pages, and its ready tables and running text as a page of our own. */
  fieldPages: LaidOutPage[];
  /** The language it is written in (ISO 639-1), told once; undefined where its script and its words do not settle it. */
  language: string | undefined;
}

/** Lays a document out. */
export function layOut(document: Document): LaidOutDocument {
  const hasContent = document.tables.length > 0 || document.lines.length > 0;
  // What a mail has attached goes on after its text.
  const first = hasContent ? 1 : document.pages[0]?.number;
  const pages = document.pages.map((page) => layOutPage(page, first));
  const lastFrom = pages.length - LAST_PAGES;
  const fieldPages = pages.filter((_, index) => index < FIRST_PAGES || index >= lastFrom);
  if (hasContent) fieldPages.push(layOutContent(document));
  return { pages, fieldPages, language: detectLanguage(fieldPages) };
}
