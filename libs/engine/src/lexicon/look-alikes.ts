/** What blurred print and its recognition make of a letter. Seen on the receipts measured (sroie). */
const LOOK_ALIKES: Readonly<Record<string, string>> = { a: '4', b: '38', d: 'o0bi', l: '1i', o: '0', t: 'fl' };

/** The source of a regular expression, for any case, that matches the word however it was misread; its blanks may be hyphens or lost. */
export const misread = (word: string): string =>
  [...word].map((letter) => (letter === ' ' ? '[- ]?' : LOOK_ALIKES[letter] ? `[${letter}${LOOK_ALIKES[letter]}]` : letter)).join('');
