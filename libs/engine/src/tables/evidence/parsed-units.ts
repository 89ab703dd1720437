import type { Convention } from '@gridline/values';
import { readAmount } from '../../reckoning/read-amount';
import { toUnits } from '../../reckoning/money';

/** The amounts that single words or cells are, in units, in their order. */
export const unitsIn = (texts: readonly { text: string }[], convention: Convention): number[] =>
  texts.flatMap(({ text }) => {
    const amount = readAmount(text, convention);
    return amount ? [toUnits(amount.value)] : [];
  });

/** The same, each once. */
export const parsedUnits = (texts: readonly { text: string }[], convention: Convention): Set<number> => new Set(unitsIn(texts, convention));
