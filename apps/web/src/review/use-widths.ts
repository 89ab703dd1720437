import { useCallback, useState } from 'react';
import { layOutColumns, measureOnCanvas, type ColumnLayout } from './column-widths';

/** Rows that tell how wide a column is; more change nothing that anyone would see. */
const SAMPLE_ROWS = 200;

/** The one list of widths of a table, of contents until a person drags one. */
export function useWidths(columns: readonly string[], rows: readonly (readonly string[] | undefined)[]) {
  const [dragged, setDragged] = useState<Readonly<Record<number, number>>>({});
  // Widths are of the table as it came: a correction moves no column under the hands of whoever types.
  const [wanted] = useState(() => {
    const measure = measureOnCanvas(`13px ${getComputedStyle(document.body).fontFamily}`);
    const sample = rows.slice(0, SAMPLE_ROWS).filter((row) => row !== undefined);
    return (room: number): ColumnLayout[] => layOutColumns(columns, sample, measure, room);
  });
  const layOut = useCallback(
    (room: number): ColumnLayout[] => wanted(room).map((column, index) => ({ ...column, width: dragged[index] ?? column.width })),
    [wanted, dragged],
  );
  const resize = (column: number, width: number | undefined): void =>
    setDragged(({ [column]: _, ...others }) => (width === undefined ? others : { ...others, [column]: width }));
  return { layOut, resize };
}
