import { foundCells, type FoundTable } from '@gridline/engine';
import { lettersAndDigits } from '../judging/judge-value';
import type { Truth, TruthCell } from '../judging/truth';
import { addCause, type Causes } from './count-causes';
import { sharedCount } from '../shared-count';

/** A table as its texts and its measure. */
interface Shape {
  page: number | null;
  texts: string[];
  rows: number;
  columns: number;
}

/** Why the tables found are not the truth's: each truth table is compared with the one on its page that shares most texts with it. */
export function tableCauses(truth: NonNullable<Truth['tables']>, found: readonly FoundTable[]): Causes {
  const causes: Causes = {};
  const left = found.map((table) => shapeOf(table.page, foundCells(table)));
  for (const expected of truth.map(({ page, cells, rows, columns }) => shapeOf(page ?? null, cells ?? gridCells(columns, rows)))) {
    const best = closest(expected, left);
    if (!best) {
      addCause(causes, 'table missed');
      continue;
    }
    left.splice(left.indexOf(best), 1);
    compare(causes, expected, best);
  }
  addCause(causes, 'extra table', left.length);
  return causes;
}

const gridCells = (columns: string[] | null | undefined, rows: readonly (readonly string[])[] = []): TruthCell[] =>
  [...(columns ? [columns] : []), ...rows].flatMap((row, r) => row.map((t, c) => ({ r, c, t })));

function shapeOf(page: number | null, cells: readonly TruthCell[]): Shape {
  const filled = cells.filter(({ t }) => lettersAndDigits(t) !== '');
  return {
    page,
    texts: filled.map(({ t }) => lettersAndDigits(t)),
    rows: new Set(filled.map(({ r }) => r)).size,
    columns: new Set(filled.map(({ c }) => c)).size,
  };
}

function closest(expected: Shape, found: readonly Shape[]): Shape | undefined {
  const onPage = found.filter(({ page }) => page === null || expected.page === null || page === expected.page);
  const scored = onPage.map((shape) => ({ shape, shared: shared(expected, shape) }));
  const best = scored.reduce((a, b) => (b.shared > a.shared ? b : a), { shape: undefined as Shape | undefined, shared: 0 });
  return best.shape;
}

const shared = (a: Shape, b: Shape): number => sharedCount(a.texts, b.texts);

function compare(causes: Causes, expected: Shape, found: Shape): void {
  const missing = expected.texts.length - shared(expected, found);
  if (found.rows > expected.rows) addCause(causes, 'rows too many (split, or text taken for rows)');
  if (found.rows < expected.rows) addCause(causes, 'rows too few (merged or missed)');
  if (found.columns > expected.columns) addCause(causes, 'columns too many');
  if (found.columns < expected.columns) addCause(causes, 'columns too few');
  if (missing === 0) return;
  const isSameShape = found.rows === expected.rows && found.columns === expected.columns;
  addCause(causes, isSameShape ? 'cells with other text' : 'cells torn or misread', missing);
}
