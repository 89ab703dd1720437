import type { Provenance } from '../model/table';
import type { GroundedCell } from './find-rows';
import { lettersOf } from '../lexicon/label-words';
import type { Occurrence } from './page-index';
import { GROUNDING } from './weights';
import { isSameText, type OwnCell, type SecondOpinion } from './second-opinion';

type Signals = Record<string, number>;

/** Half of the others, or more, say so. */
const MAJORITY = 0.5;

/**
 * What our own answer says of each cell: whether it has the same text at the place, in the row where the other cells of the row are, in the
 * column where the other cells of the column are, under the same label.
 */
export function agreementsOf(
  labels: readonly string[],
  cells: readonly (readonly GroundedCell[])[],
  opinion: SecondOpinion,
  provenanceOf: (occurrence: Occurrence | undefined) => Provenance | null,
): Signals[][] {
  const unfound = unfoundShare(cells);
  const own = cells.map((row) => row.map(({ occurrence }) => occurrence && opinion.cellAt(provenanceOf(occurrence))));
  const columns = labels.map((_, column) => new Votes(own.map((row) => row[column]?.column)));
  return own.map((row, at) => {
    const rows = new Votes(row.map((cell) => cell?.row));
    return row.map((cell, column) => {
      const grounded = cells[at]![column]!;
      if (!cell) return { agrees: 0, disagrees: 0, confirmed: 0, unfound, ...doubtsOfShort(grounded, 0, 1) };
      const ownRow = rows.shareOfOthers(cell.row);
      const ownColumn = columns[column]?.shareOfOthers(cell.column);
      const ownLabel = labelled(opinion, cell, labels[column]);
      return agreementOf(cell, grounded, unfound, { ownRow, ownColumn, ownLabel });
    });
  });
}

/** How far our own answer has a cell's row, column and label together with those of its neighbours; undefined where nothing tells. */
type Together = Record<'ownRow' | 'ownColumn' | 'ownLabel', number | undefined>;

function agreementOf(cell: OwnCell, grounded: GroundedCell, unfound: number, { ownRow, ownColumn, ownLabel }: Together): Signals {
  const isSame = isSameText(cell.text, grounded.text);
  const confirmed = isSame ? (ownRow ?? 0) * (ownLabel ?? ownColumn ?? 0) : 0;
  return {
    agrees: isSame ? cell.confidence : 0,
    disagrees: isSame ? 0 : 1,
    confirmed,
    unfound,
    ...(ownRow === undefined ? {} : { ownRow }),
    ...(ownLabel === undefined ? {} : { ownLabel }),
    ...doubtsOfShort(grounded, confirmed, Math.min(ownRow ?? 1, ownColumn ?? 1)),
  };
}

/**
 * A value of one or two signs is somewhere on most pages. Where our own answer does not confirm it, it is looked for in its row and its column
 * alone: found elsewhere, it is there by chance. `together` is the share of its row or column that we have in the same one, the lesser of both.
 */
function doubtsOfShort({ text, match, besideRow, inColumn, stray }: GroundedCell, confirmed: number, together: number): Signals {
  const isFound = match === 'letters' || match === 'meaning';
  if (!isFound || lettersOf(text).length > GROUNDING.shortLetters) return { shortUnconfirmed: 0, byChance: 0 };
  const isElsewhere = !besideRow || !inColumn || stray || together < MAJORITY;
  return { shortUnconfirmed: 1 - confirmed, byChance: Number(confirmed < MAJORITY && isElsewhere) };
}

/** How much of the whole answer is on no page: of such a model's other values more are there by chance. */
function unfoundShare(cells: readonly (readonly GroundedCell[])[]): number {
  const said = cells.flat().filter(({ text }) => text !== '');
  return said.length === 0 ? 0 : said.filter(({ match }) => match === 'none').length / said.length;
}

function labelled(opinion: SecondOpinion, { column }: OwnCell, label = ''): number | undefined {
  const has = opinion.hasLabel(column, label);
  return has === undefined ? undefined : Number(has);
}

/** How many say which number. */
class Votes {
  private readonly counts = new Map<number, number>();
  private readonly all: number;

  constructor(votes: readonly (number | undefined)[]) {
    const given = votes.filter((vote) => vote !== undefined);
    for (const vote of given) this.counts.set(vote, (this.counts.get(vote) ?? 0) + 1);
    this.all = given.length;
  }

  /** Of all but one that says it, the part that says it too; undefined where nobody else says anything. */
  shareOfOthers(vote: number): number | undefined {
    return this.all > 1 ? (this.counts.get(vote)! - 1) / (this.all - 1) : undefined;
  }
}
