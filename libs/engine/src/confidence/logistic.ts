/** A fitted logistic model: the probability that an answer is right, from named signals. A signal that is absent counts as its mean. */
export interface LogisticModel {
  intercept: number;
  weights: Record<string, number>;
  means: Record<string, number>;
}

/** The calibrated probability of one answer. Never 0 or 1: nothing read from paper is certain. */
export function probability(model: LogisticModel, signals: Readonly<Record<string, number>>): number {
  let score = model.intercept;
  for (const [name, weight] of Object.entries(model.weights)) score += weight * (signals[name] ?? model.means[name] ?? 0);
  return clampProbability(1 / (1 + Math.exp(-score)));
}

const clampProbability = (value: number): number => Math.min(0.999, Math.max(0.001, Math.round(value * 10_000) / 10_000));
