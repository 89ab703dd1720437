import { readFile } from 'node:fs/promises';
import { PDFHexString, PDFString, type PDFDocument, type PDFRef } from 'pdf-lib';
import { readTrueType, type TrueType } from './true-type';

/** A font that texts are set in. pdf-lib's own fonts have this form too. */
export interface Typeface {
  name: string;
  ref: PDFRef;
  encodeText: (text: string) => PDFHexString;
  widthOfTextAtSize: (text: string, size: number) => number;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Puts Liberation Sans into the file: its glyphs by number, with the map back to characters, as most programs write PDF. */
export async function embedLiberation(pdf: PDFDocument, weight: 'Regular' | 'Bold'): Promise<Typeface> {
  const name = `LiberationSans-${weight}`;
  const file = await readFile(require.resolve(`pdfjs-dist/standard_fonts/${name}.ttf`));
  const font = readTrueType(file);
  const thousandths = (units: number): number => Math.round((units * 1_000) / font.unitsPerEm);
  const { context } = pdf;
  const program = context.register(context.flateStream(file, { Length1: file.length }));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-500, thousandths(font.descent), 1_500, thousandths(font.ascent)],
      ItalicAngle: 0,
      Ascent: thousandths(font.ascent),
      Descent: thousandths(font.descent),
      CapHeight: 700,
      StemV: weight === 'Bold' ? 140 : 80,
      FontFile2: program,
    }),
  );
  const glyphs = characters().map((character) => [character, font.glyphOf(character)] as const);
  const widths = glyphs.flatMap(([, glyph]) => [glyph, [thousandths(font.widthOf(glyph))]]);
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: widths,
    }),
  );
  const toUnicode = context.register(context.flateStream(characterMap(glyphs)));
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: toUnicode,
    }),
  );
  return typeface(name, ref, font);
}

const typeface = (name: string, ref: PDFRef, font: TrueType): Typeface => ({
  name,
  ref,
  encodeText: (text) => PDFHexString.of(Array.from(text, (character) => hex(font.glyphOf(character))).join('')),
  widthOfTextAtSize: (text, size) =>
    (Array.from(text).reduce((sum, character) => sum + font.widthOf(font.glyphOf(character)), 0) * size) / font.unitsPerEm,
});

/** Latin letters and signs up to the end of Latin Extended-A, and the few signs beyond them that documents use. */
const characters = (): string[] => [
  ...Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’“”•…€',
];

/** Glyphs back to characters, a hundred a block as the format asks. */
function characterMap(glyphs: readonly (readonly [string, number])[]): string {
  const lines = glyphs
    .filter(([, glyph]) => glyph !== 0)
    .map(([character, glyph]) => `<${hex(glyph)}> <${hex(character.codePointAt(0)!)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}
