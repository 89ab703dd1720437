import { boxAround } from '../model/box';
import type { Word } from '../model/page';
import { isLoneSign, wordForms } from '../lexicon/label-words';
import { columnRole, typeOfTitle } from '../lexicon/lexicon';
import { isKnownLabel } from '../lexicon/whole-labels';
import { groupLines } from './text-lines';
import { SPACED_LABELS } from './weights';

/** Labels and titles whose signs are set apart to fill their place (`規　格`, `견  적  서`), each as one word; the words themselves where there are none. */
export function withSpacedLabels(words: Word[]): Word[] {
  if (words.filter(isLone).length < 2) return words;
  const labels = groupLines(words).flatMap((line) => {
    const titles = titlesOf(line.words);
    return [...titles, ...labelsOf(line.words, new Set(titles.flat()))];
  });
  const parts = new Set(labels.flat());
  const joined = labels.map((run) => ({ ...run[0]!, text: textOfRun(run), box: boxAround(run) }));
  return parts.size === 0 ? words : [...words.filter((word) => !parts.has(word)), ...joined];
}

/** The runs of signs in a line that together are a title, however far apart they stand. */
const titlesOf = (words: readonly Word[]): Word[][] => runsOf(words, isLone, Infinity).filter((run) => run.length > 1 && isTitle(run));

/** The runs of ideographs set apart in a line that together are a label, known or in a line of labels, and belong to no title and to nothing beside them. */
function labelsOf(words: readonly Word[], ofTitles: ReadonlySet<Word>): Word[][] {
  const runs = runsOf(words, isLoneIdeograph, SPACED_LABELS.widestEm);
  const isHeader = !words.some(({ text }) => /\p{Nd}/u.test(text)) && runs.filter(isKnown).length >= SPACED_LABELS.fewestKnown;
  return runs.filter((run, at) => {
    if (run.length < 2 || run.length > SPACED_LABELS.mostSigns || !(isHeader || isKnown(run))) return false;
    if (run.some((word) => ofTitles.has(word))) return false;
    const widest = Math.max(...run.slice(1).map((word, i) => gapEm(run[i]!, word)));
    const [before, behind] = [runs[at - 1]?.at(-1), runs[at + 1]?.[0]];
    return (!before || gapEm(before, run[0]!) > widest) && (!behind || gapEm(run.at(-1)!, behind) > widest);
  });
}

/** The words of a line, signs that stand alone no further apart than this in one run. */
function runsOf(words: readonly Word[], isSign: (word: Word) => boolean, widestEm: number): Word[][] {
  const runs: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const last = words[at - 1];
    if (last && isSign(word) && isSign(last) && gapEm(last, word) <= widestEm) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  return runs;
}

const textOfRun = (run: readonly Word[]): string => run.map(({ text }) => text).join('');

const isTitle = (run: readonly Word[]): boolean => typeOfTitle(wordForms(textOfRun(run)).join(' ')) !== undefined;

const isKnown = (run: readonly Word[]): boolean => columnRole(textOfRun(run)) !== null || isKnownLabel(textOfRun(run));

const gapEm = (left: Word, right: Word): number => (right.box.left - left.box.right) / right.fontSize;

const isLone = ({ text, rotation }: Word): boolean => rotation === undefined && isLoneSign(text);

/** Columns of Korean papers are headed by a syllable each: `월`, `일`. */
const isLoneIdeograph = (word: Word): boolean => isLone(word) && /\p{Script=Han}/u.test(word.text);
