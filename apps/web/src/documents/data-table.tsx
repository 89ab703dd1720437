import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { percent, WORTH_A_LOOK } from '../ui/confidence';
import { findDoubtful, layOutColumns, type ColumnLayout, type DoubtfulCell } from './table-layout';

const ROW_PX = 34;
const OVERSCAN_ROWS = 12;

interface DataTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  confidences: readonly (readonly number[])[];
}

/** The table as it was read. Only the rows in view are in the page, so a hundred thousand scroll like ten. */
export function DataTable({ columns, rows, confidences }: DataTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOutColumns(columns, rows), [columns, rows]);
  const doubtful = useMemo(() => findDoubtful(rows, confidences, WORTH_A_LOOK), [rows, confidences]);
  const [visited, setVisited] = useState<number>();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
  });
  const visit = () => {
    const next = visited === undefined ? 0 : (visited + 1) % doubtful.length;
    setVisited(next);
    virtual.scrollToIndex(doubtful[next]!.row, { align: 'center' });
  };
  const template = `3.5rem ${layout.map(({ width }) => `minmax(${width + 3}ch, 1fr)`).join(' ')}`;
  return (
    <section aria-label="Table" className="border-line bg-surface min-w-0 rounded-xl border shadow-xs">
      <TableHead rowCount={rows.length} doubtfulCount={doubtful.length} visited={visited} onVisit={visit} />
      <div
        ref={frame}
        tabIndex={0}
        role="table"
        aria-rowcount={rows.length + 1}
        aria-label="Extracted rows"
        className="max-h-[70vh] overflow-auto rounded-b-xl text-sm"
      >
        <div role="rowgroup" className="bg-sunken sticky top-0 z-10 w-max min-w-full">
          <div role="row" aria-rowindex={1} className="grid" style={{ gridTemplateColumns: template }}>
            <span role="columnheader" className="text-soft px-3 py-2 text-right text-xs font-medium">
              <span className="sr-only">Row</span>#
            </span>
            {columns.map((column, index) => (
              <span
                key={index}
                role="columnheader"
                title={column}
                className={`truncate px-3 py-2 text-xs font-semibold ${side(layout[index]!)}`}
              >
                {column}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative w-max min-w-full" style={{ height: virtual.getTotalSize() }}>
          {/* Gives the rows, which are placed by hand, the width of all columns. */}
          <div aria-hidden="true" className="grid h-0" style={{ gridTemplateColumns: template }} />
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className="border-line hover:bg-sunken/60 absolute inset-x-0 grid border-t"
              style={{ gridTemplateColumns: template, height: ROW_PX, transform: `translateY(${start}px)` }}
            >
              <span role="rowheader" className="text-soft px-3 py-1.5 text-right text-xs leading-[1.4rem] tabular-nums">
                {index + 1}
              </span>
              {layout.map((column, position) => (
                <Cell
                  key={position}
                  text={rows[index]![position] ?? ''}
                  confidence={confidences[index]?.[position] ?? 1}
                  layout={column}
                  isVisited={visited !== undefined && isAt(doubtful[visited], index, position)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface TableHeadProps {
  rowCount: number;
  doubtfulCount: number;
  visited: number | undefined;
  onVisit: () => void;
}

const TableHead = ({ rowCount, doubtfulCount, visited, onVisit }: TableHeadProps) => (
  <header className="flex min-h-12 items-center justify-between gap-3 px-4 py-2">
    <h2 className="text-sm font-semibold">
      {rowCount.toLocaleString()} {rowCount === 1 ? 'row' : 'rows'}
    </h2>
    {doubtfulCount === 0 ? (
      <span className="text-good text-sm">No doubtful cells</span>
    ) : (
      <Button onClick={onVisit}>
        <span aria-hidden="true" className="bg-warn size-2 rounded-full" />
        {visited === undefined
          ? `${doubtfulCount.toLocaleString()} to check`
          : `${visited + 1} of ${doubtfulCount.toLocaleString()} to check`}
      </Button>
    )}
  </header>
);

interface CellProps {
  text: string;
  confidence: number;
  layout: ColumnLayout;
  isVisited: boolean;
}

function Cell({ text, confidence, layout, isVisited }: CellProps) {
  const isDoubtful = text !== '' && confidence < WORTH_A_LOOK;
  const mark = isDoubtful ? 'bg-warn-soft text-warn' : '';
  const ring = isVisited ? 'outline-warn outline-2 -outline-offset-2' : '';
  return (
    <span
      role="cell"
      title={isDoubtful ? `${text}\nConfidence ${percent(confidence)}` : text}
      data-doubtful={isDoubtful || undefined}
      className={`truncate px-3 py-1.5 leading-[1.4rem] ${side(layout)} ${mark} ${ring}`}
    >
      {text}
      {isDoubtful && <span className="sr-only"> (confidence {percent(confidence)})</span>}
    </span>
  );
}

const side = ({ isNumeric }: ColumnLayout): string => (isNumeric ? 'text-right tabular-nums' : '');

const isAt = (cell: DoubtfulCell | undefined, row: number, column: number): boolean => cell?.row === row && cell.column === column;
