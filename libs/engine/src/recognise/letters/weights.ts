/** Numbers chosen for cut-strip.ts. */
export const CUT_STRIP = {
  /** Of a strip, in sizes of the type: what lies above the line and below it, and the margin beside the word. As the strips that the network was trained on. */
  above: 0.98,
  below: 0.34,
  margin: 0.1,
  /** Columns for one size of the type. */
  columnsPerSize: 32,
  /** Of the height of a line that the recogniser tells, the size of its type. */
  sizeOfLine: 0.95,
  smallestSizePx: 4,
  widestStrip: 1200,
  narrowestStrip: 8,
  /** Sizes that differ by less, as a logarithm, are one: boxes of single words are that inexact. */
  sameSize: 0.12,
  /** Shades that ink and paper are told by, as parts of the pixels from dark to light, and how far apart they are at least. */
  ink: 0.02,
  paper: 0.85,
  leastContrast: 24,
};

/** How far signs reach above the line and below it, in sizes of the type: as the strips were cut that the network was trained on (bench/train/reader). */
export const LETTER_REACH = {
  capital: 0.72,
  accentedCapital: 0.95,
  /** `b`, `8`, `ť`. */
  ascender: 0.74,
  accentedAscender: 0.8,
  /** `i`, `t`, `ð`. */
  shortAscender: 0.72,
  small: 0.53,
  accentedSmall: 0.74,
  bracket: 0.76,
  mark: 0.72,
  /** Below: `g`, `(`, `ç`; and `Q`, `,`. */
  tail: 0.21,
  shortTail: 0.14,
};

/**
 * Numbers chosen for settle-letters.ts, in natural logarithms of likelihoods. Measured on 115 pictures of fourteen authors
 * (docs/decisions/letters-settled-by-a-second-reader.md): 152 words came right and 9 got wrong; with 2.5 and -.1 for the first two, 166 and 14.
 */
export const SETTLE_LETTERS = {
  /** So much likelier must another text be than the one that was read where that lost accents or points, */
  leastForLost: 3.5,
  /** or beside what the recogniser's score says for it, */
  leastForLetter: 4,
  leastForFigure: 5,
  /** of words of so few signs still more, */
  shortWord: 2,
  moreForShort: 5,
  /** and so likely for each of its signs. */
  clearWord: -0.05,
  clearFigure: -0.05,
  /**
   * So much likelier must a figure be with blanks between its groups. On nine pictures of strangers 31 that were printed with one had gains of 3.0 to 9.1, 52 numbers
   * without had -9.4 at most; one that had lost a point had 2.7.
   */
  leastForBlank: 2.85,
  /**
   * Where only the size of a sign tells (`O7`, `signed` for `Signed`). On 30 pictures of three authors 4 words came right, and none got wrong:
   * the least of those has a gain of 5 and .02 a sign, the first that would get wrong .08.
   */
  leastForSize: 5,
  /**
   * Above this score words of letters alone are not read again where no letter has an accent: of 1,556 words of English at .95 and more, on 8 pictures, one
   * of them was changed, and wrongly.
   */
  surelyPlain: 0.95,
  clearSize: -0.03,
  /** Another reading that has less of a word than this is of a part of it: `E` for `Energie`, of which its strip holds the `E`. An estimate. */
  leastOfAWord: 0.4,
  /** Scores beyond these say no more. */
  surest: 0.99,
  leastScore: 0.01,
  /** The recogniser's score of a word that was corrected says nothing of what stands now. */
  scoreOfSettled: 0.9,
};

/** Numbers chosen for word-chance.ts. */
export const WORD_CHANCE = {
  /** Less likely texts are all the same to the trees; of 13,000 words of strangers' pictures one in a hundred is. An estimate. */
  leastLikelihood: -30,
  /** No word off a picture is surer. */
  most: 0.9999,
};
