/** Every gap that a step after reading tells apart, in parts of the font size (em), with what chose it. */
export const GAP_EM = {
  /**
   * Between words of one line, from the right edge of a word to the left edge of the next. A blank is .25 to .35, .6 in faces of one width;
   * justified lines stretch theirs to .7.
   */
  words: {
    /** A bracket this close to the word behind it is of it. No measured document comes to it. */
    bracket: 0.15,
    /** The narrowest blank that is printed. Measured documents do not tell. */
    blank: 0.25,
    /** Two whole figures beside one another are two cells from here on. Measured documents do not tell. */
    figures: 0.2,
    /** A gutter is at least this wide where it is narrowest over all rows. Measured: another one changes answers, not how many are right. */
    gutter: 0.2,
    /** A gutter narrower than this does not tell the columns of neighbouring rows apart. Measured: another one changes answers, not how many are right. */
    rowGutter: 0.4,
    /** Two words of a header are apart from here on where a boundary of the columns under them falls between. Measured documents do not tell. */
    headerBoundary: 0.4,
    /** More than a blank, where the word behind it stands right under the text of the next column. Measured documents do not tell. */
    alignedText: 0.4,
    /** Figures are often set close together: with many rows agreeing, a gutter this wide parts them. Measured documents do not tell. */
    closeFigures: 0.42,
    /** Labels of columns are set closer than cells: wider parts two of them. Measured: another one changes answers, not how many are right. */
    label: 0.6,
    /** A gap may part two columns where it recurs at one place in line after line. Blanks of justified lines reach .7, never at one place. */
    seam: 0.68,
    /** Wider parts two segments of a list's item, so that no column ends inside a name. Measured documents do not tell. */
    itemSegment: 0.7,
    /** In the typical row the words beside a gutter stand this far apart. Measured: another one changes answers, not how many are right. */
    clear: 0.75,
    /** Wider is more than a blank. Measured on the born-digital suites: justified prose stretches blanks to .7. */
    segment: 0.9,
    /** Wider parts a label from its value: the narrowest gap between the two that was seen is about 1. */
    labelValue: 0.95,
    /** Blanks that part groups of thousands are at most this wide: those of faces of one width, read a little too small. Measured documents do not tell. */
    thousands: 1,
    /** Words of one label of a header may be set this far apart. Measured documents do not tell. */
    partedLabel: 1.2,
    /** Paper this wide stands between blocks beside one another. Measured: another one changes answers, not how many are right. */
    sideBlocks: 1.5,
    /** Wider divides columns inside a drawn cell that no ruling divides. Measured documents do not tell. */
    insideCell: 1.5,
    /** A sign that parts the items of one line, as a sender's line has it, stands in wider blanks, up to this. Measured documents do not tell. */
    partingSign: 2,
  },
  /** Between lines, from the bottom of a line to the top of the next unless it says otherwise. */
  lines: {
    /** What sets items off is wider than the gaps inside them by this. Measured on the invoice suites. */
    setOff: 0.35,
    /** Lines above an item's first amounts belong to it within this. Measured documents do not tell. */
    itemLead: 0.5,
    /** Lines of one band of labels stand this close. Measured documents do not tell. */
    headerBand: 0.55,
    /** Lines of one row follow one another closer than this where their roles are read. Measured documents do not tell. */
    insideRow: 0.5,
    /** A heading that ends in a colon stands further than this under what is above it. Measured documents do not tell. */
    heading: 0.6,
    /** Lines of one label follow one another closer than this. Measured documents do not tell. */
    label: 0.75,
    /** Lines closer than this, middle to middle, cannot be two rows: one holds raised or centred text. Measured: another one changes answers, not how many are right. */
    sameRow: 0.75,
    /** Header lines over aligned columns stand this close above one another. Measured: another one changes answers, not how many are right. */
    header: 1,
    /** Amounts of one item may be set on baselines this far apart, top to top. Measured documents do not tell. */
    sameItem: 1.15,
    /** Facts of a form stand this far above the labels of a table; headings over them stand closer. Measured: .9 on icdar2013, 1.7 and more on papers of strangers. */
    formFacts: 1.2,
    /** Labels under headings of their own stand this close, a ruling between. Measured documents do not tell. */
    headerLevel: 1.3,
    /** After an item, its own lines stand within this. Measured: another one changes answers, not how many are right. */
    itemDetail: 1.3,
    /** A wider one ends a header upwards. Measured documents do not tell. */
    headerEnd: 1.6,
    /** Lines further apart than this, middle to middle, are two rows. Measured: another one changes answers, not how many are right. */
    wrappedRow: 1.6,
    /** Paragraphs of one item stand within this. No measured document comes to it. */
    itemParagraph: 2,
    /** Lines of labels further apart are not of one header where their roles are read. Measured documents do not tell. */
    readHeader: 2,
    /** Rulings of a frame stand this close to its text. That of double spacing. */
    frame: 2,
    /** Lines of a paragraph follow one another within this, top to top; double spacing reaches 2.4. */
    prosePitch: 2.5,
    /** Rows of one table stand within this. Measured: another one changes answers, not how many are right. */
    row: 2.6,
    /** The name of a section stands this close to the rows above and below. Measured documents do not tell. */
    section: 2.6,
    /** Lines of one seam follow within this, top to top. Measured documents do not tell. */
    seamPitch: 3,
    /** Items of one list stand apart up to this. Measured documents do not tell. */
    item: 9,
  },
} as const;
