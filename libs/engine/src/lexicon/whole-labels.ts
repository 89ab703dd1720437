import { isTotalKey } from '../model/field';
import { bareLabelForm, compactForm } from './label-words';
import { labelMeanings } from './lexicon';

/** Whether a text is a label of such a field and nothing else; currency, rate and brackets do not count. */
export function isLabelOf(text: string, isMeant: (key: string) => boolean): boolean {
  const form = bareLabelForm(text);
  return form !== '' && labelMeanings(form, false).some(({ key }) => isMeant(key));
}

/** Whether a text is a label that is known, word for word. */
export const isKnownLabel = (text: string): boolean => labelMeanings(compactForm(text), false).length > 0;

/** Whether a text is the label of a total and nothing else. */
export const namesTotal = (text: string): boolean => isLabelOf(text, isTotalKey);
