import type { Document } from '../model/document';
import type { Page } from '../model/page';
import type { Provenance } from '../model/table';

/** How well a page was read, and how tall it is. */
interface PageQuality {
  /** One less the mean read score of the page's words: 0 for born-digital text. */
  misread: number;
  height: number;
}

/** Looks a page up by a value's provenance; undefined where the format has no pages. */
export type PageQualities = (provenance: Provenance | null) => PageQuality | undefined;

/** The quality of a document's pages, each looked at when a value on it asks. */
export function pageQualities(document: Pick<Document, 'pages'>): PageQualities {
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const known = new Map<number, PageQuality>();
  return (provenance) => {
    const page = provenance && pages.get(provenance.page);
    if (!page) return undefined;
    let quality = known.get(page.number);
    if (!quality) known.set(page.number, (quality = qualityOf(page)));
    return quality;
  };
}

function qualityOf({ words, height }: Page): PageQuality {
  const read = words.reduce((sum, { readScore }) => sum + readScore, 0) / Math.max(1, words.length);
  return { misread: words.length === 0 ? 0 : 1 - read, height };
}
