import type { AnswerCell, LogicalTable } from '../../model/answer';
import { boxWidth } from '../../model/box';
import type { Document } from '../../model/document';
import { textOf, type Page } from '../../model/page';
import type { Table } from '../../model/table';
import { foldedText } from '@gridline/values';
import { withSumMarked } from './column-sums';
import { amountColumns, answerGrid, classifyRows, countColumns, holdsAmount, nameColumn, toldOnce } from './logical-rows';
import { isRightUnder } from './right-under';
import { stackBlocks, type PrintedList } from './side-by-side';
import { JOIN_TABLES } from './weights';

/** Turns found tables into tables as a person understands them: joined over pages, one label a column, each row known for what it is. */
export function joinTables(tables: readonly Table[], document: Document): LogicalTable[] {
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const groups: Table[][] = [];
  for (const table of tables) {
    const group = table.method === 'native' ? undefined : groups.findLast((parts) => goesOn(parts, table, pages));
    if (group) group.push(table);
    else groups.push([table]);
  }
  return groups.map(toLogical);
}

/** Whether `next` goes on with `before`: on the following page known to, under the same header, or without one in the same columns; on the same page a list under the same header, as a statement's second account, or without one right under it in the same columns. */
function goesOn(parts: readonly Table[], next: Table, pages: ReadonlyMap<number, Page>): boolean {
  const before = parts[parts.length - 1]!;
  const headed = parts.findLast((part) => part.headerRows > 0) ?? before;
  if (before.method === 'native' || next.method === 'native' || before.columnCount !== next.columnCount) return false;
  if (next.page === before.page)
    return next.headerRows > 0
      ? isList(headed) && sameHeader(headed, next)
      : (isList(headed) || (headed === before && next.columnCount >= JOIN_TABLES.tellingColumns)) &&
          isUnder(before, next) &&
          sameColumns(before, next);
  if (next.page !== before.page + 1) return false;
  if (next.continues) return true;
  if (headed.headerRows > 0 && next.headerRows > 0) return sameHeader(headed, next);
  return next.headerRows === 0 && standsAtBreak(before, next, pages) && sameColumns(before, next);
}

const isList = (table: Table): boolean => table.headerRows > 0 && amountColumns(foldHeader(table).map(({ text }) => text)).length > 0;

function sameHeader(first: Table, second: Table): boolean {
  const labels = headerLabels(first);
  const others = headerLabels(second);
  const agreeing = labels.filter((label, column) => isSameLabel(label, others[column]!)).length;
  return agreeing >= JOIN_TABLES.sameHeaderShare * labels.length;
}

/** A label may lack what stands over it and its neighbours: `Price a piece 1–9` and `1–9`. */
const isSameLabel = (label: string, other: string): boolean =>
  label === other || (label !== '' && other !== '' && (label.endsWith(other) || other.endsWith(label)));

const headerLabels = (table: Table): string[] =>
  foldHeader(table).map(({ text }) => foldedText(text).replace(/[^\p{L}\p{M}\p{N}_]+/gu, ''));

function standsAtBreak(before: Table, next: Table, pages: ReadonlyMap<number, Page>): boolean {
  const first = pages.get(before.page);
  const second = pages.get(next.page);
  if (!first || !second || !before.box || !next.box) return false;
  return before.box.bottom > JOIN_TABLES.bottomShare * first.height && next.box.top < JOIN_TABLES.topShare * second.height;
}

const isUnder = ({ box: above }: Table, { box, rowCount }: Table): boolean =>
  above !== undefined && box !== undefined && isRightUnder(above, { box, rowCount });

/** Whether both tables' columns stand at the same places, within a tenth of the table's width. */
function sameColumns(first: Table, second: Table): boolean {
  if (!first.box || !second.box) return false;
  const slack = JOIN_TABLES.sameEdgeShare * boxWidth(first.box);
  const lefts = columnLefts(first);
  const others = columnLefts(second);
  return lefts.every((left, column) => left === undefined || others[column] === undefined || Math.abs(left - others[column]) <= slack);
}

function columnLefts(table: Table): (number | undefined)[] {
  return Array.from({ length: table.columnCount }, (_, column) => {
    const lefts = table.cells.flatMap((cell) => (cell.column === column && cell.columnSpan === 1 && cell.box ? [cell.box.left] : []));
    return lefts.length > 0 ? Math.min(...lefts) : undefined;
  });
}

function toLogical(parts: Table[]): LogicalTable {
  const first = parts[0]!;
  const grids = parts.map(answerGrid);
  const printed = {
    columns: foldLabels(first, grids[0]!.slice(0, first.headerRows)),
    body: grids.flatMap((grid, index) => grid.slice(parts[index]!.headerRows)),
  };
  const { columns, rows } = first.method === 'native' ? asGiven(printed) : asRead(stackBlocks(printed), first.method === 'lattice');
  const logical: LogicalTable = { parts, columns, rows };
  if (first.title !== undefined) logical.title = first.title;
  return logical;
}

const asGiven = ({ columns, body }: PrintedList): Pick<LogicalTable, 'columns' | 'rows'> => ({
  columns,
  rows: body.map((cells) => ({ kind: 'item', cells })),
});

function asRead({ columns, body }: PrintedList, isRuled: boolean): Pick<LogicalTable, 'columns' | 'rows'> {
  const labels = columns.map(({ text }) => text);
  // Where no row has an amount, amounts do not tell which rows are items: a form to be filled in, counts under another label.
  const amounts = amountColumns(labels);
  const isFilled = body.some((cells) => amounts.some((column) => holdsAmount(cells[column]!.text)));
  const list = { amounts: isFilled ? amounts : [], name: nameColumn(labels), counts: countColumns(labels), isRuled };
  return {
    columns,
    rows: toldOnce(withSumMarked(classifyRows(body, list))),
  };
}

/** One label per column: the texts above one another, each said once. */
function foldHeader(table: Table): AnswerCell[] {
  return foldLabels(table, answerGrid(table).slice(0, table.headerRows));
}

function foldLabels(table: Table, rows: readonly AnswerCell[][]): AnswerCell[] {
  const telling = rows.filter(tellsColumnsApart);
  return Array.from({ length: table.columnCount }, (_, column) => {
    const labels = (telling.length > 0 ? telling : rows)
      .map((row) => row[column]!)
      .filter((cell, i, all) => cell.text !== '' && all.findIndex(({ text }) => text === cell.text) === i);
    const last = labels[labels.length - 1];
    return { text: textOf(labels), provenance: last?.provenance ?? null };
  });
}

/** What stands over every column is the table's title, or the letterhead in the frame that is drawn around both. */
const tellsColumnsApart = (row: readonly AnswerCell[]): boolean => row.some(({ text }) => text !== row[0]!.text);
