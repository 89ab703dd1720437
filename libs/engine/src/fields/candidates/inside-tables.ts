import { findDates } from '@gridline/values';
import { boxCentreX, boxCentreY, type Box } from '../../model/box';
import type { AnswerCell, AnswerRow, LogicalTable } from '../../model/answer';
import { carryingRoles, columnRoles } from '../../tables/join/table-roles';
import type { ColumnRole } from '../../lexicon/column-role';
import { isTotalKey } from '../../model/field';
import { labelMeanings } from '../../lexicon/lexicon';
import { bareLabelForm } from '../../lexicon/label-words';
import { isTotalRow } from '../../tables/join/total-rows';
import type { LaidOutPage } from '../../layout/laid-out-page';

/** Tells, for each page, whether a place on it lies in the header or an item row of a table of items, where labels head columns and not fields. */
export function insideTables(tables: readonly LogicalTable[]): (page: LaidOutPage) => (box: Box) => boolean {
  const byPage = new Map<number, Box[]>();
  for (const table of tables) {
    if (!table.parts.some(({ box }) => box) || !isItemTable(table)) continue;
    addBoxes(byPage, table.columns);
    for (const { page, box } of repeatedHeaders(table)) addBox(byPage, page, box);
    const end = table.rows.findIndex(headsTotals);
    for (const row of table.rows.slice(0, end < 0 ? undefined : end))
      if (row.kind === 'item' && !isTotalRow(row)) addBoxes(byPage, row.cells);
  }
  return ({ number }) => {
    const here = byPage.get(number) ?? [];
    return (box) => holdsCentre(here, box);
  };
}

/** Whether the centre of the box lies in one of the cells: asked for every value and label of a page. */
function holdsCentre(cells: readonly Box[], box: Box): boolean {
  const x = boxCentreX(box);
  const y = boxCentreY(box);
  for (let i = 0; i < cells.length; i++) {
    const { left, top, right, bottom } = cells[i]!;
    if (x >= left && x <= right && y >= top && y <= bottom) return true;
  }
  return false;
}

function addBoxes(byPage: Map<number, Box[]>, cells: readonly AnswerCell[]): void {
  for (const { provenance } of cells) if (provenance?.box) addBox(byPage, provenance.page, provenance.box);
}

function addBox(byPage: Map<number, Box[]>, page: number, box: Box): void {
  const boxes = byPage.get(page);
  if (boxes) boxes.push(box);
  else byPage.set(page, [box]);
}

/** On each further page what stands over the first row there: the header again, which the joined table has only once. */
function repeatedHeaders({ parts, rows }: LogicalTable): { page: number; box: Box }[] {
  return parts.slice(1).flatMap(({ page, box }) => {
    const tops = rows.flatMap(({ cells }) => cells.flatMap(({ provenance: at }) => (at?.page === page && at.box ? [at.box.top] : [])));
    const first = Math.min(...tops);
    return box && box.top < first && first < box.bottom ? [{ page, box: { ...box, bottom: first } }] : [];
  });
}

/** `Totale imponibile | Aliquota | Totale imposta`: the labels of a box of totals that stands close below the items. */
function headsTotals({ cells }: Pick<AnswerRow, 'cells'>): boolean {
  const keys = cells.flatMap(({ text }) => labelMeanings(bareLabelForm(text), false).filter(({ weight }) => weight === 1));
  return new Set(keys.map(({ key }) => key).filter(isTotalKey)).size >= 2;
}

/** `Payable by 18/2/2026`: a label over the day that it names, no label of a column. */
function headsDay(text: string): boolean {
  const day = findDates(text).at(-1);
  const isWord = day !== undefined && day.start > 0 && text.slice(day.end).trim() === '';
  return isWord && labelMeanings(bareLabelForm(text.slice(0, day.start)), false).some(({ type }) => type === 'date');
}

const THINGS: ReadonlySet<ColumnRole> = new Set(['description', 'articleNumber', 'quantity', 'unitPrice', 'date']);
const MONEY: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'balance', 'debit', 'credit']);

/**
 * A header block of labels over values also looks like a table, and so does a breakdown of taxes; one with things and their money is a real one.
 * One row under labels of totals is their box, though `Valuta` is a day elsewhere.
 */
function isItemTable(table: LogicalTable): boolean {
  const roles = columnRoles(table).filter((role) => role !== null);
  const has = (kind: ReadonlySet<ColumnRole>): boolean => roles.some((role) => kind.has(role));
  if (!has(THINGS) || !has(MONEY) || carryingRoles(table) + carryingRoles(table, 'movements') < 3) return false;
  if (table.columns.some(({ text }) => headsDay(text))) return false;
  return table.rows.length > 1 || roles.some((role) => role !== 'date' && THINGS.has(role)) || !headsTotals({ cells: table.columns });
}
