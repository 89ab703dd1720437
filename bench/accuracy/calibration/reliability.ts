import { fitLogistic, predict } from './fit-logistic';
import type { Sample } from './sample';

/** A judged value with the confidence that a fit which had not seen its group gave it. */
export interface Judged {
  confidence: number;
  right: boolean;
}

/** How honest and how telling a set of confidences is. */
export interface Reliability {
  count: number;
  accuracy: number;
  /** Expected calibration error over ten bins of equal size. */
  calibrationError: number;
  brier: number;
  /** Area under the risk-coverage curve: the mean error rate over all depths when the surest are taken first. */
  riskCoverage: number;
  bins: { confidence: number; accuracy: number; count: number }[];
}

const FOLDS = 8;
const BINS = 10;

/** Gives every sample a confidence from a fit on the other groups only. */
export function crossValidate(samples: readonly Sample[]): Judged[] {
  const groups = [...new Set(samples.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = samples.filter(({ group }) => foldOf.get(group) === fold);
    if (held.length === 0) return [];
    const model = fitLogistic(samples.filter(({ group }) => foldOf.get(group) !== fold));
    return held.map((sample) => ({ confidence: predict(model, sample), right: sample.right }));
  }).flat();
}

/** Measures confidences against what was right. */
export function measureReliability(judged: readonly Judged[]): Reliability {
  const sorted = [...judged].sort((a, b) => a.confidence - b.confidence);
  const bins = Array.from({ length: BINS }, (_, bin) =>
    describeBin(sorted.slice(Math.floor((bin * sorted.length) / BINS), Math.floor(((bin + 1) * sorted.length) / BINS))),
  ).filter(({ count }) => count > 0);
  const count = judged.length;
  return {
    count,
    accuracy: judged.filter(({ right }) => right).length / count,
    calibrationError: bins.reduce((sum, bin) => sum + (bin.count / count) * Math.abs(bin.confidence - bin.accuracy), 0),
    brier: judged.reduce((sum, { confidence, right }) => sum + (confidence - (right ? 1 : 0)) ** 2, 0) / count,
    riskCoverage: riskCoverage(sorted),
    bins,
  };
}

function describeBin(judged: readonly Judged[]): Reliability['bins'][number] {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  return {
    confidence: mean(judged.map(({ confidence }) => confidence)),
    accuracy: mean(judged.map(({ right }) => (right ? 1 : 0))),
    count: judged.length,
  };
}

function riskCoverage(ascending: readonly Judged[]): number {
  let wrong = 0;
  let area = 0;
  for (const [index, { right }] of [...ascending].reverse().entries()) {
    if (!right) wrong++;
    area += wrong / (index + 1);
  }
  return area / ascending.length;
}
