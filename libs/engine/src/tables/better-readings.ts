import { overlap, unionBox } from '../model/box';
import { parsedUnits } from './evidence/parsed-units';
import { evidenceOf, type Evidence, type Place } from './evidence/table-evidence';
import { BETTER_READINGS } from './evidence/weights';
import { howMuchBetter } from './evidence/choose-reading';
import type { DraftTable } from './grid/draft-table';
import type { ReadTable, SearchedPage } from './table-finder';

/** The tables of one place as the roles of lines tell them, what the rules found there, and what tells for each. */
export interface Rivals {
  read: ReadTable[];
  found: DraftTable[];
  evidence: { read: Evidence; found: Evidence };
}

/** The tables that are told better by the roles of their lines than by what the rules found at their place. */
export const betterReadings = (searched: SearchedPage, found: readonly DraftTable[]): ReadTable[] =>
  rivalsOf(searched, found)
    .filter(({ evidence }) => howMuchBetter(evidence.read, evidence.found) > BETTER_READINGS.least)
    .flatMap(({ read }) => read);

/** The places of a page that the roles of its lines tell otherwise than the rules. */
export function rivalsOf(searched: SearchedPage, found: readonly DraftTable[]): Rivals[] {
  const places = placesOf(searched.read, found).filter(
    (each) => !each.read.every(({ draft }) => each.found.some((other) => isSame(other, draft))),
  );
  if (places.length === 0) return [];
  const page: Place = { lines: searched.page.lines, likely: searched.roles.map(({ likely }) => likely), convention: searched.convention, amounts: parsedUnits(searched.page.words, searched.convention) }; // prettier-ignore
  return places.map((place): Rivals => {
    const drafts = place.read.map(({ draft }) => draft);
    const box = unionBox([...drafts, ...place.found].map((draft) => draft.box));
    return { ...place, evidence: { read: evidenceOf(drafts, page, box), found: evidenceOf(place.found, page, box) } };
  });
}

/** What was read, put together with what was found where it stands; tables that share a part with one same table stand at one place. */
function placesOf(read: readonly ReadTable[], found: readonly DraftTable[]): Pick<Rivals, 'read' | 'found'>[] {
  return read.reduce<Pick<Rivals, 'read' | 'found'>[]>((places, table) => {
    const under = found.filter(({ box }) => overlap(box, table.draft.box));
    const touched = places.filter((place) => place.found.some((draft) => under.includes(draft)));
    const joined = {
      read: [...touched.flatMap((place) => place.read), table],
      found: [...new Set([...touched.flatMap((place) => place.found), ...under])],
    };
    return [...places.filter((place) => !touched.includes(place)), joined];
  }, []);
}

/** Whether two tables have the same words in the same places. */
const isSame = (a: DraftTable, b: DraftTable): boolean => a.headerRows === b.headerRows && cellPlaces(a) === cellPlaces(b);

const cellPlaces = ({ cells }: DraftTable): string =>
  cells
    .filter(({ words }) => words.length > 0)
    .map(({ row, column, words }) => `${row} ${column} ${words.length} ${words[0]!.box.left}`)
    .sort()
    .join();
