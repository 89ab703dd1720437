/** The labels of a list parted by bars. */
export const list = (text: string): string[] =>
  text
    .split('|')
    .map((label) => label.trim())
    .filter(Boolean);
