import { EngineError } from '../../model/engine-error';
import { MAX_GRID_POSITIONS } from '../source/native-table';
import type { ZipArchive } from '../source/zip-archive';
import { parsePart, type PartListener } from '../source/package-part';

const PATH = 'xl/sharedStrings.xml';

/** The strings that cells refer to by number; runs of formatted text are joined, reading aids left out. */
export async function readSharedStrings(zip: ZipArchive): Promise<string[]> {
  if (!zip.has(PATH)) return [];
  const reader = new StringsReader();
  await parsePart(await zip.stream(PATH), reader);
  return reader.strings;
}

class StringsReader implements PartListener {
  readonly strings: string[] = [];
  private current = '';
  private isText = false;
  private isPhonetic = false;

  open(name: string): void {
    if (name === 'si') this.current = '';
    else if (name === 'rPh') this.isPhonetic = true;
    else if (name === 't') this.isText = !this.isPhonetic;
  }

  text(text: string): void {
    if (this.isText) this.current += text;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'si') this.strings.push(this.current);
    if (this.strings.length > MAX_GRID_POSITIONS) throw new EngineError('corrupt_document', 'The spreadsheet holds too many texts.');
  }
}
