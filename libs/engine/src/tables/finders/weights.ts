/** Numbers chosen for read-tables.ts. */
export const READ_TABLES = {
  /** The model speaks where the mean score of a table's lines is at least this. Chosen on icdar2013, where the rules are as good: at .85 it costs .018, at .95 nothing. */
  leastScore: 0.95,
  leastColumns: 2,
  /** A heading over labels is of their size, but for this part of it, and its middle this close to theirs, in font sizes. Estimates. */
  sameSize: 0.1,
  centredEm: 1.5,
  /** So far inside of the labels' left edge may the title of a section begin over them. An estimate: .3 in a form, whose band has another padding than its cells. */
  titleEm: 0.5,
  /** In font sizes: how far above labels their headings stand where a line is drawn between, and where several stand in the middle of theirs. Estimates. */
  drawnReach: 2.2,
  reachOfSeveral: 1.8,
  /** One label of so many may have nothing under it on a page: a remark, a strength of beers that water has none of. An estimate. */
  labelsToUnfilled: 6,
  /** In more rows than this any other label with nothing under it is misread. Measured: another one changes answers, not how many are right. */
  fewRows: 2,
};

/** Numbers chosen for sure-tables.ts. */
export const SURE_TABLES = {
  /** A drawn table this many times as high as the one that was read on its place is not the same table. Measured documents do not tell. */
  mostHigher: 1.6,
};

/** Numbers chosen for ruled-rows.ts. Estimates. */
export const RULED_ROWS = {
  /** In points: how far apart the ends of rulings of one table are, and two rulings that are one. */
  sameEndPt: 2,
  doublePt: 3,
  /** In points: paper between two boxes that are drawn around rows. */
  betweenBoxesPt: 9,
  /** Of more rulings across one page nothing is made: each is compared with those before it. */
  mostRulings: 2_000,
  /** Rulings, rows and columns that make such a table. */
  fewestRungs: 3,
  fewestRows: 2,
  fewestColumns: 3,
  /** Lines of text in one row. */
  mostLines: 6,
  /** In font sizes: cells of one row that are set at its top, or in its middle, differ in height by less. */
  levelEm: 0.4,
  /** Columns of one row with values in several lines, as a day is wrapped: more are rows that no ruling parts. */
  mostWrappedValues: 1,
  /** In font sizes: how near to a ruling the labels above or a row below it stand. */
  labelGapEm: 1.2,
  /** In font sizes: paper between two columns, tried in this order until it leaves each label a column of its own. */
  gutterEm: 0.45,
  narrowGutterEm: 0.3,
  narrowestGutterEm: 0.2,
  /** A line under the last ruling with text in more columns may be a row. */
  mostOfSums: 2,
};
