import type { Convention } from '@gridline/values';
import { cellUnits } from '../tables/join/cell-amounts';
import { LINE_SUMS, linesMakeTotal } from './line-amounts';
import type { AnswerRow, LogicalTable } from '../model/answer';
import { overlap } from '../model/box';
import type { DocType } from '../model/document';
import type { Field } from '../model/field';
import { unitsOf } from '../reckoning/money';
import { makesSum } from '../reckoning/sums';
import { columnRoles } from '../tables/join/table-roles';
import { isTotalRow } from '../tables/join/total-rows';
import { chooseTable } from './choose-table';
import type { UnlabelledItems, UnlabelledLists } from '../tables/unlabelled/unlabelled-items';

/** Types that list items with amounts, with labels over them or without. */
const LISTING_TYPES: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Receipt', 'Purchase Order', 'Quote']);

/** The table that carries the document: one of those found, else the items that stand above a sum without labels. */
export function chooseSource(
  docType: DocType,
  tables: readonly LogicalTable[],
  fields: readonly Field[],
  lists: UnlabelledLists,
  convention: Convention,
): LogicalTable | undefined {
  const chosen = chooseTable(docType, tables);
  if (!LISTING_TYPES.has(docType)) return chosen;
  const labelled = chosen && !namesItems(chosen) ? (longerProven(chosen, tables, fields, convention) ?? chosen) : chosen;
  const isList = labelled !== undefined && namesItems(labelled);
  if (isList && (docType !== 'Receipt' || itemsMakeSum(labelled, fields, convention))) return labelled;
  const unlabelled = lists(
    sumsOf(fields),
    tables.flatMap(({ parts }) => parts),
  );
  if (unlabelled && labelled && opensWithSum(unlabelled, labelled, convention)) return labelled;
  if (unlabelled && labelled && !isList) {
    const isSummed = itemsMakeSum(labelled, fields, convention);
    if (tellsApart(labelled, unlabelled, isSummed) || (isSummed && countItems(labelled) > countItems(unlabelled.table))) return labelled;
  }
  if (unlabelled?.isSummed || (unlabelled && docType === 'Receipt' && !isList)) return unlabelled.table;
  return labelled;
}

/** Whether a list without labels begins with what the items of the labelled table come to: those are its sums, and what is added to them. */
function opensWithSum({ table: { rows, columns } }: UnlabelledItems, labelled: LogicalTable, convention: Convention): boolean {
  const [first] = rows;
  const sum = first && lastAmount(first, columns.length, convention);
  if (sum === undefined) return false;
  const items = itemsOf(labelled);
  return labelled.columns.some((_, column) => {
    const amounts = items.flatMap((row) => cellUnits(row, column, convention) ?? []);
    return amounts.length > 1 && amounts.length === items.length && makesSum(amounts, sum);
  });
}

const itemsOf = ({ rows }: Pick<LogicalTable, 'rows'>): AnswerRow[] => rows.filter((row) => row.kind === 'item' && !isTotalRow(row));

function lastAmount(row: AnswerRow, columns: number, convention: Convention): number | undefined {
  for (let column = columns - 1; column >= 0; column--) {
    const units = cellUnits(row, column, convention);
    if (units !== undefined) return units;
  }
  return undefined;
}

/** The longest table whose amounts make a sum of the document, where it has more items than the one whose labels say less than items are: a summary of taxes. */
function longerProven(
  { rows }: LogicalTable,
  tables: readonly LogicalTable[],
  fields: readonly Field[],
  convention: Convention,
): LogicalTable | undefined {
  const longer = tables.filter((table) => countItems(table) > Math.max(2, countItems({ rows })) && itemsMakeSum(table, fields, convention));
  return longer.sort((a, b) => countItems(b) - countItems(a))[0];
}

const countItems = ({ rows }: Pick<LogicalTable, 'rows'>): number => rows.filter(({ kind }) => kind === 'item').length;

/** Whether the labels say what the items are, or what one costs and what they come to; tax summaries have amounts alone. */
function namesItems(table: LogicalTable): boolean {
  const roles = columnRoles(table);
  return (
    table.parts.some(({ method }) => method === 'native') ||
    roles.includes('description') ||
    roles.includes('articleNumber') ||
    (roles.includes('unitPrice') && roles.includes('lineTotal'))
  );
}

/** Whether a table with labels, whatever they say, stands where the list was read without any, and parts it into more columns, or as many where its items make the sum too. */
const tellsApart = ({ columns, parts }: LogicalTable, { table: list, columnCount }: UnlabelledItems, isSummed: boolean): boolean =>
  (columns.length > columnCount || (isSummed && columns.length === columnCount)) &&
  parts.some(
    ({ page, headerRows, box }) =>
      headerRows > 0 && box && list.parts.some((part) => part.page === page && part.box && overlap(part.box, box)),
  );

/** Whether the amounts of the items make one of the document's sums: those under the label of amounts, else those of the last column that has any. */
function itemsMakeSum({ columns, rows }: LogicalTable, fields: readonly Field[], convention: Convention): boolean {
  const items = itemsOf({ rows });
  if (linesMakeTotal({ columns, rows: items, fields: [...fields] }, convention)) return true;
  const last = columns.findLastIndex((_, column) => items.some((row) => cellUnits(row, column, convention) !== undefined));
  const amounts = items.flatMap((row) => cellUnits(row, last, convention) ?? []);
  return amounts.length > 1 && sumsOf(fields).some((sum) => makesSum(amounts, sum));
}

const sumsOf = (fields: readonly Field[]): number[] => fields.filter(({ key }) => LINE_SUMS.includes(key)).map(unitsOf);
