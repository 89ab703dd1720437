import { EngineError } from '../../model/engine-error';
import { flowingTextUnits, readySource } from '../ready-source';
import type { Reader } from '../reader';
import { decodeText } from './decode-text';
import { textPages } from './text-pages';

/** Plain text: its words on a grid of characters, so that aligned columns are found like those of a printed page. */
export const readText: Reader = async (bytes, options) => {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new EngineError('no_content', 'The file holds no text.');
  return readySource({ format: 'text', pages: textPages(text), tables: [], lines: [], fields: [] }, flowingTextUnits(text.length), options);
};
