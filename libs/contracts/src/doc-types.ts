/** The labels of `docType`; the engine has the same list, and a test holds them together. */
export const DOC_TYPES = [
  'Invoice',
  'Credit Note',
  'Receipt',
  'Bank Statement',
  'Purchase Order',
  'Quote',
  'Delivery Note',
  'Price List',
  'Report',
  'Form',
  'Letter',
  'Table',
  'Other',
] as const;
