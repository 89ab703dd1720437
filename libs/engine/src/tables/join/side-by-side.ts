import type { AnswerCell } from '../../model/answer';
import { isFigure } from '../grid/numeric-text';

/** A table as printed: its labels and the rows under them. */
export interface PrintedList {
  columns: AnswerCell[];
  body: AnswerCell[][];
}

/** Puts the blocks of a list under one another where its labels repeat from left to right (`Art. | Price | Art. | Price`); any other table stays as it is. */
export function stackBlocks({ columns, body }: PrintedList): PrintedList {
  const width = blockWidth(columns.map(({ text }) => text));
  if (!width || !nameRows(body, width)) return { columns, body };
  const starts = Array.from({ length: columns.length / width }, (_, block) => block * width);
  return { columns: columns.slice(0, width), body: starts.flatMap((start) => body.map((row) => row.slice(start, start + width))) };
}

/** The number of labels after which they repeat: two or more, none of them blank or twice in a block. */
function blockWidth(labels: readonly string[]): number | undefined {
  const width = labels.indexOf(labels[0] ?? '', 1);
  if (width < 2 || labels.length % width !== 0 || labels.some((label, i) => label === '' || label !== labels[i % width])) return undefined;
  return new Set(labels.slice(0, width)).size === width ? width : undefined;
}

/** Whether a column of each block names its rows: with texts, no two the same. Figures of two years beside one another name nothing. */
const nameRows = (body: readonly AnswerCell[][], width: number): boolean =>
  Array.from({ length: width }, (_, column) => column).some((column) => {
    const cells = body.flatMap((row) => row.filter((_, at) => at % width === column).map(({ text }) => text));
    const names = cells.filter((text) => text !== '');
    return names.length > 0 && new Set(names).size === names.length && names.filter(isFigure).length * 2 < names.length;
  });
