import { lettersOf } from '../lexicon/label-words';
import { flag } from '../model/flag';
import type { GroundedCell } from './find-rows';
import type { GroundedField } from './ground-fields';
import { GROUNDING } from './weights';

/** Named numbers from 0 to 1 that tell how far a value of a model may be trusted. */
export type GroundingSignals = Record<string, number>;

/** What no page says, or says by chance alone, or that stands there as no field does, has one confidence by rule. */
export const isByRule = (signals: GroundingSignals): boolean =>
  signals['missing'] === 1 || signals['byChance'] === 1 || signals['unproven'] === 1;

/** How a cell was found, and the others of its row. */
export function signalsOfCell(cell: GroundedCell, row: readonly GroundedCell[], isInFailedRow: boolean): GroundingSignals {
  const others = row.filter((other) => other !== cell && other.text !== '');
  const found = others.filter(({ match, besideRow }) => match !== 'none' && besideRow);
  return {
    letters: flag(cell.match === 'letters'),
    meaning: flag(cell.match === 'meaning'),
    blankThere: flag(cell.match === 'blank'),
    missing: flag(cell.match === 'none'),
    alone: flag(cell.match !== 'none' && !cell.besideRow),
    inColumn: flag(cell.inColumn),
    ...(cell.underLabel === undefined ? {} : { underLabel: flag(cell.underLabel) }),
    stray: flag(cell.stray),
    taken: flag(cell.taken),
    rowFound: others.length === 0 ? 1 : found.length / others.length,
    short: flag(cell.text !== '' && lettersOf(cell.text).length <= GROUNDING.shortLetters),
    failedRow: flag(isInFailedRow),
  };
}

/** How a field was found, and what our own engine says of it, as `SecondOpinion.ofField` has it. */
export function signalsOfField({ match, occurrences, value, doubt }: GroundedField, opinion: number | undefined): GroundingSignals {
  return {
    letters: flag(match === 'letters'),
    meaning: flag(match === 'meaning'),
    missing: flag(match === 'none'),
    unproven: flag(doubt !== undefined),
    many: flag(occurrences > 3),
    short: flag(lettersOf(value).length <= GROUNDING.shortLetters),
    agrees: Math.max(0, opinion ?? 0),
    disagrees: flag(opinion === -1),
  };
}
