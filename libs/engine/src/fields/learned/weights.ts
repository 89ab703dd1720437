/** Numbers chosen for choose-values.ts, on 453 printed papers of ten authors by trees that had not seen their authors (docs/decisions/values-chosen-by-trees.md). */
export const CHOOSE_VALUES = {
  /** A value is told as a field that the rules left empty from this share on. */
  added: {
    ...{ invoiceNumber: 0.2, orderNumber: 0.1, customerNumber: 0.1, contractNumber: 0.1, sellerVatId: 0.2, buyerVatId: 0.2 },
    ...{ issueDate: 0.2, dueDate: 0.2, deliveryDate: 0.2, netTotal: 0.2, taxTotal: 0.2, grossTotal: 0.2, paid: 0.3 },
    ...{ openingBalance: 0.3, closingBalance: 0.3 },
  },
  /** It is told instead of what the rules chose from this share on, where its odds are so many times theirs; what trees were not asked about has this share. */
  instead: 0.2,
  odds: 1.5,
  unasked: 0.02,
  /**
   * What is left of how likely it is, and of its margin, in what its confidence is made of: of values that came in on papers by authors left out
   * two in three were right where those that the truth does not name count as wrong, and none shall be said at .95.
   */
  trust: 0.2,
  /** Letters and digits of the shortest tax number: Norway's nine, Andorra's and Hong Kong's eight. Iceland's five need their label, which the rules read. Known, not measured. */
  shortestTaxNumber: 8,
};

/** Numbers chosen for item-features.ts: the trees were fitted with them. */
export const ITEM_FEATURES = {
  /** A label's class is taken for sure above this share. An estimate. */
  sure: 0.5,
  /** In letters: longer texts are no labels. An estimate. */
  longestLabel: 60,
  /** A heading stands at most so many lines above, and is one by so many words. Estimates. */
  headingLines: 12,
  headingWords: 4,
};

/** Numbers chosen for item-surroundings.ts: the trees were fitted with them. */
export const ITEM_SURROUNDINGS = {
  /** In heights of the value: no label stands farther off to the left, or above. Estimates. */
  farLeft: 40,
  farAbove: 12,
  /** Words that a label has at most, before and behind. Estimates. */
  wordsBefore: 5,
  wordsBehind: 4,
};

/** Numbers chosen for nearest-label.ts: the trees were fitted with them. */
export const NEAREST_LABEL = {
  /** A label that runs into its value in a line of text has at most so many words. An estimate. */
  words: 3,
};

/** Numbers chosen for kind-features.ts: the trees were fitted with them. */
export const KIND_FEATURES = {
  /** In days: no term is longer. What stands for a day or a sum that the rules did not find, farther than any. Estimates. */
  far: 999,
  none: -9999,
  noSum: -99,
  /** So many other amounts are tried for sums; papers of strangers have fewer outside of their tables. */
  amounts: 40,
};

/** Numbers chosen for name-features.ts: the trees were fitted with them. Estimates. */
export const NAME_FEATURES = {
  /** So many lines below a name tell whether it heads an address, each at most so many heights below the one above. */
  linesBelow: 4,
  apart: 2.5,
  /** In letters: words that are no longer do not tell whom a greeting names. */
  shortWord: 2,
};

/** Numbers chosen for field-items.ts: the trees were fitted with them. Estimates. */
export const FIELD_ITEMS = {
  /** The second line of a name stands at most so many heights below the first, in letters that differ by at most this part of their size. */
  nextLine: 0.9,
  sameSize: 0.06,
  /** Pages behind these hold what a paper goes on with: nothing is looked for there, nor are other places of a name. */
  pages: 3,
  /** Texts of one kind: papers of strangers have fewer, and what prints more is a list. */
  most: 300,
};

/** Numbers chosen for choose-names.ts, on 394 printed papers of strangers by trees that had not seen their authors (docs/decisions/names-chosen-by-trees.md). */
export const CHOOSE_NAMES = {
  /** A name is told where the rules have none from this share on; instead of theirs where it is likelier, and from this share on. */
  added: 0.3,
  /** Whom a paper goes to that always names somebody, where nobody is told: of 21 printed papers without a buyer nine had one then, six of them right. */
  expected: 0.15,
  instead: 0.1,
  /** The only party of a paper goes to the other side where its odds there are so many times those of its own: of 80 papers of invoice-fr nine sellers with odds of .69 had 1.5 times as many as buyers. */
  moved: 2,
  /** Who holds the account of a statement, where the rules have nobody: of 41 statements of authors left out 36 for 29, none of them wrong. */
  holder: 0.1,
  /** Who sends a statement, a report, a letter or a form, where the rules have nobody: of 14 such papers of 724 whose truth names the sender 12 were right. */
  sender: 0.03,
  /** A line of an address has at most so many words, and stands at most so many heights of the name above or below it. Estimates. */
  addressWords: 16,
  letterhead: 5,
  /** In heights of a name: a line no farther above or below it is of the same party. An estimate. */
  beside: 1.5,
};

/** Numbers chosen for name-variants.ts: the trees were fitted with them. Estimates. */
export const NAME_VARIANTS = {
  /** A name leaves out at most so many words at the front of its line, has at most so many, and a place so many extents. */
  wordsBefore: 4,
  words: 16,
  most: 160,
  /** Lines that a name has at most, but for its legal form below them. */
  lines: 3,
  /** In heights: how far the line that goes on stands at most, and how far into the one before; what part of its letters' size the smaller have. */
  apart: 1.2,
  into: 0.3,
  smaller: 0.7,
  /** Lines of another column that may stand between. */
  linesApart: 3,
  /** So many lines of a block tell how wide it is. */
  blockLines: 8,
};

/** Numbers chosen for extent-features.ts: the trees were fitted with them. Estimates. */
export const EXTENT_FEATURES = {
  /** In heights: a blank between words, and more room than tells anything. */
  blank: 0.25,
  far: 40,
};

/** Numbers chosen for name-extent.ts, on printed papers of authors that the trees had not seen (docs/decisions/names-chosen-by-trees.md). */
export const NAME_EXTENT = {
  /**
   * Another extent is told where its share is so much above that of the one that was chosen: of 1,083 places of thirteen authors, a third left out in turn, 999 were right at 0
   * with 17 lost that were right as printed, 988 with 5 at .2.
   */
  lead: 0.1,
};
