/** Numbers chosen for head-address.ts. */
export const HEAD_ADDRESS = {
  apart: 1.6,
};

/** Numbers chosen for letterhead.ts. */
export const LETTERHEAD = {
  /** So many times the middle size of the page's letters. An estimate. */
  large: 1.2,
  /** Above an unlabelled block, below a label. An estimate. */
  titled: 0.78,
  /** As a part of the page's height. */
  titleWithin: 0.25,
  /** What a name at the head of a page is worth, and how much more with a legal form and with an address below it. An estimate. */
  atTheTop: 0.32,
  withLegalForm: 0.12,
  withAddress: 0.15,
};

/** Numbers chosen for party-blocks.ts. */
export const PARTY_BLOCKS = {
  /** In heights of a line: how far below a name its address may stand, as forms with fixed lines and the older DIN 5008 part street and place. */
  parted: 3.5,
};

/** Numbers chosen for party-candidates.ts. */
export const PARTY_CANDIDATES = {
  /** Parties stand on the first pages; later ones hold terms and addresses of others. */
  partyPages: 3,
  addressee: 0.6,
  firstGuess: 0.3,
  head: 0.15,
  larger: 1.25,
};

/** Numbers chosen for read-head.ts. */
export const READ_HEAD = {
  /** A head has at most this many lines; the longest of the receipts measured (sroie) has nine. */
  headLines: 14,
  /** Lines that were read worse than this are smudges, logos and pen strokes. */
  legible: 0.45,
  belowHead: 4,
  nearEm: 2,
  nameWithin: 5,
};

/** Numbers chosen for vat-candidates.ts. */
export const VAT_CANDIDATES = {
  /** What a VAT number without a label is worth: less than one with. An estimate. */
  unlabelled: 0.5,
};
