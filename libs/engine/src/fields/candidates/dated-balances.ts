import { isDebtWord } from '../../lexicon/lexicon';
import { lettersOf, wordForms } from '../../lexicon/label-words';
import { BALANCE_KEYS, isBalanceKey } from '../../model/field';
import type { FoundLabel } from '../labels/find-labels';
import type { Candidate } from './candidate';
import { DATED_BALANCES } from './weights';

/** `Solde créditeur au 31.03.` heads either balance of a statement: the first on it is the opening one, the last the closing one, and one alone closes. */
export function balancesInOrder(candidates: readonly Candidate[]): Candidate[] {
  const labels = [...new Set(candidates.flatMap(({ label }) => (label && isEither(label) ? [label] : [])))];
  const [first, last] = [labels[0], labels.at(-1)];
  return candidates.flatMap((candidate) => {
    const { key, label } = candidate;
    if (!label || !isBalanceKey(key)) return [candidate];
    const isWanted = !isEither(label) || label === (key === 'closingBalance' ? last : first === last ? undefined : first);
    return isWanted && !isCarried(candidate, candidates) ? [withSign(candidate, label)] : [];
  });
}

/** `Balance carried forward` at the foot of a page, where a later one has the closing balance under another name; and so on top of a page what an earlier one opened with. */
const isCarried = ({ key, label, page, value, score }: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    (other) =>
      other.key === key &&
      other.label !== undefined &&
      (key === 'closingBalance' ? other.page.number > page.number : other.page.number < page.number) &&
      other.value !== value &&
      other.score >= DATED_BALANCES.asSure * score &&
      lettersOf(other.label.text) !== lettersOf(label!.text),
  );

const isEither = ({ meanings }: FoundLabel): boolean => BALANCE_KEYS.every((balance) => meanings.some(({ key }) => key === balance));

/** `Solde débiteur`: the label says that the account is overdrawn, and the amount has no sign of its own. */
function withSign(candidate: Candidate, { text }: FoundLabel): Candidate {
  if (candidate.value.startsWith('-') || !wordForms(text).some(isDebtWord)) return candidate;
  return { ...candidate, value: `-${candidate.value}` };
}
