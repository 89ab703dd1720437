import { remembered } from '@gridline/values';
import type { DocType } from '../model/document';
import { wordForms } from '../fields/label-words';
import { COMPOUND_ENDINGS, DOC_TYPE_TITLES } from './doc-type-words.data';

/** A line of text with what makes it a title: its height and how far up it stands. */
export interface TitleLine {
  text: string;
  /** Font size over the document's median; 1 where the format does not say. */
  relativeSize: number;
  /** 0 at the top of the first page, 1 at its bottom and after. */
  depth: number;
}

const TYPE_BY_TITLE = new Map<string, DocType>();
for (const [type, titles] of Object.entries(DOC_TYPE_TITLES) as [DocType, readonly string[]][]) {
  for (const title of titles) TYPE_BY_TITLE.set(title, type);
}
const LONGEST_TITLE = Math.max(...[...TYPE_BY_TITLE.keys()].map((title) => title.split(' ').length));

/** How much each document type is named by the lines: large, high and short lines weigh most. */
export function titleScores(lines: readonly TitleLine[]): Map<DocType, number> {
  const scores = new Map<DocType, number>();
  for (const line of lines) {
    const words = wordForms(line.text);
    const found = longestTitle(words);
    if (!found) continue;
    const wholeness = found.length / words.filter((word) => !/\d/.test(word) && !NUMBER_WORD.test(word)).length;
    const weight = (0.3 + 0.7 * wholeness) * (found.start === 0 ? 1 : 0.7) * Math.min(3, line.relativeSize) * (1.2 - line.depth);
    scores.set(found.type, Math.max(scores.get(found.type) ?? 0, weight));
  }
  return scores;
}

/** What stands between a title and the document's number. */
const NUMBER_WORD = /^(?:n|no|nr|num|number|nummer|numero|numer|#)$/;

/** The type whose title a text begins with, and is hardly more than (`Price list 2026`, `Honorarrechnung Nr. 26-1043`). */
export const titleType = remembered((text): DocType | undefined => {
  const words = wordForms(text);
  const named = words.filter((word) => !/\d/.test(word) && !NUMBER_WORD.test(word)).length;
  const found = longestTitle(words);
  return found && found.start === 0 && found.length >= named ? found.type : undefined;
});

function longestTitle(words: readonly string[]): { type: DocType; start: number; length: number } | null {
  for (let length = Math.min(LONGEST_TITLE, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const type = TYPE_BY_TITLE.get(words.slice(start, start + length).join(' '));
      if (type) return { type, start, length };
    }
  }
  return compoundTitle(words);
}

/** `Beitragsrechnung`, `voorschotfactuur`: a title that its own language has grown a word around. */
function compoundTitle(words: readonly string[]): { type: DocType; start: number; length: number } | null {
  for (const [start, word] of words.entries()) {
    const ending = COMPOUND_ENDINGS.find(({ form }) => form.test(word));
    if (ending) return { type: ending.type, start, length: 1 };
  }
  return null;
}
