/** In characters; file systems take 255 bytes, and what is cut is no one's name. */
const LONGEST = 255;

/** Controls, and what nobody sees: zero widths, soft hyphens, tags, and the marks that turn the reading direction (U+202E). */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** A file's name as people see it: without what would let `exe.pdf` be shown as another name than it is. */
export const visibleName = (name: string): string => name.toWellFormed().replace(UNSEEN, '').trim();

/**
 * The name that a form gave its file: no folders, nothing unseen, not too long. Browsers write a quotation mark and the line
 * breaks as %22, %0D and %0A, and nothing else so (HTML, multipart/form-data encoding algorithm).
 */
export function uploadedName(fileName: string | undefined): string {
  const decoded = (fileName ?? '').replace(/%22/g, '"').replace(/%0[AD]/gi, '');
  const base = decoded.split(/[\\/]/).pop() ?? '';
  return visibleName(visibleName(base).slice(0, LONGEST)) || 'document';
}
