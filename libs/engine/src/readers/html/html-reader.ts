import { decodeText } from '../text/decode-text';
import { readySource } from '../source/ready-source';
import type { Reader } from '../source/reader';
import { markupDocument } from './markup-document';
import { parseMarkup } from './parse-markup';

/** A declared charset stands within the first kilobyte (HTML Living Standard, 4.2.5.4); twice that for the careless. */
const META_WITHIN = 2_048;

/** HTML: data tables by their tags, everything else as running text. */
export const readHtml: Reader = async (bytes, options) => {
  const head = Buffer.from(bytes.subarray(0, META_WITHIN)).toString('latin1');
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1];
  const { document, units } = markupDocument(parseMarkup(decodeText(bytes, declared)), 'html', 'html');
  return readySource(document, units, options);
};
