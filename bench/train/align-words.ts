/**
 * Of two texts of a paper, word by word, what the second has in the place of each word of the first: the same word, and where as many words stand between two that
 * are the same, the one in order.
 */
export function standingFor(read: readonly string[], printed: readonly string[]): (string | undefined)[] {
  const same = longestCommon(read, printed);
  const standing = read.map((): string | undefined => undefined);
  let [before, beforePrinted] = [-1, -1];
  for (const [at, atPrinted] of [...same, [read.length, printed.length] as const]) {
    if (at - before === atPrinted - beforePrinted && at - before <= LONGEST_GAP)
      for (let place = before + 1; place < at; place++) standing[place] = printed[beforePrinted + place - before];
    if (at < read.length) standing[at] = printed[atPrinted];
    [before, beforePrinted] = [at, atPrinted];
  }
  return standing;
}

/** Words in a row that are all misread, at most: longer stretches are another order of the page's parts. */
const LONGEST_GAP = 5;

/** The places of the words that two rows have in common, in the order of both, as many as can be. */
function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const common: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;)
    if (a[i] === b[j]) common.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  return common;
}
