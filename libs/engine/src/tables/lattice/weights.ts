/** Numbers chosen for charts.ts. */
export const CHARTS = {
  /** Under this part of filled cells, a grid of many cells is a chart's scale or bars. Measured on icdar2013: charts .01 to .12, the emptiest table .38. */
  chartFilled: 0.2,
  /** A smaller grid is too small to tell. Measured documents do not tell. */
  chartCells: 12,
  /** So many curves and slanted lines inside a region make it a drawing. Measured documents do not tell. */
  drawingCurves: 6,
  /** A curve or a chart's scale that covers this part of a region makes it a chart. Measured documents do not tell. */
  chartShare: 0.25,
  /** Pictures that cover this part of the page lie under it. Measured documents do not tell. */
  backgroundShare: 0.6,
  /** A picture that covers this part of a region shows it. Measured documents do not tell. */
  pictureShare: 0.6,
  /** A grid amid curves is a chart where less than this part of its cells is filled. No measured document comes to it. */
  drawnFilled: 0.5,
};

/** Numbers chosen for grid-header.ts. */
export const GRID_HEADER = {
  /** A header of more rows than this is none. Measured on icdar2013: up to 3 rows. */
  maxHeaderRows: 4,
};

/** Numbers chosen for grid-labels-above.ts. */
export const GRID_LABELS_ABOVE = {
  /** Labels over a grid are taken where the model is so sure of them. An estimate. */
  leastScore: 0.5,
  /** A text over each of fewer columns stands there by chance, as a title beside a date. An estimate. */
  fewestNamed: 3,
};

/** Numbers chosen for join-rulings.ts. */
export const JOIN_RULINGS = {
  /** Rulings closer than this across are one line drawn twice. Measured on icdar2013: 0.2 to 2.4 pt; the closest true pair of lines is 4.5 pt apart. */
  sameLinePt: 3,
  /** Pieces of one line are at most this far apart along it: dashes, dots and corners left open. Measured documents do not tell. */
  gapPt: 3.5,
  /** A joined line shorter than this separates nothing. Measured documents do not tell. */
  minLengthPt: 6,
  /** A filled box smaller than a line of text is a bullet or a tick. Measured documents do not tell. */
  minFillPt: 5,
  /** A fill this light lets the eye see no edge. Measured: another one changes answers, not how many are right. */
  paperShade: 0.985,
  /** Shades closer than this look the same. Measured documents do not tell. */
  sameShade: 0.02,
  /** A fill may stand out of the one around it by this much and still be part of it. Measured documents do not tell. */
  insidePt: 0.6,
  /** A fill lies inside another of more than so many times its area. Measured documents do not tell. */
  largerArea: 1.02,
  /** A fill that covers this part of the page is its ground, no cell. Measured documents do not tell. */
  groundShare: 0.8,
  /** How thick a ruling counts that is typed with characters, in points. No measured document comes to it. */
  typedPt: 0.5,
};

/** Numbers chosen for overfull.ts. */
export const OVERFULL = {
  /** Above this part of all words in overfull cells, the rulings do not tell the cells apart. Measured documents do not tell. */
  overfullShare: 0.25,
  /** Of so many filled cells in a row, more than one holds several rows where any does. An estimate. */
  fullRow: 4,
};

/** Numbers chosen for ruled-body.ts. */
export const RULED_BODY = {
  /** With figures under one another in so many of its cells, a ruled row holds the rows of a body. Measured documents do not tell. */
  severalCells: 2,
};

/** Numbers chosen for ruled-grids.ts. */
export const RULED_GRIDS = {
  /** Rulings that end this close to one another meet. Measured on icdar2013: corners are left open by up to 3 pt. */
  touchPt: 4,
  /** A side stands open where lines reach past the outermost crossing line by more than this. Measured documents do not tell. */
  openSidePt: 6,
  /** An edge is drawn where rulings cover this part of it. Measured documents do not tell. */
  drawnShare: 0.6,
};

/** Numbers chosen for tidy-lattice.ts. */
export const TIDY_LATTICE = {
  /** Baselines that agree within this part of the font size stand on one row. Measured documents do not tell. */
  sameBaselineEm: 0.25,
  /** A full-width last row with a sentence in it is a note; with a word or two it is a section or a total. No measured document comes to it. */
  noteWords: 6,
  /** In font sizes: an empty row at least this high is no sliver. Measured: a smaller one loses right values. */
  rowEm: 0.6,
  /** So many rows at least run across a seam that only the foot has. Measured documents do not tell. */
  fewestAcross: 3,
};

/** Numbers chosen for foreign-foot.ts. */
export const FOREIGN_FOOT = {
  /** A table has so many times the rows of the boxes that are drawn under it. An estimate. */
  rowsAbove: 3,
};

/** Numbers chosen for stripes.ts. Estimates. */
export const STRIPES = {
  /** In heights of a stripe: rows that are not shaded between two that are. */
  mostHeights: 3,
  /** In points: the sides of columns of stripes differ by rounding alone. */
  samePositionPt: 1,
};
