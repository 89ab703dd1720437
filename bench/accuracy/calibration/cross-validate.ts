import type { Judged } from '../reliability/reliability';
import { fitLogistic, learnable, predict } from './fit-logistic';
import type { Sample } from './sample';

const FOLDS = 8;

/** A judged value with the confidence that a fit which had not seen its group gave it. */
export interface Tested extends Judged {
  suite: string;
}

/** Gives every sample a confidence from a fit on the other groups only. */
export function crossValidate(samples: readonly Sample[]): Tested[] {
  const groups = [...new Set(samples.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = samples.filter(({ group }) => foldOf.get(group) === fold);
    if (held.length === 0) return [];
    const model = fitLogistic(learnable(samples).filter(({ group }) => foldOf.get(group) !== fold));
    return held.map((sample) => ({ suite: sample.suite, confidence: predict(model, sample), right: sample.right }));
  }).flat();
}
