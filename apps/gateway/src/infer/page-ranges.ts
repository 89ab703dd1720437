import type { PageRange } from '@gridline/contracts';
import { z } from 'zod';

/** Ranges that one request may name; more than any selection that a person writes. */
const RANGES_MAX = 100;

/** `7`, `-1`, `2-5`, `3-` (to the end), `-3--1`. */
const RANGE = /^(-?[1-9]\d{0,5})(?:(-)(-?[1-9]\d{0,5})?)?$/;

const RULE = 'pages and ranges of pages, as in 1-3,5,-1 (-1 is the last page, 3- goes to the end)';

/** Pages as a request names them. */
export const pageRanges = z.string().transform((text, context): PageRange[] => {
  const ranges = text.split(',').map((part) => toRange(part.trim()));
  if (ranges.length <= RANGES_MAX && ranges.every((range) => range !== undefined)) return ranges;
  context.addIssue({ code: 'custom', message: RULE });
  return z.NEVER;
});

/** Undefined for anything else, and for a range that ends before it begins. */
function toRange(text: string): PageRange | undefined {
  const [, from, dash, to] = RANGE.exec(text) ?? [];
  if (from === undefined) return undefined;
  const first = Number(from);
  const last = dash === undefined ? first : Number(to ?? -1);
  const isBackwards = Math.sign(first) === Math.sign(last) && last < first;
  return isBackwards ? undefined : { first, last };
}
