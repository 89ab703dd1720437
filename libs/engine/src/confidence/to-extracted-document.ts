import type { Convention } from '@gridline/values';
import { toldChecks } from '../checks/check-result';
import type { Answer, AnswerRow } from '../model/answer';
import type { DocType, Document } from '../model/document';
import type { CheckResult, ExtractedDocument, FoundTable } from '../model/extracted-document';
import { toGrid, type Provenance, type Span, type Table } from '../model/table';
import type { Confidences } from './calibrate';

/** Everything the steps found, ready to be put together. */
export interface Findings {
  document: Document;
  pageCount: number;
  docType: DocType;
  answer: Answer;
  tables: readonly Table[];
  checks: CheckResult[];
  confidences: Confidences;
  summary: string;
  language: string | undefined;
  convention: Convention;
}

/** The engine's answer in the form that leaves it: strings, calibrated numbers, provenance. */
export function toExtractedDocument(findings: Findings): ExtractedDocument {
  const { answer, confidences, document } = findings;
  const names = answer.columns.map((column) => column.text);
  return {
    docType: findings.docType,
    columns: names,
    rows: sharedRows(answer) ?? answer.rows.map((row) => row.cells.map((cell) => cell.text)),
    metadata: toMetadata(answer, findings.checks),
    summary: findings.summary,
    confidence: confidences.document,
    fieldConfidence: confidenceByName(names, confidences.columns),
    metadataConfidence: Object.fromEntries(answer.fields.map((field, index) => [field.key, confidences.fields[index]!])),
    cellConfidence: confidences.cells,
    provenance: toProvenance(answer),
    checks: toldChecks(findings.checks),
    tables: findings.tables.map((table, index) => toFoundTable(table, confidences.tables[index]!)),
    pageCount: findings.pageCount,
    pages: document.pages.map(({ number, width, height, reader, picture }) => ({
      ...{ number, width, height, reader },
      ...(picture ? { picture } : {}),
    })),
    ...(findings.language ? { language: findings.language } : {}),
    convention: findings.convention,
  };
}

/** By the columns' labels, whatever they are; of columns with one label the lowest. */
function confidenceByName(names: readonly string[], columns: readonly number[]): Record<string, number> {
  const byName = new Map<string, number>();
  names.forEach((name, index) => byName.set(name, Math.min(byName.get(name) ?? 1, columns[index]!)));
  return Object.fromEntries(byName);
}

/** A sheet that is answered as it stands shares its rows with the table it is, here and on the way between processes. */
function sharedRows({ rows, source }: Answer): string[][] | undefined {
  const [only, ...others] = source?.parts ?? [];
  return rows === source?.rows && others.length === 0 ? only?.rows?.slice(only.headerRows) : undefined;
}

/** Field values by key, and the names of the checks that failed where there are any. */
export function toMetadata(answer: Pick<Answer, 'fields'>, checks: readonly CheckResult[]): Record<string, string> {
  const metadata: Record<string, string> = Object.fromEntries(answer.fields.map((field) => [field.key, field.value]));
  const failed = [...new Set(checks.filter((check) => !check.passed).map((check) => check.name))];
  if (failed.length > 0) metadata.checksFailed = failed.join(', ');
  return metadata;
}

/** Where everything that is answered was read. */
export function toProvenance(answer: Answer): ExtractedDocument['provenance'] {
  const fields: Record<string, Provenance> = {};
  for (const field of answer.fields) fields[field.key] = field.provenance;
  return {
    columns: answer.columns.map((column) => column.provenance),
    cells: answer.rows.map(provenanceOfRow()),
    fields,
  };
}

const spansOf = ({ cells }: Table): Span[] =>
  cells.flatMap(({ row, column, rowSpan, columnSpan }) => (rowSpan * columnSpan > 1 ? [{ row, column, rowSpan, columnSpan }] : []));

/** Tells the provenance of a row; rows of a format without boxes, which all have the same one, share one list. */
function provenanceOfRow(): (row: AnswerRow) => (Provenance | null)[] {
  let last: (Provenance | null)[] = [];
  return ({ cells }) => {
    const isSame = cells.length === last.length && cells.every(({ provenance }, column) => provenance === last[column]);
    if (!isSame) last = cells.map(({ provenance }) => provenance);
    return last;
  };
}

function toFoundTable(table: Table, confidence: number): FoundTable {
  return {
    page: table.page,
    ...(table.box ? { box: table.box } : {}),
    ...(table.title ? { title: table.title } : {}),
    headerRows: table.headerRows,
    rows: toGrid(table),
    spans: table.spans ?? spansOf(table),
    confidence,
  };
}
