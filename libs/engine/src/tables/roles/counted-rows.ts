import { namesTotal } from '../../lexicon/whole-labels';
import { overlapX } from '../../model/box';
import { splitSegments, type Segment } from '../../layout/segments';
import { ROLE_BANDS } from './weights';
import type { RoleLine } from './role-line';

/** Whether a line says how many there are and of what, in the columns of the rows above: carriage and sundries are items then, and a total is none. */
export function isCountedLike(lines: readonly RoleLine[], at: number): boolean {
  const [first, ...others] = splitSegments(lines[at]!.line);
  const rows = lines.slice(0, at).filter(({ role, pieces }) => role === 'row' && pieces > 2);
  if (rows.length === 0 || namesTotal(first!.text)) return false;
  const above = rows.map(({ line }) => splitSegments(line).slice(0, -1));
  const isInColumn = ({ box }: Segment): boolean =>
    above.filter((row) => row.some((piece) => overlapX(piece.box, box) > 0)).length * 2 > rows.length;
  const inside = [...(isCount(first!) ? [first!] : []), ...others.slice(0, -1)].filter(isInColumn);
  return inside.some(isCount) && (inside.length >= ROLE_BANDS.countAndUnit || inside.some(({ text }) => /\p{L}/u.test(text)));
}

/** `12`, `1式`. */
const isCount = ({ text }: Segment): boolean => /^\d{1,4}\s?\p{L}{0,3}$/u.test(text);

/** Whether a line has the number behind those of the lines above. */
export function isCountedOn(lines: readonly RoleLine[], at: number): boolean {
  const count = countOf(lines.slice(0, at));
  return count > 0 && numberOf(lines[at]!) === count + 1;
}

/** The last number of lines that are counted from one on, one after the other; 0 where they are not. */
function countOf(lines: readonly RoleLine[]): number {
  const numbers = lines.map(numberOf).filter((number) => number !== undefined);
  return numbers.length >= ROLE_BANDS.fewRows && numbers.every((number, index) => number === index + 1) ? numbers.length : 0;
}

/** `6`, `6.`: the number that a line opens with, and nothing else beside it. */
export function numberOf({ line }: RoleLine): number | undefined {
  const [, digits] = /^(\d{1,3})[.)]?$/.exec(splitSegments(line)[0]!.text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
