import { PDFDocument, PDFHexString, PDFName, PDFOperator, StandardFonts, type PDFOperatorNames } from 'pdf-lib';
import { readPdf } from './pdf-reader';

/** Texts that are said of some glyphs each, `[text, [[glyph, x], …]]`: every glyph is a text object of its own, as browsers draw them. */
type Said = readonly [text: string, glyphs: readonly (readonly [glyph: string, x: number])[]];

async function wordsOf(...said: readonly Said[]): Promise<{ text: string; left: number; right: number }[]> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica));
  for (const [text, glyphs] of said) {
    const properties = pdf.context.obj({ ActualText: PDFHexString.fromText(text) });
    page.pushOperators(PDFOperator.of('BDC' as PDFOperatorNames, [PDFName.of('Span'), properties as never]));
    for (const [glyph, x] of glyphs) page.drawText(glyph, { x, y: 150, size: 10 });
    page.pushOperators(PDFOperator.of('EMC' as PDFOperatorNames));
  }
  const source = await readPdf(await pdf.save(), {});
  const document = await source.read();
  source.close();
  return document.pages[0]!.words.map(({ text, box: { left, right } }) => ({ text, left: Math.round(left), right: Math.round(right) }));
}

describe('letters of a cluster that several glyphs draw', () => {
  it('are as wide as all of them, so that what follows is of their word', async () => {
    // A narrow vowel is drawn first, then the letter, an `M` of 8 points.
    expect(await wordsOf(['মে', [['l', 50], ['M', 52]]], ['ঘ', [['M', 60.5]]])).toEqual([{ text: 'মেঘ', left: 51, right: 68 }]); // prettier-ignore
  });

  it('of Khmer, too', async () => {
    expect(await wordsOf(['ក្រុ', [['l', 50], ['M', 52]]], ['ម', [['M', 60.5]]])).toEqual([{ text: 'ក្រុម', left: 51, right: 68 }]); // prettier-ignore
  });

  it('are told once where each glyph says all of them', async () => {
    const [word] = await wordsOf(['না', [['M', 50]]], ['না', [['l', 57.5]]], ['ম', [['M', 60]]]);
    expect(word!.text).toBe('নাম');
  });

  it('are told twice where the same syllable is drawn again beside', async () => {
    expect((await wordsOf(['पी', [['M', 50]]], ['पी', [['M', 58.3]]])).map(({ text }) => text)).toEqual(['पीपी']);
  });

  it('end at the next column', async () => {
    expect((await wordsOf(['মে', [['l', 50], ['M', 52]]], ['ঘ', [['M', 90]]])).map(({ text }) => text)).toEqual(['মে', 'ঘ']); // prettier-ignore
  });
});
