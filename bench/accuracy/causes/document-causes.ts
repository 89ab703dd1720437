import type { Truth } from '../judging/truth';
import type { Run } from '../run-documents';
import type { SuiteKind } from '../suites';
import { addCause, sumCauses, type Causes } from './count-causes';
import { fieldCauses } from './field-causes';
import { lineCauses } from './line-causes';
import { tableCauses } from './table-causes';

/** Why one document's answer is not the truth, told by comparing the two. */
export function documentCauses(kind: SuiteKind, { document, error }: Run, truth: Truth): Causes {
  // That a hostile file holds nothing to read is its right answer.
  if (kind === 'robust' && error?.code === 'no_content') return {};
  if (error) return { [`refused (${error.code})`]: 1 };
  if (!document || kind === 'robust') return {};
  if (kind === 'tables') return tableCauses(truth.tables ?? [], document.tables);
  if (kind === 'csv') return sheetCauses(truth, document);
  const lines = truth.lineItems ? lineCauses(truth.lineItems, document) : {};
  return sumCauses([fieldCauses(truth.fields ?? {}, document.metadata), lines]);
}

/** A file that is one table: its header, its number of rows, its cells. */
function sheetCauses({ tables = [] }: Truth, { columns, rows }: NonNullable<Run['document']>): Causes {
  const causes: Causes = {};
  const truth = tables[0];
  if (!truth) return causes;
  const expected = truth.rows ?? [];
  if ((truth.columns ?? []).map(fold).join('|') !== columns.map(fold).join('|')) addCause(causes, 'header differs');
  if (expected.length > rows.length) addCause(causes, 'rows too few (merged or missed)');
  if (expected.length < rows.length) addCause(causes, 'rows too many (split, or text taken for rows)');
  if (expected.length === rows.length) {
    const wrong = expected.filter((row, index) => row.map(fold).join('|') !== rows[index]!.map(fold).join('|')).length;
    addCause(causes, 'row with other cells', wrong);
  }
  return causes;
}

const fold = (text: string | number | null): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();
