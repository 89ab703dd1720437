import type { CheckResult } from '../model/extracted-document';
import { fromUnits, toldUnits } from '../reckoning/money';
import { agree, type Comparison } from '../reckoning/sums';
import { CHECK_RESULT } from './weights';

/** What is said of two amounts that should be the same: where they are, and with both figures where they are not. */
export interface Sentences {
  passed: string;
  failed: (found: string, expected: string) => string;
}

/** The outcome of one comparison of two amounts. */
export function compareUnits(name: string, { passed, failed }: Sentences, comparison: Comparison): CheckResult {
  if (agree(comparison)) return { name, passed: true, detail: passed };
  const detail = failed(toldUnits(comparison.found), toldUnits(comparison.expected));
  return { name, passed: false, detail, difference: fromUnits(comparison.found - comparison.expected) };
}

/** What is told of the checks: of those on single rows, the first that failed and how many there were. */
export function toldChecks(checks: readonly CheckResult[]): CheckResult[] {
  const told = checks.filter(({ row }) => row === undefined);
  const names = new Set(checks.filter(({ row }) => row !== undefined).map(({ name }) => name));
  for (const name of names) {
    const rows = checks.filter((check) => check.name === name && check.row !== undefined);
    const failed = rows.filter(({ passed }) => !passed);
    const detail = `${rows.length - failed.length} of ${rows.length} rows passed.`;
    told.push({ name, passed: failed.length === 0, detail }, ...failed.slice(0, CHECK_RESULT.toldRows));
  }
  return told;
}
