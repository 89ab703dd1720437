import { Random } from '@gridline/testing';

/** A value with the confidence it was given, and whether it is right. */
export interface Judged {
  confidence: number;
  right: boolean;
}

/** Values of about the same confidence, side by side with how many of them were right. */
export interface Bin {
  /** Mean confidence. */
  confidence: number;
  /** Share that is right. */
  accuracy: number;
  count: number;
}

/** How honest and how telling a set of confidences is. */
export interface Reliability {
  count: number;
  accuracy: number;
  /** Expected calibration error: the mean distance of a bin's confidence from its accuracy, bins weighted by their size. */
  calibrationError: number;
  /** Mean squared distance of confidence from outcome. */
  brier: number;
  /** Chance that a right value has the higher confidence of a right and a wrong one; absent where all are right or all wrong. */
  auroc?: number;
  /** Area under the risk-coverage curve: the mean error rate over all depths when the surest are taken first. */
  riskCoverage: number;
  /** The same above what the best order of these values would give. */
  excessRiskCoverage: number;
  /** The calibration error that confidences which are exactly right would show: so few values make it by chance. */
  chanceError: number;
  bins: Bin[];
}

/**
 * Bins hold equally many values: most are given more than .9, and equal stretches of confidence would leave most bins empty and the error biased
 * (Nixon et al. 2019; Roelofs et al. 2022).
 */
const BINS = 10;
/** A bin of fewer says nothing: of fifty values that are each right with .95, one bin in three is off by more than the goal of .03. */
const SMALLEST_BIN = 50;

/** Measures confidences against what was right; of nothing, undefined. */
export function measureReliability(judged: readonly Judged[]): Reliability | undefined {
  if (judged.length === 0) return undefined;
  const ascending = [...judged].sort((a, b) => a.confidence - b.confidence);
  const bins = toBins(ascending);
  const count = judged.length;
  const wrong = judged.filter(({ right }) => !right).length;
  const area = riskCoverage(ascending);
  return {
    count,
    accuracy: (count - wrong) / count,
    calibrationError: errorOf(bins, count),
    chanceError: chanceError(ascending),
    brier: judged.reduce((sum, { confidence, right }) => sum + (confidence - (right ? 1 : 0)) ** 2, 0) / count,
    ...(wrong > 0 && wrong < count ? { auroc: auroc(ascending, wrong) } : {}),
    riskCoverage: area,
    excessRiskCoverage: area - bestRiskCoverage(count, wrong),
    bins,
  };
}

const errorOf = (bins: readonly Bin[], count: number): number =>
  bins.reduce((sum, bin) => sum + (bin.count / count) * Math.abs(bin.confidence - bin.accuracy), 0);

/** Enough for the mean to be good to a tenth. */
const DRAWS = 30;

/** Draws outcomes by the confidences themselves, again and again, and takes the mean of their errors. */
function chanceError(ascending: readonly Judged[]): number {
  const random = new Random(1);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = ascending.map(({ confidence }) => ({ confidence, right: random.chance(confidence) }));
    sum += errorOf(toBins(drawn), ascending.length);
  }
  return sum / DRAWS;
}

/** Equal shares, except that values of one confidence are never parted: their order would be chance. */
function toBins(ascending: readonly Judged[]): Bin[] {
  const count = Math.max(1, Math.min(BINS, Math.floor(ascending.length / SMALLEST_BIN)));
  const ends = Array.from({ length: count }, (_, bin) => endOfTie(ascending, Math.floor(((bin + 1) * ascending.length) / count)));
  return [...new Set(ends)].map((end, index, all) => describeBin(ascending.slice(all[index - 1] ?? 0, end)));
}

function endOfTie(ascending: readonly Judged[], start: number): number {
  let end = start;
  while (end < ascending.length && ascending[end]!.confidence === ascending[end - 1]!.confidence) end++;
  return end;
}

function describeBin(judged: readonly Judged[]): Bin {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  return {
    confidence: mean(judged.map(({ confidence }) => confidence)),
    accuracy: mean(judged.map(({ right }) => (right ? 1 : 0))),
    count: judged.length,
  };
}

/** Runs of one confidence, as sizes and numbers of wrong values. */
function ties(sorted: readonly Judged[]): { size: number; wrong: number }[] {
  const runs: { confidence: number; size: number; wrong: number }[] = [];
  for (const { confidence, right } of sorted) {
    let run = runs.at(-1);
    if (run?.confidence !== confidence) runs.push((run = { confidence, size: 0, wrong: 0 }));
    run.size++;
    if (!right) run.wrong++;
  }
  return runs;
}

/** The mean over coverages of the error rate (El-Yaniv and Wiener 2010); within one confidence the wrong are spread evenly. */
function riskCoverage(ascending: readonly Judged[]): number {
  let [taken, wrong, area] = [0, 0, 0];
  for (const run of ties([...ascending].reverse())) {
    for (let step = 1; step <= run.size; step++) area += (wrong + (run.wrong * step) / run.size) / (taken + step);
    taken += run.size;
    wrong += run.wrong;
  }
  return area / ascending.length;
}

/** The area where every wrong value comes last (Geifman, Uziel and El-Yaniv 2019 subtract it: "excess"). */
function bestRiskCoverage(count: number, wrong: number): number {
  let area = 0;
  for (let late = 1; late <= wrong; late++) area += late / (count - wrong + late);
  return area / count;
}

/** By rank sums; a tie counts half. */
function auroc(ascending: readonly Judged[], wrong: number): number {
  let [wrongBelow, won] = [0, 0];
  for (const run of ties(ascending)) {
    won += (run.size - run.wrong) * (wrongBelow + run.wrong / 2);
    wrongBelow += run.wrong;
  }
  return won / (wrong * (ascending.length - wrong));
}
