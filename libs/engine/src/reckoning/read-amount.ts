import { parseAmount, UNKNOWN_CONVENTION, type Amount, type Convention } from '@gridline/values';

/** Reads a text that is wholly one number as the document writes its numbers. In the engine nobody forgets to say how that is. */
export const readAmount = (text: string, convention: Convention): Amount | null => parseAmount(text, convention);

/** Whether a text is wholly one number: every convention says the same of that. */
export const isAmount = (text: string): boolean => parseAmount(text, UNKNOWN_CONVENTION) !== null;
