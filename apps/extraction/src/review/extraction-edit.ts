import { invalidParameter, type CorrectionChange, type ProvenanceView } from '@gridline/contracts';
import type { EntityManager } from 'typeorm';
import type { Extraction } from '../extractions/extraction.entity';
import type { CorrectionLine } from '../extractions/correction-log';
import type { Doubts } from './doubts';
import { TableEdit, outside, type StoredCell, type StoredRow } from './table-edit';
import { keepTable, restoreTable, takeTable } from './table-exchange';

/** What a person has typed or looked at is sure. */
const SURE = 1;

/** A field with all that is stored of it. */
interface PresentField {
  value: string;
  confidence: number;
  provenance?: ProvenanceView;
  position: number;
}

/** A field; that a person said the document has none; null where nobody said anything. */
type StoredField = PresentField | { isAbsent: true } | null;

interface StoredHeader {
  value: string;
  confidence: number;
}

/** What is stored of a table beside its rows. */
interface StoredTable {
  table: number | null;
  columns: string[];
  columnProvenance: (ProvenanceView | null)[];
  fieldConfidence: Record<string, number>;
  rowCount: number;
}

/** Names of `metadata` that no person gives. */
const RESERVED = 'checksFailed';

/** One extraction while it is corrected within a transaction: each change answers the line of the record that it is. */
export class ExtractionEdit {
  /** The table was exchanged, so that what it held is to be counted anew. */
  isRecountNeeded = false;
  private readonly table: TableEdit;

  constructor(
    private readonly tx: EntityManager,
    readonly extraction: Extraction,
    readonly doubts: Doubts,
  ) {
    this.table = new TableEdit(tx, extraction.id, extraction.rowCount, () => extraction.columns.length, doubts);
  }

  /** `number` is the one that the line will have in the record. */
  async apply(change: CorrectionChange, number: number): Promise<CorrectionLine> {
    switch (change.kind) {
      case 'cell':
        return this.setCell(change.row, change.column, { value: change.value, confidence: SURE });
      case 'field':
        return this.setField(change.field, change.value === null ? { isAbsent: true } : this.sureField(change.field, change.value));
      case 'header':
        return this.setHeader(change.column, { value: change.value, confidence: SURE });
      case 'row_added':
        return this.addRow(change.row, this.sureRow(change.values ?? []));
      case 'row_removed':
        return this.removeRow(change.row);
      case 'doc_type':
        return this.setDocType(change.value);
      case 'table':
        return this.exchangeTable(number, () => takeTable(this.tx, this.extraction, change.table));
    }
  }

  /** Makes undone what a line of the record says was done; it is the last one that is not undone yet. */
  async takeBack(line: CorrectionLine & { number: number }, number: number): Promise<CorrectionLine> {
    const { kind, row = 0, column = 0, field = '' } = line;
    switch (kind) {
      case 'cell':
        return this.setCell(row, column, line.before as StoredCell);
      case 'field':
        return this.setField(field, line.before as StoredField);
      case 'header':
        return this.setHeader(column, line.before as StoredHeader);
      case 'row_added':
        return this.removeRow(row);
      case 'row_removed':
        return this.addRow(row, line.before as StoredRow);
      case 'doc_type':
        return this.setDocType(line.before as string);
      case 'table':
        return this.exchangeTable(number, () => this.restoreTable(line.before as StoredTable, line.number));
    }
  }

  async flush(): Promise<void> {
    await this.table.flush();
    this.extraction.rowCount = this.table.rowCount;
  }

  private async setCell(row: number, column: number, after: StoredCell): Promise<CorrectionLine> {
    const before = await this.table.setCell(row, column, after);
    return { kind: 'cell', row, column, before, after };
  }

  private setField(field: string, after: StoredField): CorrectionLine {
    if (field === RESERVED) throw invalidParameter('body.changes', `${RESERVED} is what the checks say`);
    const before = this.storedField(field);
    const { extraction } = this;
    const entries = Object.entries(extraction.metadata).filter(([name]) => name !== field);
    if (isPresent(after)) entries.splice(after.position, 0, [field, after.value]);
    extraction.metadata = Object.fromEntries(entries);
    if (isPresent(before)) this.doubts.remove(before.confidence);
    if (isPresent(after)) this.doubts.add(after.confidence);
    this.noteProvenance(field, after);
    return { kind: 'field', field, before, after };
  }

  private noteProvenance(field: string, after: StoredField): void {
    const known = this.extraction.provenance;
    if (!known) return;
    const { [field]: _, ...confidences } = known.metadataConfidence;
    const { [field]: __, ...provenances } = known.fields;
    known.metadataConfidence = isPresent(after) ? { ...confidences, [field]: after.confidence } : confidences;
    known.fields = isPresent(after) && after.provenance ? { ...provenances, [field]: after.provenance } : provenances;
    const absent = (known.absent ?? []).filter((name) => name !== field);
    known.absent = after && !isPresent(after) ? [...absent, field] : absent;
  }

  private setHeader(column: number, after: StoredHeader): CorrectionLine {
    const { extraction } = this;
    const value = extraction.columns[column];
    if (value === undefined) throw outside(`column ${column}`);
    const before: StoredHeader = { value, confidence: extraction.fieldConfidence[value] ?? 0 };
    extraction.columns = extraction.columns.with(column, after.value);
    // The column's confidence is that of its cells; it goes with it under its new name.
    const kept = Object.entries(extraction.fieldConfidence).filter(([name]) => name !== value || extraction.columns.includes(name));
    extraction.fieldConfidence = { ...Object.fromEntries(kept), [after.value]: before.confidence };
    return { kind: 'header', column, before, after };
  }

  private async addRow(row: number, added: StoredRow): Promise<CorrectionLine> {
    await this.table.addRow(row, added);
    return { kind: 'row_added', row, before: null, after: added };
  }

  private async removeRow(row: number): Promise<CorrectionLine> {
    return { kind: 'row_removed', row, before: await this.table.removeRow(row), after: null };
  }

  private setDocType(after: string): CorrectionLine {
    const before = this.extraction.docType;
    this.extraction.docType = after;
    return { kind: 'doc_type', before, after };
  }

  /** The rows that were there are kept under the number of the line, for the day that it is taken back. */
  private async exchangeTable(number: number, exchange: () => Promise<number>): Promise<CorrectionLine> {
    await this.flush();
    const before = this.storedTable();
    await keepTable(this.tx, this.extraction.id, number);
    const rowCount = await exchange();
    this.extraction.rowCount = rowCount;
    await this.table.flush(rowCount);
    this.isRecountNeeded = true;
    return { kind: 'table', before, after: this.storedTable() };
  }

  private async restoreTable(
    { table, columns, columnProvenance, fieldConfidence, rowCount }: StoredTable,
    number: number,
  ): Promise<number> {
    const { extraction } = this;
    extraction.columns = columns;
    extraction.fieldConfidence = fieldConfidence;
    if (extraction.provenance) extraction.provenance = { ...extraction.provenance, columns: columnProvenance, table: table ?? undefined };
    await restoreTable(this.tx, extraction.id, number);
    return rowCount;
  }

  private storedTable(): StoredTable {
    const { columns, fieldConfidence, provenance, rowCount } = this.extraction;
    return { table: provenance?.table ?? null, columns, columnProvenance: provenance?.columns ?? [], fieldConfidence, rowCount };
  }

  private storedField(field: string): StoredField {
    const { metadata, provenance } = this.extraction;
    const position = Object.keys(metadata).indexOf(field);
    if (position < 0) return provenance?.absent?.includes(field) ? { isAbsent: true } : null;
    const confidence = provenance?.metadataConfidence[field] ?? 0;
    return { value: metadata[field]!, confidence, provenance: provenance?.fields[field], position };
  }

  private sureField(field: string, value: string): PresentField {
    const before = this.storedField(field);
    const last = Object.keys(this.extraction.metadata).length;
    const { provenance, position } = isPresent(before) ? before : { provenance: undefined, position: last };
    return { value, confidence: SURE, provenance, position };
  }

  private sureRow(values: readonly string[]): StoredRow {
    const width = this.extraction.columns.length;
    if (values.length > width) throw outside(`${values.length} cells of ${width} columns`);
    return {
      values: Array.from({ length: width }, (_, column) => values[column] ?? ''),
      provenance: new Array<null>(width).fill(null),
      confidence: new Array<number>(width).fill(SURE),
    };
  }
}

const isPresent = (field: StoredField): field is PresentField => field !== null && 'value' in field;
