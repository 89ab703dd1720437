import { byFrequency } from '../causes/count-causes';
import type { SuiteResult } from '../history';
import type { Goal, Suite } from '../suites';

/** Documents listed as a suite's worst. */
const WORST = 10;

/** Smaller changes of a document's score are noise of rounding. */
const CHANGE = 0.005;

/** A measure to three places. */
export const figure = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(3));

/** A suite's figures for the terminal: beside peer and goal, against the last run, and its worst documents. */
export function describeResult(suite: Suite, result: SuiteResult, before?: SuiteResult): string {
  const perPage = result.pages > 0 ? `, ${(result.cpuSeconds / result.pages).toFixed(3)} CPU s a page` : '';
  return [
    `\n${suite.name}: ${result.documents} documents, ${result.pages} pages${perPage}, peak ${result.peakMb} MB`,
    ...suite.goals.map((goal) => describeGoal(goal, result, before)),
    ...describeOthers(suite, result),
    ...describeReliability(result),
    ...describeCauses(result),
    ...describeRefusals(result),
    ...describeWorst(result),
    ...(before ? describeChanges(result, before) : []),
  ].join('\n');
}

function describeGoal({ measure, label, peer, goal }: Goal, result: SuiteResult, before?: SuiteResult): string {
  const value = result.measures[measure];
  const earlier = before?.measures[measure];
  const change = value !== undefined && earlier !== undefined ? ` (${signed(value - earlier)} since ${before!.commit})` : '';
  const mark = value !== undefined && value >= goal ? 'reached' : 'short';
  return `  ${label.padEnd(28)} ${figure(value)}   peer ${figure(peer)}   goal ${figure(goal)}  ${mark}${change}`;
}

const signed = (difference: number): string => `${difference < 0 ? '' : '+'}${difference.toFixed(3)}`;

function describeOthers({ goals }: Suite, { measures }: SuiteResult): string[] {
  const others = Object.entries(measures).filter(([measure]) => !goals.some((goal) => goal.measure === measure));
  return others.length === 0 ? [] : [`  ${others.map(([measure, value]) => `${measure} ${figure(value)}`).join(', ')}`];
}

function describeReliability({ reliability }: SuiteResult): string[] {
  return (['cells', 'fields'] as const).flatMap((kind) => {
    const of = reliability[kind];
    if (!of) return [];
    const parts = [
      `calibration error ${figure(of.calibrationError)} (chance ${figure(of.chanceError)})`,
      `risk-coverage ${of.riskCoverage.toFixed(4)} (excess ${of.excessRiskCoverage.toFixed(4)})`,
      `Brier ${of.brier.toFixed(4)}`,
      `AUROC ${figure(of.auroc)}`,
    ];
    return [`  confidence of ${of.count} ${kind}, ${figure(of.accuracy)} right: ${parts.join(', ')}`];
  });
}

function describeCauses({ causes }: SuiteResult): string[] {
  const sorted = byFrequency(causes);
  return sorted.length === 0 ? [] : [`  errors: ${sorted.map(([cause, count]) => `${cause} ${count}`).join(', ')}`];
}

function describeRefusals({ refused }: SuiteResult): string[] {
  const entries = Object.entries(refused);
  if (entries.length === 0) return [];
  return [`  refused: ${entries.length}`, ...entries.slice(0, WORST).map(([id, error]) => `    ${id}  ${error}`)];
}

/** The documents that went worst, worst first. */
export function worstOf({ perDocument }: SuiteResult): [id: string, score: number][] {
  return Object.entries(perDocument)
    .filter(([, score]) => score < 1)
    .sort((a, b) => a[1] - b[1])
    .slice(0, WORST);
}

function describeWorst(result: SuiteResult): string[] {
  const worst = worstOf(result);
  return worst.length === 0 ? [] : [`  worst: ${worst.map(([id, score]) => `${id} ${score.toFixed(2)}`).join(', ')}`];
}

function describeChanges(result: SuiteResult, before: SuiteResult): string[] {
  const changes = Object.entries(result.perDocument)
    .map(([id, score]) => ({ id, score, by: score - (before.perDocument[id] ?? score) }))
    .filter(({ by }) => Math.abs(by) > CHANGE)
    .sort((a, b) => a.by - b.by);
  const list = (part: typeof changes): string => part.map(({ id, score, by }) => `${id} ${score.toFixed(2)} (${signed(by)})`).join(', ');
  const worse = changes.filter(({ by }) => by < 0);
  const better = changes.filter(({ by }) => by > 0).reverse();
  return [
    ...(worse.length > 0 ? [`  worse than before: ${list(worse.slice(0, WORST))}`] : []),
    ...(better.length > 0 ? [`  better than before: ${list(better.slice(0, WORST))}`] : []),
  ];
}
