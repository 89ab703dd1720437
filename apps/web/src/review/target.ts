/** A position on the screen that a person can be at: a cell of the table, the label of a column, a field beside it, or a check of all. */
export type Target =
  | { kind: 'cell'; row: number; column: number }
  | { kind: 'header'; column: number }
  | { kind: 'field'; field: string }
  | { kind: 'check'; name: string; row?: number };

/** The same text for the same position. */
export function keyOf(target: Target): string {
  if (target.kind === 'cell') return `cell ${target.row} ${target.column}`;
  if (target.kind === 'header') return `header ${target.column}`;
  if (target.kind === 'field') return `field ${target.field}`;
  return `check ${target.name} ${target.row ?? ''}`;
}

/** Whether two positions are one. */
export const isSame = (one: Target | undefined, other: Target | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
