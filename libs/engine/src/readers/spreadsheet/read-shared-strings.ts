import { SaxesParser } from 'saxes';
import { EngineError } from '../../model/engine-error';
import { MAX_GRID_PLACES } from '../native-table';
import type { ZipArchive } from '../zip-archive';
import { localName, parsePart } from './read-sheet';

const PATH = 'xl/sharedStrings.xml';

/** The strings that cells refer to by number; runs of formatted text are joined, reading aids left out. */
export async function readSharedStrings(zip: ZipArchive): Promise<string[]> {
  const strings: string[] = [];
  if (!zip.has(PATH)) return strings;
  const parser = new SaxesParser();
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    if (local === 'si') text = '';
    else if (local === 'rPh') isPhonetic = true;
    else if (local === 't') isText = !isPhonetic;
  });
  parser.on('text', (part) => {
    if (isText) text += part;
  });
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    if (local === 't') isText = false;
    else if (local === 'rPh') isPhonetic = false;
    else if (local === 'si') strings.push(text);
    if (strings.length > MAX_GRID_PLACES) throw new EngineError('corrupt_document', 'The spreadsheet holds too many texts.');
  });
  await parsePart(await zip.stream(PATH), parser);
  return strings;
}
