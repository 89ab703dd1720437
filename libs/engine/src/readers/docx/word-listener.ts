import { EngineError } from '../../model/engine-error';
import { addTable, type MarkupCell, type MarkupContent } from '../html/markup-table';
import { foldBlanks, MAX_GRID_POSITIONS } from '../source/native-table';
import type { PartListener } from '../source/package-part';

interface WordCell extends MarkupCell {
  /** Whether it only goes on with the cell above. */
  goesOn: boolean;
  row: number;
}

interface WordTable {
  rows: WordCell[][];
  cell?: WordCell;
  /** The next free column of the open row. */
  column: number;
  /** By column: the last cell that began there or reaches over it. */
  above: (WordCell | undefined)[];
  headerRows: number;
  holdsTables: boolean;
}

/** Elements whose text nobody sees: deleted text, properties, the older of two forms of one drawing. */
const UNSEEN = new Set(['del', 'moveFrom', 'Fallback', 'pPr', 'sectPr', 'sdtPr', 'tblPr', 'tblGrid', 'instrText', 'delText', 'rt']);

/** Elements in which only a text box shows text of the document. */
const DRAWINGS = new Set(['drawing', 'pict', 'object']);

/** Word's own limit is 63 columns (Word specifications); what spans more is damage. */
const MAX_SPAN = 1_000;

/** Tick boxes of the fonts that forms are made with, by the code in `w:sym`. */
const SYMBOLS: Readonly<Record<string, string>> = { F06F: '☐', F071: '☐', F0A8: '☐', F0FC: '✓', F0FD: '☒', F0FE: '☑', F0B7: '•' };

/** Characters that have elements of their own. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([['tab', '\t'], ['br', '\n'], ['cr', '\n'], ['noBreakHyphen', '-']]); // prettier-ignore

/** Collects tables and running text of a WordprocessingML part (ECMA-376, part 1, 17) as its elements pass. */
export class WordListener implements PartListener {
  readonly content: MarkupContent = { tables: [], lines: [] };
  private readonly tables: WordTable[] = [];
  /** Texts of the open paragraphs: a text box is one inside another. */
  private readonly paragraphs: string[] = [];
  /** Whether text shows, for each open drawing and text box. */
  private readonly shows: boolean[] = [];
  private unseenDepth = 0;
  private isText = false;
  private isHidden = false;
  private isTicked?: boolean;
  private cellCount = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (this.unseenDepth > 0 || UNSEEN.has(name)) {
      this.unseenDepth++;
      return;
    }
    if (name === 'p') this.paragraphs.push('');
    else if (name === 't') this.isText = this.shows.at(-1) ?? true;
    else if (name === 'vanish') this.isHidden = isOn(attributes);
    else if (DRAWINGS.has(name) || name === 'txbxContent') this.shows.push(name === 'txbxContent');
    else if (name === 'sym') this.write(SYMBOLS[valueOf(attributes, 'char')?.toUpperCase() ?? ''] ?? '');
    else if (CHARACTERS.has(name)) this.write(CHARACTERS.get(name)!);
    else if (name === 'checkBox') this.isTicked = false;
    else if ((name === 'checked' || name === 'default') && this.isTicked !== undefined) this.isTicked = isOn(attributes);
    else this.openTablePart(name, attributes);
  }

  text(text: string): void {
    if (this.isText && this.unseenDepth === 0) this.write(text);
  }

  close(name: string): void {
    if (this.unseenDepth > 0) this.unseenDepth--;
    else if (name === 'p') this.closeParagraph();
    else if (name === 't') this.isText = false;
    else if (name === 'r') this.isHidden = false;
    else if (DRAWINGS.has(name) || name === 'txbxContent') this.shows.pop();
    else if (name === 'checkBox') this.closeCheckBox();
    else if (name === 'tc') this.closeCell();
    else if (name === 'tbl') this.closeTable();
  }

  private write(text: string): void {
    if (!this.isHidden && this.paragraphs.length > 0) this.paragraphs[this.paragraphs.length - 1] += text;
  }

  private closeParagraph(): void {
    const text = this.paragraphs.pop() ?? '';
    const cell = this.tables.at(-1)?.cell;
    if (cell) cell.text += `${text}\n`;
    else for (const line of text.split('\n').map(foldLine)) if (line !== '') this.content.lines.push(line);
  }

  private closeCheckBox(): void {
    this.write(this.isTicked ? '☒' : '☐');
    this.isTicked = undefined;
  }

  private openTablePart(name: string, attributes: Record<string, string>): void {
    const table = this.tables.at(-1);
    if (name === 'tbl') this.openTable(table);
    else if (!table) return;
    else if (name === 'tr') openRow(table);
    else if (name === 'gridBefore') this.skipColumns(table, spanOf(attributes));
    else if (name === 'tblHeader' && isOn(attributes) && table.headerRows === table.rows.length - 1) table.headerRows++;
    else if (name === 'tc') table.cell = blankCell(table);
    else if (name === 'gridSpan' && table.cell) table.cell.columnSpan = spanOf(attributes);
    else if (name === 'vMerge' && table.cell) table.cell.goesOn = valueOf(attributes, 'val') !== 'restart';
  }

  private openTable(outer: WordTable | undefined): void {
    if (outer) outer.holdsTables = true;
    this.tables.push({ rows: [], column: 0, above: [], headerRows: 0, holdsTables: false });
  }

  private skipColumns(table: WordTable, count: number): void {
    for (let column = 0; column < count; column++) this.place(table, blankCell(table));
  }

  private closeCell(): void {
    const table = this.tables.at(-1);
    const cell = table?.cell;
    if (!table || !cell || table.rows.length === 0) return;
    table.cell = undefined;
    this.place(table, { ...cell, text: cell.text.trim() });
  }

  /** A cell that goes on with the one above makes that one higher, and is no cell of its own. */
  private place(table: WordTable, cell: WordCell): void {
    const above = table.above[table.column];
    const isPart = cell.goesOn && above?.columnSpan === cell.columnSpan && above.row + above.rowSpan === cell.row;
    if (isPart) above.rowSpan++;
    else {
      if (++this.cellCount > MAX_GRID_POSITIONS) throw new EngineError('corrupt_document', 'The tables have too many cells.');
      table.rows.at(-1)!.push(cell);
      table.above.fill(undefined, table.column, table.column + cell.columnSpan);
      table.above[table.column] = cell;
    }
    table.column += cell.columnSpan;
  }

  private closeTable(): void {
    const table = this.tables.pop();
    if (table) addTable(this.content, { rows: table.rows, headerRows: table.headerRows }, table.holdsTables);
  }
}

const blankCell = ({ rows }: WordTable): WordCell => ({
  text: '',
  rowSpan: 1,
  columnSpan: 1,
  isHeader: false,
  goesOn: false,
  row: rows.length - 1,
});

function openRow(table: WordTable): void {
  table.rows.push([]);
  table.column = 0;
}

/** A line of running text; its tabs part what stands in columns. */
const foldLine = (line: string): string => line.split('\t').map(foldBlanks).join('\t').trim();

/** An attribute by its local name. */
const valueOf = (attributes: Record<string, string>, name: string): string | undefined => attributes[`w:${name}`] ?? attributes[name];

/** A switch is on where it stands without a value. */
const isOn = (attributes: Record<string, string>): boolean => !/^(?:0|false|off)$/i.test(valueOf(attributes, 'val') ?? '1');

function spanOf(attributes: Record<string, string>): number {
  const span = Number.parseInt(valueOf(attributes, 'val') ?? '1', 10);
  return Number.isNaN(span) || span < 1 ? 1 : Math.min(span, MAX_SPAN);
}
