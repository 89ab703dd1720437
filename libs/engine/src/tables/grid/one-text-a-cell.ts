import { GAP_EM } from '../../layout/gaps';
import { splitSegments } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import type { DraftTable } from './draft-table';

/** Whether nothing in any cell stands a column apart from the rest of it: letters of one width set blanks that columns may be read from (`1983. 04. 17.`). */
export const holdsOneTextACell = ({ cells }: DraftTable): boolean =>
  cells.every(({ words }) => groupLines(words).every((line) => splitSegments(line, [], GAP_EM.words.insideCell).length === 1));
