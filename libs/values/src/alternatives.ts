/** A text as a regular expression that matches it alone. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words as the alternatives of a regular expression, the longest first; of none, what matches nowhere: an empty list would match everywhere. */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|') || '(?!)';
