import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { ReadDocument } from '../documents/documents';
import { layOutColumns, measureOnCanvas, type ColumnLayout } from './column-widths';
import { isSame, keyOf, type Target } from './target';
import { useElementSize } from './use-element-size';
import type { Review } from './use-review';
import { ValueInput } from './value-input';
import { WORDS } from './words';

const ROW_PX = 34;
const OVERSCAN_ROWS = 10;
const OVERSCAN_COLUMNS = 3;
/** Holds numbers of five digits. */
const NUMBER_PX = 52;
/** A first column that is wider than this share of the room scrolls with the others. */
const WIDEST_FROZEN = 0.4;

interface GridProps {
  document: ReadDocument;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  /** What is shown below the cell that needs a person. */
  aside: ReactNode;
}

/** The table, in which values are checked and corrected. Only the cells in view are in the page; header and cells share one list of widths. */
export function Grid({ document, review, onPoint, aside }: GridProps) {
  const { columns, rows } = document;
  const frame = useRef<HTMLDivElement>(null);
  const room = useElementSize(frame);
  const { layout, resize } = useWidths(document, room.width - NUMBER_PX);
  const isFrozen = columns.length > 1 && (layout[0]?.width ?? 0) < room.width * WIDEST_FROZEN;
  const frozenPx = NUMBER_PX + (isFrozen ? layout[0]!.width : 0);
  const virtualRows = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: ROW_PX + 4,
    scrollPaddingEnd: ROW_PX * 4,
    paddingEnd: ROW_PX * 4,
  });
  const virtualColumns = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => layout[index]!.width,
    overscan: OVERSCAN_COLUMNS,
    paddingStart: NUMBER_PX,
    scrollPaddingStart: frozenPx,
  });
  useEffect(() => virtualColumns.measure(), [virtualColumns, layout]);
  const active = review.active?.kind === 'cell' ? review.active : undefined;
  const rowOfCheck = review.active?.kind === 'check' ? review.active.row : undefined;
  useEffect(() => {
    const row = active?.row ?? rowOfCheck;
    if (row !== undefined) virtualRows.scrollToIndex(row, { align: 'auto' });
    if (active && !(isFrozen && active.column === 0)) virtualColumns.scrollToIndex(active.column, { align: 'auto' });
    // Only where a person goes elsewhere: scrolling by hand stays.
  }, [active?.row, active?.column, rowOfCheck]);
  const doubtful = useMemo(() => new Set(review.doubts.map(keyOf)), [review.doubts]);
  const total = NUMBER_PX + layout.reduce((sum, { width }) => sum + width, 0);
  const shown = virtualColumns.getVirtualItems().map(({ index }) => index);
  const first = shown[0] ?? 0;
  const inView = isFrozen && first > 0 ? [0, ...shown] : shown;
  const skipped = layout.slice(isFrozen ? 1 : 0, Math.max(first, isFrozen ? 1 : 0)).reduce((sum, { width }) => sum + width, 0);
  const gapBefore = isFrozen ? 1 : 0;
  if (columns.length === 0) return <p className="text-soft p-6 text-sm">{WORDS.noRows}</p>;
  const line = (render: (column: number) => ReactNode): ReactNode[] =>
    inView.flatMap((column, position) => [
      ...(position === gapBefore && skipped > 0
        ? [<span key="gap" aria-hidden="true" className="flex-none" style={{ width: skipped }} />]
        : []),
      render(column),
    ]);
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={WORDS.table}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      className="h-full overflow-auto text-[0.8125rem]"
      onPointerLeave={() => onPoint(undefined)}
    >
      <div role="rowgroup" className="sticky top-0 z-20" style={{ width: total }}>
        <div role="row" aria-rowindex={1} className="bg-sunken border-line flex border-b" style={{ height: ROW_PX }}>
          <span
            role="columnheader"
            aria-colindex={1}
            className="bg-sunken text-soft sticky left-0 z-10 flex-none px-2 py-2 text-right text-xs"
            style={{ width: NUMBER_PX }}
          >
            <span className="sr-only">{WORDS.row}</span>
            <span aria-hidden="true">#</span>
          </span>
          {line((column) => (
            <span
              key={column}
              role="columnheader"
              aria-colindex={column + 2}
              title={columns[column]}
              data-column={column}
              className={`border-line relative flex-none truncate border-r px-3 py-2 text-xs font-semibold ${side(layout[column]!)} ${isFrozen && column === 0 ? 'bg-sunken sticky z-10' : ''}`}
              style={{ width: layout[column]!.width, left: isFrozen && column === 0 ? NUMBER_PX : undefined }}
            >
              <bdi>{columns[column]}</bdi>
              <Resizer width={layout[column]!.width} onResize={(width) => resize(column, width)} />
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtualRows.getTotalSize(), width: total }}>
        {virtualRows.getVirtualItems().map(({ index: row, start }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className={`border-line absolute top-0 left-0 flex border-b ${row === rowOfCheck ? 'bg-warn-soft' : 'bg-surface'} ${active?.row === row ? 'z-10' : ''}`}
            style={{ height: ROW_PX, width: total, transform: `translateY(${start}px)` }}
          >
            <span
              role="rowheader"
              aria-colindex={1}
              className="text-soft bg-surface sticky left-0 z-10 flex-none px-2 py-1.5 text-right text-xs leading-5 tabular-nums"
              style={{ width: NUMBER_PX }}
            >
              {row + 1}
            </span>
            {line((column) => (
              <Cell
                key={column}
                text={rows[row]![column] ?? ''}
                label={columns[column]!}
                confidence={document.provenance.cellConfidence[row]?.[column]}
                layout={layout[column]!}
                frozenAt={isFrozen && column === 0 ? NUMBER_PX : undefined}
                {...{ row, column, review, onPoint, aside }}
                isActive={active?.row === row && active.column === column}
                isDoubtful={doubtful.has(keyOf({ kind: 'cell', row, column }))}
                isAtRight={isFarRight(layout, column)}
                isTabStop={active === undefined && row === 0 && column === 0}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface CellProps {
  row: number;
  column: number;
  text: string;
  label: string;
  confidence: number | undefined;
  layout: ColumnLayout;
  frozenAt: number | undefined;
  isActive: boolean;
  isDoubtful: boolean;
  isTabStop: boolean;
  /** What is shown below it would not fit to its right. */
  isAtRight: boolean;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  aside: ReactNode;
}

function Cell({
  row,
  column,
  text,
  label,
  confidence,
  layout,
  frozenAt,
  isActive,
  isDoubtful,
  isTabStop,
  isAtRight,
  review,
  onPoint,
  aside,
}: CellProps) {
  const element = useRef<HTMLDivElement>(null);
  const target: Target = { kind: 'cell', row, column };
  const sentence = isDoubtful ? review.sentences.get(keyOf(target)) : undefined;
  const isEdited = isActive && review.draft !== undefined;
  useEffect(() => {
    if (isActive && !isEdited) element.current?.focus({ preventScroll: true });
  }, [isActive, isEdited]);
  const look = isActive ? 'outline-accent outline-2 -outline-offset-2 z-20' : '';
  const ground = isDoubtful ? 'bg-warn-soft text-warn' : frozenAt === undefined ? '' : 'bg-surface';
  return (
    <div
      ref={element}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isActive}
      tabIndex={isActive || isTabStop ? 0 : -1}
      title={isDoubtful && confidence !== undefined ? `${text}\n${WORDS.confidence(confidence)}` : text}
      data-doubtful={isDoubtful || undefined}
      onClick={() => !isActive && review.go(target)}
      onDoubleClick={() => review.begin(text)}
      onFocus={() => !isSame(review.active, target) && review.go(target)}
      onPointerEnter={() => onPoint(target)}
      className={`border-line relative flex-none border-r ${frozenAt === undefined ? '' : 'sticky z-10'} ${ground} ${look}`}
      style={{ width: layout.width, left: frozenAt }}
    >
      {isEdited ? (
        <ValueInput
          label={`${label}, ${WORDS.row} ${row + 1}`}
          draft={review.draft!}
          onDraft={review.begin}
          onKeep={() => review.keep(target)}
          className={`bg-surface text-ink absolute inset-0 z-10 size-full resize-none overflow-hidden px-3 py-1.5 leading-5 outline-none ${side(layout)}`}
        />
      ) : (
        <span dir="auto" className={`block truncate px-3 py-1.5 leading-5 ${side(layout)}`}>
          {text}
          {isDoubtful && confidence !== undefined && <span className="sr-only"> ({WORDS.confidence(confidence)})</span>}
        </span>
      )}
      {isActive && isDoubtful && aside !== undefined && (
        <div
          className={`border-line bg-surface text-ink absolute top-full z-30 ${isAtRight ? 'right-0' : 'left-0'} mt-0.5 w-max rounded-lg border p-1.5 shadow-lg`}
        >
          {aside}
          <p className="max-w-80 px-1 pt-1 text-xs whitespace-normal">
            {sentence ?? (confidence !== undefined && WORDS.confidence(confidence))}
          </p>
        </div>
      )}
    </div>
  );
}

/** The handle between two columns; a double click gives the column the width of its contents again. */
function Resizer({ width, onResize }: { width: number; onResize: (width: number | undefined) => void }) {
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const start = event.clientX;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) => onResize(Math.max(40, width + clientX - start));
    handle.onpointerup = () => (handle.onpointermove = null);
  };
  return (
    <span
      aria-hidden="true"
      onPointerDown={begin}
      onDoubleClick={() => onResize(undefined)}
      className="hover:bg-accent/50 absolute inset-y-0 right-0 w-1.5 cursor-col-resize"
    />
  );
}

/** The one list of widths, of contents until a person drags one. */
function useWidths({ columns, rows }: ReadDocument, room: number) {
  const [dragged, setDragged] = useState<Readonly<Record<number, number>>>({});
  // Widths are of the rows as they came: a correction moves no column under the hands of whoever types.
  const [asCame] = useState(rows);
  const layout = useMemo(() => {
    const measure = measureOnCanvas(`13px ${getComputedStyle(globalThis.document.body).fontFamily}`);
    return layOutColumns(columns, asCame, measure, room).map((column, index) => ({ ...column, width: dragged[index] ?? column.width }));
  }, [columns, asCame, room, dragged]);
  const resize = (column: number, width: number | undefined) =>
    setDragged(({ [column]: _, ...others }) => (width === undefined ? others : { ...others, [column]: width }));
  return { layout, resize };
}

const isFarRight = (layout: readonly ColumnLayout[], column: number): boolean => column > 0 && column >= layout.length / 2;

const side = ({ isNumeric }: ColumnLayout): string => (isNumeric ? 'text-right tabular-nums' : '');
