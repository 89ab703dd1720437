/** Text as it may stand in a page. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!);

/** Back-quoted words of a catalogue's text as code. */
export const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A row of cells that are HTML. */
const row = (cells: readonly string[], tag: 'td' | 'th', id?: string): string =>
  `<tr${id === undefined ? '' : ` id="${id}"`}>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A table that moves by itself where it is wider than its page; rows may have a name. */
export const tableOf = (head: readonly string[], rows: readonly { id?: string; cells: readonly string[] }[]): string =>
  `<div class="scroll" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map(({ id, cells }) => row(cells, 'td', id)).join('')}</tbody></table></div>`;
