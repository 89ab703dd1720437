import { EngineError } from '../../model/engine-error';
import { MAX_GRID_PLACES } from '../native-table';
import { parsePart, type PartListener } from '../package-part';
import type { ZipArchive } from '../zip-archive';

/** Throws `corrupt_document` where an ODS sheet says of filled cells that they are repeated past what a table may hold: the library writes each of them out. */
export async function refuseRepeats(zip: ZipArchive): Promise<void> {
  if (zip.has('content.xml')) await parsePart(await zip.stream('content.xml'), new RepeatCounter());
}

class RepeatCounter implements PartListener {
  private places = 0;
  private rowRepeats = 1;
  private cellRepeats = 1;
  private isFilled = false;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'table-row') this.rowRepeats = repeatsOf(attributes, 'number-rows-repeated');
    if (name !== 'table-cell') return;
    this.cellRepeats = repeatsOf(attributes, 'number-columns-repeated');
    this.isFilled = valueOf(attributes, 'value-type') !== undefined || valueOf(attributes, 'formula') !== undefined;
  }

  text(text: string): void {
    if (text.trim() !== '') this.isFilled = true;
  }

  close(name: string): void {
    if (name !== 'table-cell') return;
    if (this.isFilled) this.places += this.rowRepeats * this.cellRepeats;
    this.isFilled = false;
    if (this.places > MAX_GRID_PLACES) throw new EngineError('corrupt_document', 'A cell of the sheet is repeated too often.');
  }
}

const repeatsOf = (attributes: Record<string, string>, name: string): number => Math.max(1, Number(valueOf(attributes, name)) || 1);

/** Attributes of ODF have a prefix, which is the writer's own choice. */
const valueOf = (attributes: Record<string, string>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
