/** Numbers chosen for account-candidates.ts. */
export const ACCOUNT_CANDIDATES = {
  /** In lines. Measured documents do not tell. */
  bicWithin: 2,
  /** What an account number without a label is worth, less so much from the top of the page to its bottom. Measured documents do not tell. */
  proven: 0.6,
  perPage: 0.1,
  /** What an account number whose check digits are wrong is worth in running text: less than any label's, more than nothing. Measured documents do not tell. */
  unproven: 0.45,
  wrongDigits: 0.5,
  /** So many words before the number. Measured documents do not tell. */
  spokenWithin: 4,
};

/** Numbers chosen for date-candidates.ts. */
export const DATE_CANDIDATES = {
  /**
   * Less than any labelled date, enough where there is none: the first date of a letter or a receipt is its own. One that stands alone is
   * that much surer, one in a sentence less, and so is one at the foot of the page.
   */
  unlabelled: 0.4,
  alone: 0.04,
  perPage: 0.04,
  /** In years: an invoice and what it is for lie nearer. Measured documents do not tell. */
  longPast: 4,
  /** A time may stand beside it. Measured: another one changes confidences alone. */
  mostBeside: 2,
  /** How far the place of either speaks for it. Measured: others change confidences alone. */
  alonePosition: 0.5,
  inTextPosition: 0.3,
  /** Below a label that names the date, above a mere `Date`; less so much from the top of the page to its bottom. No measured document comes to it. */
  datedLetter: 0.7,
  letterPerPage: 0.1,
  behindPlace: 0.9,
  /** Above a mere date, below a label. Measured: others change answers, not how many are right. */
  unlabelledPeriod: 0.4,
  spokenPeriod: 0.7,
  /** Two days of one year that open a line. No measured document comes to it. */
  openingPeriod: 0.3,
};

/** Numbers chosen for dated-balances.ts. */
export const DATED_BALANCES = {
  /** As a part of the score of a balance that is carried: one of a later page that tells so is about as sure. An estimate; on the one statement seen .96. */
  asSure: 0.9,
};

/** Numbers chosen for find-currency.ts. */
export const FIND_CURRENCY = {
  /** A sign beside a figure counts a little more than one that stands anywhere, so that of as many of both it is the one. An estimate. */
  besideFigure: 1.2,
  /** What a currency is worth that is printed at all, and by its share of all that are. Measured: others change answers, not how many are right. */
  printed: 0.3,
  byShare: 0.4,
  /** The form of a sign that several countries print, where nothing says of which the paper is. An estimate. */
  guessed: 0.5,
  /** What the money of the paper's own country is worth more than another that is printed as often. Measured: another one changes answers, not how many are right. */
  atHome: 0.1,
  /** So many prices make a doubtful sign one. An estimate. */
  repeated: 2,
  /** Where no sign is printed: so many amounts of at least this form are money. Measured documents do not tell. */
  impliedAmounts: 2,
  impliedForm: 0.75,
  /** A label that a currency's unit ends has at most so many words before it. An estimate. */
  labelWords: 2,
  /** A longer line is running text, whose words name money without being counted in it. Measured documents do not tell. */
  nameWords: 24,
};

/** Numbers chosen for governed-labels.ts. */
export const GOVERNED_LABELS = {
  /** Farthest that a heading governs, as a part of the page's height. Measured documents do not tell. */
  reach: 0.22,
  /** A heading stands in its line at least as surely as this; 1 stands alone. Measured documents do not tell. */
  headingSureness: 0.7,
  /** On one line: the two overlap by more than this part of the label's height. Measured documents do not tell. */
  sameLine: 0.5,
  /** Farthest that a heading on the left governs, as a part of the page's width. No measured document comes to it. */
  leftReach: 0.2,
  /** In heights of the label: how far the heading's foot may reach below the label's top. Measured documents do not tell. */
  lowered: 0.5,
  /** In heights of the label: a heading above it begins no further to its right. Measured documents do not tell. */
  indent: 3,
  /** Farthest that a heading above governs to its right, as a part of the page's width. Measured documents do not tell. */
  rightReach: 0.3,
  /** Of headings above, a point to the left counts for so many points lower. Measured documents do not tell. */
  perLeft: 0.1,
  /** A name under a heading scores so much more than one beside a label. Measured: another one changes answers, not how many are right. */
  governedName: 0.02,
};

/** Numbers chosen for label-candidates.ts. */
export const LABEL_CANDIDATES = {
  /** What a name without a legal form yields to one with: less than a place away. Measured documents do not tell. */
  person: 0.02,
  /** Bank data beside an account's label stand no further aside than this part of the page's width. An estimate. */
  bankAside: 0.1,
  inTable: 0.6,
  /** On one line: the two overlap by at least this part of the label's height. An estimate. */
  sameLine: 0.5,
  /** A free text's label stands in its line at least as surely as this; 1 stands alone. An estimate. */
  textSureness: 0.7,
  /** What is left of a label that runs on without a colon: within a segment, and at its start. Measured: others change answers, not how many are right. */
  runsOnWithin: 0.2,
  runsOn: 0.4,
  /** The form of a VAT number that no country writes so, and of an account number whose check digits are wrong; a proven one is 1. Measured: others change answers, not how many are right. */
  unprovenVatId: 0.5,
  unprovenIban: 0.6,
  /** What is left of a customer's label over a number. Measured documents do not tell. */
  customerByNumber: 0.7,
};

/** Numbers chosen for own-words.ts. */
export const OWN_WORDS = {
  /** More pairs than this are a form or a list of data, not facts about the document. Measured: others change answers, not how many are right. */
  mostPairs: 40,
  mostLabelWords: 4,
  /** Behind a box to tick stands what is agreed to. An estimate. */
  mostTickedWords: 8,
  longestValue: 80,
  /** A line of this many words is a sentence's, or nearly. Measured documents do not tell. */
  sentenceWords: 9,
  /** Lines of one paragraph stand within this many font sizes of one another. Measured: others change answers, not how many are right. */
  leadingEm: 1.6,
  nearEm: 12,
  /** A printed value is the pair's own where they overlap by more than this part of its height. Measured documents do not tell. */
  sameLine: 0.5,
  /** How strong a label is that nobody knows, and how sure its value's form where it is none of the known. Measured: others change confidences alone. */
  labelStrength: 0.5,
  unknownForm: 0.5,
};

/** Numbers chosen for captioned-pairs.ts. */
export const CAPTIONED_PAIRS = {
  /** Fewer on a page are no form. An estimate. */
  fewest: 3,
  mostLabelWords: 6,
  /** How small a label is set beside its value, how near it stands over it and begins beside it. Estimates. */
  smaller: 0.85,
  nearEm: 0.6,
  asideEm: 0.5,
  /** Boxes beside one another may be filled in on levels of their own. An estimate. */
  linesBelow: 4,
};

/** Numbers chosen for page-findings.ts. */
export const PAGE_FINDINGS = {
  /** A strong label heads its segment where it stands at least as surely as this; 1 stands alone. Measured documents do not tell. */
  headSureness: 0.7,
};

/** Numbers chosen for receipt-signs.ts. */
export const RECEIPT_SIGNS = {
  /** Paper rolls are narrower than any sheet: A4 and letter are .71 and .77 of their height wide; of the receipts measured (sroie) two in three are under this. */
  narrow: 0.62,
  /** The widest rolls are 112 mm; a photograph has no scale of its own. In points. Measured documents do not tell. */
  widestRoll: 330,
  /** Labels of a rounding and of cash make a receipt where both stand at least as surely as this; 1 stands alone. Measured documents do not tell. */
  tillSureness: 0.7,
};

/** Numbers chosen for sure-fields.ts. */
export const SURE_FIELDS = {
  /** A label that heads also other things scores .55 at most, one within a sentence less; a strong one with its value below .8. Measured: another one changes answers, not how many are right. */
  sure: 0.6,
};

/** Numbers chosen for title-candidates.ts. */
export const TITLE_CANDIDATES = {
  /** In years: a day that lies so far before another one is that of the law that asks for the paper. An estimate. */
  yearsOfLaws: 10,
  /** In heights of a title: its number stands so close under it. An estimate. */
  linesToNumber: 1,
  /** A title is nearly as strong as a label; the number behind it, and the day, are worth less than labelled ones. Measured: others change answers, not how many are right. */
  titleStrength: 0.85,
  numberScore: 0.8,
  dateScore: 0.75,
  /** Letters of the words that may lead from a title over to its day: `VAT nr z dnia`, `number dated`. An estimate. */
  lettersToDay: 20,
};

/** Numbers chosen for values-of-label.ts. */
export const VALUES_OF_LABEL = {
  /** In heights of the label: how exactly labels of a form stand over one another, and how far off another one may be. Estimates. */
  sameEdge: 0.5,
  columnReach: 8,
  /** How well what stands beside it suits the label at least, as `positionOf` says. An estimate. */
  closeBeside: 0.5,
  /** So many labels at one edge with values at another make a form, whether or not they are known. An estimate. */
  pairsOfForm: 4,
  /** Beside a label: the two overlap by more than this part of the smaller one's height. Measured documents do not tell. */
  besideOverlap: 0.4,
  /** Labels that overlap by more than this part of a label's height head columns of one row. Measured documents do not tell. */
  sameLine: 0.5,
  /** In heights of the label: how far left of it a word still stands in its column. Measured documents do not tell. */
  leftOfLabel: 0.5,
  /** Another label ends the words of this one where it stands at least as surely as this; 1 stands alone. Measured: another one changes answers, not how many are right. */
  nextSureness: 0.6,
};
