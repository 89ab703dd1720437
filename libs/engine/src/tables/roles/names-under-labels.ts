import { GAP_EM } from '../../layout/gaps';
import { splitSegments } from '../../layout/segments';
import type { TextLine } from '../../model/page';
import { LINE_ROLES, type ReadLine } from './line-roles';
import { NAMES_UNDER_LABELS, ROLE_BANDS } from './weights';

const [HEADER, SECTION] = [LINE_ROLES.indexOf('header'), LINE_ROLES.indexOf('section')];

/**
 * The roles of lines, with what the model takes for the labels of another table made the name of a section: a text alone, or with its number, that is
 * set off from labels above and stands over rows of about as many pieces as the last labels have.
 */
export function withNamesUnderLabels(read: readonly ReadLine[], lines: readonly TextLine[]): ReadLine[] {
  const pieces = lines.map((line) => splitSegments(line).length);
  let labels = 0;
  return read.map((each, i) => {
    if (each.role !== 'header') return each;
    if (pieces[i]! > NAMES_UNDER_LABELS.mostPieces) labels = pieces[i]!;
    const isName = pieces[i]! <= NAMES_UNDER_LABELS.mostPieces && labels > NAMES_UNDER_LABELS.mostPieces && isSetOff(read, lines, i);
    return isName && isOverRows(read, pieces, i, labels) ? { ...each, role: 'section', likely: withSection(each.likely) } : each;
  });
}

const isSetOff = (read: readonly ReadLine[], lines: readonly TextLine[], at: number): boolean =>
  read[at - 1]?.role !== 'header' ||
  lines[at]!.box.top - lines[at - 1]!.box.bottom > GAP_EM.lines.readHeader * lines[at]!.words[0]!.fontSize;

/** Whether a row stands right under the line, one of about as many pieces as the labels have, in one of the first lines. */
function isOverRows(read: readonly ReadLine[], pieces: readonly number[], at: number, labels: number): boolean {
  const next = read.slice(at + 1, at + 1 + ROLE_BANDS.linesToRow);
  return next[0]?.role === 'row' && next.some(({ role }, index) => role !== 'header' && pieces[at + 1 + index]! >= labels - 1);
}

/** What is said for labels said for the name of a section. */
function withSection(likely: Float64Array): Float64Array {
  const said = Float64Array.from(likely);
  [said[HEADER], said[SECTION]] = [likely[SECTION]!, likely[HEADER]!];
  return said;
}
