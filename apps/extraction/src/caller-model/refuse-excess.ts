import { ServiceError } from '@gridline/contracts';
import type { ModelAnswer, Transcript } from '@gridline/engine';

/** A line may be several rows, as where tables stand side by side, and a word several values: their labels are said again. Estimates. */
const ROWS_OF_LINE = 2;
const VALUES_OF_WORD = 2;
/** Of a page with little on it a model may make more. */
const IN_ANY_CASE = 200;

/**
 * Throws `model_provider_error` for an answer that says far more than its document: every value is looked up, so that a model of somebody's
 * own could keep this process busy for minutes.
 */
export function refuseExcess({ columns, rows, fields }: ModelAnswer, { pages }: Pick<Transcript, 'pages'>): void {
  const lines = pages.flatMap((page) => page.lines);
  const words = lines.reduce((sum, line) => sum + line.reduce((count, segment) => count + segment.length, 0), 0);
  const isExcess =
    rows.length > ROWS_OF_LINE * lines.length + IN_ANY_CASE ||
    columns.length * (rows.length + 1) + fields.length > VALUES_OF_WORD * words + IN_ANY_CASE;
  if (isExcess) throw new ServiceError('model_provider_error', 'The model answered far more than the document says.');
}
