import { extractionCompleted } from '@gridline/contracts';
import type { Outbox } from '@gridline/outbox';
import { newId } from '@gridline/runtime';
import type { EntityManager } from 'typeorm';
import { Extraction, type PartPages } from '../extractions/extraction.entity';
import { toCompleted } from './completed-event';
import { insertTablesOf, toResultColumns, type Answered } from './store-result';

/** One of the documents of a file. */
export interface AnsweredPart extends Answered {
  pages: PartPages;
}

/** A run of a file that several documents stand in, and the units that it holds. */
interface SplitRun {
  run: Extraction;
  held: number;
  now: Date;
}

/** Stores each document of a file as a completed extraction and tells of it, as if it had been sent alone. */
export async function insertParts(tx: EntityManager, outbox: Outbox, { run, held, now }: SplitRun, parts: readonly AnsweredPart[]) {
  // Pages without anything on them are of no document: with the last they are free.
  const blank = held - parts.reduce((sum, { result }) => sum + result.pageCount, 0);
  for (const [partIndex, part] of parts.entries()) {
    const id = newId('ext', now.getTime());
    await tx.insert(Extraction, {
      ...inherited(run),
      ...(await toResultColumns(tx, run, part)),
      id,
      partIndex,
      part: part.pages,
      completedAt: now,
    });
    await insertTablesOf(tx, id, part);
    const pages = part.result.pageCount + (partIndex === parts.length - 1 ? blank : 0);
    await outbox.add(tx, extractionCompleted, {
      ...toCompleted({ ...run, id }, part.result, now),
      heldBy: { extractionId: run.id, pages },
    });
  }
}

/** What a document has from the run of its file. */
function inherited({
  id: parentId,
  accountId,
  fileId,
  fileName,
  plan,
  engine,
  label,
  reference,
  schema,
  webhookIds,
  keyId,
  fingerprint,
  createdAt,
}: Extraction) {
  return {
    ...{ parentId, accountId, fileId, fileName, plan, engine, label, reference, schema, webhookIds, keyId, fingerprint, createdAt },
    state: 'completed',
    heartbeatAt: createdAt,
  } as const;
}
