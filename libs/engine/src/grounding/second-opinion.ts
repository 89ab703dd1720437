import { overlapX, overlapY } from '../model/box';
import type { ExtractedDocument } from '../model/extracted-document';
import type { Provenance } from '../model/table';
import { lettersOf, push } from './page-index';

interface OwnCell {
  provenance: Provenance;
  text: string;
  confidence: number;
}

/** What our own engine answered for the same document: its cells by page. */
export class SecondOpinion {
  private readonly cells = new Map<number, OwnCell[]>();

  constructor(private readonly own: ExtractedDocument) {
    own.provenance.cells.forEach((cells, row) =>
      cells.forEach((provenance, column) => {
        if (provenance)
          push(this.cells, provenance.page, { provenance, text: own.rows[row]![column]!, confidence: own.cellConfidence[row]![column]! });
      }),
    );
  }

  /** Our own confidence in the same text at the same place; -1 where we read another text there, undefined where we read nothing. */
  ofCell(text: string, provenance: Provenance | null): number | undefined {
    const other = provenance && this.cells.get(provenance.page)?.find((cell) => isSameProvenance(provenance, cell.provenance));
    if (!other) return undefined;
    return isSameText(other.text, text) ? other.confidence : -1;
  }

  /** The same for a field of that key. */
  ofField(key: string, value: string): number | undefined {
    const other = this.own.metadata[key];
    if (other === undefined) return undefined;
    return isSameText(other, value) ? (this.own.metadataConfidence[key] ?? 0) : -1;
  }
}

function isSameProvenance(a: Provenance, b: Provenance): boolean {
  if (a.page !== b.page || !a.box || !b.box) return false;
  return overlapX(a.box, b.box) > 0 && overlapY(a.box, b.box) > 0;
}

const isSameText = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);
