import type { Word } from '../../model/page';
import { columnRole } from '../../lexicon/lexicon';
import type { ItemColumns } from './item-columns';
import type { Label } from './item-labels';
import { groupLines } from '../../layout/text-lines';

/** A list's labels and rows, as they are laid out. */
interface Listed {
  labels: Label[];
  rows: Word[][][];
}

/** Parts a column whose label says two things above one another, an article number over a description, where each item says both so; `rest` goes on with an item's text. */
export function partStackedColumns({ labels }: ItemColumns, rest: readonly Word[][][], items: readonly Word[][][]): Listed {
  const column = labels.findIndex((label, index) => isNumberAndName(stackOf(label)) && items.every((row) => opensWithCode(row[index]!)));
  if (column === -1 || items.length === 0) return { labels, rows: [...rest, ...items] };
  return {
    labels: labels.toSpliced(column, 1, ...stackOf(labels[column]!)),
    rows: [
      ...rest.map((row) => row.toSpliced(column, 0, [])),
      ...items.map((row) => row.toSpliced(column, 1, ...partFirstLine(row[column]!))),
    ],
  };
}

/** The lines of a label, one label each. */
const stackOf = (label: Label): Label[] => groupLines(label.words).map(({ words, box, text }) => ({ words, box, text }));

function isNumberAndName(stack: readonly Label[]): boolean {
  const [first, second, ...more] = stack.map(({ text }) => columnRole(text));
  return more.length === 0 && (first === 'articleNumber' || first === 'position') && second === 'description';
}

/** Letters and digits in one word, a digit among them. */
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u;

const opensWithCode = (words: readonly Word[]): boolean => {
  const [first, ...rest] = groupLines(words);
  return first !== undefined && rest.length > 0 && first.words.length === 1 && CODE.test(first.text);
};

function partFirstLine(words: readonly Word[]): [Word[], Word[]] {
  const first = new Set(groupLines(words)[0]?.words);
  return [words.filter((word) => first.has(word)), words.filter((word) => !first.has(word))];
}
