import sharp from 'sharp';

/** Darker is print: small print is drawn in greys. Measured at 94 % of a pixel for a point: 110 misses 3 pixels of a 9. */
const INK = 200;

/** The edges of what is printed in a picture, in its pixels; undefined where nothing is. */
export async function inkOf(png: Buffer): Promise<{ left: number; top: number; right: number; bottom: number } | undefined> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((index) => data[index]! < INK);
  if (dark.length === 0) return undefined;
  const xs = dark.map((index) => index % info.width);
  const ys = dark.map((index) => Math.floor(index / info.width));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}
