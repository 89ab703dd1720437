import { checkVatId, checkIban } from '@gridline/values';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { LANGUAGES } from './language.data';
import { DOCUMENT_KINDS } from './made-document';
import { grouped, iban, vatId } from './identifiers';
import { makeDocument } from './make-document';
import { drawManner } from './manner';
import { certainDay, day } from './printed-values';
import { Random } from './random';
import { FACES, widthOf, wrapText } from './text-width';
import { toPdf } from './to-pdf';
import { toScan } from './to-scan';

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);

describe('made documents', () => {
  it('are the same for the same seed, byte by byte', async () => {
    expect(makeDocument(7)).toEqual(makeDocument(7));
    expect(Buffer.from(await toPdf(makeDocument(7))).equals(Buffer.from(await toPdf(makeDocument(7))))).toBe(true);
  });

  it('differ from seed to seed', () => {
    expect(new Set(SEEDS.map((seed) => JSON.stringify(makeDocument(seed).truth))).size).toBe(SEEDS.length);
  });

  it('come in every kind, language and face and in many layouts', () => {
    const made = SEEDS.map((seed) => makeDocument(seed));
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(DOCUMENT_KINDS));
    expect(new Set(made.map(({ truth }) => truth.language)).size).toBe(LANGUAGES.length);
    expect(new Set(made.map(({ face }) => face))).toEqual(new Set(FACES));
    expect(new Set(made.map(({ truth }) => truth.layout)).size).toBeGreaterThan(40);
  });

  it('show every cell and every amount that their truth names', () => {
    for (const seed of SEEDS) {
      const { pages, truth } = makeDocument(seed);
      // A wrapped cell is written line by line, one after the other.
      const shown = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
      for (const cell of truth.rows.flat().filter(Boolean)) expect(shown).toContain(cell);
    }
  });

  it('have totals that add up', () => {
    for (const seed of SEEDS) {
      const { netTotal, taxTotal, grossTotal } = makeDocument(seed, seed % 2 === 0 ? 'invoice' : 'order').truth.fields;
      expect(Number(netTotal) + Number(taxTotal)).toBeCloseTo(Number(grossTotal), 5);
    }
  });

  it('keep all that is drawn on the paper', () => {
    for (const seed of SEEDS) {
      const { pages, width, height, face } = makeDocument(seed);
      for (const { text, x, y, size, bold, align } of pages.flatMap(({ texts }) => texts)) {
        const measured = widthOf(text, size, face, bold);
        const left = align === 'left' ? x : align === 'right' ? x - measured : x - measured / 2;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + measured).toBeLessThanOrEqual(width);
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

  it('leave a fax two shades and darken one side of a photo', async () => {
    const made = makeDocument(3, 'receipt');
    const shades = async (scan: Buffer, left: number): Promise<number> =>
      (await sharp(await sharp(scan).extract({ left, top: 0, width: 40, height: 200 }).toBuffer()).stats()).channels[0]!.mean;
    const photo = await toScan(made, 4);
    expect((await shades(photo, 0)) - (await shades(photo, 560))).toBeGreaterThan(40);
    const { data } = await sharp(await toScan(made, 3))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middling = data.filter((shade) => shade > 64 && shade < 192).length;
    expect(middling / data.length).toBeLessThan(0.02);
  });

  it('name VAT ids and accounts whose check digits are right', () => {
    const random = new Random(1);
    for (const { country } of LANGUAGES) {
      for (let count = 0; count < 20; count++) {
        expect(checkVatId(vatId(random, country))).toMatchObject({ country });
        expect(checkVatId(vatId(random, country))!.valid).not.toBe(false);
        expect(checkIban(iban(random, country))?.valid).toBe(true);
      }
    }
    expect(grouped('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  });

  it('write dates in words and numbers, and in English only days of one reading', () => {
    const manner = drawManner(
      new Random(1),
      LANGUAGES.find(({ code }) => code === 'es')!,
    );
    expect(day(2, { ...manner, date: 'd de M de y' })).toEqual({ iso: '2023-01-03', printed: '3 de enero de 2023' });
    expect(day(2, { ...manner, date: 'd/m/Y' }).printed).toBe('03/01/23');
    const english = { ...manner, language: LANGUAGES[0]!, date: 'd/m/y' };
    expect(certainDay(2, english)).toEqual({ iso: '2023-01-13', printed: '13/01/2023', offset: 12 });
    expect(certainDay(2, { ...manner, date: 'd/m/y' }).offset).toBe(2);
  });
});

describe('wrapText', () => {
  const measure = (text: string): number => text.length;

  it('breaks at blanks and leaves a word that is too long alone', () => {
    expect(wrapText('one two three', 7, measure)).toEqual(['one two', 'three']);
    expect(wrapText('incomprehensible one', 5, measure)).toEqual(['incomprehensible', 'one']);
  });
});

describe('Random', () => {
  it('stays within its bounds and reaches both', () => {
    const random = new Random(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.whole(1, 3)));
    expect(drawn).toEqual(new Set([1, 2, 3]));
  });
});
