import type { LaidOutPage } from '../../layout/laid-out-page';
import { splitSegments } from '../../layout/segments';
import { overlap, type Box } from '../../model/box';
import type { TextLine } from '../../model/page';
import type { ReadLine } from './line-roles';
import { GAP_EM } from '../../layout/gaps';
import { LETTERHEAD } from './weights';

/** Lines at the top of a box that the model puts outside any table, above its labels and not beside them: a title, a letterhead drawn into the same frame. */
export function letterheadIn(box: Box, page: Pick<LaidOutPage, 'lines'>, roles: readonly ReadLine[]): TextLine[] {
  const inside = page.lines.flatMap((line, index) => (overlap(line.box, box) ? [{ line, read: roles[index]! }] : []));
  const first = inside.findIndex(({ read }) => read.role !== 'outside' || read.score < LETTERHEAD.leastScore);
  const [last, labels] = [inside[first - 1], inside[first]];
  const isAbove = labels?.read.role === 'header' && labels.read.score >= LETTERHEAD.leastScore && last && last.line.box.bottom <= labels.line.box.top; // prettier-ignore
  return isAbove ? inside.slice(0, first).map(({ line }) => line) : [];
}

/** How many lines of a stretch of text stand above the labels of its table and are none of it: outside any table, or with less than half as many pieces, as the facts of a form have; none where the model is not sure of the labels. */
export function linesAboveLabels(lines: readonly TextLine[], page: Pick<LaidOutPage, 'lines'>, roles: readonly ReadLine[]): number {
  const read = lines.map((line) => roles[page.lines.findIndex(({ box }) => box.top === line.box.top && overlap(box, line.box))]);
  const labels = read.findIndex((each) => each?.role === 'header');
  if (labels <= 0 || read[labels]!.score < LETTERHEAD.leastScore) return 0;
  const gap = lines[labels]!.box.top - lines[labels - 1]!.box.bottom;
  if (gap < GAP_EM.lines.formFacts * lines[labels]!.words[0]!.fontSize) return 0;
  const pieces = splitSegments(lines[labels]!).length;
  const isAside = (line: TextLine, index: number): boolean => read[index]?.role === 'outside' || splitSegments(line).length * 2 < pieces;
  return lines.slice(0, labels).every(isAside) ? labels : 0;
}
