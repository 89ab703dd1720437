import { overlap, unionBox } from '../model/box';
import type { Word } from '../model/page';
import { parsedUnits } from './evidence/parsed-units';
import { evidenceOf, type Evidence, type Place } from './evidence/table-evidence';
import { howMuchBetter } from './evidence/choose-reading';
import type { DraftTable } from './grid/draft-table';
import { readTables, type ReadTable } from './read-tables';
import type { SearchedPage } from './table-finder';

/** A table as the roles of its lines tell it, what the rules found at its place, and what tells for each. */
export interface Rivals {
  read: ReadTable;
  found: DraftTable[];
  evidence: { read: Evidence; found: Evidence };
}

/** The tables that are told better by the roles of their lines than by what the rules found at their place. */
export const betterReadings = (searched: SearchedPage, words: readonly Word[], found: readonly DraftTable[]): ReadTable[] =>
  rivalsOf(searched, words, found)
    .filter(({ evidence }) => howMuchBetter(evidence.read, evidence.found) > 0)
    .map(({ read }) => read);

/** The tables of a page that the roles of its lines tell otherwise than the rules. */
export function rivalsOf(searched: SearchedPage, words: readonly Word[], found: readonly DraftTable[]): Rivals[] {
  const others = readTables(searched, words).filter(
    ({ draft }) => !found.some((each) => each.box.top === draft.box.top && isSame(each, draft)),
  );
  if (others.length === 0) return [];
  const place: Place = { lines: searched.page.lines, likely: searched.roles.map(({ likely }) => likely), convention: searched.convention, amounts: parsedUnits(searched.page.words, searched.convention) }; // prettier-ignore
  return others.map((read): Rivals => {
    const rules = found.filter(({ box }) => overlap(box, read.draft.box));
    const box = unionBox([read.draft.box, ...rules.map((each) => each.box)]);
    return { read, found: rules, evidence: { read: evidenceOf([read.draft], place, box), found: evidenceOf(rules, place, box) } };
  });
}

/** Whether two tables have the same words in the same places. */
const isSame = (a: DraftTable, b: DraftTable): boolean => a.headerRows === b.headerRows && placesOf(a) === placesOf(b);

const placesOf = ({ cells }: DraftTable): string =>
  cells
    .filter(({ words }) => words.length > 0)
    .map(({ row, column, words }) => `${row} ${column} ${words.length} ${words[0]!.box.left}`)
    .sort()
    .join();
