/** Numbers chosen for find-labels.ts. */
export const FIND_LABELS = {
  mostLabelWords: 7,
  /** In heights of the label: how exactly its edge is the others', and how far off they may be. */
  columnEdge: 0.2,
  columnReach: 8,
};

/** Numbers chosen for value-position.ts. */
export const VALUE_POSITION = {
  /** A value below is rarer than one beside by about this much. */
  below: 0.8,
  /** In heights of the label. */
  farthestBelow: 3.2,
};
