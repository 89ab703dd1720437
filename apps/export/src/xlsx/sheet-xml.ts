import { fitCell, xmlText } from './xml-text';

/** Limits of a sheet (ECMA-376 leaves them open; Excel and its readers do not). */
export const SHEET_ROWS_MAX = 1_048_576;
export const SHEET_COLUMNS_MAX = 16_384;

/** What begins every sheet, up to its rows. */
export function sheetStart(widths: readonly number[], view: string): string {
  const cols = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetViews>${view}</sheetViews>`,
    cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
    '<sheetData>',
  ].join('');
}

/** A text cell. It never becomes a formula: an inline string has no such element. */
export const textCell = (reference: string, text: string, style: number): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(fitCell(text))}</t></is></c>`;

/** A cell with a number, shown as its style says. */
export const numberCell = (reference: string, value: number, style: number): string =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
