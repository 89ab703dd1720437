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

/** Numbers chosen for rival-texts.ts. */
export const RIVAL_TEXTS = {
  /**
   * Texts that the pixels are so much less likely of are none, as a logarithm (an estimate), and so many are weighed: of 1,059 that were right on 297 pictures 981 were
   * the likeliest, 67 the second, 7 and 4 the next.
   */
  leastGain: -2,
  most: 4,
};

/** Numbers chosen for text-choice.ts. */
export const TEXT_CHOICE = {
  /** Less likely texts are all the same to the trees. An estimate. */
  leastLikelihood: -60,
  /** Times that a text stands on a page, at most. An estimate. */
  mostCounted: 5,
};

/** Numbers chosen for settle-letters.ts. */
export const SETTLE_LETTERS = {
  /**
   * A text that is so likely is taken. On 739 pictures of 58 authors, authors left out, 1,990 words came right by it and 83 got wrong, at .7 1,755 and 39. Of 182 pictures of fourteen
   * authors that the trees were fitted without .357 are wholly right, at .7 .341.
   */
  leastChance: 0.5,
  /** A page of few words is supposed to be one that can be read. An estimate. */
  supposedAlike: 10,
  /**
   * So much likelier must a figure be with blanks between its groups, as a logarithm. On nine pictures of strangers 31 that were printed with one had gains of 3.0 to 9.1, 52 numbers
   * without had -9.4 at most; one that had lost a point had 2.7.
   */
  leastForBlank: 2.85,
  /** So much likelier must the sign of a currency be than the one that was read. Twelve `₺` read as `$` or `&` on a stranger's quote had gains of 14.9 to 28.7. */
  leastForCurrency: 10,
  /** The same of the sign of a number. Five that were read as `Ne` and `N*` on pictures of strangers had gains of 9.7 to 23.7; nothing else on 273 pictures was read so before a number. */
  leastForNumber: 5,
  /** The same of a figure with the `l` that was read of none. Of one wine list's litres it was by 4.5. */
  leastForLitre: 3,
  /** The same of `×` against an `x` between figures: of 31 rendered in eight fonts and two sizes `×` had gains from -1.33 on, `x` up to -2.97. */
  leastForCross: -2,
  /**
   * Above this score words of letters alone are not read again where no letter has an accent: of 1,556 words of English at .95 and more, on 8 pictures, one
   * of them was changed, and wrongly.
   */
  surelyPlain: 0.95,
};

/** Numbers chosen for word-chance.ts. */
export const WORD_CHANCE = {
  /** Less likely texts are all the same to the trees; of 13,000 words of strangers' pictures one in a hundred is. An estimate. */
  leastLikelihood: -30,
  /** No word off a picture is surer. */
  most: 0.9999,
};

/** Numbers chosen for find-figures.ts. */
export const FIND_FIGURES = {
  /** As the strips that the network was trained on: columns for the height of its ink, and the margins around it, in that height. */
  columnsPerHeight: 50,
  margin: 0.22,
  aside: 0.16,
  /** A run of low marks is set as large as letters so high, in those of the page. As in training. */
  lowest: 0.55,
  smallestPx: 6,
  widestStrip: 1600,
};

/** Numbers chosen for glyph-pieces.ts, in ems. Estimates. */
export const GLYPH_PIECES = {
  /** How far beside a word's box a piece of it may have its middle, how far from the line's, and how high it is at most. */
  beside: 0.1,
  offMiddle: 0.6,
  highest: 1.2,
  /** Nothing wider is one letter. */
  widest: 1.04,
};

/** Numbers chosen for glyph-texts.ts. */
export const GLYPH_TEXTS = {
  /** A run of more pieces takes too long. */
  mostPieces: 60,
  /** How likely a letter is that the network does not know, as a logarithm. */
  unknown: -8,
  /** In ems: how near the middles of two letters may be of which both are set in squares, one is and none, and what nearer ones cost. Estimates. */
  nearestSquares: 0.84,
  nearestToCode: 0.4,
  nearestCodes: 0.2,
  nearer: 0.08,
};

/** Numbers chosen for glyph-runs.ts. */
export const GLYPH_RUNS = {
  /** In ems: words that stand nearer are no blank apart. An estimate. */
  blank: 0.2,
  /** Of the square that a letter is set in, its height. */
  heightOfEm: 0.92,
};

/** Numbers chosen for settle-glyphs.ts, on 6,805 words of 47 pictures of strangers in Chinese, Japanese and Korean. */
export const SETTLE_GLYPHS = {
  /** Squares that differ by more, as a logarithm, are looked at both: the network was trained on .11. */
  otherSize: 0.1,
  /** Words on either side whose letters may have been added to another. */
  neighbours: 2,
  /** Words that the recogniser is surer of are not looked at; of those without a letter of the script, codes and figures most, only short ones that it is hardly sure of. */
  doubtful: 0.97,
  doubtfulCode: 0.9,
  longestCode: 4,
  /** How likely each letter of a text is on the average, as a logarithm, and by how much the whole is likelier than what was read. */
  least: -0.06,
  gain: 5,
};

/** Numbers chosen for glyph-signs.ts. */
export const GLYPH_SIGNS = {
  /** So much likelier must another sign be, as a logarithm: `○` was by 1.9 on twelve cells of a page, `Φ` by 5.1 and 6.4 than `中`, `△` by 20 than `A`. */
  gain: 1.5,
  /** In ems: how near a figure stands to the sign of its diameter: .13 and .25. */
  blank: 0.4,
};

/** Numbers chosen for writing-of-chinese.ts. */
export const WRITING_OF_CHINESE = {
  /**
   * By so much the model of traditional signs is surer, or less sure, of the letters that both models of Chinese read differently, or the whole page is asked. On 24 pictures of
   * strangers, ten of them in simplified signs: of the pieces -1.00 to .14 for simplified and .15 to 1.35 for traditional ones, of the page -.54 to -.08 and .57 to 1.17.
   * By the mean sureness of each model's letters one of them was told wrong.
   */
  simplifiedGain: -0.25,
  traditionalGain: 0.5,
  gainOfPage: 0.25,
  /** How far scores are kept from nothing and from certainty. An estimate. */
  apart: 0.001,
  /** Fewer of those letters are chance. The fewest on those pictures are ten. */
  fewest: 10,
};
