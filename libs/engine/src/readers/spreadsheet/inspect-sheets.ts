import { EngineError } from '../../model/engine-error';
import { TextBudget } from '../../model/text-budget';
import { MAX_GRID_POSITIONS } from '../source/native-table';
import { parsePart, type PartListener } from '../source/package-part';
import type { ZipArchive } from '../source/zip-archive';

/**
 * The names of an ODS workbook's hidden sheets, which the library does not tell. Throws `corrupt_document` where a sheet says of filled cells
 * that they are repeated past what a table may hold: the library writes each of them out.
 */
export async function inspectSheets(zip: ZipArchive): Promise<ReadonlySet<string>> {
  const inspector = new SheetInspector();
  if (zip.has('content.xml')) await parsePart(await zip.stream('content.xml'), inspector);
  return inspector.hiddenSheets;
}

class SheetInspector implements PartListener {
  readonly hiddenSheets = new Set<string>();
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private positions = 0;
  private rowRepeats = 1;
  private cellRepeats = 1;
  private isFilled = false;
  private characters = 0;
  private readonly budget = new TextBudget();

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'style') this.style = valueOf(attributes, 'name') ?? '';
    else if (name === 'table-properties' && valueOf(attributes, 'display') === 'false') this.hiddenStyles.add(this.style);
    else if (name === 'table' && this.hiddenStyles.has(valueOf(attributes, 'style-name') ?? '')) {
      this.hiddenSheets.add(valueOf(attributes, 'name') ?? '');
    } else if (name === 'table-row') this.rowRepeats = repeatsOf(attributes, 'number-rows-repeated');
    if (name !== 'table-cell') return;
    this.characters = 0;
    this.cellRepeats = repeatsOf(attributes, 'number-columns-repeated');
    this.isFilled = valueOf(attributes, 'value-type') !== undefined || valueOf(attributes, 'formula') !== undefined;
  }

  text(text: string): void {
    if (text.trim() !== '') this.isFilled = true;
    this.characters += text.length;
  }

  close(name: string): void {
    if (name !== 'table-cell') return;
    if (this.isFilled) this.count(this.rowRepeats * this.cellRepeats);
    this.isFilled = false;
  }

  private count(positions: number): void {
    this.positions += positions;
    if (this.positions > MAX_GRID_POSITIONS) throw new EngineError('corrupt_document', 'A cell of the sheet is repeated too often.');
    this.budget.take(this.characters, positions);
  }
}

const repeatsOf = (attributes: Record<string, string>, name: string): number => Math.max(1, Number(valueOf(attributes, name)) || 1);

/** Attributes of ODF have a prefix, which is the writer's own choice. */
const valueOf = (attributes: Record<string, string>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
