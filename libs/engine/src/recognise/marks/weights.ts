/** Numbers chosen for erase-rulings.ts. */
export const ERASE_RULINGS = {
  /** Pixels at which a line fades into the paper. Measured: another one changes answers, not how many are right. */
  fadePx: 2,
};

/** Numbers chosen for find-fills.ts. */
export const FIND_FILLS = {
  /** Points a side of the squares whose usual shade is looked at: smaller than a row of text is high. Measured documents do not tell. */
  squarePt: 1.5,
  /** Lighter squares are paper. Estimated, not measured: header bands are printed somewhere between 0.6 and 0.93. */
  lightestFill: 242,
  /** Squares: narrower and lower ones are letters and bullets. Measured documents do not tell. */
  narrowest: 14,
  lowest: 4,
  /** The part of a band that has its shade; letters on it and what blurs around them take the rest. Measured documents do not tell. */
  leastEven: 0.5,
  /** Squares of one band differ from its shade by less, out of 255: what compression leaves of an even ground. Measured documents do not tell. */
  sameShade: 7,
  /** So far from a band, in squares, the shade is another: the one beside it may be half in it. Measured documents do not tell. */
  edgeSquares: 2,
  /** The part of each side that shows another shade beyond it. Measured: another one changes answers, not how many are right. */
  leastEdged: 0.9,
};

/** Numbers chosen for find-ink.ts. */
export const FIND_INK = {
  /** Smaller pictures are read in a moment, whatever they show. Measured documents do not tell. */
  mostSmallPixels: 500_000,
  /** Changes a pixel. Measured documents do not tell. */
  mostChanges: 0.2,
  /** Out of 255, what is darker than the paper by more is print. An estimate. */
  faintest: 28,
  /** Or by so many times as much as this share of the paper is darker. Estimates. */
  ofGrain: 3,
  grainShare: 0.16,
};

/** Numbers chosen for find-marks.ts. */
export const FIND_MARKS = {
  /** Lower marks are specks, points and dashes. Measured documents do not tell. */
  smallestLetterPx: 4,
  fewestLetters: 12,
  /** Width over height of a letter: less is a stroke, more a dash. Measured documents do not tell. */
  slimmest: 0.15,
  widest: 2.5,
};

/** Numbers chosen for find-rulings.ts. */
export const FIND_RULINGS = {
  /** The ends of a line and the line that they meet are at most this far apart. Measured documents do not tell. */
  meetingInch: 0.03,
  /** Ink runs at least this long belong to a line: longer than any stroke of body text, shorter than the side of a table's row. Measured documents do not tell. */
  shortestRunInch: 0.15,
  /** A line in grey that is lighter than letters is at least this long, this high if upright: shorter ones are the blur between letters. Estimates. */
  shortestFaintInch: 0.8,
  lowestFaintInch: 0.4,
  /** Pieces of a line that are no further apart are one, and the end of a line lies at another one that is no further off. Estimates. */
  crackInch: 0.1,
  cornerInch: 0.06,
  /** A line is known where so much of its length was found among the ink. An estimate. */
  foundPart: 0.8,
  /** A ruling is at least this long in all. Measured: another one changes answers, not how many are right. */
  shortestRulingInch: 0.25,
  /** Thicker than this it is a filled box. Measured documents do not tell. */
  thickestInch: 0.05,
  /** Paper this wide inside a line is a scratch, not its end. Measured documents do not tell. */
  scratchInch: 0.01,
  /** Length over thickness of the side of a cell. Measured documents do not tell. */
  slimmestSide: 5,
  /** Length over thickness: stems of headings are stouter, up to 1 in 12 in light faces. Measured documents do not tell. */
  slimmest: 15,
  /** Pixels from a line at which its own ink has faded. Measured documents do not tell. */
  fadePx: 2,
  /** Ink beside a line on both sides for longer than this along it is a filled band; for less it is a crossing line or a letter. Measured documents do not tell. */
  crossingInch: 0.08,
  /** A longer line goes through no letters, whatever touches it. No word of body text is as long. Measured documents do not tell. */
  longestWordInch: 1.5,
  /** A line that ink touches along this part of it runs through letters; a ruling is touched by a descender here and there. Measured documents do not tell. */
  mostTouched: 0.3,
  /** Rows that a line takes more for each pixel along it, because it leans. Measured documents do not tell. */
  lean: 0.004,
};

/** Numbers chosen for clear-bands.ts. */
export const CLEAR_BANDS = {
  /** Smaller dark pieces are letters and signs, higher ones panels, pictures and the frames of tables. Measured documents do not tell. */
  narrowestPt: 20,
  lowestPt: 8,
  highestPt: 120,
  /** The part of a panel that has the shade of its ground; of pictures less has. An estimate: panels with addresses have .95. */
  leastEven: 0.85,
  /** Thinner than this are the rulings and frames that a band is one piece of ink with. An estimate. */
  broadPt: 1.8,
  /** Pixels at which a band fades into the paper, and that its edges are out of line by at most. Measured: another one changes confidences alone. */
  fadePx: 2,
  /** The part of an edge that is straight: that of letters run together is not. Measured: another one changes answers, not how many are right. */
  straightPart: 0.85,
  /** The part of a band that is dark; one without letters is left as it is. Measured: others change answers, not how many are right. */
  leastFilled: 0.55,
  mostFilled: 0.998,
  /** What differs less from the ground of a band, out of 255, is its grain. An estimate. */
  standsOut: 40,
  /** What differs as little is clearly none of its letters, nor of their edges, */
  grain: 8,
  /** and if more of it than this is ink the band is lifted. Estimates: half was on a photo of a quotation whose header Tesseract did not read. */
  leastSpecked: 0.02,
};

/** Numbers chosen for erase-dashes.ts. Looked at on six receipts and lists with dashed or dotted rulings; no line of letters has as many flat marks in a row. */
export const ERASE_DASHES = {
  thickestInch: 0.028,
  longestInch: 0.2,
  widestGapInch: 0.08,
  /** Fewer dashes, or shorter lines of them, are signs of a text. Measured documents do not tell. */
  fewest: 10,
  shortestRulingInch: 0.8,
  /** The part of the line that is ink: specks are further apart. No measured document comes to it. */
  leastInked: 0.2,
  /** Pixels at which a dash fades into the paper. No measured document comes to it. */
  fadePx: 1,
};
