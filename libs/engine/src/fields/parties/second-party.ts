import { compactForm } from '../../lexicon/label-words';
import type { Candidate } from '../candidates/candidate';

/**
 * The tax numbers of the first page that are the other party's: of two under the same words the first is of whose paper it is. None where more than
 * two are printed, or the two under other words. Numbers that fold alike are one.
 */
export function numbersOfSecond(numbers: readonly Candidate[], folded: (number: string) => string): Candidate[] {
  const labelled = numbers.filter(({ label, page }) => label && page.isFirst);
  const [first, ...others] = [...labelled].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  const different = others.filter(({ value }) => folded(value) !== folded(first!.value));
  const [second] = different;
  if (!second || different.some(({ value }) => value !== second.value) || labelForm(first!) !== labelForm(second)) return [];
  return different;
}

const labelForm = ({ label }: Candidate): string => compactForm(label!.text);
