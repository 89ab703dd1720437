import { IS_JSON } from './weights';

/** A member's name and its colon. */
const MEMBER = /"(?:[^"\\\n]|\\.){0,200}"\s*:/g;

/** Whether a text is JSON, or JSON by lines: data of a program, whose values are no document. `isWhole` where no more follows. */
export function isJson(text: string, isWhole: boolean): boolean {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return false;
  if (isWhole && parses(trimmed)) return true;
  const [first = '', second] = trimmed.split(/\r?\n/, 2);
  if (second !== undefined && parses(first) && parses(second)) return true;
  return !isWhole && (trimmed.match(MEMBER)?.length ?? 0) >= IS_JSON.fewestMembers;
}

/** A number or a word alone is JSON too, and any text. */
function parses(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false; // it is other text
  }
}
