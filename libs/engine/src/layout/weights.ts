/** Numbers chosen for content-page.ts. */
export const CONTENT_PAGE = {
  /** Places on a page of our own, in points: they only have to be apart, and lines as far from one another as lines of print. Measured: others change answers, not how many are right. */
  lineHeightPt: 12,
  fontSizePt: 10,
  letterWidthPt: 5,
  columnWidthPt: 180,
  pageWidthPt: 595,
  /** Past this many rows or lines nothing but data follows, and the search would only cost time. Measured documents do not tell. */
  mostLines: 400,
  /** A form has a few columns of labels and values; what is wider is data, and its cells are compared with one another in vain. Measured documents do not tell. */
  mostColumns: 100,
  /** A page of print has some thousand segments; every step of the search compares neighbours, and some compare all: five thousand labels of totals take half a minute. Measured documents do not tell. */
  mostSegments: 3_000,
  /** Words of one text that are looked at: a label or a value has a few, a paragraph some hundred. Measured documents do not tell. */
  mostWords: 500,
  mostCharacters: 5_000,
};

/** Numbers chosen for data-rows.ts. */
export const DATA_ROWS = {
  /** Rows whose first texts tell whether a table is a form; of more, every so-many-th stands for all. Measured documents do not tell. */
  mostJudged: 2_000,
};

/** Numbers chosen for detect-language.ts. */
export const DETECT_LANGUAGE = {
  /** Letters of a script that is one language's, as a part of all, from which on the document is in it; kana stand among as many ideographs. */
  scriptShare: 0.3,
  kanaShare: 0.08,
};

/** Numbers chosen for document-convention.ts and what it is made of: date-order.ts, decimal-mark.ts. */
export const DOCUMENT_CONVENTION = {
  /** So many different figures like `184.377` are no coincidence. An estimate. */
  grouped: 4,
  /** A document of one script has at least this part of its letters in it; codes and names are Latin. No measured document comes to it. */
  dayFirstShare: 0.3,
  /** Fewer letters that English has not are a name's. Measured documents do not tell. */
  foreignLetters: 8,
  /** As many texts as the inference looks at; a list of a million would only be thrown away. Measured documents do not tell. */
  mostCells: 20_000,
};

/** Numbers chosen for country-evidence.ts: what a mark of a country's own is worth, its name alone, and its language alone. Measured documents do not tell. */
export const COUNTRY_EVIDENCE = {
  strong: 2,
  named: 1,
  language: 1,
  /** A city in the sender's address tells more than one that was paid in: this part of the first page's height, and what its marks are worth besides. Estimates. */
  head: 0.25,
  atHead: 2,
  /** Farther into a long document nothing new is said of where it is from. An estimate. */
  letters: 20_000,
};

/** Numbers chosen for segments.ts. */
export const SEGMENTS = {
  /** Edges of one column, which lines share, differ by less than so many points: what rounding leaves of them. Measured documents do not tell. */
  sameEdgePt: 1.5,
};

/** Numbers chosen for spaced-labels.ts, in sizes of the type. Estimates: labels of columns are set .5 to 2 apart. */
export const SPACED_LABELS = {
  widestEm: 2.5,
  mostSigns: 4,
  /** A line with so many known labels and no figure is one of labels. An estimate. */
  fewestKnown: 2,
};

/** Numbers chosen for text-blocks.ts. */
export const TEXT_BLOCKS = {
  /** Lines further apart than this many of their heights are two blocks. Measured: another one changes answers, not how many are right. */
  linePitch: 1.5,
  /** Lines of one block begin, end or are centred within this many heights of one another. Measured documents do not tell. */
  aligned: 0.9,
  /** A title is not of one block with the small print below it. Measured: another one changes answers, not how many are right. */
  sizeRatio: 1.7,
  /** In heights: how far a line of one block may reach up into the one above. Measured documents do not tell. */
  intoLine: 0.5,
};

/** Numbers chosen for right-to-left.ts. */
export const RIGHT_TO_LEFT = {
  /** Fewer letters are a name or a sign on a page of another script. No measured document comes to it. */
  leastLetters: 20,
};

/** Numbers chosen for text-lines.ts. */
export const TEXT_LINES = {
  /** Two words are on one line where they share this part of the smaller one's height. Superscripts share 40 % and more, neighbouring lines under 30 %. Measured: another one changes answers, not how many are right. */
  sameLineShare: 0.5,
  /** Lines are met top to bottom, so only the last few can still take a word. Measured documents do not tell. */
  openLines: 8,
  /** A recognised word lower than this part of the one beside it is a speck. Measured: another one changes answers, not how many are right. */
  speck: 0.4,
  /** A word so many times as high as the one beside it may stand beside two lines. An estimate. */
  tall: 1.8,
};

/** Numbers chosen for side-blocks.ts. */
export const SIDE_BLOCKS = {
  /** Labels of columns in one line across a gap: so many head a table that runs across, whatever follows. An estimate. */
  fewestLabels: 3,
  /** A shaded panel is at least this part of the page high, and at most this part of it wide: cells are lower, grounds wider. Estimates. */
  panelHeight: 0.3,
  panelWidth: 0.45,
  samePositionPt: 4,
  /** Fewer lines beside one another are a letterhead. Measured documents do not tell. */
  fewestLines: 4,
  /** So many lines of the side with fewer, and this part of them, miss the lines of the other: */
  fewestMissed: 3,
  leastMissed: 0.35,
  /** they are off its lines, and off the middles between them, by more than this part of their height. Measured: another one changes answers, not how many are right. */
  levelHeight: 0.2,
  /** Boxes of recognised lines end with their letters: on pictures of strangers' papers rows of a list were up to .21 off, notes beside one from .32. Measured documents do not tell. */
  recognisedLevelHeight: 0.26,
  /** In points: rulings this close to a block are its own. Measured documents do not tell. */
  framePt: 6,
};

/** Numbers chosen for running-lines.ts. */
export const RUNNING_LINES = {
  /** Lines that number pages stand in this part of the page's height at its top or bottom. Measured documents do not tell. */
  edgeShare: 0.2,
  /** In points: at one place. Measured documents do not tell. */
  samePt: 3,
};
