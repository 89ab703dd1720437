/** Numbers chosen for printed-captions.ts. Estimates. */
export const PRINTED_CAPTIONS = {
  /** Lines that a caption over a table has at most. */
  linesAbove: 3,
  /** Widest gap between a caption's lines, and between it and its table, in heights of a line. */
  gap: 1.6,
};
