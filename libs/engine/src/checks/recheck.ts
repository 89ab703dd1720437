import { inferConvention, type Convention } from '@gridline/values';
import type { Answer } from '../model/answer';
import type { DocType } from '../model/document';
import type { CheckResult } from '../model/extracted-document';
import { isBalanceKey, isTotalKey, type Field } from '../model/field';
import { readAmount } from '../reckoning/read-amount';
import { toldChecks } from './check-result';
import { runChecks } from './run-checks';

/** An answer as it is stored and as a person has corrected it. */
export interface StoredAnswer {
  docType: DocType;
  columns: readonly string[];
  /** Absent where the answer has no table, or one that is not to be checked. */
  rows?: readonly (readonly string[])[];
  metadata: Readonly<Record<string, string>>;
  /** How the document writes its numbers; what the rows settle where it is not known. */
  convention?: Convention;
}

/** The checks of the engine over an answer that was corrected since. */
export function recheck({ docType, columns, rows, metadata, convention: known }: StoredAnswer): CheckResult[] {
  const convention = known ?? inferConvention((rows ?? []).flat().filter((text) => /\d/.test(text)));
  const cell = (text: string) => ({ text, provenance: null });
  const table = {
    columns: columns.map(cell),
    rows: (rows ?? []).map((row) => ({ kind: 'item' as const, cells: row.map(cell) })),
  };
  const fields = Object.entries(metadata).map(([key, value]) => toField(key, value, convention));
  const answer: Answer = { ...table, fields, ...(rows ? { source: { parts: [], ...table } } : {}) };
  return toldChecks(runChecks(docType, answer, convention));
}

/** A person may type an amount as it is printed. */
function toField(key: string, text: string, convention: Convention): Field {
  const value = (isTotalKey(key) || isBalanceKey(key) ? readAmount(text, convention)?.value : undefined) ?? text;
  return { key, value, text, provenance: { page: 1, reader: 'text' }, signals: {} };
}
