import { isRightToLeft } from './scripts';

/** What is read from left to right within a word of Hebrew or Arabic: figures of any script and Latin letters. */
const LEFT_TO_RIGHT = /[A-Za-z\p{Nd}](?:[A-Za-z\p{Nd}.,:/%+\u066a-\u066c-]*[A-Za-z\p{Nd}%])?/gu;

/** A word in the order in which it is read, from its letters in the order in which they are displayed from left to right. */
export function readingOrder(displayed: string): string {
  if (!isRightToLeft(displayed)) return displayed;
  return upright(turned(displayed).replace(LEFT_TO_RIGHT, turned));
}

const turned = (text: string): string => [...text].reverse().join('');

const OPENING = '([{«';
const CLOSING = ')]}»';

/** Writers draw a bracket as it looks and others say what it is: what closes before anything opens was meant the other way. */
function upright(text: string): string {
  const open = [...text].findIndex((sign) => OPENING.includes(sign));
  const close = [...text].findIndex((sign) => CLOSING.includes(sign));
  const isSwapped =
    (close === 0 && (open !== 0 || text.length > 1)) || (open > 0 && open === text.length - 1) || (close >= 0 && open > close);
  if (!isSwapped) return text;
  return [...text].map((sign) => CLOSING[OPENING.indexOf(sign)] ?? OPENING[CLOSING.indexOf(sign)] ?? sign).join('');
}
