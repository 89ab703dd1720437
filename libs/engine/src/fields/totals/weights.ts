/** Numbers chosen for choose-totals.ts. */
export const CHOOSE_TOTALS = {
  /** Candidates tried per amount: the true one was within the first five wherever it was labelled at all. Measured documents do not tell. */
  tried: 7,
  /** Above what an amount without a label scores. Measured documents do not tell. */
  labelled: 0.2,
  /** What a net total that equals the total adds where no tax is printed. Measured documents do not tell. */
  netIsGross: 0.05,
  /** What part of a sum's weight counts where none, one and two of its amounts have a label; all of it with three. Measured documents do not tell. */
  sumOfNone: 0.1,
  sumOfOne: 0.25,
  sumOfTwo: 0.6,
  /** In percentage points: how far a reckoned rate may lie outside the printed ones, for rounding. Measured documents do not tell. */
  rateRounding: 0.1,
  /** What is not taxed is less than this part of the total. Measured documents do not tell. */
  untaxed: 0.5,
  /** Of the total, a levy that comes on top of it at most: a stamp duty, a deposit on bottles. An estimate. */
  levy: 0.2,
  /** Below this a total of the lines is not given. Measured documents do not tell. */
  enoughForLines: 0.25,
};

/**
 * What a choice of totals gains or loses beside what its labels are worth. A sum that comes out proves three labels at once, so it outweighs
 * one good label; a sum that fails tells that one of them is wrong. Estimates all.
 */
export const TOTALS_SCORES = {
  /** Net and tax make the total, or do not; less where there is no tax. */
  sumProven: 0.9,
  sumBroken: -0.7,
  zeroTax: 0.1,
  /** The total less what is paid makes what is due; it does not; it does not, yet less is due than the total. */
  dueProven: 0.45,
  dueBroken: -0.4,
  dueReduced: -0.1,
  /** The tax is the net amount times a printed rate; net and total differ by one, where no tax is printed. */
  rateProven: 0.25,
  taxed: 0.35,
  /** The lines, and the payments, make the amount. */
  linesProven: 0.4,
  paidProven: 0.5,
  /** The total is another candidate, rounded as the paper says. */
  rounded: 0.3,
  /** A total below zero. */
  negative: -0.3,
  /** What a label must be worth so that its amount is better chosen than none. */
  absent: 0.12,
};

/** Numbers chosen for derive-fields.ts. */
export const DERIVE_FIELDS = {
  /** Nobody pays so many times the total: two papers of strangers told the number of whom to pay (`Entidade 21884`) as paid. An estimate. */
  mostPaid: 2,
  /** Below this a value stands too far from its label to be reckoned with. Measured: another one changes answers, not how many are right. */
  besideLabel: 0.6,
};

/** Numbers chosen for grid-totals.ts. */
export const GRID_TOTALS = {
  /** A row of totals proves less than a label of its own; the label of a column is worth so much at least. Measured: others change answers, not how many are right. */
  gridWeight: 0.85,
  columnWeight: 0.8,
  inColumn: 0.9,
  /** In heights of an amount. Measured: another one changes confidences alone. */
  nextLine: 1.8,
  /** The label of a row of totals stands in its line at least as surely as this; 1 stands alone. Measured documents do not tell. */
  rowSureness: 0.7,
  /** On the row: an amount overlaps its label by more than this part of the label's height. Measured documents do not tell. */
  sameLine: 0.5,
};

/** Numbers chosen for implied-totals.ts. */
export const IMPLIED_TOTALS = {
  /** Where no amount has cents, one with a mark for thousands is one. Measured: another one changes answers, not how many are right. */
  wholeForm: 0.75,
  /** An amount whose label nobody knows may still be the one that the sum lacks. It needs the sum to be chosen. Measured documents do not tell. */
  unlabelled: 0.1,
  /** The total and what is left of it, each by its label, say what was paid; a table of payments prints it under no label of its own. No measured document comes to them. */
  paid: 0.3,
  paidPosition: 0.5,
  /** Above what an amount beside a word that also means other things scores. Measured documents do not tell. */
  sure: 0.5,
};

/** Numbers chosen for receipt-totals.ts. */
export const RECEIPT_TOTALS = {
  /** What one way of reckoning is worth, and what two that agree are: more than any one label (sroie: one digit in forty is misread). Measured: others change answers, not how many are right. */
  oneWay: 0.45,
  twoWays: 1.1,
  /** The total before rounding is printed above the rounding: within this many lines. No measured document comes to it. */
  roundedWithin: 4,
  /** Below this a label is of a sentence. Measured: others change answers, not how many are right. */
  labelled: 0.3,
  tendered: 0.5,
  /** In heights of a line. Measured documents do not tell. */
  aligned: 2,
  nextLine: 2,
  /** Surer than what its words say by themselves. No measured document comes to it. */
  netLast: 1.05,
  /** More than no label at all, less than any. Measured: others change answers, not how many are right. */
  repeated: 0.2,
  withCents: 0.9,
  /** By so much the total after rounding is preferred to the one before it. No measured document comes to it. */
  roundedOver: 0.02,
  /** How far a total that is not printed stands where one would. Measured: another one changes answers, not how many are right. */
  reckoned: 0.6,
  /** In heights of a line: how far the line above may reach down into the one below. Measured documents do not tell. */
  intoLine: 0.5,
};

/** Numbers chosen for tax-sums.ts. */
export const TAX_SUMS = {
  /** Lines of one block of totals stand within this many heights of one another. Measured documents do not tell. */
  blockPitch: 3.5,
  /** Their amounts end within this many heights of one column's edge. Measured documents do not tell. */
  aligned: 2,
  /** Below this a label is of a sentence. Measured documents do not tell. */
  labelled: 0.25,
  /** The form of an amount with decimals: a bare figure is as often a rate. Measured documents do not tell. */
  printedAmount: 0.75,
  /** In heights: a line whose top is lower by more than this is another line. Measured documents do not tell. */
  nextLine: 0.5,
  /** On one line: label and amount overlap by more than this part of the amount's height. Measured documents do not tell. */
  sameLine: 0.4,
};

/** Numbers chosen for totals-evidence.ts. */
export const TOTALS_EVIDENCE = {
  /** Below these a label is of a sentence. No measured document comes to it. */
  labelled: 0.5,
  paid: 0.3,
};

/** What the last balance of a list is worth that the opening one and all movements make: more than one under a word that heads other things, less than one under its own label. Estimates. */
export const RUNNING_BALANCE = { score: 0.8, position: 0.8, formatValid: 1 };
