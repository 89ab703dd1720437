import { foldedText } from '@gridline/values';

/** The words of a list parted by bars. */
export const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** The same in lower case and without accents, as words are compared. */
export const folded = (text: string): readonly string[] => list(foldedText(text));
