import { EngineError } from '../../model/engine-error';
import { flowingTextUnits, refuseOverLimit } from '../source/ready-source';
import type { Reader } from '../source/reader';
import { decodeText } from './decode-text';
import { textPages } from './text-pages';

/** Four times what the largest plan allows: a word of text takes some 300 bytes as a word on a page. */
export const MAX_TEXT_UNITS = 2_000;

/** Plain text: its words on a grid of characters, so that aligned columns are found like those of a printed page. */
export const readText: Reader = async (bytes, { maxPages = MAX_TEXT_UNITS }) => {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new EngineError('no_content', 'The file holds no text.');
  const pageCount = flowingTextUnits(text.length);
  refuseOverLimit(pageCount, { maxPages: Math.min(maxPages, MAX_TEXT_UNITS) });
  return {
    format: 'text',
    pageCount,
    read: async () => ({ format: 'text', ...textPages(text), lines: [], fields: [] }),
    close: () => undefined,
  };
};
