import { chanceOf } from '../learned/boosted-trees';
import { LOGISTIC } from './weights';

/** A fitted logistic model: the probability that an answer is right, from named signals. A signal that is absent counts as its mean. */
export interface LogisticModel {
  intercept: number;
  weights: Record<string, number>;
  means: Record<string, number>;
}

/** The calibrated probability of one answer from its signals. */
export type Estimate = (signals: Readonly<Record<string, number>>) => number;

/** Prepares a model for many answers. Never 0 or 1: nothing read from paper is certain. */
export function estimateBy({ intercept, weights, means }: LogisticModel): Estimate {
  const terms = Object.entries(weights).map(([name, weight]) => ({ name, weight, mean: means[name] ?? 0 }));
  return (signals) => {
    let score = intercept;
    for (const { name, weight, mean } of terms) score += weight * (signals[name] ?? mean);
    return clampProbability(chanceOf(score));
  };
}

const clampProbability = (value: number): number => Math.min(LOGISTIC.most, Math.max(LOGISTIC.least, Math.round(value * 10_000) / 10_000));
