/** An object's head, and the catalog's type before the object ends. */
const CATALOG = /(\d{1,7})\s{1,9}(\d{1,5})\s{1,9}obj\b(?:(?!endobj)[^]){0,2000}?\/Type\s*\/Catalog\b/g;

/**
 * A file that was cut off has lost its trailer, which names the catalog that everything hangs on. Where the catalog itself is still there, the
 * file gets a trailer that names it, and the reader finds the other objects by itself.
 */
export function restoreTrailer(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const catalog = [...file.toString('latin1').matchAll(CATALOG)].at(-1);
  if (!catalog) return undefined;
  const trailer = `\nendobj\ntrailer\n<< /Root ${catalog[1]} ${catalog[2]} R >>\nstartxref\n0\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([file, Buffer.from(trailer)]));
}
