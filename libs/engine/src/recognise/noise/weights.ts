/** Numbers chosen for drop-doubles.ts: estimates. Of 142 pictures of thirteen authors 20 had words of two lines in one place by them, all read twice or noise. */
export const DROP_DOUBLES = {
  /** Words of one line of print are of heights that differ by no more than this, */
  oneHeight: 1.6,
  /** and share this part of the lower one's, and of the narrower one's width. */
  sharedHeight: 0.6,
  sharedWidth: 0.5,
  /** What is lower than this part of the word in whose place it was read is ends of its letters. An estimate: on the two pages seen, a sixth. */
  splinterHeight: 0.5,
};

/** Numbers chosen for drop-hardly-read.ts. */
export const DROP_HARDLY_READ = {
  /**
   * How likely a word of one sign, and of two, is right at most. On 58 pictures of strangers 13 words of letters without figures had less beside a sure word, and none of
   * them was printed; of 182 others one of two signs was, beside a word.
   */
  oneSign: 0.125,
  twoSigns: 0.1,
  /** A neighbour that is so likely right is sure; it stands so many heights away at most. Estimates. */
  surely: 0.8,
  blank: 0.7,
};

/** Numbers chosen for drop-pieces.ts. */
export const DROP_PIECES = {
  /** So much of a piece lies within the word that it is of: all of four that strangers' pictures had, but for a pixel. */
  within: 0.85,
};

/** Numbers chosen for drop-stems.ts, in points. Estimates: a 1 in letters of 8 points is 4 wide, and text keeps more off the side of its cell. */
export const DROP_STEMS = {
  widestPt: 2,
  asidePt: 1.5,
  goesOnPt: 30,
  /** So far within the box of a word a ruling is in the place of its first or last sign: of `ІПакет` 2.0, of `1S.` 1.8. Estimates. */
  insidePt: 0.8,
  stemPt: 3,
};

/**
 * Numbers chosen for drop-strays.ts, in heights of the sign. On fourteen of twelve authors' pictures one to three lay two heights beside the print and none was printed; on eleven they were
 * read worse than this. The side text of another made twenty-four.
 */
export const DROP_STRAYS = {
  signs: 2,
  surely: 0.8,
  fewestPrinted: 5,
  apart: 2,
  most: 3,
  read: 0.7,
};
