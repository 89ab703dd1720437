/** The number in the middle of all, the larger of two; undefined of none. */
export const median = (numbers: readonly number[]): number | undefined => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
