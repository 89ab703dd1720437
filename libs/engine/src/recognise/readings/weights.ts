/** Numbers chosen for drop-noise.ts. */
export const DROP_NOISE = {
  /** Marks without letter or digit are kept from this score on. Measured documents do not tell. */
  sureMarkScore: 0.6,
  /** A dash is flat: what opens a cell and is so many times as high as wide is none. Four that were read on one page where nothing is printed were 2.1 to 2.8 times as high. */
  highestOfDash: 1.5,
  /** Letters are at most so many times as wide as high: dotted rulings read as letters were 3.6 times and more. Measured documents do not tell. */
  widestLetter: 3,
  /** A line that scores less on the average of its letters is none. Remains of dotted rulings were .17 to .25. */
  hardlyReadScore: 0.28,
  /**
   * A stem is this part of its line's height and ends so far below and above the foot of the line's words at most. On 22 pictures 14 that are letters
   * were .70 to .81 high and ended .08 below it to .23 above; 46 rulings and bars were 1.0 and more high, or ended .19 and more below it or .38 above.
   */
  lowestStem: 0.5,
  highestStem: 0.9,
  stemBelow: 0.17,
  stemAbove: 0.3,
  /** Words of this score are read however they lie: two labels beside a number that was not, and seven titles in wide letters. Rulings that were read as letters were .78 at most. */
  sureWordScore: 0.84,
  /** Heights of the line between a word and a stem that follows it. No measured document comes to it. */
  widestBlank: 0.8,
  /** A dash is this many times as wide as high, and at least this part of a line's height wide; its middle lies so far up the letters before it. */
  flattestDash: 2,
  shortestDash: 0.15,
  lowestDash: 0.2,
  highestDash: 0.75,
};

/** Numbers chosen for even-heights.ts. */
export const EVEN_HEIGHTS = {
  /** Lines whose heights differ by less than this part are set in one size. Measured on made scans: 6.1 to 7.6 pt for lines of one size, by the letters that they happen to have. */
  sameSize: 0.2,
};

/** Numbers chosen for find-unread-lines.ts. */
export const FIND_UNREAD_LINES = {
  /** Heights of letters, in usual ones: small print to a shop's name. Estimates. */
  smallestLetter: 0.6,
  largestLetter: 4,
  /** Widths of letters, in their heights: an `I` to an `M` that touches its neighbour. Measured documents do not tell. */
  narrowestLetter: 0.1,
  widestLetter: 2.5,
  /** More unread marks than this are a picture or grain. Measured documents do not tell. */
  mostLetters: 3000,
  /** A word covers a mark that it shares this part of the height with. Measured documents do not tell. */
  coveredPart: 0.3,
  /** Fewer letters in a row are chance. Measured: another one changes answers, not how many are right. */
  fewestLetters: 4,
  /** Neighbours share this part of the lower one's height, */
  levelPart: 0.6,
  /** are at most so many heights apart, */
  largestGap: 2.5,
  /** and the higher one is at most so many times as high. Measured: another one changes confidences alone. */
  largestRise: 1.8,
  /** A word so many times as high as a line holds letters of two. An estimate: words of two lines were twice as high. */
  tallestWord: 1.6,
  /** A letter was read where a word shares more than this part of its height. An estimate. */
  readPart: 0.5,
  /** A line more of whose letters were not read in words of its own is torn. An estimate. */
  mostTorn: 0.2,
  /** A title's letters are so much higher than the usual one. An estimate. */
  title: 1.3,
};

/** Numbers chosen for read-words.ts. */
export const READ_WORDS = {
  /** Words that score less tell nothing of the language: small words are what grain and scratches are read as. Measured documents do not tell. */
  leastTellingScore: 0.3,
};

/** Numbers chosen for reread-lines.ts. */
export const REREAD_LINES = {
  /** Lines in which nothing was read, at most: on receipts there are up to four. Measured documents do not tell. */
  mostUnreadLines: 20,
  /** Lines of which pieces were read, at most. An estimate. */
  mostTornLines: 40,
  /** A word that shares more than this part of its height, or the line's, with a line that is read anew was read of it. An estimate. */
  inLine: 0.5,
  /** What reads worse is no print. Measured on receipts: print from .75; codes, stamps, borders and print run together up to .57. */
  leastUnreadScore: 0.7,
  /** Below this score a word is worth a second look. Measured on receipts: 83 % of the words read wrongly score lower, and 30 % of the others. */
  doubtfulScore: 0.9,
  /** Lines reread at most: what bounds the time that a page takes. Long receipts have 60 lines. Measured documents do not tell. */
  mostLines: 60,
  /** Height in pixels that every line is brought to: near the 36 that the recogniser's network sees. Measured on receipts: letters read wrongly .061 at 48, .065 at 64. */
  stripHeightPx: 48,
  /** A line whose strip would be wider is a scratch or a ruling: the longest lines of print are 60 times as wide as high. Measured documents do not tell. */
  widestStripPx: 6000,
  /** White around each strip, so that no line touches another. Measured documents do not tell. */
  gapPx: 24,
  /** A line is cut out with this part of its height around it. Measured: another one changes answers, not how many are right. */
  padding: 0.2,
  /** The strips hold letters as of a page scanned at this. Measured documents do not tell. */
  sheetDpi: 300,
};

/** Numbers chosen for value-form.ts. */
export const VALUE_FORM = {
  /** Years that documents are written in. */
  firstYear: 1950,
  lastYear: 2099,
};

/** Numbers chosen for vote.ts. */
export const VOTE = {
  /** Boxes that share this part of the shorter one stand in one place. Measured documents do not tell. */
  sharedPart: 0.5,
  /** A reading that spans less of the word than this lost an end of it. Measured documents do not tell. */
  mostOfAWord: 0.6,
  /** A word that spans less of what the other reading has for it is a piece. An estimate: on the two torn lines seen pieces are .1 to .75 of their words. */
  piece: 0.8,
  shareOfWords: 0.05,
  /** A character scored lower is as good as unread. Measured documents do not tell. */
  leastScore: 0.01,
};

/** Numbers chosen for part-wide.ts. */
export const PART_WIDE = {
  /** Heights of a line that a blank within a word is never as wide as: on 48 pictures of four authors' papers two words had .9 and more, 1.6 and 1.86, and both were of two columns. */
  widestBlank: 1.3,
  /** Between a figure and its unit, and so many times as wide as between their letters: on a receipt in columns .38 to .5 and more than four times, in words .15. */
  behindFigure: 0.3,
  ofOthers: 2.5,
};

/**
 * Numbers chosen for seen-script.ts. Of eight pictures' words of four letters, 30 to 80 a page, at most .03 were seen with such letters where the page was Latin,
 * .75 of a receipt in Greek capitals and .98 of an invoice in Greek.
 */
export const SEEN_SCRIPT = {
  mostWords: 60,
  fewestWords: 5,
  leastShare: 0.25,
};

/** Numbers chosen for read-script.ts. */
export const READ_SCRIPT = {
  /** Of the pieces that are tried, in points, and how far down the page they lie: under the letterhead, where lists are. No measured document comes to it. */
  pieceWidthPt: 420,
  pieceHeightPt: 150,
  pieceDepth: 0.35,
  furtherDepth: 0.65,
  /** Where letters of no common script are this sure in a piece, the rarer ones are asked, and where of none in the first, the second is read too. Measured on 13 pictures of strangers: right ones from .66, a piece of noise .41. */
  sure: 0.6,
  /** So it is where another script comes to this share of the surest: Chinese .95 of Russian in a piece of a delivery note in Chinese. */
  clearShare: 0.8,
  /** Then by those alone that come to this share of the surest. */
  rivalShare: 0.5,
  /** The model of Thai is sure of anything: on the same pictures .43 to .79 where it was wrong and .89 to .94 where it was right, others at most .61 where wrong. */
  ofThai: 0.7,
  /** So is that of Amharic: .58 of a faded receipt of Malaysia, .79 and .85 of two in its own. */
  ofAmharic: 0.8,
  /**
   * Japanese that comes to this share of the surest Chinese is asked of the whole page, too: on one page of seven in Japanese, few kana in its piece, .82; on eight in Chinese
   * to .74, and .88 on one. Of the whole page Japanese was at .74 to .90 where it was right and Chinese at .44 to .67, the other way round .44 to .60 and .72 to .85.
   */
  closeJapanese: 0.75,
  /** A page of no more words is read whole where its pieces tell nothing. An estimate. */
  fewWords: 80,
  /** Fewer letters are chance. No measured document comes to it. */
  fewestLetters: 12,
  /** A word so near the edge of a piece may be cut. An estimate. */
  cutPx: 2,
  /** How sure letters of a script must be on the average: right ones were .68 to .94 on clean scans. No measured document comes to it. */
  leastSureness: 0.5,
  /** Words that are read in English this surely are printed in it. An estimate. */
  sureEnglish: 0.85,
  /** Latin letters that are read this surely are a code. No measured document comes to it. */
  sureCode: 0.7,
  /** Japanese has at least this part of kana among its letters; ideographs without any are rather Chinese. No measured document comes to it. */
  kanaShare: 0.1,
  withoutKana: 0.9,
};

/** Numbers chosen for join-unspaced.ts. */
export const JOIN_UNSPACED = {
  /** In heights of the line: the margin within a sign. */
  widestGap: 0.5,
  /**
   * Words of Thai and of Hangul stand blanks apart, of Thai few. On ten and six pictures of strangers 14 of 3,464 gaps within words of Thai are wider and 10 of 86 blanks
   * narrower (at .5: 0 and 79); 146 of 467 within words of Hangul and 3 of 146 blanks (at .12: 273 and 3; at .24: 95 and 13).
   */
  widestThaiGap: 0.28,
  widestHangulGap: 0.2,
};

/**
 * Numbers chosen for join-tracked.ts. In six titles and names of strangers that were taken apart letters stand .13 to .17 of their line's height apart and their pieces 1.0 to
 * 1.7 times as far, .19 to .27 of the height; letters that are not set apart .07 to .09, words .25 to .4.
 */
export const JOIN_TRACKED = {
  /** In heights of the line: the widest gap between two pieces, and the least between letters that are set apart. */
  widestGap: 0.3,
  least: 0.11,
  widestOfTracking: 1.75,
  /** Fewer gaps between letters tell nothing. An estimate. */
  fewestGaps: 3,
};

/**
 * Numbers chosen for times-signs.ts, in heights of a figure. Measured on 12 looked-at pictures: signs are .48 to .71 high and begin .05 to .21 above
 * the line, in the middle of a page .10 or more; letters are .70 to .80 high and begin at most .05 above it.
 */
export const TIMES_SIGNS = {
  /** A sign is lower than any letter, */
  lowestLetter: 0.635,
  /** or raised above the line. */
  raised: 0.08,
  /** Read as a capital, which is as high as figures: .87 of their height and .07 above their foot on two Chinese pictures. */
  lowestCapital: 0.92,
  raisedCapital: 0.03,
  /** What is higher than this part of the highest mark is a figure, */
  figure: 0.88,
  /** and what is lower or narrower than this is a point or a stroke. */
  lowestSign: 0.4,
  /** Smaller figures tell nothing. */
  smallestFigurePx: 8,
};

/** Numbers chosen for mend-units.ts. */
export const MEND_UNITS = {
  /** A unit stands at most this many heights of the line behind its figure. Blanks are up to .35 in common faces and .9 in those of typewriters and tills. Measured documents do not tell. */
  widestBlank: 1,
};

/** Numbers chosen for lone-dashes.ts, in heights of a line where not said otherwise. Estimates, by what tell-dashes.ts measured of dashes that were read. */
export const LONE_DASHES = {
  shortest: 0.2,
  longest: 1.2,
  thickest: 0.2,
  /** In its own heights. */
  flattest: 2,
  /** So much of its box is ink. */
  filled: 0.7,
  /** Nothing of this height is printed so near on either side, and so near above or below. */
  smallestPrint: 0.15,
  apart: 0.7,
  level: 0.25,
  /** Ink beside it, in squares of the line's height, that specks make: a ruling of two pixels makes more. */
  specks: 0.03,
  /** Its middle is so far above the foot of the line. */
  lowest: 0.15,
  highest: 0.5,
  /** A text of its column stands so near, and so many words in its line. */
  linesAway: 8,
  fewestBeside: 2,
  /** Marks on one page. */
  most: 150,
  /** Said of it as the recogniser's score. */
  score: 0.9,
};

/** Numbers chosen for lone-signs.ts, in heights of the line but for shapes, which are in their own. Estimates. */
export const LONE_SIGNS = {
  lowest: 0.4,
  highest: 1,
  narrowest: 0.2,
  widest: 1.1,
  /** Signs of one figure are so near one another, and their feet so near the line's. */
  together: 0.35,
  offFoot: 0.2,
  mostSigns: 3,
  /** Marks on one page. */
  most: 150,
  /** A logarithm. Measured on 51 pictures: three noughts -.01 at least, a logo's letters and a piece of a sign -.26 at most where they might have been figures. */
  leastLikelihood: -0.1,
};

/** Numbers chosen for unread-words.ts. */
export const UNREAD_WORDS = {
  /** Letters, in heights of the usual line and of themselves. Estimates. */
  lowest: 0.3,
  highest: 1.3,
  narrowest: 0.1,
  widest: 3,
  /** More unread marks than this are a picture, or a script that nobody reads. An estimate. */
  mostLetters: 150,
  /** Letters of one word, or of two that a blank parts, are so near one another and share so much of the lower one's height; points and accents are so far off and so high. Estimates. */
  together: 0.45,
  level: 0.4,
  accent: 0.4,
  /** How much larger or smaller than the usual line the type may be, as a logarithm, and how far its text reaches otherwise than its box. Estimates. */
  otherSize: 0.7,
  /** One sign is set like the text: a bullet is a small `e`. */
  otherSizeOfOne: 0.25,
  sameReach: 0.12,
  /**
   * Logarithms. Measured on 260 pictures of strangers' papers: 45 words that are printed have -.07 at least, -.00 nearly all; boxes to tick -.7 at most, strokes -.3, a bullet -.04, which
   * its size tells.
   */
  leastLikelihood: -0.1,
  alike: 0.05,
  leastWhole: -1,
  /** What is nearer than this, in sizes of the type, is of one word; a litre's stroke is so narrow, no further from its figure than a blank is wide, and in its line. Estimates. */
  blank: 0.15,
  stroke: 0.3,
  litre: 0.6,
  inLine: 0.7,
  offFoot: 0.25,
  /** Lines of one cell are so far apart. An estimate. */
  lineGap: 0.8,
};

/** Numbers chosen for tick-boxes.ts. */
export const TICK_BOXES = {
  /**
   * How high a box is, in heights of the usual line, and how wide, in its own. Estimates, as the others: with them 71 boxes of thirteen of those pictures are told, ticked or not, and nothing
   * else is one.
   */
  lowest: 0.45,
  highest: 1.5,
  narrowest: 0.85,
  widest: 1.2,
  /** How deep a side is looked for, in widths of the box, and how much of it is straight. */
  side: 0.18,
  straight: 0.92,
  /** How far within its sides a box is looked into, how much of that is ink in an empty one, and in one that is ticked at most. */
  inset: 0.22,
  empty: 0.06,
  most: 0.75,
  /** How likely it is one. */
  score: 0.95,
  offFoot: 0.45,
  mostSigns: 2,
  widestWord: 1.8,
};

/** Numbers chosen for tell-dashes.ts. */
export const TELL_DASHES = {
  /** In heights of its line. Measured on 190 dashes of papers of strangers that were read as long ones: .3 to .7 and .8 to 1.2, few between. */
  shortestLong: 0.75,
  /** Of 80 that were read as hyphens, on 110 pictures: hyphens .24 to .32, dashes .35 to .5; shorter ones are specks. */
  shortestMiddle: 0.34,
  /** Of their height: of 76 points that were read as hyphens, on 155 pictures, 1.5 at most, of 40 hyphens and dashes that are as short 1.75 at least. */
  widestPoint: 1.6,
};

/** Numbers chosen for latin-codes.ts. */
export const LATIN_CODES = {
  /** Codes in Latin letters that the script's own model read on the page. An estimate: lists of two strangers had 3 and 9. */
  fewestKnown: 2,
};

/** Numbers chosen for mend-starts.ts, in heights of the line. Estimates. */
export const MEND_STARTS = {
  sameEdge: 0.6,
  columnGap: 1.2,
  /** Texts of the column that must begin as the mended one will. */
  fewestOthers: 4,
};

/** Numbers chosen for unmix-scripts.ts. */
export const UNMIX_SCRIPTS = {
  /** In heights of the line: a blank within a text is narrower. An estimate. */
  columnGap: 1.2,
};

/** Numbers chosen for type-boxes.ts. */
export const TYPE_BOXES = {
  /** In sizes of the type, as the boxes of words in PDFs are. */
  up: 0.8,
  down: 0.22,
  /** A word is at least so wide for each of its letters, in sizes of its type: of ink of two lines that was read as one word (`4557`) it was .19. */
  narrowest: 0.22,
  /** As logarithms. In a line, whose letters are measured to a pixel: a word of small letters alone is up to a fifth off. An estimate. */
  sameSizeInLine: 0.25,
  /** On the page: figures are measured up to 12 % smaller than the letters of their face. */
  sameSize: 0.12,
  /** Words of a line that must be set alike for another to be set as they are, which is mismeasured by so much at most, and shares this part of its height with them. Estimates. */
  fewestAgreeing: 3,
  mismeasured: 0.45,
  sharedPart: 0.5,
  /** Feet of words of one line are within this part of their size. An estimate: figures raised above the line are by a third and more. */
  sameFoot: 0.25,
};

/**
 * Numbers chosen for fixed-pitch.ts. On 155 pictures of strangers, of 20 that are set in a face of one width .56 to .93 of the words have letters within 6 % of one width, and in 2 that
 * are so in part .60 and .52; of the others .44 at most.
 */
export const FIXED_PITCH = {
  fewestWords: 12,
  widest: 1.06,
  leastShare: 0.5,
  /** Of a sign's width, what is beside the ink of the first and of the last together. */
  beside: 0.2,
  /** And at most: `1.`, `l,`. An estimate. */
  mostSpare: 0.9,
};

/** Numbers chosen for tighten-boxes.ts. */
export const TIGHTEN_BOXES = {
  /** Of the height of a word's letters: dots and accents are nearer, letters of the next line farther off. An estimate. */
  widestGap: 0.3,
  /** What is left of a box must have so many rows: of a dash little else is. An estimate. */
  fewestRows: 3,
  /** Of the height of a line: no letter but a stroke is as narrow. An estimate. */
  narrow: 0.25,
};

/** Numbers chosen for case-by-size.ts. */
export const CASE_BY_SIZE = {
  /** As logarithms: capitals are 1.36 times as high as small letters (LETTER_REACH), and the words beside agree on their size this closely. */
  otherCase: 0.2,
  sameSize: 0.12,
  /** Words that must agree. An estimate. */
  fewestAgreeing: 2,
  /** Of their size, how far apart the feet of words of one line are at most. An estimate, as for the boxes of type. */
  sameFoot: 0.25,
  /** The recogniser's score of a word does not tell its case. An estimate. */
  scoreOfChanged: 0.9,
};

/** Numbers chosen for mark-runs.ts, in heights of the page's letters. Estimates. */
export const MARK_RUNS = {
  /** A blank within a text is narrower. */
  blank: 0.8,
  /** Marks that are smaller are specks, larger ones no letters; what is wider than a dash is as high as a letter, or a ruling. */
  speck: 0.07,
  highest: 2.6,
  widest: 14,
  dash: 1.6,
  thin: 0.3,
  /** A mark is in a run whose level it is off by so much at most; that is told by the last marks of it. */
  offLevel: 0.25,
  marksOfEnd: 6,
  endHeights: 1.5,
  /** Longer runs are read in pieces. */
  longest: 18,
};

/** Numbers chosen for native-figures.ts; likelihoods are logarithms. */
export const NATIVE_FIGURES = {
  /**
   * A figure of so many digits and so likely tells what digits a page prints; so many of them, and so large a share of all that tell, are native where a page is. Of eleven
   * pictures whose figures are Latin, in six languages, ten had none that was native and one two of 20; on eleven whose are native all were but an IBAN and an account.
   */
  telling: -0.5,
  tellingDigits: 2,
  fewest: 3,
  share: 0.3,
  /**
   * So likely is a figure that takes the place of what was read: of 474 on eleven pictures 407 are right at -.5, 433 at -.7, 450 here and 456 at -1.6, where more
   * are wrong. One of one digit that stands alone (as good from -.1 to -.4), and one beside words: estimates.
   */
  least: -1.2,
  leastOfOne: -0.2,
  leastAmongWords: -0.1,
  /** A run that is doubtful is read again so much wider and narrower. Estimates. */
  wider: 1.2,
  narrower: 0.85,
  /** A word is of a figure that so much of its width lies in. An estimate. */
  within: 0.5,
  /** A page with more is grain or a picture: each is read, in some 2 ms. Dense pages have 600. An estimate. */
  mostRuns: 1500,
};

/** Numbers chosen for unread-glyphs.ts. */
export const UNREAD_GLYPHS = {
  /** More pieces of ink under no word are the grain of a photo. An estimate. */
  mostMarks: 3_000,
  /** In ems of the page: how high a word is at least, and how near two marks of one are. Estimates. */
  lowest: 0.5,
  together: 0.3,
  /** How likely each letter is on the average, as a logarithm, and how far from a line's foot a word stands, in its heights. Estimates. */
  least: -0.1,
  offFoot: 0.4,
};
