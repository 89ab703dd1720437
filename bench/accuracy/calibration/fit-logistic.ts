import type { Sample } from './sample';

/** The fitted table of one kind of value, in the form that the engine keeps. */
export interface FittedModel {
  intercept: number;
  weights: Record<string, number>;
  means: Record<string, number>;
}

/** Keeps weights small where the samples say little; chosen among .3, 1, 3 and 10 by the log loss on unseen groups and on unseen suites. */
const RIDGE = 0.3;
const MOST_ITERATIONS = 25;
/** A step that moves no weight by more has arrived. */
const ARRIVED = 1e-7;
/**
 * A layout counts with the square root of its values, as those of one are alike. Chosen beside weights by suite by what is wrong at .95 and more on
 * layouts not seen: world's cells .031 against .039, fields .011 against .035.
 */
const GROUP_POWER = 0.5;

/** Signs of fault may lower a confidence and never raise it, proofs the other way: what the samples say to the contrary is chance. */
const LOWERING = [
  'misread',
  'pageMisread',
  'columnMisfit',
  'typeMisfit',
  'blank',
  'rowBroken',
  'sumBroken',
  'checkFailed',
  'failedShare',
  'contradicted',
  'unlabelledShare',
  'unlabelledColumn',
  'headless',
  'sparse',
  'emptierRow',
  'tall',
  'tightBeside',
  'tightBelow',
];
const RAISING = [
  'rowProven',
  'sumProven',
  'checkPassed',
  'exact',
  'native',
  'labelStrength',
  'margin',
  'formatValid',
  'position',
  'printed',
  'provenShare',
  'knownShare',
  'knownColumn',
];

/** What the fit learns from: nobody sends made documents, and nearly all their values are right. They are tested on alone. */
export const learnable = (samples: readonly Sample[]): Sample[] => samples.filter(({ suite }) => !suite.startsWith('made'));

/** Logistic regression by Newton's method. A signal that is absent from a sample counts as its mean, as it does in the engine. */
export function fitLogistic(samples: readonly Sample[]): FittedModel {
  let names = [...new Set(samples.flatMap(({ signals }) => Object.keys(signals)))].sort();
  for (;;) {
    const model = fitSignals(samples, names);
    const kept = names.filter((name) => !isAgainstItsSense(name, model.weights[name]!));
    if (kept.length === names.length) return withPromised(model, samples);
    names = kept;
  }
}

/**
 * A failed sum lowers the confidence: so the contract says, whatever the samples do (of 197 fields in failed sums 193 are right: mostly it is a
 * line that is wrong). Half a unit takes .95 to .92.
 */
const PROMISED: Readonly<Record<string, number>> = { checkFailed: -0.5 };

function withPromised({ intercept, weights, means }: FittedModel, samples: readonly Sample[]): FittedModel {
  const promised = Object.entries(PROMISED).filter(([name]) => samples.some(({ signals }) => signals[name] !== undefined));
  return {
    intercept,
    weights: { ...weights, ...Object.fromEntries(promised.map(([name, weight]) => [name, Math.min(weights[name] ?? 0, weight)])) },
    means: { ...means, ...Object.fromEntries(promised.map(([name]) => [name, meanOf(samples, name)])) },
  };
}

const isAgainstItsSense = (name: string, weight: number): boolean =>
  (weight > 0 && LOWERING.includes(name)) || (weight < 0 && RAISING.includes(name));

function fitSignals(samples: readonly Sample[], names: readonly string[]): FittedModel {
  const means = Object.fromEntries(names.map((name) => [name, meanOf(samples, name)]));
  const rows = samples.map(({ signals }) => [1, ...names.map((name) => signals[name] ?? means[name]!)]);
  let weights = new Array<number>(names.length + 1).fill(0);
  const shares = groupShares(samples);
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const step = newtonStep({ rows, samples, shares }, weights);
    weights = weights.map((weight, index) => weight + step[index]!);
    if (Math.max(...step.map(Math.abs)) < ARRIVED) break;
  }
  const rounded = weights.map((weight) => Math.round(weight * 10_000) / 10_000);
  return { intercept: rounded[0]!, weights: Object.fromEntries(names.map((name, index) => [name, rounded[index + 1]!])), means };
}

/** The engine never claims more. */
const SUREST = 0.999;

/** The probability that a fitted table gives to one sample. */
export function predict({ intercept, weights, means }: FittedModel, { signals }: Sample): number {
  let score = intercept;
  for (const [name, weight] of Object.entries(weights)) score += weight * (signals[name] ?? means[name] ?? 0);
  return Math.min(SUREST, Math.max(1 - SUREST, 1 / (1 + Math.exp(-score))));
}

function meanOf(samples: readonly Sample[], name: string): number {
  const present = samples.flatMap(({ signals }) => (signals[name] === undefined ? [] : [signals[name]]));
  return Math.round((present.reduce((a, b) => a + b, 0) / Math.max(1, present.length)) * 10_000) / 10_000;
}

/** How much each sample counts: in the mean 1. */
function groupShares(samples: readonly Sample[]): number[] {
  const counts = new Map<string, number>();
  for (const { group } of samples) counts.set(group, (counts.get(group) ?? 0) + 1);
  const shares = samples.map(({ group }) => counts.get(group)! ** -GROUP_POWER);
  const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
  return shares.map((share) => share / mean);
}

/** What is fitted: signals as rows with a leading 1, outcomes, and how much each counts. */
interface Fitted {
  rows: readonly number[][];
  samples: readonly Sample[];
  shares: readonly number[];
}

function newtonStep({ rows, samples, shares }: Fitted, weights: readonly number[]): number[] {
  const size = weights.length;
  const gradient = weights.map((weight, index) => (index === 0 ? 0 : -RIDGE * weight));
  const hessian = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? (i === 0 ? 1e-6 : RIDGE) : 0)));
  for (const [index, row] of rows.entries()) {
    const p = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
    const error = shares[index]! * ((samples[index]!.right ? 1 : 0) - p);
    const curvature = shares[index]! * Math.max(p * (1 - p), 1e-6);
    for (let i = 0; i < size; i++) {
      gradient[i]! += error * row[i]!;
      for (let j = 0; j < size; j++) hessian[i]![j]! += curvature * row[i]! * row[j]!;
    }
  }
  return solve(hessian, gradient);
}

/** Gauss elimination with the largest pivot. */
function solve(matrix: number[][], vector: number[]): number[] {
  const size = vector.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [vector[column], vector[pivot]] = [vector[pivot]!, vector[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let k = column; k < size; k++) matrix[row]![k]! -= factor * matrix[column]![k]!;
      vector[row]! -= factor * vector[column]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const known = matrix[row]!.slice(row + 1).reduce((sum, value, k) => sum + value * solution[row + 1 + k]!, 0);
    solution[row] = (vector[row]! - known) / matrix[row]![row]!;
  }
  return solution;
}
