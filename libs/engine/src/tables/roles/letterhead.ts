import type { LaidOutPage } from '../../layout/laid-out-page';
import { overlap, type Box } from '../../model/box';
import type { TextLine } from '../../model/page';
import type { ReadLine } from './line-roles';
import { LETTERHEAD } from './weights';

/** Lines at the top of a box that the model puts outside any table, above its labels and not beside them: a title, a letterhead drawn into the same frame. */
export function letterheadIn(box: Box, page: Pick<LaidOutPage, 'lines'>, roles: readonly ReadLine[]): TextLine[] {
  const inside = page.lines.flatMap((line, index) => (overlap(line.box, box) ? [{ line, read: roles[index]! }] : []));
  const first = inside.findIndex(({ read }) => read.role !== 'outside' || read.margin < LETTERHEAD.leastMargin);
  const [last, labels] = [inside[first - 1], inside[first]];
  const isAbove = labels?.read.role === 'header' && labels.read.margin >= LETTERHEAD.leastMargin && last && last.line.box.bottom <= labels.line.box.top; // prettier-ignore
  return isAbove ? inside.slice(0, first).map(({ line }) => line) : [];
}
