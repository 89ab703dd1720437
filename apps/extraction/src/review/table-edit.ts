import { ServiceError, type ProvenanceView } from '@gridline/contracts';
import { ENGINE_LIMITS } from '@gridline/engine';
import type { EntityManager } from 'typeorm';
import { CHUNK_ROWS } from '../extractions/row-chunks';
import type { Doubts } from './doubts';

/** A row with all that is stored of it. */
export interface StoredRow {
  values: string[];
  provenance: (ProvenanceView | null)[];
  confidence: number[];
}

/** A cell with how sure it is. */
export interface StoredCell {
  value: string;
  confidence: number;
}

interface Chunk {
  index: number;
  first_row: number;
  rows: string[][];
  provenance: (ProvenanceView | null)[][];
  confidence: number[][];
}

/** Changes the stored rows of one extraction within a transaction. One chunk is in memory at a time, so that a table may be of any size. */
export class TableEdit {
  private held?: Chunk;
  private isChanged = false;

  constructor(
    private readonly tx: EntityManager,
    private readonly extractionId: string,
    private rows: number,
    private readonly columns: () => number,
    private readonly doubts: Doubts,
  ) {}

  get rowCount(): number {
    return this.rows;
  }

  async setCell(row: number, column: number, { value, confidence }: StoredCell): Promise<StoredCell> {
    if (row >= this.rows || column >= this.columns()) throw outside(`row ${row}, column ${column}`);
    const { chunk, at } = await this.chunkOf(row);
    const before = { value: chunk.rows[at]![column] ?? '', confidence: chunk.confidence[at]![column] ?? 0 };
    chunk.rows[at]![column] = value;
    chunk.confidence[at]![column] = confidence;
    this.doubts.remove(before.confidence);
    this.doubts.add(confidence);
    this.isChanged = true;
    return before;
  }

  async addRow(row: number, added: StoredRow): Promise<void> {
    if (row > this.rows) throw outside(`row ${row}`);
    if ((this.rows + 1) * this.columns() > ENGINE_LIMITS.tableCells) throw outside('past the largest table');
    const { chunk, at } = await this.chunkOf(row, true);
    chunk.rows.splice(at, 0, added.values);
    chunk.provenance.splice(at, 0, added.provenance);
    chunk.confidence.splice(at, 0, added.confidence);
    await this.moved(chunk, 1);
    this.doubts.addRows([added.confidence]);
  }

  async removeRow(row: number): Promise<StoredRow> {
    if (row >= this.rows) throw outside(`row ${row}`);
    const { chunk, at } = await this.chunkOf(row);
    const [values] = chunk.rows.splice(at, 1);
    const [provenance] = chunk.provenance.splice(at, 1);
    const [confidence] = chunk.confidence.splice(at, 1);
    await this.moved(chunk, -1);
    confidence!.forEach((each) => this.doubts.remove(each));
    return { values: values!, provenance: provenance!, confidence: confidence! };
  }

  /** Writes what is changed; the rows were exchanged otherwise where a new number of them is given. */
  async flush(rowCount = this.rows): Promise<void> {
    if (this.held && this.isChanged) {
      const { index, rows, provenance, confidence } = this.held;
      await this.tx.query(
        'UPDATE extraction.row_chunk SET rows = $3, provenance = $4, confidence = $5 WHERE extraction_id = $1 AND index = $2',
        [...[this.extractionId, index], ...[rows, provenance, confidence].map((each) => JSON.stringify(each))],
      );
    }
    this.held = undefined;
    this.isChanged = false;
    this.rows = rowCount;
  }

  private async moved(chunk: Chunk, by: 1 | -1): Promise<void> {
    this.isChanged = true;
    this.rows += by;
    await this.tx.query('UPDATE extraction.row_chunk SET first_row = first_row + $3 WHERE extraction_id = $1 AND index > $2', [
      this.extractionId,
      chunk.index,
      by,
    ]);
  }

  private async chunkOf(row: number, isForMore = false): Promise<{ chunk: Chunk; at: number }> {
    const held = this.held;
    const isHeld = held !== undefined && row >= held.first_row && row < held.first_row + held.rows.length;
    const chunk = isHeld ? held : await this.load(row, isForMore);
    return { chunk, at: row - chunk.first_row };
  }

  private async load(row: number, isForMore: boolean): Promise<Chunk> {
    await this.flush();
    const [found] = (await this.tx.query(
      `SELECT index, first_row, rows, provenance, confidence FROM extraction.row_chunk WHERE extraction_id = $1 AND first_row <= $2
       ORDER BY index DESC LIMIT 1`,
      [this.extractionId, row],
    )) as Chunk[];
    const isFull = isForMore && row === this.rows && (found?.rows.length ?? CHUNK_ROWS) >= CHUNK_ROWS;
    this.held = found && !isFull ? found : await this.openChunk(found ? found.index + 1 : 0, row);
    return this.held;
  }

  private async openChunk(index: number, firstRow: number): Promise<Chunk> {
    await this.tx.query(
      `INSERT INTO extraction.row_chunk (extraction_id, index, first_row, rows, provenance, confidence) VALUES ($1, $2, $3, '[]', '[]', '[]')`,
      [this.extractionId, index, firstRow],
    );
    return { index, first_row: firstRow, rows: [], provenance: [], confidence: [] };
  }
}

/** The refusal of a change outside the table. */
export const outside = (what: string): ServiceError =>
  new ServiceError('invalid_parameter', `A correction lies outside the table: ${what}.`, {
    errors: [{ location: 'body.changes', message: `outside the table: ${what}` }],
  });
