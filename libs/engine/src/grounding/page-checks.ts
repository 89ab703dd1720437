import type { CheckResult } from '../model/extracted-document';
import type { GroundedCell } from './find-rows';
import type { GroundedField } from './ground-fields';
import type { ModelAnswer } from './model-answer';

/** One check that names what no page says. */
export function checkOnPage(model: ModelAnswer, cells: readonly GroundedCell[][], fields: readonly GroundedField[]): CheckResult[] {
  const missing = [
    ...fields.filter(({ match }) => match === 'none').map(({ key }) => key),
    ...cells.flatMap((row, at) =>
      row.flatMap(({ text, match }, column) =>
        text !== '' && match === 'none' ? [`row ${at + 1}, ${model.columns[column] ?? column + 1}`] : [],
      ),
    ),
  ];
  const told = missing.slice(0, TOLD_MISSING).join('; ');
  const more = missing.length > TOLD_MISSING ? ` and ${missing.length - TOLD_MISSING} more` : '';
  const detail = missing.length === 0 ? 'Every value stands on a page.' : `Not found on any page: ${told}${more}.`;
  return [{ name: 'onPage', passed: missing.length === 0, detail }];
}

/** Values that the check names one by one. */
const TOLD_MISSING = 20;

/** One check that names what is printed and not believed; told only where it fails: of most documents nothing is doubted. */
export function checkAsField(fields: readonly GroundedField[]): CheckResult[] {
  const doubted = fields.filter(({ doubt }) => doubt !== undefined);
  if (doubted.length === 0) return [];
  const told = doubted.map(({ key, doubt }) => `${key}: ${doubt}`).join('; ');
  return [{ name: 'asField', passed: false, detail: `Printed, but not believed: ${told}.` }];
}
