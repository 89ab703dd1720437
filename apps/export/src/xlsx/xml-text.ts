/** A cell of a workbook holds no more UTF-16 units. */
export const CELL_TEXT_MAX = 32_767;

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML forbids, carriage returns, and texts that a reader would take for an escape of the form below. */

const ESCAPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const PLAIN = /^[ !#-%'-;=?-^`-~\u00a0-\ud7ff]*$/;

/** Text as it stands in a workbook's XML: what XML forbids as `_xHHHH_` (ECMA-376, ST_Xstring), line ends as LF. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(ESCAPED, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (sign) => MARKUP[sign]!);
}

/** The longest text that a cell takes, with an ellipsis where something was cut. */
export function fitCell(text: string): string {
  if (text.length <= CELL_TEXT_MAX) return text;
  const end = CELL_TEXT_MAX - 1;
  const isHighSurrogate = /[\ud800-\udbff]/.test(text[end - 1]!);
  return `${text.slice(0, isHighSurrogate ? end - 1 : end)}…`;
}
