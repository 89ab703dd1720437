/** Numbers chosen for aligned-seams.ts. */
export const ALIGNED_SEAMS = {
  /** So many lines in a row with a gap at one place make a seam. Measured documents do not tell. */
  seamLines: 4,
  /** Edges that stand at one place miss it by less, in points. Measured documents do not tell. */
  alignedPt: 1,
};

/** Numbers chosen for body-rows.ts. */
export const BODY_ROWS = {
  /** With a label in the first column of this part of its lines, a band's rows are labelled. Measured: another one changes answers, not how many are right. */
  labelledShare: 0.6,
  /** A line without a label ends its row where the next is at least so many of its own pitches off. Measured documents do not tell. */
  nextPitch: 0.9,
  /** In font sizes: a text that begins further right than this does not go on with the one above. Measured documents do not tell. */
  indentEm: 0.4,
  /** In font sizes: a text that reaches further out of its column was not wrapped in it. An estimate. */
  overEm: 0.5,
  /** Small print under a text is smaller than this part of it. An estimate. */
  noteSize: 0.9,
};

/** Numbers chosen for columns.ts. */
export const COLUMNS = {
  /** Coverage is counted on a grid this fine. Measured documents do not tell. */
  stepPt: 0.5,
  /** With so many rows agreeing, figures that are set close together are parted. Measured documents do not tell. */
  closeGapRows: 4,
  /** A seam's words stand at one place in this part of the rows. Measured documents do not tell. */
  alignedShare: 0.8,
  /** One row in this many may cross a gutter, as a long label or a spanning cell does. Measured documents do not tell. */
  crossingRows: 14,
  /** In font sizes: ink that reaches less than this into a column does not stand in it. Measured documents do not tell. */
  slackEm: 0.4,
};

/** Numbers chosen for judge-table.ts. */
export const JUDGE_TABLE = {
  /** With so many labels and colons a row, the rows are pairs of label and value: a form, not a table. Measured: another one changes answers, not how many are right. */
  formPairs: 0.5,
  /** A drawn grid with fewer of its places filled belongs to a chart or a form. Measured on icdar2013: charts reach .15, tables begin at .38. */
  minFilled: 0.2,
  /** With so many rows under a ruled header, the ruling below may be missing: the page or the picture ends there. Measured documents do not tell. */
  unclosedRows: 4,
  /** A framed table has at least this part of its places filled, and cells of fewer words than sentences have. Estimates. */
  framedFilled: 0.6,
  framedWords: 8,
  /** Aligned words with this part of figures are a table where this part of the places is filled, without figures where this one is. Measured: others change answers, not how many are right. */
  alignedValues: 0.5,
  filledWithValues: 0.3,
  filledWithTexts: 0.6,
};

/** Numbers chosen for region.ts. */
export const REGION = {
  /** Rulings this close to a region's edge belong to it. Measured documents do not tell. */
  edgePt: 4,
  /** A ruling that leaves less than this part of the text's width open runs across the whole table. Measured documents do not tell. */
  openShare: 0.08,
};

/** Numbers chosen for settle-columns.ts. Measured documents do not tell. */
export const SETTLE_COLUMNS = {
  /** Of the cells under the labels of a count and a unit so many are both. */
  most: 0.8,
  /** Fewer times or signs make no column of their own. */
  fewest: 2,
};

/** Numbers chosen for part-columns.ts. Estimates. */
export const PART_COLUMNS = {
  /** A row is whole where it has this part of the cells that rows usually have. An estimate. */
  wholeRow: 0.75,
  /** Fewer rows tell no edges. */
  fewestRows: 3,
  /** Of the filled cells so many have words on both sides of a seam. */
  bothShare: 0.4,
  /** Of these so many end and begin at its edges: a sign behind a number stands over. */
  alignedShare: 0.85,
  /** In points: edges that are one differ by rounding and by the side bearings of letters. */
  sameEdgePt: 1.2,
  /** In heights of a letter: numbers of rows stand this far before what they number, more than a blank. */
  apartEm: 0.5,
};

/** Numbers chosen for section-under-labels.ts. Estimates. */
export const SECTION_UNDER_LABELS = {
  /** In points: letters of one size differ by less. */
  sameSizePt: 0.1,
  /** In font sizes, middle to middle: lines of one label follow one another closer. */
  pitchEm: 1.55,
};

/** Numbers chosen for form-grids.ts. */
export const FORM_GRIDS = {
  /** Boxes with a label, how many of all that are filled, and how small the labels are set beside the rest. Estimates: forms set them in 6 to 8 points over 9 to 12. */
  fewest: 3,
  share: 0.6,
  smaller: 0.85,
  mostLabelWords: 6,
};
