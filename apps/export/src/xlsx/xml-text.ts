/** A cell of a workbook holds no more UTF-16 units. */
export const CELL_TEXT_MAX = 32_767;

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML forbids: leftovers of broken encodings, which no sheet shows and readers disagree about how to escape. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text of this form would be taken for an escaped character (ECMA-376, ST_Xstring); its underscore is escaped instead. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Nothing to escape, by far the most common case. */
const PLAIN = /^[ !#-%'-;=?-^`-~\u00a0-\ud7ff]*$/;

/** Text as it stands in a workbook's XML, line ends as LF. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(/[&<>"]/g, (sign) => MARKUP[sign]!);
}

/** The longest text that a cell takes, with an ellipsis where something was cut. */
export function fitCell(text: string): string {
  if (text.length <= CELL_TEXT_MAX) return text;
  const end = CELL_TEXT_MAX - 1;
  const isHighSurrogate = /[\ud800-\udbff]/.test(text[end - 1]!);
  return `${text.slice(0, isHighSurrogate ? end - 1 : end)}…`;
}
