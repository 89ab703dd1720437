/** Numbers chosen for centred-amounts.ts. */
export const CENTRED_AMOUNTS = {
  /** Amounts centred beside two lines of text stand half a line off each: .5 to .7 of the letters' height, measured on invoice-fr; lines of their own stand a whole one off. */
  besideShare: 0.9,
};

/** Numbers chosen for continued-bands.ts. */
export const CONTINUED_BANDS = {
  /** A list that goes on begins in this upper part of the page's text. Measured documents do not tell. */
  continuedTopShare: 0.45,
  /** ... or in this part of the page, where little text follows. Measured documents do not tell. */
  continuedPageShare: 0.25,
  /** Letters more than so many times the list's head something new. Measured documents do not tell. */
  larger: 1.2,
  /** Letters of one list differ in size by less than this part. Measured documents do not tell. */
  sameSizeShare: 0.15,
};

/** Numbers chosen for flat-items.ts. */
export const FLAT_ITEMS = {
  /** So many items around tell where the columns' edges are. Measured documents do not tell. */
  tellingItems: 20,
  /** Letters of one column's texts differ in size by less, in points. No measured document comes to it. */
  sameSizePt: 0.5,
};

/** Numbers chosen for item-columns.ts. */
export const ITEM_COLUMNS = {
  /** Words set under their label's left edge miss it by less. Measured documents do not tell. */
  alignedPt: 0.5,
  /** Labels in bold over words that are not miss them by up to this where both begin at one edge. Measured documents do not tell. */
  nearPt: 1,
  /** Words of one line of labels have their middles this close. Measured documents do not tell. */
  sameLineEm: 0.3,
  /** ... and are parted by no more than this, where they may be one label. Blanks of faces of one width come to .61; at .7 two columns became one. Measured documents do not tell. */
  besideEm: 0.64,
  /** What a gutter shares with the gap between the labels weighs so much more than its width. Measured on the invoice suites: at 1, a wide blank beyond a tight column wins. */
  fitted: 2,
  /** A gap between columns is wider than so many points. Measured documents do not tell. */
  leastGapPt: 0.5,
  /** Words of this part of the items may stand across the place between two labels. An estimate: of the six lines of a receipt one did. */
  acrossShare: 0.2,
  /** So many items show where words end and others begin, and at least this part of all. No measured document comes to less. */
  leastEdges: 3,
  edgeShare: 0.8,
};

/** Numbers chosen for item-header.ts. */
export const ITEM_HEADER = {
  /** Labels with different meanings that make a line a header of items. Measured on the invoice suites: totals blocks and address blocks reach two. */
  minRoles: 3,
  /** A label has few words. Measured documents do not tell. */
  maxLabelWords: 5,
  /** In heights of a line: a filled box that is higher is no band of labels. Measured documents do not tell. */
  maxBandHeight: 8,
  /** A label has up to so many lines. Measured documents do not tell. */
  maxBandLines: 4,
  /** A ruling between two lines parts them where it runs along more than this part of the longer one. An estimate. */
  partingShare: 0.7,
};

/** Numbers chosen for item-rows.ts. */
export const ITEM_ROWS = {
  /** The edge of a word right under another misses it by less than this part of the font size. Measured documents do not tell. */
  alignedEm: 0.15,
  /** Lines of a column begin at one edge, but for less than this. An estimate: printers set them at the very same place. */
  sameEdgePt: 0.1,
  /** Both lines of such a figure end at the same place, but for this much. Measured documents do not tell. */
  flushPt: 1.5,
};

/** Numbers chosen for label-levels.ts. */
export const LABEL_LEVELS = {
  /** A heading is centred over its labels within this part of its font size, or begins with the first of them. Measured documents do not tell. */
  centredEm: 1.5,
  /** Over some of the labels nearest to it alone, whose column may be wider than they are, within this part. Measured documents do not tell. */
  runEm: 2,
  /** A label whose middle is this close under that of another is its next line. Measured documents do not tell. */
  overOneEm: 0.5,
  /** Labels in the middle between headings and what is under these are off by this at most, in font sizes. An estimate. */
  betweenEm: 0.2,
};

/** Numbers chosen for read-list.ts. */
export const READ_LIST = {
  /** So many lines below one that is laid out as a sum is a sum. An estimate: two kinds of taxed amounts stood over one. */
  linesToSum: 3,
  /** Lines that name a document or an order for the items below agree in so many words, numbers aside. An estimate. */
  openingWords: 4,
  /** Lines of an item may begin this many points left of its columns. Measured documents do not tell. */
  outdentPt: 3,
  /** In font sizes: a heading begins no further right of the items. Measured documents do not tell. */
  headingIndent: 2,
  /** An item with a quantity, a price and an amount has so many of them: a sum has fewer. No measured document comes to it. */
  wholeItem: 3,
  /** Between the sum of a section and the next item stand the next section's name and its number at most. Measured documents do not tell. */
  mostBetween: 3,
  /** Letters of one list's items differ in size by less than this part. Measured documents do not tell. */
  sameSizeShare: 0.05,
  /** A line that is a label and one amount, or one a side. Measured documents do not tell. */
  mostCarried: 3,
  /** A heading's letters are more than so many times the size and the height of an item's. Measured: a smaller one loses right values. */
  larger: 1.1,
  /** A line of an item is in letters of at most so many times its size. Measured: a smaller one loses right values. */
  detailLarger: 1.15,
};
