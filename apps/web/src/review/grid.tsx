import { useMemo, useState, type ReactNode } from 'react';
import { useRowsInView, type ReadDocument } from '../documents/documents';
import { Cell } from './grid-cell';
import { HeaderCell } from './grid-header-cell';
import { keyOf, type Target } from './target';
import type { Review } from './use-review';
import { useWidths } from './use-widths';
import { VirtualGrid } from './virtual-grid';
import { WORDS } from '../words/words';

interface GridProps {
  document: ReadDocument;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  /** What is shown below the cell that needs a person. */
  aside: ReactNode;
}

/** The table of the answer, in which values are checked and corrected. */
export function Grid({ document, review, onPoint, aside }: GridProps) {
  const { columns, rows } = document;
  const { layOut, resize } = useWidths(columns, rows);
  const [inView, setInView] = useState<readonly [first: number, last: number]>([0, 0]);
  useRowsInView(document, ...inView);
  const { activeCell, activeHeader, rowOfCheck } = inTable(review.active);
  const doubtful = useMemo(() => new Set(review.doubts.map(keyOf)), [review.doubts]);
  if (columns.length === 0) return <p className="text-soft p-6 text-sm">{WORDS.review.noRows}</p>;
  const hasNoStop = !activeCell && activeHeader === undefined;
  return (
    <VirtualGrid
      label={WORDS.review.table}
      {...{ columns, layOut }}
      rowCount={rows.length}
      onResize={resize}
      at={{ row: activeCell?.row ?? rowOfCheck, column: activeHeader ?? activeCell?.column }}
      onPointerLeave={() => onPoint(undefined)}
      onRowsInView={(first, last) => setInView([first, last])}
      rowLook={(row) => `${row === rowOfCheck ? 'bg-warn-soft' : 'bg-surface'} ${activeCell?.row === row ? 'z-10' : ''}`}
      header={(column, position) => (
        <HeaderCell
          {...{ column, position, review, onPoint }}
          text={columns[column]!}
          isActive={activeHeader === column}
          onResize={(width) => resize(column, width)}
        />
      )}
      cell={(row, column, position) => (
        <Cell
          key={column}
          {...readAt(document, row, column)}
          {...{ row, column, position, review, onPoint, aside }}
          isActive={activeCell?.row === row && activeCell.column === column}
          isDoubtful={doubtful.has(keyOf({ kind: 'cell', row, column }))}
          isTabStop={hasNoStop && row === 0 && column === 0}
        />
      )}
    />
  );
}

/** What was read of a cell, and where its column stands. */
const readAt = ({ columns, rows, provenance }: ReadDocument, row: number, column: number) => ({
  text: rows[row]?.[column],
  label: columns[column]!,
  confidence: provenance.cellConfidence[row]?.[column],
  isAtRight: column > 0 && column >= columns.length / 2,
});

/** What of the table the active value is. */
const inTable = (active: Target | undefined) => ({
  activeCell: active?.kind === 'cell' ? active : undefined,
  activeHeader: active?.kind === 'header' ? active.column : undefined,
  rowOfCheck: active?.kind === 'check' ? active.row : undefined,
});
