/** The middle of measurements, of an even number the upper of the two in the middle. */
export const median = (measured: readonly number[]): number => [...measured].sort((a, b) => a - b)[measured.length >> 1]!;
