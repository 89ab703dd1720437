/** What laying text out in a TrueType font needs of its file. */
export interface TrueType {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  glyphOf: (character: string) => number;
  /** In units of the font. */
  widthOf: (glyph: number) => number;
}

/** Reads the tables of a TrueType font that tell glyphs and widths. */
export function readTrueType(file: Buffer): TrueType {
  const tables = tableOffsets(file);
  const { head, hhea, hmtx, cmap } = tables as Record<'head' | 'hhea' | 'hmtx' | 'cmap', number>;
  const widthCount = file.readUInt16BE(hhea + 34);
  const glyphs = readCharacterMap(file, cmap);
  return {
    unitsPerEm: file.readUInt16BE(head + 18),
    ascent: file.readInt16BE(hhea + 4),
    descent: file.readInt16BE(hhea + 6),
    glyphOf: (character) => glyphs.get(character.codePointAt(0)!) ?? 0,
    widthOf: (glyph) => file.readUInt16BE(hmtx + 4 * Math.min(glyph, widthCount - 1)),
  };
}

function tableOffsets(file: Buffer): Record<string, number> {
  const count = file.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return Object.fromEntries(entries.map((at) => [file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8)]));
}

/** The map of Windows Unicode (format 4), which every such font has. */
function readCharacterMap(file: Buffer, cmap: number): Map<number, number> {
  const count = file.readUInt16BE(cmap + 2);
  const records = Array.from({ length: count }, (_, index) => cmap + 4 + 8 * index);
  const record = records.find((at) => file.readUInt16BE(at) === 3 && file.readUInt16BE(at + 2) === 1)!;
  const map = cmap + file.readUInt32BE(record + 4);
  const size = file.readUInt16BE(map + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => map + at) as [
    number,
    number,
    number,
    number,
  ];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const start = file.readUInt16BE(starts + segment);
    const end = file.readUInt16BE(ends + segment);
    const delta = file.readInt16BE(deltas + segment);
    const offset = file.readUInt16BE(offsets + segment);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : file.readUInt16BE(offsets + segment + offset + 2 * (code - start));
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}
