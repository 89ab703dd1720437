/** Numbers chosen for classify.ts. */
export const CLASSIFY = {
  /** What ends in a point and has more words is no title. An estimate. */
  sentenceWordsInTitle: 4,
  /** The hint moves a close decision and never overrules a clear title. No measured document comes to it. */
  hintWeight: 1.5,
  /** A paper roll is a receipt also where it calls itself an invoice (`TAX INVOICE` with a number, on most of those measured, sroie). */
  narrowWeight: 2.5,
  /** Below this no type is named; measured on what the suites' letters and tables score. */
  enough: 0.8,
  /** A hotel's or a lawyer's invoice has columns of debit and credit, too. No measured document comes to it. */
  inAnInvoice: 0.3,
  /** What is left of evidence for any paper of trade where the title names another paper. Measured documents do not tell. */
  inOtherPaper: 0.5,
  titleLines: 60,
  bareInteger: 0.5,
  doubted: 0.25,
  fewWords: 40,
  manyWords: 400,
  /** A segment of so many words is a line of running text. Measured documents do not tell. */
  sentenceWords: 9,
  /** What a table of balances is worth for a statement, and one of priced items for an invoice. Measured documents do not tell. */
  balances: 1,
  itemsOfInvoice: 0.3,
  /** What a total below zero is worth for a credit note. No measured document comes to it. */
  givenBack: 1,
  /** The same where quantities times prices make the amounts, and what totals that prove each other are worth. Measured documents do not tell. */
  provenItems: 0.4,
  provenTotals: 0.4,
  /** What a table of prices without quantities and sums is worth for a price list. No measured document comes to it. */
  pricesAlone: 0.5,
  /** Fewer prices are a remark. Measured documents do not tell. */
  pricedRows: 4,
  /** A title that scores less is a word of the text. Measured documents do not tell. */
  some: 0.5,
  /** So many kinds of pay make a payslip, and what they are worth: more than its columns are for an invoice. Measured documents do not tell. */
  payWords: 3,
  payslip: 2,
  /** So many words of a till make a receipt, and what they are worth: more than a title at the top and its number. Measured documents do not tell. */
  tillWords: 2,
  till: 2.5,
  /** A paper's title is worth so much at least beside a better one of another paper; a mere mention is less. Measured documents do not tell. */
  mentioned: 0.5,
  /** What is left of the word for a statement where nothing has a balance. No measured document comes to it. */
  statementWithoutBalance: 0.5,
  /** What is left of a till's word for cash without another word of a till. Measured documents do not tell. */
  cashAlone: 0.3,
};

/** What each field is worth for the type that it speaks for (classify.ts says which). A title at the top in the size of the text is worth 1.2. Estimates all. */
export const FIELD_EVIDENCE = {
  invoiceNumber: 1.2,
  dueDate: 0.4,
  amountDue: 0.3,
  openingBalance: 1,
  closingBalance: 1,
  accountNumber: 0.3,
  accountWithSender: 0.3,
  advertiser: 0.6,
  station: 0.3,
  flightFrom: 0.2,
  contractNumber: 0.4,
  grossTotal: 0.2,
  cashTendered: 1.5,
  change: 1.5,
  roundingAmount: 1,
};

/** Numbers chosen for table-arithmetic.ts. */
export const TABLE_ARITHMETIC = {
  /** So many rows tell what all are. Measured documents do not tell. */
  rows: 40,
  /** Items have their amounts in the last columns; so many are tried. Measured documents do not tell. */
  columns: 6,
  /** In at least so many rows, and in this part of those that have the numbers. Measured documents do not tell. */
  products: 2,
  balances: 3,
  share: 0.6,
};

/** Numbers chosen for title-scores.ts. */
export const TITLE_SCORES = {
  /** What a title in a line is worth whatever else the line says, and as much more as it is the part of its words. Measured documents do not tell. */
  anyPart: 0.3,
  wholeness: 0.7,
  /** What is left of that where other words open the line. Measured: another one changes answers, not how many are right. */
  notFirst: 0.7,
  /** What it counts at the top of the first page; 1 less at its bottom. Measured documents do not tell. */
  atTop: 1.2,
  /** Letters this much larger than the middle ones make a line stand out. Measured documents do not tell. */
  prominent: 1.15,
  recognisedProminent: 1.6,
  /** What a paper's reference to another one is worth as its title. Measured documents do not tell. */
  reference: 0.6,
  /** The same behind a colon, or as the label of a number that stands elsewhere. Measured documents do not tell. */
  label: 0.4,
  /** A reader breaks a title into so many parts at most. Measured documents do not tell. */
  brokenInto: 6,
  /** Titles of more languages are a list. Measured documents do not tell. */
  languages: 3,
  /** A title's number stands within so many words: two of the longest titles and one for `no.`. Measured documents do not tell. */
  numberedWithin: 4,
  /** A line of so many words may end in its noun. Measured documents do not tell. */
  shortTitle: 3,
};

/** Numbers chosen for type-features.ts: the trees were fitted with them. Estimates. */
export const TYPE_FEATURES = {
  /** A segment of so many words is running text; one of more is no label, and one of more no title. */
  sentenceWords: 9,
  labelWords: 6,
  titleWords: 9,
  /** A label is one of a class above this share. */
  sureLabel: 0.5,
  /** Letters count as so many times the middle ones at most, and at the top of the page for so much; 1 less at its bottom. */
  largest: 3,
  atTop: 1.2,
  /** So many lines may be the title. */
  titles: 12,
};

/** Numbers chosen for choose-type.ts, by trees fitted without the author (docs/decisions/types-chosen-by-trees.md). */
export const CHOOSE_TYPE = {
  /**
   * Trees overrule the rules where their share of another type is so much ahead, and so much of what a title or the like names: of 353 printed papers
   * of strangers 318 right (at .1 and .1 319, at .2 and .2 316), by the rules 306.
   */
  ahead: 0.1,
  aheadOfNamed: 0.5,
};
