import { encodeExtended } from 'content-disposition';

/** RFC 6266: always an ASCII name for old clients, and the real one in UTF-8. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%/]/g, '_')
    .trim();
  return `${kind}; filename="${ascii || 'document'}"; filename*=${encodeExtended(fileName.toWellFormed())}`;
}
