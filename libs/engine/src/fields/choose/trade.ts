import type { DocType } from '../../model/document';

/** Papers of trade: they may hold every field. */
export const TRADE: ReadonlySet<DocType> = new Set([
  'Invoice',
  'Credit Note',
  'Receipt',
  'Purchase Order',
  'Quote',
  'Delivery Note',
  'Price List',
]);
