import { encodeExtended } from 'content-disposition';
import { visibleName } from './file-name';

/** RFC 6266: always an ASCII name for old clients, and the real one in UTF-8. */
export function contentDisposition(kind: 'attachment' | 'inline', given: string): string {
  const fileName = visibleName(given);
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%/]/g, '_')
    .trim();
  return `${kind}; filename="${ascii || 'document'}"; filename*=${encodeExtended(fileName || 'document')}`;
}
