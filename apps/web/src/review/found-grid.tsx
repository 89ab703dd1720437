import { ROWS_AT_ONCE, type TableHead, type TableRowsView } from '@gridline/contracts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';
import { useWidths } from './use-widths';
import { side, VirtualGrid } from './virtual-grid';
import { WORDS } from '../words/words';

interface FoundGridProps {
  id: string;
  /** Counted from 0, as the service does. */
  table: number;
  head: TableHead;
}

/** A table that was found beside the answer's, to look at; its rows come as they are looked at. */
export function FoundGrid({ id, table, head }: FoundGridProps) {
  const [[first, last], setInView] = useState<readonly [first: number, last: number]>([0, 0]);
  const starts = [...new Set([0, first, last].map((row) => Math.floor(row / ROWS_AT_ONCE) * ROWS_AT_ONCE))];
  const chunks = useQueries({
    queries: starts.map((from) => ({
      queryKey: [...DOCUMENTS, 'found', id, table, from],
      queryFn: () => request<TableRowsView>('GET', `/api/extractions/${id}/tables/${table}/rows?from=${from}&count=${ROWS_AT_ONCE}`),
      staleTime: Infinity,
    })),
  });
  const known = chunks.flatMap(({ data }) => data ?? []);
  const rowAt = (row: number): string[] | undefined => {
    const chunk = known.find(({ from, rows }) => row >= from && row < from + rows.length);
    return chunk?.rows[row - chunk.from];
  };
  const firstRows = chunks[0]?.data?.rows;
  if (!firstRows) return <p className="text-soft p-6 text-sm">{WORDS.review.loading}</p>;
  return <Found {...{ head, firstRows, rowAt }} onRowsInView={(...rows) => setInView(rows)} />;
}

interface FoundProps {
  head: TableHead;
  firstRows: readonly (readonly string[])[];
  rowAt: (row: number) => readonly string[] | undefined;
  onRowsInView: (first: number, last: number) => void;
}

function Found({ head: { columns, rowCount }, firstRows, rowAt, onRowsInView }: FoundProps) {
  const { layOut, resize } = useWidths(columns, firstRows);
  return (
    <VirtualGrid
      label={WORDS.review.foundTable}
      {...{ columns, rowCount, layOut, onRowsInView }}
      onResize={resize}
      cell={(row, column, { layout, frozenAt }) => (
        <div
          key={column}
          role="gridcell"
          aria-colindex={column + 2}
          tabIndex={row === 0 && column === 0 ? 0 : -1}
          className={`border-line flex-none border-r ${frozenAt === undefined ? '' : 'bg-surface sticky z-10'}`}
          style={{ width: layout.width, left: frozenAt }}
        >
          <span dir="auto" className={`block truncate px-3 py-1.5 leading-5 ${side(layout)}`} title={rowAt(row)?.[column]}>
            {rowAt(row)?.[column] ?? ''}
          </span>
        </div>
      )}
    />
  );
}
