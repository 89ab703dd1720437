import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { DOCUMENT_KINDS } from './made-document';
import { makeDocument } from './make-document';
import { Random } from './random';
import { toPdf } from './to-pdf';
import { toScan } from './to-scan';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('made documents', () => {
  it('are the same for the same seed, byte by byte', async () => {
    expect(makeDocument(7)).toEqual(makeDocument(7));
    expect(Buffer.from(await toPdf(makeDocument(7))).equals(Buffer.from(await toPdf(makeDocument(7))))).toBe(true);
  });

  it('differ from seed to seed', () => {
    expect(new Set(SEEDS.map((seed) => JSON.stringify(makeDocument(seed).truth))).size).toBe(SEEDS.length);
  });

  it('come in every kind and in several languages', () => {
    const made = SEEDS.map((seed) => makeDocument(seed));
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(DOCUMENT_KINDS));
    expect(new Set(made.map(({ truth }) => truth.language)).size).toBeGreaterThanOrEqual(5);
  });

  it('show every cell and every amount that their truth names', () => {
    for (const seed of SEEDS) {
      const { pages, truth } = makeDocument(seed);
      const shown = new Set(pages.flatMap(({ texts }) => texts.map(({ text }) => text)));
      for (const cell of truth.rows.flat().filter(Boolean)) expect(shown).toContain(cell);
    }
  });

  it('have totals that add up', () => {
    for (const seed of SEEDS) {
      const { netTotal, taxTotal, grossTotal } = makeDocument(seed, 'invoice').truth.fields;
      expect(Number(netTotal) + Number(taxTotal)).toBeCloseTo(Number(grossTotal), 5);
    }
  });

  it('keep all that is drawn on the paper', () => {
    for (const seed of SEEDS) {
      const { pages, width, height } = makeDocument(seed);
      for (const { x, y } of pages.flatMap(({ texts }) => texts)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });

  it('become PDFs of as many pages', async () => {
    for (const seed of SEEDS.slice(0, 12)) {
      const made = makeDocument(seed);
      expect((await PDFDocument.load(await toPdf(made))).getPageCount()).toBe(made.pages.length);
    }
  });

  it('become scans that differ by damage and repeat by seed', async () => {
    const made = makeDocument(3, 'receipt');
    const [clean, worn] = [await toScan(made, 0), await toScan(made, 2)];
    expect(await sharp(clean).metadata()).toMatchObject({ format: 'jpeg', width: 639, density: 200 });
    expect((await sharp(clean).stats()).channels[0]!.min).toBeLessThan(60);
    expect(worn.equals(clean)).toBe(false);
    expect((await toScan(made, 2)).equals(worn)).toBe(true);
  });
});

describe('Random', () => {
  it('stays within its bounds and reaches both', () => {
    const random = new Random(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.whole(1, 3)));
    expect(drawn).toEqual(new Set([1, 2, 3]));
  });
});
