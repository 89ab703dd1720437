import { IS_PACKED } from './weights';

/** What no language of people writes; so many of them are no accident. */
const SCRIPT_WORDS =
  /\bfunction\b\s*[\w$]*\(|=>|\breturn\b[^\n]{0,200}?[;}]|\bvoid 0|\btypeof |[\w)\]"'] ?[!=]== ?[\w"'(]|&&|\|\||\.prototype\b|module\.exports|\b(?:var|let|const) [\w$[{]|["']use strict["']|!0\b|!1\b/g;

/** Whether a text is a style sheet or a script whose line breaks were taken out or put anywhere, as programs pack them. */
export function isPacked(text: string): boolean {
  const bare = text.replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ' ').trim();
  return isStyleSheet(bare) || isScript(bare);
}

function isScript(text: string): boolean {
  // A rule under a heading is no mark of a program.
  const marks = text.replace(/={3,}|:{3,}/g, '').match(/[{}()=;:]/g)?.length ?? 0;
  if (!/[{}]/.test(text) || marks < text.length * IS_PACKED.scriptShare) return false;
  return (text.match(SCRIPT_WORDS)?.length ?? 0) >= IS_PACKED.fewestScriptWords;
}

/** Nothing but selectors and, in braces behind each, declarations; rules like `@media` have such blocks in theirs. */
function isStyleSheet(text: string): boolean {
  const parts = text.split(/([{}])/);
  let [declarations, fitting] = [0, 0];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const after = parts[index + 1];
    const words = part.trim();
    if (index % 2 === 1 || words === '') fitting += part.length;
    else if (after === '{' && isSelected(words)) fitting += part.length;
    else if (after === '}' && before === '{' && isDeclared(words)) {
      fitting += part.length;
      declarations += words.split(';').filter((each) => each.trim() !== '').length;
    }
  }
  return declarations >= IS_PACKED.fewestDeclarations && fitting >= text.length * IS_PACKED.styleShare;
}

/** What styles are for: names of elements, of classes and of states, attributes, and rules with what they ask for. */
const SELECTOR = /^(?:@[\w-]+[^{}]*|[\w\s.#*:>~+,()[\]="'^$|&%\\/!@-]+)$/;

/** In a block, declarations may stand before what it selects in turn. */
function isSelected(words: string): boolean {
  const end = words.lastIndexOf(';');
  return SELECTOR.test(words.slice(end + 1).trim()) && (end === -1 || isDeclared(words.slice(0, end)));
}

/** Names without blanks and their values, with semicolons between them. */
const isDeclared = (words: string): boolean =>
  words
    .split(/;(?![^(]*\))/)
    .filter((each) => each.trim() !== '')
    .every((each) => /^\s*(?:[-\w*]+\s*:\s*\S|@\w)/.test(each));
