import type { Convention } from '@gridline/values';
import { CellReader } from './cell-reader';
import { STYLE, type CellStyles } from './cell-styles';
import { columnLetters, numberCell, sheetStart, textCell } from './sheet-xml';
import { CELL_TEXT_MAX } from './xml-text';

/** What all data sheets of a workbook are written with. */
interface DataSheetOptions {
  columns: readonly string[];
  widths: readonly number[];
  convention: Convention;
  styles: CellStyles;
}

const FROZEN_HEADER =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView>';

/** Writes the sheets of the table's rows: a bold frozen header with a filter, amounts and dates as numbers, all else as text. */
export class DataSheetWriter {
  /** Cells whose text was longer than a sheet takes. */
  cutCells = 0;
  private readonly letters: readonly string[];
  private readonly reader: CellReader;

  constructor(private readonly options: DataSheetOptions) {
    this.letters = options.columns.map((_, index) => columnLetters(index));
    this.reader = new CellReader(options.convention);
  }

  /** The XML of one sheet. `parts` are its rows, some at a time. */
  async *write(parts: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Buffer> {
    const { columns, widths } = this.options;
    const header = columns.map((text, index) => this.text(`${this.letters[index]!}1`, text, STYLE.bold));
    yield Buffer.from(`${sheetStart(widths, FROZEN_HEADER)}<row r="1">${header.join('')}</row>`);
    let last = 1;
    for await (const rows of parts) {
      let xml = '';
      for (const row of rows) xml += this.row(row, ++last);
      yield Buffer.from(xml);
    }
    yield Buffer.from(this.end(last));
  }

  private row(cells: readonly string[], number: number): string {
    let xml = `<row r="${number}">`;
    for (let index = 0; index < this.letters.length; index++) {
      const text = cells[index];
      if (text !== undefined && text !== '') xml += this.cell(`${this.letters[index]!}${number}`, text);
    }
    return `${xml}</row>`;
  }

  private cell(reference: string, text: string): string {
    const typed = this.reader.read(text);
    const style = typed ? this.options.styles.styleOf(typed.format) : undefined;
    if (typed && style !== undefined) return numberCell(reference, typed.value, style);
    return this.text(reference, text, /[\r\n]/.test(text) ? STYLE.wrappedText : STYLE.text);
  }

  private text(reference: string, text: string, style: number): string {
    if (text.length > CELL_TEXT_MAX) this.cutCells++;
    return textCell(reference, text, style);
  }

  /** The filter over the header; and no warnings at texts that look like numbers, which are texts on purpose. */
  private end(lastRow: number): string {
    const lastColumn = this.letters.at(-1);
    if (lastColumn === undefined) return '</sheetData></worksheet>';
    const area = `A1:${lastColumn}${lastRow}`;
    return `</sheetData><autoFilter ref="${area}"/><ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
  }
}
