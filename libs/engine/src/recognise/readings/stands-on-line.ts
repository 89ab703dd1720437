/** Words without tails tell where their line is. */
export const standsOnLine = (text: string): boolean => STANDS_ON_LINE.test(text);

const STANDS_ON_LINE = /^(?=.*[\p{L}\p{N}])[^gjpqyQ,;()[\]{}|/@§$]+$/u;
