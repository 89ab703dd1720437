import type { ExtractionHead } from '../table/extraction-table';
import { STYLE, type CellStyles } from './cell-styles';
import { numberCell, sheetStart, textCell } from './sheet-xml';
import { CELL_TEXT_MAX } from './xml-text';

type Line = readonly [name: string, value?: string | number];

const WIDTHS = [28, 80];
const CONFIDENCE_FORMAT = '0.00';

/** What the export knows besides the table: the document, its metadata, how sure we are. */
export function detailsSheet(head: ExtractionHead, cutCells: number, styles: CellStyles): string {
  const confidenceStyle = styles.styleOf(CONFIDENCE_FORMAT) ?? STYLE.plain;
  const rows = detailLines(head, cutCells).map((line, index) => detailRow(line, index + 1, confidenceStyle));
  return `${sheetStart(WIDTHS, '<sheetView workbookViewId="0"/>')}${rows.join('')}</sheetData></worksheet>`;
}

function detailLines(head: ExtractionHead, cutCells: number): Line[] {
  return [
    ['Document'],
    ['File name', head.fileName],
    ['Document type', head.docType],
    ['Label', head.label],
    ['Summary', head.summary],
    ['Confidence', head.confidence],
    ['Extracted at', head.createdAt],
    ['Extraction', head.id],
    ...(cutCells > 0 ? [cutNotice(cutCells)] : []),
    [''],
    ['Metadata'],
    ...Object.entries(head.metadata),
    [''],
    ['Column confidence'],
    ...Object.entries(head.fieldConfidence),
  ];
}

function cutNotice(cutCells: number): Line {
  const limit = CELL_TEXT_MAX.toLocaleString('en');
  return ['Cut cells', `${cutCells} cells hold more than the ${limit} characters a sheet takes; CSV and JSON have them whole.`];
}

/** A line without a value is a heading. */
function detailRow([name, value]: Line, number: number, confidenceStyle: number): string {
  if (value === undefined) return `<row r="${number}">${name === '' ? '' : textCell(`A${number}`, name, STYLE.bold)}</row>`;
  const reference = `B${number}`;
  const shown = typeof value === 'number' ? numberCell(reference, value, confidenceStyle) : textCell(reference, value, STYLE.wrappedText);
  return `<row r="${number}">${textCell(`A${number}`, name, STYLE.text)}${shown}</row>`;
}
