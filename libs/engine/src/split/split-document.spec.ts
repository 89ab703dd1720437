import { makeDocument, toPdf, type MadeDocument } from '@gridline/testing';
import type { Document } from '../model/document';
import { openSource } from '../readers/open-source';
import { splitDocument } from './split-document';

/** Seeds of made papers; the bench measures thousands of bundles, this holds that the steps fit together. */
const INVOICES = [21_003, 21_010, 21_011];

/** Made papers behind one another as one file is read. */
async function bundleOf(papers: readonly MadeDocument[]): Promise<Document> {
  const read = await Promise.all(papers.map(async (paper) => readPdf(await toPdf(paper))));
  const pages = read.flatMap((document) => document.pages).map((page, index) => ({ ...page, number: index + 1 }));
  return { ...read[0]!, pages };
}

async function readPdf(bytes: Uint8Array): Promise<Document> {
  const source = await openSource(bytes, { fileName: 'made.pdf' });
  try {
    return await source.read();
  } finally {
    source.close();
  }
}

/** First and last pages of the parts. */
const ranges = (document: Document): number[][] =>
  splitDocument(document).map(({ document: { pages } }) => [pages[0]!.number, pages.at(-1)!.number]);

/** Where the papers of a bundle stand. */
function placesOf(papers: readonly MadeDocument[]): number[][] {
  let last = 0;
  return papers.map(({ pages }) => [last + 1, (last += pages.length)]);
}

describe('a file of several documents', () => {
  const papers = INVOICES.map((seed) => makeDocument(seed, 'invoice'));

  it('is parted where each begins, and says how sure that is', async () => {
    const bundle = await bundleOf(papers);
    expect(ranges(bundle)).toEqual(placesOf(papers));
    for (const { confidence } of splitDocument(bundle)) {
      expect(confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThan(1);
    }
  });

  it('keeps the pages of one document together', async () => {
    const long = Array.from({ length: 40 }, (_, index) => makeDocument(22_000 + index, 'invoice')).find(({ pages }) => pages.length > 1)!;
    const bundle = [papers[0]!, long, papers[1]!];
    expect(ranges(await bundleOf(bundle))).toEqual(placesOf(bundle));
  });

  it('leaves blank pages out', async () => {
    const bundle = await bundleOf(papers);
    const blank = { ...bundle.pages[0]!, words: [], number: bundle.pages.length + 1 };
    const parts = splitDocument({ ...bundle, pages: [...bundle.pages, blank] });
    expect(parts.flatMap(({ document }) => document.pages)).not.toContain(blank);
    expect(parts).toHaveLength(papers.length);
  });

  it('is one document where it has one page, no pages of its own, or data beside them', async () => {
    const bundle = await bundleOf(papers);
    for (const document of [
      { ...bundle, pages: bundle.pages.slice(0, 1) },
      { ...bundle, format: 'docx' as const },
      { ...bundle, lines: ['Text that flows.'] },
    ]) {
      expect(splitDocument(document)).toEqual([{ document, confidence: 1 }]);
    }
  });
});
