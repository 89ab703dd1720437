/** Numbers chosen for printed-captions.ts. Estimates. */
export const PRINTED_CAPTIONS = {
  /** Lines that a caption over a table has at most. */
  linesAbove: 3,
  /** Widest gap between a caption's lines, and between it and its table, in heights of a line. */
  gap: 1.6,
};

/** Numbers chosen for running-lines.ts. */
export const RUNNING_LINES = {
  /** Lines that number pages stand in this part of the page's height at its top or bottom. Measured documents do not tell. */
  edgeShare: 0.2,
  /** In points: at one place. */
  samePt: 3,
};

/** Numbers chosen for repeated-headers.ts. */
export const REPEATED_HEADERS = {
  /** So many rows tell where the columns part. No measured document comes to it. */
  tellingRows: 200,
};
