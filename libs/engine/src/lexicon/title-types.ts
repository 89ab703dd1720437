import { remembered } from '@gridline/values';
import type { DocType } from '../model/document';
import { COMPOUND_ENDINGS, DOC_TYPE_TITLES } from './doc-type-words.data';
import { wordForms } from './label-words';

const TYPE_BY_TITLE = new Map<string, DocType>();
for (const [type, titles] of Object.entries(DOC_TYPE_TITLES) as [DocType, readonly string[]][]) {
  for (const title of titles) TYPE_BY_TITLE.set(title, type);
}
const LONGEST_TITLE = Math.max(...[...TYPE_BY_TITLE.keys()].map((title) => title.split(' ').length));

/** What stands between a title and the document's number. */
export const NUMBER_WORD = /^(?:n|no|nr|num|number|nummer|numero|numer|#)$/;

/** The type whose title a text begins with, and is hardly more than (`Price list 2026`, `Honorarrechnung Nr. 26-1043`). */
export const titleType = remembered((text): DocType | undefined => {
  const words = wordForms(text);
  const named = words.filter((word) => !/\d/.test(word) && !NUMBER_WORD.test(word)).length;
  const found = longestTitle(words);
  return found && found.start === 0 && found.length >= named ? found.type : undefined;
});

/** The longest title among the words, the first of equals; null where there is none. */
export function longestTitle(words: readonly string[]): { type: DocType; start: number; length: number } | null {
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
