import type { Convention } from '@gridline/values';
import type { Word } from '../../model/page';
import { readAmount } from '../../reckoning/read-amount';
import { toUnits } from '../../reckoning/money';

/** The amounts that single words are, in units, each once. */
export function parsedUnits(words: readonly Word[], convention: Convention): Set<number> {
  return new Set(
    words.flatMap(({ text }) => {
      const amount = readAmount(text, convention);
      return amount ? [toUnits(amount.value)] : [];
    }),
  );
}
