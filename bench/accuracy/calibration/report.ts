import type { Panel } from '../reliability/diagram';
import { measureReliability, type Reliability } from '../reliability/reliability';
import type { Tested } from './cross-validate';
import type { FittedModel } from './fit-logistic';
import type { JudgedDocument } from './judged-documents';
import type { Sample } from './sample';

/** How a suite's values came out under fits that had not seen their groups. */
export interface SuiteCalibration {
  suite: string;
  documents: number;
  groups: number;
  cells?: UnseenFigures;
  fields?: UnseenFigures;
}

interface UnseenFigures {
  count: number;
  accuracy: number;
  calibrationError: number;
  chanceError: number;
  riskCoverage: number;
}

/** The table that the engine keeps: what it was fitted on and how it did there on unseen groups, and the two models. */
export interface Calibration {
  fittedOn: SuiteCalibration[];
  cell: FittedModel;
  field: FittedModel;
}

type Overall = Record<'cell' | 'field', Reliability>;

/** Figures of every suite by itself. */
export function measureSuites(
  documents: readonly JudgedDocument[],
  samples: readonly Sample[],
  tested: Record<'cell' | 'field', readonly Tested[]>,
): SuiteCalibration[] {
  const figures = (kind: 'cell' | 'field', suite: string): UnseenFigures | undefined =>
    shortened(measureReliability(tested[kind].filter((value) => value.suite === suite)));
  return [...new Set(documents.map(({ suite }) => suite))].map((suite) => {
    const [cells, fields] = [figures('cell', suite), figures('field', suite)];
    return {
      suite,
      documents: documents.filter((document) => document.suite === suite).length,
      groups: new Set(samples.filter((sample) => sample.suite === suite).map(({ group }) => group)).size,
      ...(cells ? { cells } : {}),
      ...(fields ? { fields } : {}),
    };
  });
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const shortened = (reliability: Reliability | undefined): UnseenFigures | undefined =>
  reliability && {
    count: reliability.count,
    accuracy: rounded(reliability.accuracy),
    calibrationError: rounded(reliability.calibrationError),
    chanceError: rounded(reliability.chanceError),
    riskCoverage: rounded(reliability.riskCoverage),
  };

/** The figures for the terminal. */
export function describeCalibration({ fittedOn }: Calibration, overall: Overall): string {
  const suites = fittedOn.map(({ suite, documents, groups, cells, fields }) => {
    const parts = Object.entries({ cells, fields }).flatMap(([kind, of]) =>
      of
        ? [
            `${kind} ${of.count}: ${of.accuracy.toFixed(3)} right, error ${of.calibrationError.toFixed(3)} (chance ${of.chanceError.toFixed(3)}), risk-coverage ${of.riskCoverage.toFixed(4)}`,
          ]
        : [],
    );
    return `  ${suite.padEnd(20)} ${documents} documents, ${groups} groups; ${parts.join('; ')}`;
  });
  return [
    ...(['cell', 'field'] as const).map((kind) => describe(kind, overall[kind])),
    'by suite, each value by a fit that had not seen its group:',
    ...suites,
  ].join('\n');
}

function describe(kind: string, { count, accuracy, calibrationError, brier, riskCoverage, bins }: Reliability): string {
  const lines = bins.map((bin) => `  ${bin.confidence.toFixed(3)} said, ${bin.accuracy.toFixed(3)} right (${bin.count})`);
  const figures = `accuracy ${accuracy.toFixed(3)}, calibration error ${calibrationError.toFixed(4)}, Brier ${brier.toFixed(4)}, risk-coverage ${riskCoverage.toFixed(4)}`;
  return [`${kind}s: ${count} judged on unseen groups, ${figures}`, ...lines].join('\n');
}

/** One kind of value as a panel of the diagram. */
export const toPanel = (title: string, { bins, calibrationError, count }: Reliability): Panel => ({
  title,
  subtitle: `${count} values of unseen groups, calibration error ${calibrationError.toFixed(3)}`,
  bins,
});

/** The section of `docs/benchmarks.md`. */
export function calibrationMarkdown({ fittedOn }: Calibration, overall: Overall): string {
  const rows = fittedOn.flatMap(({ suite, documents, groups, cells, fields }) =>
    Object.entries({ cells, fields }).flatMap(([kind, of]) =>
      of
        ? [
            `| ${suite} | ${documents} | ${groups} | ${kind} | ${of.count} | ${of.accuracy.toFixed(3)} | ${of.calibrationError.toFixed(3)} | ${of.chanceError.toFixed(3)} | ${of.riskCoverage.toFixed(4)} |`,
          ]
        : [],
    ),
  );
  const whole = (['cell', 'field'] as const).map((kind) => {
    const { count, accuracy, calibrationError, chanceError, riskCoverage } = overall[kind];
    return `| all but made | | | ${kind}s | ${count} | ${accuracy.toFixed(3)} | **${calibrationError.toFixed(3)}** | ${chanceError.toFixed(3)} | ${riskCoverage.toFixed(4)} |`;
  });
  return [
    'Made by `npm run bench:calibrate -- --corpus DIR --write`. Every confidence here comes from a fit that has not seen the value’s issuer or layout (eight folds by group). Goal: an error of .03 at most.',
    'Calibration error: bins of equal mass (ten, or fewer so that each has fifty values), values of one confidence never parted; equal mass because most values lie above .9 and it estimates with less bias (Nixon et al. 2019; Roelofs et al. 2022). Risk-coverage: area under the curve of error rate over coverage, surest first (Geifman et al. 2019).',
    '"By chance": the error that confidences which are exactly right would show on so few values (outcomes drawn by the confidences, mean of thirty draws).',
    '',
    '![Reliability of cells and fields: confidence said against share that was right](reliability.svg)',
    '',
    '| suite | documents | groups | values | judged | right | calibration error | of it by chance | risk-coverage |',
    '|---|---|---|---|---|---|---|---|---|',
    ...whole,
    ...rows,
  ].join('\n');
}
