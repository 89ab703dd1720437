/** Numbers chosen for assign-fields.ts. */
export const ASSIGN_FIELDS = {
  /** Fewer points than this is no evidence. Measured: another one changes answers, not how many are right. */
  enough: 0.25,
};

/** Numbers chosen for fields-of-type.ts. */
export const FIELDS_OF_TYPE = {
  /** How strongly a salutation says who a party is: a label says it more strongly. Measured documents do not tell. */
  salutation: 0.85,
};

/** Numbers chosen for tax-numbers.ts; what speaks for one side beside a name on the same line, which is worth 1. */
export const TAX_NUMBERS = {
  /** The label says whose it is; only its place in the buyer's address does. */
  labelled: 2,
  placed: 0.3,
  /** It is of whose paper it is, where nothing else is known; the surer of two readings. */
  issuer: 0.3,
  perScore: 0.3,
  /** In heights of the number: how far below a name it may stand, how exactly on its left edge, and what each height aside counts for. */
  reach: 14,
  sameEdge: 3,
  aside: 0.1,
  /** In heights: what a number before a name in its line counts for; one in a letterhead stands before the address that a paper goes to. Chosen on 483 papers: at 1 one lost its seller's. */
  before: 7,
  /** On one line: the two overlap by more than this part of the number's height. An estimate. */
  sameLine: 0.5,
  /** Pairs of numbers are weighed: a list of a thousand companies is no paper of two. Papers print six at most. */
  most: 40,
  /** Shorter names are in any text. */
  shortestName: 4,
  /** In points: more than any page is high. */
  pageHeight: 100_000,
};
