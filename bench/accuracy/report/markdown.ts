import { byFrequency } from '../causes/count-causes';
import type { SuiteResult } from '../history';
import type { Goal, Suite } from '../suites';
import { figure, worstOf } from './terminal';

/** Figures of an earlier state of the project: measures by suite, and the commit that they were measured at. */
export type Before = Record<string, { commit: string; measures: Partial<Record<string, number>> }>;

/** The figures of every suite as the table of `docs/benchmarks.md`. */
export function toMarkdown(suites: readonly Suite[], results: readonly SuiteResult[], before: Before): string {
  const rows = measured(suites, results).flatMap(([suite, result]) =>
    suite.goals.map((goal) => goalRow(suite, goal, result, before[suite.name])),
  );
  return [
    'Made by `npm run bench:accuracy -- --corpus DIR --write`; scored by the corpus’s own scorers. Peers ran on the same documents.',
    'Before: the first figure that was kept of the suite, with its commit. Bold: the goal is reached.',
    '',
    '| suite | documents | measure | before | now | best peer | goal | CPU s per page | commit |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'Confidence, as shipped, on the same documents (the fit has seen those of the corpus; "Calibration" below has the figures for unseen ones). Expected calibration error over bins of equal mass, at most ten and of fifty values at least; area under the risk-coverage curve, and its excess over the best possible order.',
    '',
    '| suite | values | judged | right | calibration error | of it by chance | Brier | AUROC | risk-coverage | excess |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...measured(suites, results).flatMap(([suite, result]) => confidenceRows(suite, result)),
  ].join('\n');
}

const measured = (suites: readonly Suite[], results: readonly SuiteResult[]): [Suite, SuiteResult][] =>
  suites.flatMap((suite) => results.filter((result) => result.suite === suite.name).map((result): [Suite, SuiteResult] => [suite, result]));

function goalRow(suite: Suite, { measure, label, peer, goal }: Goal, result: SuiteResult, before: Before[string] | undefined): string {
  const value = result.measures[measure];
  const shown = value !== undefined && value >= goal ? `**${figure(value)}**` : figure(value);
  const earlier = before?.measures[measure];
  const first = earlier === undefined ? '–' : `${figure(earlier)} (${before!.commit})`;
  const perPage = result.pages > 0 ? (result.cpuSeconds / result.pages).toFixed(3) : '–';
  return row([suite.name, result.documents, label, first, shown, figure(peer), goal, perPage, result.commit]);
}

function confidenceRows({ name }: Suite, { reliability }: SuiteResult): string[] {
  return (['cells', 'fields'] as const).flatMap((kind) => {
    const of = reliability[kind];
    if (!of) return [];
    const areas = [of.riskCoverage, of.excessRiskCoverage].map((area) => area.toFixed(4));
    return [
      row([
        name,
        kind,
        of.count,
        figure(of.accuracy),
        figure(of.calibrationError),
        figure(of.chanceError),
        of.brier.toFixed(4),
        figure(of.auroc),
        ...areas,
      ]),
    ];
  });
}

/** Every suite's errors, counted by what went wrong. */
export const causesToMarkdown = (suites: readonly Suite[], results: readonly SuiteResult[]): string =>
  [
    'Told by comparing each answer with the truth (`bench/accuracy/causes`). Rows, columns and tables count once, cells and fields one by one.',
    '',
    '| suite | errors | by cause |',
    '|---|---|---|',
    ...measured(suites, results).map(([suite, { causes }]) => {
      const sorted = byFrequency(causes);
      const total = sorted.reduce((sum, [, count]) => sum + count, 0);
      return row([suite.name, total, sorted.map(([cause, count]) => `${cause} ${count}`).join(', ') || '–']);
    }),
  ].join('\n');

/** The ten documents of each suite that went worst, with their commonest causes. */
export const worstToMarkdown = (suites: readonly Suite[], results: readonly SuiteResult[]): string =>
  measured(suites, results)
    .filter(([, result]) => worstOf(result).length > 0)
    .map(([suite, result]) =>
      [
        `### ${suite.name}`,
        '',
        '| document | score | why |',
        '|---|---|---|',
        ...worstOf(result).map(([id, score]) => row([id, score.toFixed(2), whyOf(result, id)])),
      ].join('\n'),
    )
    .join('\n\n');

/** As many causes of one document as are worth naming. */
const CAUSES_NAMED = 3;

function whyOf({ causesByDocument, refused }: SuiteResult, id: string): string {
  const causes = byFrequency(causesByDocument[id] ?? {}).slice(0, CAUSES_NAMED);
  if (causes.length > 0) return causes.map(([cause, count]) => (count > 1 ? `${cause} (${count})` : cause)).join(', ');
  return refused[id] ? 'refused' : 'not told by the comparison';
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
