/** Numbers chosen for group-words.ts. */
export const GROUP_WORDS = {
  /** A gap wider than this part of the font size ends a word. Measured on the born-digital suites: letters of one word stay under .12, blanks begin at .17. */
  wordGapEm: 0.15,
  /** Two baselines closer than this part of the font size are one. Measured documents do not tell. */
  sameLineEm: 0.3,
  /** A character may step back over its neighbour by this part of the font size (kerning, accents). Measured: another one changes answers, not how many are right. */
  overlapEm: 0.5,
  /** The same glyph drawn again within this part of the font size is a shadow or a fake bold. Measured documents do not tell. */
  sameGlyphEm: 0.12,
  /** The same of the smallest print, in points: as far as writers round. An estimate. */
  sameGlyphPt: 0.3,
  /** A glyph as wide as its cluster's first one shares so much of that with it, the next syllable less. Chosen on 114 papers in Indian scripts, Thai and Khmer. */
  repeatedShare: 0.25,
  /** So many text objects back a cluster is looked for that another one repeats. No measured document comes to it. */
  clustersBack: 6,
  /**
   * The boxes of clusters may be those of their ink, which stand this far apart without a blank between (.32 in a school's report in Devanagari),
   * and share this part of their height.
   */
  clusterGapEm: 0.45,
  clusterOverlap: 0.3,
  /** The same behind the vowel that is drawn as two. No measured document comes to it. */
  saraAmGapEm: 0.7,
  /** A gap between runs of different text objects that is still inside a word: writers that place each glyph by itself leave none. Measured documents do not tell. */
  joinGapEm: 0.06,
};

/** Numbers chosen for hidden-text.ts. */
export const HIDDEN_TEXT = {
  /** Ink at least this light on white paper cannot be read. Measured documents do not tell. */
  unseenShade: 0.97,
  /** A ground at most this light makes white ink readable. Measured documents do not tell. */
  groundShade: 0.92,
  /** Pictures that cover this part of the page are a scan of it. Measured documents do not tell. */
  scanShare: 0.5,
};

/** Numbers chosen for needs-recognition.ts. */
export const NEEDS_RECOGNITION = {
  /** A page with fewer readable words than this and a picture on it may hold its text in the picture. Measured documents do not tell. */
  fewWords: 5,
  /** A page without any word is read from its pictures where they cover more than this part of it; less is a logo. An estimate. */
  pictureShare: 0.1,
  /** A text layer with more than this part of words that are no words was recognised badly, or its font hides its characters. No measured document comes to it. */
  junkShare: 0.35,
};

/** Numbers chosen for pdfjs-document.ts. */
export const PDFJS_DOCUMENT = {
  /** Above and below the baseline, as parts of the font size. No measured document comes to them. */
  ascentEm: 0.78,
  descentEm: 0.22,
};

/** Numbers chosen for read-characters.ts. */
export const READ_CHARACTERS = {
  /** Text turned by less than this from a quarter turn counts as straight; scanners' text layers lean by up to 2 degrees. Measured documents do not tell. */
  straightDegrees: 4,
  /** Fonts with wrong metrics give boxes of two lines' height; a proper box is one em high. Measured: another one changes confidences alone. */
  oversizedEm: 1.25,
  /** A line's share of the em above and below its baseline. Measured: other ones change answers, not how many are right. */
  ascentEm: 0.8,
  descentEm: 0.22,
  /** Fonts of glyphs drawn by programs have boxes of ink alone; letters that join have little ink above one another. No measured document comes to it. */
  undersizedEm: 0.8,
  /** The box of an ideograph with less width than this is that of its ink. Measured documents do not tell. */
  narrowEm: 0.86,
};

/** Numbers chosen for read-graphics.ts. */
export const READ_GRAPHICS = {
  /** A filled bar thinner than this is a drawn line. Measured on the ruled suites: lines reach 2.3 pt, shaded rows begin at 6 pt. */
  rulingThicknessPt: 4,
  /** Lines that lean by less than this over their length are straight. Measured documents do not tell. */
  straightPt: 0.8,
  /** Shorter strokes are parts of letters and arrow heads, unless they join to longer ones. Measured documents do not tell. */
  minLengthPt: 1,
  /** Ink lighter than this cannot be told from the paper. Measured documents do not tell. */
  paperShade: 0.985,
  /** Between the ends of a run of colours. An estimate. */
  shadingShade: 0.5,
};

/** Numbers chosen for tracking.ts. */
export const TRACKING = {
  /** Letters of one word that stand this part of the font size apart are set so by their designer; others stand under .05 apart. Measured documents do not tell. */
  leastEm: 0.08,
  /** Further apart each is a word of its own, as figures of a row are that one text object draws. Measured documents do not tell. */
  mostEm: 0.6,
  /** The next column, whatever the letters' distance. Measured documents do not tell. */
  widestEm: 1.5,
  /** So much further apart than letters of one word, in parts of the font size, is the next word: half of a narrow blank. No measured document comes to it. */
  blankEm: 0.12,
  /** Fewer gaps than these tell nothing. Measured documents do not tell. */
  fewestGaps: 4,
  /** As much of the text is letters at least: a title goes on in its number and its day. Measured documents do not tell. */
  lettersShare: 0.35,
};

/** Numbers chosen for join-spaced.ts, in sizes of the type. Estimates: labels of forms are set .3 to 1 apart, columns farther. */
export const JOIN_SPACED = {
  widestEm: 1.1,
  evenEm: 0.15,
  fewest: 3,
};
