/**
 * How many of a part's first rows the parts before gave already. Parts repeat known lines, so that the seam is exact: at most as many rows as those
 * lines have the letters for, and of them the longest run with which the rows before end. Rows that are alike beyond the seam are rows of their own.
 */
export function repeatedRows(before: readonly (readonly string[])[], next: readonly (readonly string[])[], repeated: string): number {
  for (let count = Math.min(before.length, rowsWithin(next, repeated)); count > 0; count--) {
    const end = before.slice(-count);
    if (end.every((row, index) => lettersOf(row) === lettersOf(next[index]!))) return count;
  }
  return 0;
}

/** How many rows, one after the other, can be spelt of the letters of a text. */
function rowsWithin(rows: readonly (readonly string[])[], text: string): number {
  const left = new Map<string, number>();
  for (const letter of lettersOf([text])) left.set(letter, (left.get(letter) ?? 0) + 1);
  const count = rows.findIndex((row) =>
    [...lettersOf(row)].some((letter) => {
      const rest = (left.get(letter) ?? 0) - 1;
      left.set(letter, rest);
      return rest < 0;
    }),
  );
  return count < 0 ? rows.length : count;
}

/** A model spaces, breaks and cases as it likes. */
const lettersOf = (cells: readonly string[]): string =>
  cells
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
