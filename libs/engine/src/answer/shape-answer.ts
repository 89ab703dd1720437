import type { Convention } from '@gridline/values';
import type { DocType } from '../model/document';
import type { Answer, AnswerCell, AnswerRow, LogicalTable } from '../model/answer';
import type { Field } from '../model/field';
import type { Table } from '../model/table';
import { chooseSource } from './choose-source';
import { LISTS } from './choose-table';
import { isTotalRow } from '../tables/join/total-rows';
import type { UnlabelledLists } from '../tables/unlabelled/unlabelled-items';

/** The one table of the answer and the fields beside it; a document without a table answers with its fields as rows. */
export function shapeAnswer(
  docType: DocType,
  tables: readonly LogicalTable[],
  fields: readonly Field[],
  convention: Convention,
  lists: UnlabelledLists = () => undefined,
): Answer {
  const source = chooseSource(docType, tables, fields, lists, convention);
  if (!source) return answerOfFields(fields);
  if (!LISTS.has(docType) && isSheet(source)) return fromSheet(source, fields);
  return fromTable(source, LISTS.has(docType) ? itemRows(source) : source.rows, fields);
}

/** Every table that is told, in page order: the regions that were found, and the list without labels where the answer chose it. */
export function toldTables(tables: readonly Table[], { source }: Answer): readonly Table[] {
  const more = source?.parts.filter((part) => !tables.includes(part)) ?? [];
  return more.length === 0 ? tables : [...tables, ...more].sort((a, b) => a.page - b.page);
}

const itemRows = (source: LogicalTable): AnswerRow[] => source.rows.filter((row) => row.kind === 'item' && !isTotalRow(row));

const isSheet = (table: LogicalTable): boolean => table.parts.every(({ reader }) => reader === 'csv' || reader === 'spreadsheet');

/** A sheet of data is answered as it is: every row and column of it, under the labels it has, blank ones too; without any they are numbered. */
function fromSheet(source: LogicalTable, fields: readonly Field[]): Answer {
  const isLabelled = source.columns.some(({ text }) => text !== '');
  const columns = source.columns.map((column, index) => (isLabelled ? column : { ...column, text: `Column ${index + 1}` }));
  return { columns, rows: source.rows, fields: [...fields], source };
}

function fromTable(source: LogicalTable, rows: readonly AnswerRow[], fields: readonly Field[]): Answer {
  const isPrinted = (index: number): boolean => rows.length > 0 && source.columns[index]!.text !== '';
  const kept = source.columns.map((_, index) => index).filter((index) => isPrinted(index) || rows.some((row) => row.cells[index]?.text));
  const columns = kept.map((index) => source.columns[index]!);
  return {
    columns: withLabels(columns),
    rows: rows.map((row) => ({ kind: row.kind, cells: kept.map((index) => row.cells[index]!) })),
    fields: [...fields],
    source,
  };
}

/** What is printed is what is answered, also twice (docs/decisions/labels-as-printed.md); a missing label is numbered. */
const withLabels = (columns: readonly AnswerCell[]): AnswerCell[] =>
  columns.map((column, index) => (column.text === '' ? { ...column, text: `Column ${index + 1}` } : column));

/** The fields as the rows of an answer, for a document without a table. */
export function answerOfFields(fields: readonly Field[]): Answer {
  const label = (text: string): AnswerCell => ({ text, provenance: null });
  const rows = fields.map((field): AnswerRow => ({
    kind: 'item',
    cells: [
      { text: field.label ?? field.key, provenance: field.provenance },
      { text: field.text, provenance: field.provenance },
    ],
  }));
  return { columns: [label('Field'), label('Value')], rows, fields: [...fields] };
}
