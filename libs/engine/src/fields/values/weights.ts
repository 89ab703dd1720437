/** Numbers chosen for address-lines.ts. */
export const ADDRESS_LINES = {
  /** In words: Vietnamese writes each syllable apart. Measured documents do not tell. */
  longestName: 9,
  longestCompany: 14,
  /** How sure a name is without a legal form; 1 with one. Measured: another one changes confidences alone. */
  nameAlone: 0.5,
};

/** Numbers chosen for find-values.ts. */
export const FIND_VALUES = {
  /** Fewer prove no custom. Measured documents do not tell. */
  fewAmounts: 4,
  many: 0.3,
  withCents: 0.9,
  mostAmountWords: 5,
  /** In heights of the amount: how exactly a sign carried over ends where it does, and how near above it stands. Measured documents do not tell. */
  carriedEdge: 0.5,
  carriedGap: 0.6,
  /** Words of a line that a code of groups may be broken in: an IBAN of Malta has eight. */
  carriedWords: 8,
  /** The form of a date that may be of two days, and of a VAT number whose check digits are wrong; a proven one is 1. Measured: another one changes answers, not how many are right. */
  ambiguousDate: 0.8,
  /** The form of a period's beginning whose year stands at its end alone. Measured documents do not tell. */
  borrowedYear: 0.85,
  wrongVatId: 0.7,
  /** The form of an account number whose check digits are wrong: strangers' papers print them (18 of 126 papers by three authors), and their length alone tells them. No measured document comes to it. */
  unprovenIban: 0.6,
  /** The form of an amount without two decimals: beside a currency, with a point or comma, and bare. Measured: others change answers, not how many are right. */
  withCurrency: 0.9,
  withMark: 0.75,
  bare: 0.5,
  /** What is left of the form of an amount without cents where the page prints them. Measured documents do not tell. */
  countsForm: 0.5,
  /** The form of a bank's code of eight letters, which a word may be. Measured documents do not tell. */
  shortBic: 0.5,
};

/** Numbers chosen for free-values.ts. */
export const FREE_VALUES = {
  /** A number is printed in so many groups at most: those of a card are four, of an account up to seven (Poland's). */
  mostGroups: 7,
  /** A number of so many digits has a check digit in a group of its own more often than a count behind it; those of Thailand have thirteen. An estimate. */
  longNumber: 10,
  /** The form of a code that reads as money. Measured documents do not tell. */
  amountAsCode: 0.3,
  /** The form of a code that reads as a date, and of one under three characters; any other is 1. Measured documents do not tell. */
  dateAsCode: 0.3,
  /** The form of a number of 32 signs that an authority gives an invoice: less than that of the seller's own. An estimate. */
  uuid: 0.5,
  shortCode: 0.5,
};
