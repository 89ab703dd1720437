import type { Convention } from '@gridline/values';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { boxWidth, containsCentre, overlap, unionBox } from '../../model/box';
import type { TextLine, Word } from '../../model/page';
import { parsedUnits } from './parsed-units';
import { withDrawnLabels } from './drawn-labels';
import { evidenceOf, type Evidence, type ComparedPage } from './table-evidence';
import { BETTER_READINGS } from './weights';
import { howMuchBetter } from './choose-reading';
import { withoutRows, type DraftTable } from '../grid/draft-table';
import { holdsOneTextACell } from '../grid/one-text-a-cell';
import { judged } from '../grid/judge-table';
import type { ReadLine } from '../roles/line-roles';
import type { ReadTable, SearchedPage } from '../finders/table-finder';

/** The tables of one place as the roles of lines tell them, what the rules found there, and what tells for each. */
export interface Rivals {
  read: ReadTable[];
  found: DraftTable[];
  evidence: { read: Evidence; found: Evidence };
}

/** The tables that are told better by the roles of their lines than by what the rules found at their place. */
export const betterReadings = (searched: SearchedPage, found: readonly DraftTable[]): ReadTable[] =>
  rivalsOf(searched, found)
    .filter(
      ({ read, found: drawn, evidence }) =>
        !spansRows(drawn, read) && !isDrawnWhole(drawn, read) && howMuchBetter(evidence.read, evidence.found) > BETTER_READINGS.least,
    )
    .flatMap(({ read, found: drawn }) => read.map((table) => ({ ...table, draft: withDrawnLabels(table.draft, drawn) })));

/** Whether a cell is drawn over several rows, a station beside its depots: of which rows its name is, lines of text do not tell. */
const spansRows = (found: readonly DraftTable[], read: readonly ReadTable[]): boolean =>
  found.some(
    ({ method, cells, headerRows, columnCount }) =>
      method === 'lattice' &&
      read.every(({ draft }) => draft.columnCount === columnCount) &&
      cells.some(({ row, rowSpan, words }) => row >= headerRows && rowSpan > 1 && words.length > 0),
  );

/** Whether rulings draw each cell of as many rows, and what was read parts texts of theirs at blanks. */
const isDrawnWhole = (found: readonly DraftTable[], read: readonly ReadTable[]): boolean =>
  found.some(
    (drawn) =>
      drawn.method === 'lattice' &&
      read.every(({ draft }) => draft.rowCount === drawn.rowCount && draft.columnCount > drawn.columnCount) &&
      holdsOneTextACell(drawn),
  );

/** A table that was read, without the rows that are a smaller table drawn below its labels: `Taux | Base HT | TVA` beside the sums. */
function withoutDrawn(read: ReadTable, found: readonly DraftTable[]): ReadTable {
  const { draft } = read;
  const head = Math.max(draft.box.top, ...draft.cells.filter(({ row }) => row < draft.headerRows).flatMap(({ words }) => words.map(({ box }) => box.bottom))); // prettier-ignore
  const drawn = found.filter(({ method, box }) => method === 'lattice' && box.top > head && boxWidth(box) < BETTER_READINGS.smaller * boxWidth(draft.box)); // prettier-ignore
  const isDrawn = ({ box }: Word): boolean => drawn.some((other) => containsCentre(other.box, box));
  const gone = new Set(
    Array.from({ length: draft.rowCount }, (_, row) => row).filter((row) => {
      const words = draft.cells.filter((cell) => cell.row === row).flatMap((cell) => cell.words);
      return row >= draft.headerRows && words.length > 0 && words.every(isDrawn);
    }),
  );
  return gone.size === 0 ? read : { ...read, draft: judged(withoutRows(draft, gone)) };
}

/** The regions of a page that the roles of its lines tell otherwise than the rules. */
export function rivalsOf(searched: SearchedPage, found: readonly DraftTable[]): Rivals[] {
  const read = searched.read.map((table) => withoutDrawn(table, found));
  const regions = regionsOf(read, found).filter(
    (each) => !each.read.every(({ draft }) => each.found.some((other) => isSame(other, draft))),
  );
  if (regions.length === 0) return [];
  const page: ComparedPage = { lines: searched.page.lines, likely: searched.roles.map(({ likely }) => likely), convention: searched.convention, amounts: parsedUnits(searched.page.words, searched.convention) }; // prettier-ignore
  return regions.map((region): Rivals => {
    const drafts = region.read.map(({ draft }) => draft);
    const box = unionBox([...drafts, ...region.found].map((draft) => draft.box));
    return { ...region, evidence: { read: evidenceOf(drafts, page, box), found: evidenceOf(region.found, page, box) } };
  });
}

/** The tables of a page, and the lines and their roles that they were read by. */
interface PageReading {
  lines: readonly TextLine[];
  roles: readonly ReadLine[];
  drafts: readonly DraftTable[];
}

/** Whether more tells for the tables of one reading of a page than for those of another, where they differ. */
export function isBetterReading(one: PageReading, other: PageReading, { words }: LaidOutPage, convention: Convention): boolean {
  const [own, others] = [without(one.drafts, other.drafts), without(other.drafts, one.drafts)];
  if (own.length + others.length === 0) return false;
  const box = unionBox([...own, ...others].map((draft) => draft.box));
  const amounts = parsedUnits(words, convention);
  const weigh = (drafts: readonly DraftTable[], { lines, roles }: PageReading): Evidence =>
    evidenceOf(drafts, { lines, likely: roles.map(({ likely }) => likely), convention, amounts }, box);
  return howMuchBetter(weigh(own, one), weigh(others, other)) > BETTER_READINGS.leastParted;
}

const without = (drafts: readonly DraftTable[], others: readonly DraftTable[]): DraftTable[] =>
  drafts.filter((draft) => !others.some((other) => isSame(draft, other)));

/** What was read, put together with what was found where it stands; tables that share a part with one same table stand at one place. */
function regionsOf(read: readonly ReadTable[], found: readonly DraftTable[]): Pick<Rivals, 'read' | 'found'>[] {
  return read.reduce<Pick<Rivals, 'read' | 'found'>[]>((regions, table) => {
    const under = found.filter(({ box }) => overlap(box, table.draft.box));
    const touched = regions.filter((region) => region.found.some((draft) => under.includes(draft)));
    const joined = {
      read: [...touched.flatMap((region) => region.read), table],
      found: [...new Set([...touched.flatMap((region) => region.found), ...under])],
    };
    return [...regions.filter((region) => !touched.includes(region)), joined];
  }, []);
}

/** Whether two tables have the same words in the same positions. */
const isSame = (a: DraftTable, b: DraftTable): boolean => a.headerRows === b.headerRows && cellPositions(a) === cellPositions(b);

const cellPositions = ({ cells }: DraftTable): string =>
  cells
    .filter(({ words }) => words.length > 0)
    .map(({ row, column, words }) => `${row} ${column} ${words.length} ${words[0]!.box.left}`)
    .sort()
    .join();
