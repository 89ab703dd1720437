import type { DocType } from '../model/document';
import { wordForms } from '../lexicon/label-words';
import { isNumberWord, longestTitle } from '../lexicon/lexicon';
import { TITLE_SCORES } from './weights';

/** A line of text with what makes it a title: its height and how far up it stands. */
export interface TitleLine {
  text: string;
  /** Font size over the document's median; 1 where the format does not say. */
  relativeSize: number;
  /** 0 at the top of the first page, 1 at its bottom and after. */
  depth: number;
}

/** How much each document type is named by the lines: large, high and short lines weigh most. */
export function titleScores(lines: readonly TitleLine[]): Map<DocType, number> {
  const scores = new Map<DocType, number>();
  for (const line of lines) {
    const words = wordForms(line.text);
    const found = longestTitle(words);
    if (!found) continue;
    const wholeness = found.length / words.filter((word) => !/\d/.test(word) && !isNumberWord(word)).length;
    const weight =
      (TITLE_SCORES.anyPart + TITLE_SCORES.wholeness * wholeness) *
      (found.start === 0 ? 1 : TITLE_SCORES.notFirst) *
      Math.min(3, line.relativeSize) *
      (TITLE_SCORES.atTop - line.depth);
    scores.set(found.type, Math.max(scores.get(found.type) ?? 0, weight));
  }
  return scores;
}
