/** The words of a list parted by bars. */
export const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
