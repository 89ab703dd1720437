import { UNKNOWN_CONVENTION } from '@gridline/values';
import { layOut } from '../../layout/lay-out';
import type { TextLine } from '../../model/page';
import { splitSegments } from '../../layout/segments';
import type { DraftTable } from '../grid/draft-table';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import { choiceFeatures, howMuchBetter } from './choose-reading';
import { EVIDENCE_NAMES, evidenceOf, type Evidence, type ComparedPage } from './table-evidence';

const LINES = layOut(
  typedDocument(
    typedPage(`
*Article*          *Pieces*   *Each*     *Worth*
Farrow plank       2          35.00      70.00
Tinder bolt        4          5.00       20.00
Sallow hinge       6          1.50       9.00
Marl bracket       8          2.25       18.00

                              117.00`),
  ),
).pages[0]!.lines;

/** The table with its lines put together to rows as told: each a list of lines. */
function drafted(rows: readonly (readonly number[])[]): DraftTable {
  const cells = rows.flatMap((lines, row) =>
    [0, 1, 2, 3].map((column) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      words: lines.flatMap((line) => splitSegments(LINES[line]!)[column]?.words ?? []),
    })),
  );
  const box = { left: 0, top: 0, right: 600, bottom: 62 };
  return { box, method: 'stream', rowCount: rows.length, columnCount: 4, cells, headerRows: 1, signals: {} };
}

/** As the model would say of labels over rows. */
const likely = (_: TextLine, index: number): Float64Array =>
  Float64Array.from([0.01, index === 0 ? 0.95 : 0.01, index > 0 && index < 5 ? 0.95 : 0.01, 0.01, 0.01, 0.01].map(Math.log));

const PAGE: ComparedPage = { lines: LINES, likely: LINES.map(likely), convention: UNKNOWN_CONVENTION, amounts: new Set([1_170_000]) };
const weigh = (rows: readonly (readonly number[])[]): Evidence => evidenceOf([drafted(rows)], PAGE, drafted(rows).box);

describe('evidence for a reading', () => {
  const right = weigh([[0], [1], [2], [3], [4]]);
  const merged = weigh([[0], [1, 2], [3, 4]]);

  it('tells a sum that is printed beside the table and prices that make amounts', () => {
    expect(right).toMatchObject({ summed: 1, product: 1, alike: 1, filled: 1, doubled: 0 });
  });

  it('tells the sums of all sections, and not those of some', () => {
    const summedBy = (...amounts: number[]): number => {
      const rows = drafted([[0], [1], [2], [3], [4]]);
      return evidenceOf([rows], { ...PAGE, amounts: new Set(amounts) }, rows.box).summed;
    };
    expect([summedBy(900_000, 270_000), summedBy(900_000), summedBy(700_000, 290_000, 180_000)]).toEqual([1, 0, 0]);
  });

  it('tells rows that were put together: two figures in a cell, lines that are no continuation', () => {
    expect(merged.doubled).toBeGreaterThan(0.5);
    expect(merged.leastLikely).toBeLessThan(right.leastLikely);
    expect(merged).toMatchObject({ summed: 0, product: 0 });
  });

  it('tells labels that hold a row', () => {
    expect(weigh([[0, 1], [2], [3], [4]]).figureLabels).toBeGreaterThan(0.5);
    expect(right.figureLabels).toBe(0);
  });

  it('prefers the rows as printed, whichever is named first', () => {
    expect(howMuchBetter(right, merged)).toBeGreaterThan(0);
    expect(howMuchBetter(merged, right)).toBeLessThan(0);
  });

  it('is read by the trees with every name, of one, of the other and between', () => {
    expect(choiceFeatures(right, merged)).toHaveLength(3 * EVIDENCE_NAMES.length);
  });
});
