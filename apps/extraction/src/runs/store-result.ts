import type { ExtractedDocument } from '@gridline/engine';
import type { EntityManager } from 'typeorm';
import type { ModelUse } from '../caller-model/caller-model.service';
import { Doubts, countFindings } from '../review/doubts';
import { thresholdOf } from '../review/review-settings.service';
import type { Extraction } from '../extractions/extraction.entity';
import { insertTables } from '../extractions/found-tables';
import { insertChunks } from '../extractions/row-chunks';
import { storable } from '../extractions/storable';

/** What a run came to, and what the caller's model was asked for it. */
export interface Answered {
  result: ExtractedDocument;
  model?: ModelUse;
}

/** A result as the members of its row, and what of it a person should look at. */
export async function toResultColumns(
  tx: EntityManager,
  { accountId, schema }: Pick<Extraction, 'accountId' | 'schema'>,
  { result, model }: Answered,
) {
  const provenance = toProvenance({ result, model });
  const doubts = new Doubts();
  Object.values(result.metadataConfidence).forEach((confidence) => doubts.add(confidence));
  doubts.addRows(result.cellConfidence);
  const findings = countFindings({ docType: result.docType, metadata: result.metadata, provenance, schema });
  return {
    pageCount: result.pageCount,
    docType: result.docType,
    columns: result.columns.map(storable),
    rowCount: result.rows.length,
    metadata: storable(result.metadata),
    confidence: result.confidence,
    fieldConfidence: storable(result.fieldConfidence),
    summary: storable(result.summary),
    language: result.language ?? null,
    provenance,
    doubts: doubts.counts,
    findings,
    needsReview: doubts.below(await thresholdOf(tx, accountId)) + findings,
  };
}

/** Where the values of the row were read, and how sure they are; that of the table's cells is stored with its rows. */
function toProvenance({ result, model }: Answered) {
  const { columns, fields } = result.provenance;
  return storable({
    columns,
    fields,
    metadataConfidence: result.metadataConfidence,
    pages: result.pages,
    checks: result.checks,
    ...(result.convention ? { convention: result.convention } : {}),
    ...(model ? { model } : {}),
  });
}

/** Stores what does not stand in the row: the table's rows, and every table that was found. */
export async function insertTablesOf(tx: EntityManager, extractionId: string, { result }: Answered): Promise<void> {
  await insertChunks(tx, extractionId, {
    rows: storable(result.rows),
    provenance: result.provenance.cells,
    confidence: result.cellConfidence,
  });
  await insertTables(tx, extractionId, result.tables);
}
