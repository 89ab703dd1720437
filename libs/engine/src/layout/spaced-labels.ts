import { boxAround } from '../model/box';
import type { Word } from '../model/page';
import { columnRole } from '../lexicon/lexicon';
import { isKnownLabel } from '../lexicon/whole-labels';
import { groupLines } from './text-lines';
import { SPACED_LABELS } from './weights';

/** Labels of a few ideographs that are set apart to fill their column (`規　格`, `備　考`), each as one word; the words themselves where there are none. */
export function withSpacedLabels(words: Word[]): Word[] {
  if (words.filter(isLoneIdeograph).length < 2) return words;
  const labels = groupLines(words).flatMap((line) => labelsOf(line.words));
  const parts = new Set(labels.flat());
  const joined = labels.map((run) => ({ ...run[0]!, text: run.map(({ text }) => text).join(''), box: boxAround(run) }));
  return parts.size === 0 ? words : [...words.filter((word) => !parts.has(word)), ...joined];
}

/** The runs of ideographs set apart in a line that together are a label, known or in a line of labels, and belong to nothing beside them. */
function labelsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const last = words[at - 1];
    if (last && isLoneIdeograph(word) && isLoneIdeograph(last) && gapEm(last, word) <= SPACED_LABELS.widestEm) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  const isHeader = !words.some(({ text }) => /\p{Nd}/u.test(text)) && runs.filter(isKnown).length >= SPACED_LABELS.fewestKnown;
  return runs.filter((run, at) => {
    if (run.length < 2 || run.length > SPACED_LABELS.mostSigns || !(isHeader || isKnown(run))) return false;
    const widest = Math.max(...run.slice(1).map((word, i) => gapEm(run[i]!, word)));
    const [before, behind] = [runs[at - 1]?.at(-1), runs[at + 1]?.[0]];
    return (!before || gapEm(before, run[0]!) > widest) && (!behind || gapEm(run.at(-1)!, behind) > widest);
  });
}

const isKnown = (run: readonly Word[]): boolean => {
  const text = run.map((word) => word.text).join('');
  return columnRole(text) !== null || isKnownLabel(text);
};

const gapEm = (left: Word, right: Word): number => (right.box.left - left.box.right) / right.fontSize;

const isLoneIdeograph = ({ text, rotation }: Word): boolean => rotation === undefined && /^\p{Script=Han}$/u.test(text);
