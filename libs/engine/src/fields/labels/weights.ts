/** Numbers chosen for find-labels.ts. */
export const FIND_LABELS = {
  mostLabelWords: 7,
  /** In heights of the label: how exactly its edge is the others', and how far off they may be. Measured documents do not tell. */
  columnEdge: 0.2,
  columnReach: 8,
  /** How surely words are a label, beside 1 for those that fill their segment: at the start of a short segment, of a long one, at an end, and amid others. Measured: others change answers, not how many are right. */
  opensShort: 0.7,
  opensLong: 0.5,
  closes: 0.6,
  amid: 0.3,
};

/** Numbers chosen for wrapped-labels.ts. Estimates. */
export const WRAPPED_LABELS = {
  /** So many words a line at most. */
  mostWords: 3,
  /** The second line is one of so many below the first. */
  linesDown: 2,
  /** In heights of a line: how far apart the two may be. */
  apart: 0.6,
  /** In font sizes: how exactly they begin alike, and how much their letters may differ. */
  sameEdge: 0.3,
  sameSize: 0.1,
};

/** Numbers chosen for vertical-labels.ts. Estimates. */
export const VERTICAL_LABELS = {
  /** So many letters a line at most. */
  lineLetters: 2,
  /** In ems: how exactly the lines stand over one another, and how far apart two of them may be. */
  sameMiddle: 0.3,
  apart: 3,
};

/** Numbers chosen for value-position.ts. */
export const VALUE_POSITION = {
  /** A value below is rarer than one beside by about this much. Measured: another one changes answers, not how many are right. */
  below: 0.8,
  /** In heights of the label. Measured documents do not tell. */
  farthestBelow: 3.2,
  /** In heights of the label, which counts as so many points at least: the edges or middles of both are nearer to one another. Measured: others change answers, not how many are right. */
  aligned: 3,
  leastHeightPt: 6,
  /** A row of at least so many labels, its values within so many heights below, and what one at the other edge of its cell is worth. Measured documents do not tell. */
  heads: 3,
  nextRow: 1.6,
  inColumn: 0.65,
  /** On one line: the two overlap by more than this part of the smaller one's height. Measured documents do not tell. */
  sameLine: 0.4,
  /** What distance takes at most from a value of a sure form, or behind a colon. Measured: another one changes answers, not how many are right. */
  sureLoss: 0.3,
  /** At this distance, as a part of the page's width, it takes all of that; from a free text it takes everything at the next. Measured: others change answers, not how many are right. */
  sureReach: 0.6,
  looseReach: 0.4,
  /** A label between blocks where it stands at least as surely as this; 1 stands alone. Measured: another one changes answers, not how many are right. */
  blocking: 0.7,
  /** What each word between takes, and what a label between does. Measured: others change confidences alone. */
  perStrange: 0.22,
  blocked: 0.5,
  /** A label is between where it overlaps this one by more than this part of its height. Measured: another one changes confidences alone. */
  betweenOverlap: 0.5,
  /** In heights of the label: how far what is below may reach up into it. Measured documents do not tell. */
  intoLabel: 0.3,
  /** What each height of distance below takes, and each height of misalignment. Measured: others change confidences alone. */
  perHeightBelow: 0.08,
  perHeightAside: 0.05,
};
