/** Boxes to tick, ticked and not; other squares and check marks open the lines of lists as well. */
const CHECKBOX = /[☐☑☒□]/;

/** Whether a text has a box to tick in it. */
export const holdsCheckbox = (text: string): boolean => CHECKBOX.test(text);

/** Whether a word is a box to tick and nothing else. */
export const isCheckbox = (text: string): boolean => text.length === 1 && holdsCheckbox(text);
