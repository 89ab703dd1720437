/** Numbers chosen for find-parties.ts. */
export const FIND_PARTIES = {
  /** A letterhead stands over its address within so many heights of the address's line, in letters so many times as large. An estimate. */
  letterheadGap: 3,
  letterheadSize: 1.2,
  /** A party's label stands in its line at least as surely as this; 1 stands alone. Measured documents do not tell. */
  headingSureness: 0.5,
  /** In heights of the label: how far a block may reach up into it and still be below. Measured documents do not tell. */
  intoHeading: 0.5,
  /** In heights of the label: how far above a block it stands, how far from its left edge, and how far on its left. Measured: others change answers, not how many are right. */
  headingAbove: 3,
  headingIndent: 4,
  headingBeside: 14,
  /** In heights of a line: a wider gap ends what is said of a party. Measured: another one changes answers, not how many are right. */
  parted: 0.9,
  /** Left of a block: the label overlaps its first line by more than this part of its height. Measured documents do not tell. */
  sameLine: 0.4,
};

/** Numbers chosen for addressed-names.ts. */
export const ADDRESSED_NAMES = {
  /** In heights of a line: what stands closer on the left of a department is whose it is. No measured document comes to it. */
  beside: 2,
};

/** Numbers chosen for head-address.ts. */
export const HEAD_ADDRESS = {
  apart: 1.6,
};

/** Numbers chosen for letterhead.ts. */
export const LETTERHEAD = {
  /** So many times the middle size of the page's letters. Measured: another one changes answers, not how many are right. */
  large: 1.2,
  /** Above an unlabelled block, below a label. Measured: another one changes answers, not how many are right. */
  titled: 0.78,
  /** As a part of the page's height. Measured documents do not tell. */
  titleWithin: 0.25,
  /** What a name at the head of a page is worth, and how much more with a legal form and with an address below it. Measured: others change answers, not how many are right. */
  atTheTop: 0.32,
  withLegalForm: 0.12,
  withAddress: 0.15,
  /** A company in the head, as a part of the page's height; the longest names in words; below what any other sign is worth. Measured documents do not tell. */
  companiesWithin: 0.35,
  companyWords: 8,
  companyAtHead: 0.3,
};

/** Numbers chosen for party-blocks.ts. */
export const PARTY_BLOCKS = {
  /** In heights of a line: how far below a name its address may stand, as forms with fixed lines and the older DIN 5008 part street and place. */
  parted: 3.5,
  /** In heights of a line: left edges closer than this are one edge. Measured documents do not tell. */
  sameEdge: 0.3,
  /** Sizes of letters up to so many times one another are of one address. Measured documents do not tell. */
  sameSize: 1.2,
};

/** What a role is worth by how it is known. A label beside a name scores 1, so a block under the same label comes just below. Estimates. */
export const KNOWN_SCORES = {
  label: 0.95,
  salutation: 0.85,
  senderLine: 0.8,
};

/** Numbers chosen for party-candidates.ts. */
export const PARTY_CANDIDATES = {
  /** Parties stand on the first pages; later ones hold terms and addresses of others. */
  partyPages: 3,
  addressee: 0.6,
  firstGuess: 0.3,
  head: 0.15,
  larger: 1.25,
  /** A seller is likelier where no other party lacks a role, where the buyer is another, and at the foot of a page. Measured: others change answers, not how many are right. */
  sellerAlone: 0.15,
  buyerElsewhere: 0.15,
  /** A foot begins at this part of the page's height. Measured: others change answers, not how many are right. */
  footerFrom: 0.8,
  footer: 0.1,
  /** What a party without a label is worth as the seller; more with a way to reach it and with a legal form, less so much from top to bottom. Measured: others change answers, not how many are right. */
  seller: 0.35,
  sellerContact: 0.25,
  sellerLegalForm: 0.05,
  sellerPerPage: 0.1,
  /** What the only party of a paper is worth as its buyer: less than as its seller. Measured: another one changes confidences alone. */
  onlyParty: 0.28,
  /** What a party without a label is worth as the buyer; less with a way to reach it, more without, in an address window, and with another seller. Measured: others change answers, not how many are right. */
  buyer: 0.3,
  buyerContact: -0.15,
  buyerNoContact: 0.2,
  inWindow: 0.2,
  sellerElsewhere: 0.1,
  /** Where an envelope's window is, as parts of the page's height: from DIN 5008 and the right-hand windows of France. */
  windowFrom: 0.1,
  windowTo: 0.38,
};

/** Numbers chosen for read-head.ts. */
export const READ_HEAD = {
  /** A head has at most this many lines; the longest of the receipts measured (sroie) has nine. */
  headLines: 14,
  /** Lines that were read worse than this are smudges, logos and pen strokes. Measured: others change answers, not how many are right. */
  legible: 0.45,
  belowHead: 4,
  /** Letters so many times as large as others on their line are the name's. An estimate. */
  larger: 1.4,
  nearEm: 2,
  nameWithin: 5,
  /** A segment is legible where letters and digits are more than this part of its characters. Measured documents do not tell. */
  lettersShare: 0.6,
};

/** Numbers chosen for vat-candidates.ts. */
export const VAT_CANDIDATES = {
  /** What a VAT number without a label is worth: less than one with. Measured: another one changes answers, not how many are right. */
  unlabelled: 0.5,
  /** How far below a party its number may stand, as a part of the page's height. Measured documents do not tell. */
  reachBelow: 0.08,
  /** And how far beside and above it. Measured documents do not tell. */
  reachLeftPt: 20,
  reachRightPt: 120,
  reachAbovePt: 10,
};

/** Numbers chosen for vat-holders.ts. */
export const VAT_HOLDERS = {
  /** In heights of the name: how far below it its number may stand, how far up beside it, and how exactly on its left edge. Measured documents do not tell. */
  reach: 9,
  beside: 1.5,
  sameEdge: 3,
  /** Of two numbers the one below the seller's name is the seller's. Measured documents do not tell. */
  atSeller: 0.05,
};

/** Numbers chosen for sender-names.ts. */
export const SENDER_NAMES = {
  /** What a company that the foot of a page names is worth as its sender, and how much more where a domain and where the letterhead say the same. Measured: others change answers, not how many are right. */
  named: 0.4,
  domain: 0.25,
  letterhead: 0.2,
  /** A line of so many words says more than a name. Measured documents do not tell. */
  lineWords: 5,
  /** As parts of the page's height. Measured documents do not tell. */
  footFrom: 0.75,
  head: 0.2,
  /** The longest names with their form. Measured documents do not tell. */
  nameWords: 8,
  /** Shorter names of hosts are in any name. Measured documents do not tell. */
  hostLetters: 4,
  hostBeginning: 8,
};
