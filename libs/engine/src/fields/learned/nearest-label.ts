import type { FieldItem } from './field-items';
import { LABEL_CLASSES } from './label-classes';
import { labelSense } from './label-sense';
import { NEAREST_LABEL } from './weights';

const NOTHING = new Float64Array(LABEL_CLASSES.length);

/** What the last words before a value say of it, back to the number before them: in running text the value before has words of its own. */
export function nearestSense({ segment, start }: FieldItem): Float64Array {
  const before = segment.words.slice(Math.max(0, start - NEAREST_LABEL.words), start).map(({ text }) => text);
  const from = before.findLastIndex((text) => /\p{Nd}|[,;]$/u.test(text)) + 1;
  return senseOfWord(before.slice(from).join(' '));
}

/** What a word says as a label; none says nothing. */
export const senseOfWord = (text: string): Float64Array => (text === '' ? NOTHING : labelSense(text));
