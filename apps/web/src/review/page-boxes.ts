import type { ProvenanceView } from '@gridline/contracts';
import type { ReadDocument } from '../documents/documents';
import type { Target } from './target';

/** In points from the page's top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of a page. */
interface PageBox {
  page: number;
  box: Box;
}

/** A value that was read on a page. */
export interface ReadValue {
  target: Target;
  box: Box;
}

/** Where a value was read; undefined of what is on no page, as values of sheets are on none. */
export function pageBoxOf(document: ReadDocument, target: Target | undefined): PageBox | undefined {
  if (!target) return undefined;
  const { cells, fields, columns } = document.provenance;
  if (target.kind === 'check') return target.row === undefined ? undefined : pageBoxOfRow(document, target.row);
  if (target.kind === 'header') return toPageBox(columns[target.column]);
  return toPageBox(target.kind === 'cell' ? cells[target.row]?.[target.column] : fields[target.field]);
}

function toPageBox(read: ProvenanceView | null | undefined): PageBox | undefined {
  return read?.box && { page: read.page, box: read.box };
}

function pageBoxOfRow({ provenance: { cells } }: ReadDocument, row: number): PageBox | undefined {
  const read = (cells[row] ?? []).flatMap((cell) => (cell?.box ? [{ page: cell.page, box: cell.box }] : []));
  const page = read[0]?.page;
  const boxes = read.filter((each) => each.page === page).map(({ box }) => box);
  return page === undefined ? undefined : { page, box: around(boxes) };
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The values that were read on a page, each with its box. */
export function valuesOn({ provenance: { cells, fields } }: ReadDocument, page: number): ReadValue[] {
  const ofFields = Object.entries(fields).flatMap(([field, read]) =>
    read.page === page && read.box ? [{ target: { kind: 'field', field } as const, box: read.box }] : [],
  );
  const ofCells = cells.flatMap((row, index) =>
    (row ?? []).flatMap((read, column) =>
      read?.page === page && read.box ? [{ target: { kind: 'cell', row: index, column } as const, box: read.box }] : [],
    ),
  );
  return [...ofFields, ...ofCells];
}

/** The smallest box around a point, with so much tolerance; of cells in cells the inner one is meant. */
export function valueAt<Value extends { box: Box }>(values: readonly Value[], x: number, y: number, tolerance = 2): Value | undefined {
  const hit = values.filter(
    ({ box }) => x >= box.left - tolerance && x <= box.right + tolerance && y >= box.top - tolerance && y <= box.bottom + tolerance,
  );
  const area = ({ box }: Value): number => (box.right - box.left) * (box.bottom - box.top);
  return hit.sort((one, other) => area(one) - area(other))[0];
}
