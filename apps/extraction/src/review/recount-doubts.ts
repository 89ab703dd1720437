import type { EntityManager } from 'typeorm';
import type { Extraction } from '../extractions/extraction.entity';
import { Doubts } from './doubts';

/** Counts the confidences of an extraction's fields and cells, one chunk of rows at a time. */
export async function recountDoubts(tx: EntityManager, { id, provenance }: Extraction): Promise<Doubts> {
  const doubts = new Doubts();
  for (const confidence of Object.values(provenance?.metadataConfidence ?? {})) doubts.add(confidence);
  for (let index = 0; ; index++) {
    const [chunk] = (await tx.query('SELECT confidence FROM extraction.row_chunk WHERE extraction_id = $1 AND index = $2', [
      id,
      index,
    ])) as {
      confidence: number[][];
    }[];
    if (!chunk) return doubts;
    doubts.addRows(chunk.confidence);
  }
}
