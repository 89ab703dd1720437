import { foldedText } from '@gridline/values';

/** A text by its letters and figures alone: what two readings of one thing have in common. */
export const foldedWords = (text: string): string =>
  foldedText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
