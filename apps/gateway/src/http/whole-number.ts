import { z } from 'zod';

/** Digits of the largest number that is taken; ten are more than any list has pages. */
const DIGITS = 10;

/** A whole number of a query: decimal digits alone, so that `1e1`, `0x10`, `+5` and ` 5` are refused. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${DIGITS}}$`), 'a whole number')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
    .meta({ openapi: { type: 'integer', minimum: min, maximum: max } });
