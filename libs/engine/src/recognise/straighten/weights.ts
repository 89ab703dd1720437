/** Numbers chosen for find-rotation.ts. */
export const FIND_ROTATION = {
  /** Readings that make at least this much sense are of pages that stand upright. Measured on receipts: from 0.44 on upright, up to 0.2 turned, 0.41 on a clean page upside down. */
  sensible: 0.5,
  /** How clearly the shapes of letters must tell. Measured: 13 turned pages of seven scripts from 3.6, 32 upright ones from .35, none told wrong (docs/decisions/turned-pages.md). */
  clearMargin: 3,
  /** Another way up must make at least this much sense, */
  leastSense: 0.3,
  /** and this much more than the page as it came. Measured documents do not tell. */
  clearlyBetter: 0.1,
  /** Points a side of the piece of a page that is turned and read. No measured document comes to it. */
  piecePt: 300,
  /** Fewer letters are chance. Measured documents do not tell. */
  fewestLetters: 20,
};

/** Numbers chosen for find-skew.ts. */
export const FIND_SKEW = {
  /** Photos lean up to this many degrees; more is a picture held wrongly. Measured documents do not tell. */
  largestSkew: 12,
  fewestPoints: 200,
  /** An angle must sharpen the rows by this much to be believed: below it, turning costs more than it mends. */
  clearlySharper: 1.02,
  /** The same of a change from top to bottom. */
  clearlyChanging: 1.05,
  /** Lines of a sheet lean at most so many degrees more at its bottom than at its top. */
  largestChange: 4,
  /** As many points as tell the angle; more only take time. Measured documents do not tell. */
  mostPoints: 20_000,
  /** Steps of the three searches, each within one step of the search before, in degrees. Measured documents do not tell. */
  coarseDegrees: 0.5,
  fineDegrees: 0.1,
  finestDegrees: 0.025,
};

/** Numbers chosen for flatten-light.ts. */
export const FLATTEN_LIGHT = {
  /** Pixels a side of the squares that the paper's shade is measured in. */
  squarePx: 32,
  /** Paper becomes this white: grain above it is cut off. No measured document comes to it. */
  paperWhite: 250,
  /** Squares darker than this are print, not shadow; they are not brightened further. No measured document comes to it. */
  darkestPaper: 90,
  /** Shades between the dark and the light tenth of the squares that count as an even sheet. Estimated from a few pages: single digits on scans, tens and more on photos. */
  evenShades: 12,
  /** A sheet darker than this is flattened although it is even. Measured: another one changes answers, not how many are right. */
  whitePaper: 225,
  /** A sheet that was photographed on a dark table has dark corners, one with a panel at most two. An estimate. */
  fewestLightCorners: 2,
  /** Print that is so much lighter than its square is light print: grain is lighter by 20 at most. An estimate. */
  lightPrint: 60,
  /** The part of the dark squares that light print stands in. An estimate: .15 of a panel with an address in its upper third. */
  printedPart: 0.05,
};

/** Numbers chosen for prepare-page.ts. */
export const PREPARE_PAGE = {
  /**
   * Tesseract follows lines that lean up to this many degrees better than it reads letters that were turned, which blurs them.
   * Measured on receipts that lean 0.2 to 1.8 degrees: values contained fell from .849 to .838 when all were turned.
   */
  largestLean: 2,
  /**
   * Letters are read best between these heights; outside them the picture is resized. On 26 screenshots of 150 dpi 3,645 of 3,966 words were read where pictures were
   * enlarged from 9 pixels on to 20, 3,674 from 17 on to 26; from 15 on, since on scans of 200 dpi, whose letters have 16, numbers were torn (`FA04/20` `15/027622`).
   */
  smallestLetterPx: 15,
  largestLetterPx: 32,
  goodLetterPx: 26,
  largestScale: 4,
  /** Enlarging stops here: small letters on a large picture are mostly grain. A sheet of 150 dpi comes to 8 million. At 4 million a receipt of grain no longer took 35 s; not timed since. */
  mostEnlargedPixels: 9_000_000,
  /** The usual letter is about this high, as a part of its font size. Measured: another one changes answers, not how many are right. */
  letterOfFont: 0.65,
  /** The font size that body text is taken for where a picture does not say its size. Measured: another one changes answers, not how many are right. */
  bodyPt: 9,
  /** Where there is no text that tells the size. No measured document comes to it. */
  usualDpi: 150,
};

/** Numbers chosen for dark-ground.ts: see there what they tell apart. */
export const DARK_GROUND = {
  /** Half of the shades: a light sheet may have all its print on dark bands. */
  lightestMean: 128,
  /** Pixels a side of the squares that are asked. */
  squarePx: 32,
  /** A square of less contrast is empty, or grain. */
  leastContrast: 60,
  /** Print fills no larger part of a square than this. */
  mostPrint: 0.4,
  /** So many of the squares with print must be light on dark. */
  leastPart: 0.8,
};
