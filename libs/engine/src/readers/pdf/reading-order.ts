/** Letters of Hebrew, Arabic and their neighbours, presentation forms included. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** What is read from left to right within a word of those: figures and Latin letters. */
const LEFT_TO_RIGHT = /[A-Za-z\d](?:[A-Za-z\d.,:/%+-]*[A-Za-z\d%])?/g;

/** A word in the order in which it is read, from its letters in the order in which they are displayed from left to right. */
export function readingOrder(displayed: string): string {
  if (!RIGHT_TO_LEFT.test(displayed)) return displayed;
  return turned(displayed).replace(LEFT_TO_RIGHT, turned);
}

const turned = (text: string): string => [...text].reverse().join('');
