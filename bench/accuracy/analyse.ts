import { sumCauses } from './causes/count-causes';
import { documentCauses } from './causes/document-causes';
import type { SuiteResult } from './history';
import { judgeDocument } from './judging/judge-document';
import type { Truth } from './judging/truth';
import { measureReliability } from './reliability/reliability';
import type { Run } from './run-documents';
import type { SuiteKind } from './suites';

/** A file that is one table of thousands of rows would take longer to compare than to read; hostile files have no values to judge. */
const JUDGED_KINDS: readonly SuiteKind[] = ['made', 'fields', 'tables', 'world'];

/** What went wrong in a suite and how honest its confidences were, by comparing every answer with its truth. */
export function analyse(
  kind: SuiteKind,
  runs: readonly Run[],
  truths: readonly Truth[],
): Pick<SuiteResult, 'causes' | 'causesByDocument' | 'reliability'> {
  const byDocument = runs.map((run, index) => [run.id, documentCauses(kind, run, truths[index]!)] as const);
  const judged = runs.flatMap(({ document }, index) =>
    document && JUDGED_KINDS.includes(kind) ? [judgeDocument(document, truths[index]!)] : [],
  );
  return {
    causes: sumCauses(byDocument.map(([, causes]) => causes)),
    causesByDocument: Object.fromEntries(byDocument.filter(([, causes]) => Object.keys(causes).length > 0)),
    reliability: {
      cells: measureReliability(judged.flatMap(({ cells }) => cells)),
      fields: measureReliability(judged.flatMap(({ fields }) => fields)),
    },
  };
}
