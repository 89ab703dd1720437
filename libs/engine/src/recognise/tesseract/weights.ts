/** Numbers chosen for bundled-recogniser.ts. */
export const BUNDLED_RECOGNISER = {
  /** A reading ends after so much processor time: more than the native program is given, which reads quicker, and so much that the slowest page of the hostile files stays under 20 s. No measured document comes to them. */
  processorSeconds: 12,
  lookEveryMs: 100,
};

/** Numbers chosen for machine-models.ts. */
export const MACHINE_MODELS = {
  /** The quick models have 1 to 6 million bytes, those made for accuracy alone 10 and more: they take several times as long. Measured documents do not tell. */
  largestQuickModel: 8_000_000,
};

/** Numbers chosen for native-recogniser.ts. */
export const NATIVE_RECOGNISER = {
  /** Stopped after so much processor time, whatever the machine's load: a page of dense print takes up to 4 s, noise as large as a page minutes. Measured documents do not tell. */
  processorSeconds: 10,
  /** Added to its niceness: a ninth of the processor beside one of ours that wants it, all of it where nobody does (`npm run bench:fairness`). Measured documents do not tell. */
  niceness: 10,
};
