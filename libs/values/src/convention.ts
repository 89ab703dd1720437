/** How one document writes its numbers and dates; null while nothing in it settles the question. */
export interface Convention {
  decimal: '.' | ',' | null;
  dateOrder: 'dmy' | 'mdy' | null;
}

/** Nothing is known: only forms that read one way are certain. */
export const UNKNOWN_CONVENTION: Convention = { decimal: null, dateOrder: null };
