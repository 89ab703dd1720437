import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type PointerEvent, type ReactNode } from 'react';
import type { ColumnLayout } from './column-widths';
import { useElementSize } from './use-element-size';
import { WORDS } from '../words/words';

const ROW_PX = 34;
/** A person makes no column narrower. */
export const NARROWEST_PX = 40;
const OVERSCAN_ROWS = 10;
const OVERSCAN_COLUMNS = 3;
/** Holds numbers of five digits. */
const NUMBER_PX = 52;
/** A first column that is wider than this share of the room scrolls with the others. */
const WIDEST_FROZEN = 0.4;

/** What a cell must know of where it stands. */
export interface CellPosition {
  layout: ColumnLayout;
  /** Its distance from the left where it does not scroll with the others. */
  frozenAt: number | undefined;
}

interface VirtualGridProps {
  label: string;
  columns: readonly string[];
  rowCount: number;
  /** The widths of the columns in so many pixels of room. */
  layOut: (room: number) => readonly ColumnLayout[];
  onResize?: (column: number, width: number | undefined) => void;
  /** Brought into view where it changes. */
  at?: { row?: number; column?: number };
  header?: (column: number, position: CellPosition) => ReactNode;
  cell: (row: number, column: number, position: CellPosition) => ReactNode;
  rowLook?: (row: number) => string;
  onRowsInView?: (first: number, last: number) => void;
  onPointerLeave?: () => void;
}

/** A table of any size: only the cells in view are in the page; header and cells share one list of widths. */
export function VirtualGrid({ label, columns, rowCount, layOut, onResize, at, header, cell, rowLook, ...events }: VirtualGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { layout, isFrozen } = useLayout(frame, layOut);
  const { virtualRows, virtualColumns } = useVirtual(frame, layout, rowCount, isFrozen);
  useBringIntoView(at, virtualRows, isFrozen && at?.column === 0 ? undefined : virtualColumns);
  const rows = virtualRows.getVirtualItems();
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  useEffect(() => events.onRowsInView?.(first, last), [first, last]);
  const total = NUMBER_PX + layout.reduce((sum, { width }) => sum + width, 0);
  const shown = virtualColumns.getVirtualItems().map(({ index }) => index);
  const line = lineOf(layout, shown, isFrozen);
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
      className="h-full overflow-auto text-[0.8125rem]"
      onPointerLeave={events.onPointerLeave}
    >
      <div role="rowgroup" className="sticky top-0 z-20" style={{ width: total }}>
        <HeaderRow {...{ columns, line, header, onResize }} />
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtualRows.getTotalSize(), width: total }}>
        {rows.map(({ index: row, start }) => (
          <Row key={row} {...{ row, start }} width={total} look={rowLook?.(row) ?? 'bg-surface'}>
            {line((column, position) => cell(row, column, position))}
          </Row>
        ))}
      </div>
    </div>
  );
}

/** Lays the columns in view out side by side, each as it is drawn. */
type Line = (render: (column: number, position: CellPosition) => ReactNode) => ReactNode[];

type HeaderRowProps = Pick<VirtualGridProps, 'columns' | 'header' | 'onResize'> & { line: Line };

const HeaderRow = ({ columns, line, header, onResize }: HeaderRowProps) => (
  <div role="row" aria-rowindex={1} className="bg-sunken border-line flex border-b" style={{ height: ROW_PX }}>
    <span
      role="columnheader"
      aria-colindex={1}
      className="bg-sunken text-soft sticky left-0 z-10 flex-none px-2 py-2 text-right text-xs"
      style={{ width: NUMBER_PX }}
    >
      <span className="sr-only">{WORDS.review.row}</span>
      <span aria-hidden="true">#</span>
    </span>
    {line((column, position) => (
      <span
        key={column}
        role="columnheader"
        aria-colindex={column + 2}
        title={columns[column]}
        className={`border-line relative flex-none border-r ${position.frozenAt === undefined ? '' : 'bg-sunken sticky z-10'}`}
        style={{ width: position.layout.width, left: position.frozenAt }}
      >
        {header?.(column, position) ?? <HeaderText text={columns[column]!} layout={position.layout} />}
        {onResize && <Resizer width={position.layout.width} onResize={(width) => onResize(column, width)} />}
      </span>
    ))}
  </div>
);

interface RowProps {
  row: number;
  /** Its distance from the first one, in pixels. */
  start: number;
  width: number;
  look: string;
  children: ReactNode;
}

const Row = ({ row, start, width, look, children }: RowProps) => (
  <div
    role="row"
    aria-rowindex={row + 2}
    className={`border-line absolute top-0 left-0 flex border-b ${look}`}
    style={{ height: ROW_PX, width, transform: `translateY(${start}px)` }}
  >
    <span
      role="rowheader"
      aria-colindex={1}
      className="text-soft bg-surface sticky left-0 z-10 flex-none px-2 py-1.5 text-right text-xs leading-5 tabular-nums"
      style={{ width: NUMBER_PX }}
    >
      {row + 1}
    </span>
    {children}
  </div>
);

/** The label of a column, as wide as there is room. */
export const HeaderText = ({ text, layout }: { text: string; layout: ColumnLayout }) => (
  <span className={`block truncate px-3 py-2 text-xs font-semibold ${side(layout)}`}>
    <bdi>{text}</bdi>
  </span>
);

/** Numbers stand to the right. */
export const side = ({ isNumeric }: ColumnLayout): string => (isNumeric ? 'text-right tabular-nums' : '');

/** The widths of the columns in the room that there is, and whether the first of them stays while the others scroll. */
function useLayout(frame: React.RefObject<HTMLDivElement | null>, layOut: VirtualGridProps['layOut']) {
  const room = useElementSize(frame);
  const layout = useMemo(() => layOut(room.width - NUMBER_PX), [layOut, room.width]);
  return { layout, isFrozen: layout.length > 1 && layout[0]!.width < room.width * WIDEST_FROZEN };
}

function useVirtual(frame: React.RefObject<HTMLDivElement | null>, layout: readonly ColumnLayout[], rowCount: number, isFrozen: boolean) {
  const virtualRows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: ROW_PX + 4,
    scrollPaddingEnd: ROW_PX * 4,
    paddingEnd: ROW_PX * 4,
  });
  const virtualColumns = useVirtualizer({
    horizontal: true,
    count: layout.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => layout[index]!.width,
    overscan: OVERSCAN_COLUMNS,
    paddingStart: NUMBER_PX,
    scrollPaddingStart: NUMBER_PX + (isFrozen ? layout[0]!.width : 0),
  });
  useEffect(() => virtualColumns.measure(), [virtualColumns, layout]);
  return { virtualRows, virtualColumns };
}

type Scroller = Pick<ReturnType<typeof useVirtual>['virtualRows'], 'scrollToIndex'>;

/** Only where a person goes elsewhere: scrolling by hand stays. A column that does not scroll is always in view. */
function useBringIntoView(at: VirtualGridProps['at'], rows: Scroller, columns: Scroller | undefined): void {
  useEffect(() => {
    if (at?.row !== undefined && at.row >= 0) rows.scrollToIndex(at.row, { align: 'auto' });
    if (at?.column !== undefined) columns?.scrollToIndex(at.column, { align: 'auto' });
  }, [at?.row, at?.column]);
}

/** Lays the columns in view out side by side: the frozen one, a gap for those that are passed over, the others. */
function lineOf(layout: readonly ColumnLayout[], shown: readonly number[], isFrozen: boolean): Line {
  const first = shown[0] ?? 0;
  const inView = isFrozen && first > 0 ? [0, ...shown] : shown;
  const before = isFrozen ? 1 : 0;
  const skipped = layout.slice(before, Math.max(first, before)).reduce((sum, { width }) => sum + width, 0);
  return (render) =>
    inView.flatMap((column, index) => [
      ...(index === before && skipped > 0 ? [<span key="gap" aria-hidden="true" className="flex-none" style={{ width: skipped }} />] : []),
      render(column, { layout: layout[column]!, frozenAt: isFrozen && column === 0 ? NUMBER_PX : undefined }),
    ]);
}

/** The handle between two columns; a double click gives the column the width of its contents again. */
function Resizer({ width, onResize }: { width: number; onResize: (width: number | undefined) => void }) {
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const start = event.clientX;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) => onResize(Math.max(NARROWEST_PX, width + clientX - start));
    handle.onpointerup = () => (handle.onpointermove = null);
  };
  return (
    <span
      aria-hidden="true"
      onPointerDown={begin}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onResize(undefined);
      }}
      className="hover:bg-accent/50 absolute inset-y-0 right-0 w-1.5 cursor-col-resize"
    />
  );
}
