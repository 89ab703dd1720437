import type { CheckResult } from '../model/extracted-document';
import { fromUnits } from './money';

/** The outcome of one comparison of two amounts in ten-thousandths. */
export function compareUnits(name: string, detail: string, found: number, expected: number, tolerance: number): CheckResult {
  const difference = found - expected;
  if (Math.abs(difference) <= tolerance) return { name, passed: true, detail };
  return { name, passed: false, detail, difference: fromUnits(difference) };
}
