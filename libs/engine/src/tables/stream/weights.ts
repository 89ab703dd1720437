/** Numbers chosen for header-end.ts. */
export const HEADER_END = {
  /** A header taller than this is none. Measured on icdar2013: up to 7 lines. */
  maxHeaderLines: 10,
  /** More rulings across a body than this: every row is ruled, and a ruling alone does not end the header. Measured: a larger one loses right values. */
  fewRulings: 3,
};

/** Numbers chosen for header-labels.ts. */
export const HEADER_LABELS = {
  /** A label is set like its column where an edge or the middle of both agree within this part of the font size. Measured: another one changes answers, not how many are right. */
  alignedEm: 0.6,
  /** A seam may miss the blank between two labels by this part of the font size. Measured documents do not tell. */
  seamSlackEm: 0.8,
  /** In font sizes: how far above a label's foot, and how far below it, the ruling right under it is. Measured documents do not tell. */
  rulingAboveEm: 0.4,
  rulingBelowEm: 0.6,
  /** A ruling that is as wide as this part of the table underlines no single label. Measured documents do not tell. */
  underlineShare: 0.6,
};

/** Numbers chosen for header-rows.ts. */
export const HEADER_ROWS = {
  /** A label covers a column where it overlaps this part of the column's text, or of itself. Measured documents do not tell. */
  coverShare: 0.5,
  /** Lines of one label that are centred over one another miss by less than this part of the font size. Measured documents do not tell. */
  centredLinesEm: 0.3,
  /** A label is centred over its columns within this part of their width. Measured: another one changes answers, not how many are right. */
  centredShare: 0.12,
  /** In font sizes: the next line of a label begins, ends or is centred within this of it. Measured documents do not tell. */
  followedEm: 0.3,
  /** In font sizes: how far above a label's foot, and how far below it, the ruling right under it is. Measured documents do not tell. */
  rulingAboveEm: 0.4,
  rulingBelowEm: 0.8,
  /** In font sizes: a ruling this close to the seam between two lines parts them. Measured: another one changes answers, not how many are right. */
  seamRulingEm: 0.6,
};

/** Numbers chosen for prose.ts. */
export const PROSE = {
  /** Running text has this many words in a line. Measured on icdar2013: columns of prose average 6 and more, cells under 4. */
  proseWords: 4.5,
  /** Fewer lines are no paragraph that could be told from a wrapped cell. Measured: a smaller one loses right values. */
  proseLines: 3,
  /** A single line of so many words is a sentence, whatever stands around it. Measured: a smaller one loses right values. */
  sentenceWords: 14,
  /** Only the last line of a paragraph is shorter than this part of the longest. Measured documents do not tell. */
  shortShare: 0.6,
  /** With figures beside so many of its lines, a chain is a table's column of labels. Measured documents do not tell. */
  labellingShare: 0.6,
  /** In font sizes: the next line of a text begins at least this much lower. Measured documents do not tell. */
  leastPitchEm: 0.7,
  /** Letters of one text differ in size by at most this part. Measured documents do not tell. */
  sameSizeShare: 0.15,
  /** The next line stands under more than this part of the narrower one. Measured documents do not tell. */
  underShare: 0.5,
};

/** Numbers chosen for stream-regions.ts. */
export const STREAM_REGIONS = {
  /** A row that closes more than this part of the gutters belongs to something else. */
  keptGutters: 0.6,
  /** So many rows with one segment may stand between rows of several: section labels, wrapped labels. Measured documents do not tell. */
  maxSingles: 3,
  /** The label of a section has no more words. Measured documents do not tell. */
  maxSectionWords: 8,
  maxHeaderLines: 9,
  /** In font sizes: how far a row of labels may reach over the body's edges; a label alone begins further inside. Measured: another one changes answers, not how many are right. */
  labelReach: 2,
  /** In font sizes: how far the ruling over a row may stand within it, or within the row above. Measured documents do not tell. */
  rulingSlackEm: 0.4,
  /** A line alone that is wider than this part of the body is no header's. Measured documents do not tell. */
  wideLineShare: 0.7,
  /** A label alone over the body is narrower than this part of it. Measured: another one changes answers, not how many are right. */
  shortLabelShare: 0.6,
  /** A segment of many words that is wider than this part of the table ends it. Measured documents do not tell. */
  noteShare: 0.7,
};

/** Numbers chosen for structure-region.ts. */
export const STRUCTURE_REGION = {
  /** A vertical ruling that runs beside this part of the body separates columns. Measured documents do not tell. */
  columnRulingShare: 0.5,
};
