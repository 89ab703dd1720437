import type { Judged } from '../reliability/reliability';
import { fitLogistic, learnable, predict } from './fit-logistic';
import type { Sample } from './sample';

const FOLDS = 8;

/** A judged value with the confidence that a fit which had not seen its group gave it. */
export interface Tested extends Judged {
  suite: string;
}

/** Gives every sample a confidence from a fit on the other groups only. */
export const crossValidate = (samples: readonly Sample[]): Tested[] =>
  withUnseen(samples, learnable).map(({ suite, confidence, right }) => ({ suite, confidence, right }));

/** Every sample with the confidence that a fit which has not seen its group gives it, part after part of the groups; `learntFrom` says which of the others are fitted. */
export function withUnseen<S extends Sample>(
  samples: readonly S[],
  learntFrom: (samples: readonly S[]) => readonly Sample[] = (all) => all,
): (S & { confidence: number })[] {
  const groups = [...new Set(samples.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = samples.filter(({ group }) => foldOf.get(group) === fold);
    if (held.length === 0) return [];
    const model = fitLogistic(learntFrom(samples.filter(({ group }) => foldOf.get(group) !== fold)));
    return held.map((sample) => ({ ...sample, confidence: predict(model, sample) }));
  }).flat();
}
