import { overlapX, overlapY } from '../model/box';
import { addToGroup } from '../model/grouped';
import type { ExtractedDocument } from '../model/extracted-document';
import type { Provenance } from '../model/table';
import { lettersOf } from '../lexicon/label-words';

/** A cell of our own answer. */
export interface OwnCell {
  row: number;
  column: number;
  text: string;
  confidence: number;
  provenance: Provenance;
}

/** What our own engine answered for the same document: its cells by page. */
export class SecondOpinion {
  private readonly cells = new Map<number, OwnCell[]>();

  constructor(private readonly own: ExtractedDocument) {
    own.provenance.cells.forEach((cells, row) =>
      cells.forEach((provenance, column) => {
        const [text, confidence] = [own.rows[row]![column]!, own.cellConfidence[row]![column]!];
        if (provenance) addToGroup(this.cells, provenance.page, { row, column, text, confidence, provenance });
      }),
    );
  }

  /** The cell that we have at the same place. */
  cellAt(provenance: Provenance | null): OwnCell | undefined {
    return provenance ? this.cells.get(provenance.page)?.find((cell) => isSameProvenance(provenance, cell.provenance)) : undefined;
  }

  /** Whether a column of ours has that label; undefined where several have it, or none. */
  hasLabel(column: number, label: string): boolean | undefined {
    const labelled = this.own.columns.flatMap((own, index) => (isSameText(own, label) ? [index] : []));
    return labelled.length === 1 ? labelled[0] === column : undefined;
  }

  /** Our own confidence in the same value of that key; -1 where we read another, undefined where we read none. */
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

/** Whatever the blanks, marks and accents. */
export const isSameText = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);
