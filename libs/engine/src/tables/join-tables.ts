import type { AnswerCell, LogicalTable } from '../model/answer';
import type { Table } from '../model/table';

/** Turns found tables into tables as a person understands them. */
export function joinTables(tables: readonly Table[]): LogicalTable[] {
  return tables.map(toLogical);
}

function toLogical(table: Table): LogicalTable {
  const grid = answerGrid(table);
  const columns = foldHeader(grid.slice(0, table.headerRows), table.columnCount, table);
  const rows = grid.slice(table.headerRows).map((cells) => ({ kind: 'item' as const, cells }));
  return { parts: [table], columns, rows, ...(table.title === undefined ? {} : { title: table.title }) };
}

/** One label per column: the texts above one another, each said once. */
function foldHeader(rows: readonly AnswerCell[][], columnCount: number, table: Table): AnswerCell[] {
  return Array.from({ length: columnCount }, (_, column) => {
    const parts = rows
      .map((row) => row[column]!)
      .filter((cell, i, all) => cell.text !== '' && all.findIndex((other) => other.text === cell.text) === i);
    const last = parts[parts.length - 1];
    return { text: parts.map((cell) => cell.text).join(' '), provenance: last?.provenance ?? { page: table.page, reader: table.reader } };
  });
}

/** The grid with spans resolved: a merged cell stands in each place it covers. */
function answerGrid(table: Table): AnswerCell[][] {
  const blank: AnswerCell = { text: '', provenance: null };
  const grid = Array.from({ length: table.rowCount }, () => new Array<AnswerCell>(table.columnCount).fill(blank));
  for (const cell of table.cells) {
    const answer: AnswerCell = {
      text: cell.text,
      provenance: { page: table.page, reader: table.reader, ...(cell.box ? { box: cell.box } : {}) },
      ...(cell.readScore === undefined ? {} : { readScore: cell.readScore }),
    };
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) grid[row]![column] = answer;
    }
  }
  return grid;
}
