import { alikeness, ALIKE, isFieldRight, lettersAndDigits } from '../judging/judge-value';
import { addCause, type Causes } from './count-causes';

/** Why fields that the truth has are not right. What the truth does not name is not judged: a truth file need not name all that is printed. */
export function fieldCauses(truth: Record<string, string>, fields: Record<string, string>): Causes {
  const causes: Causes = {};
  for (const [key, expected] of Object.entries(truth)) {
    const cause = fieldCause(expected, fields[key], fields);
    if (cause) addCause(causes, cause);
  }
  return causes;
}

function fieldCause(expected: string, value: string | undefined, fields: Record<string, string>): string | undefined {
  if (value !== undefined) return sameText(expected, value) ? undefined : wrongCause(expected, value);
  const isElsewhere = Object.values(fields).some((other) => isFieldRight(expected, other));
  return isElsewhere ? 'field under another key' : 'field missed';
}

function wrongCause(expected: string, value: string): string | undefined {
  const [a, b] = [lettersAndDigits(expected), lettersAndDigits(value)];
  const isText = !isNumberOrDay(expected);
  const isRight = isFieldRight(expected, value);
  if (isRight && !isText) return undefined;
  if (isRight && a === b) return 'field: marks or blanks differ';
  if (isText && b !== '' && (a.includes(b) || b.includes(a))) return 'field cut short or too long';
  return isRight || alikeness(a, b) >= ALIKE || isOneOff(a, b) ? 'letter misread' : 'wrong value chosen';
}

const sameText = (a: string, b: string): boolean => a.toLowerCase().replace(/\s+/g, '') === b.toLowerCase().replace(/\s+/g, '');

const isNumberOrDay = (text: string): boolean => /^-?[\d.,]+$/.test(text) || /^\d{4}-\d\d-\d\d$/.test(text);

/** Whether two texts of one length differ in one character: a misread digit of a short number. */
export function isOneOff(a: string, b: string): boolean {
  const [first, second] = [Array.from(a), Array.from(b)];
  return first.length === second.length && first.length > 2 && first.filter((character, index) => character !== second[index]).length === 1;
}
