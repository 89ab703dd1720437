/** Two scores of the same members as one. */
export const addScores = <Score extends object>(a: Score, b: Score): Score =>
  Object.fromEntries(Object.entries(a).map(([key, count]) => [key, (count as number) + (b[key as keyof Score] as number)])) as Score;

/** The share of a part, to three places; of nothing none. */
export const share = (part: number, of: number): string => (of === 0 ? '–' : (part / of).toFixed(3));
