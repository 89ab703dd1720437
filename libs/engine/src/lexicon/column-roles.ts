import { foldedText, remembered } from '@gridline/values';
import type { ColumnRole } from './column-role';
import { closedUp, isUnspaced } from './label-words';
import { anyOf, type LanguageLexicon, type WordLists } from './language-lexicon';
import { packed, unpacked, type PackedMap } from './packed-map';
import { COLUMN_ROLES } from './weights';

/** What the headers of columns name. */
export interface ColumnRoles {
  /** The role that a header label names, or null: the whole label first, then its longest leading or trailing run of words that is known. */
  columnRole: (label: string) => ColumnRole | null;
  /** Whether the text as a whole is a label that headers use. */
  isColumnLabel: (text: string) => boolean;
}

/** The header labels of the languages; the first language that has one says what it heads. */
export function indexColumns(languages: readonly LanguageLexicon[]): PackedMap<ColumnRole> {
  const byLabel = new Map<string, ColumnRole>();
  for (const { columns = {} } of languages)
    for (const [role, labels] of Object.entries(columns) as [ColumnRole, readonly string[]][])
      for (const label of labels.map(headerWords)) if (label && !byLabel.has(label)) byLabel.set(label, role);
  return packed(byLabel);
}

/** What headers say. */
export function makeColumnRoles(columns: PackedMap<ColumnRole>, lists: WordLists): ColumnRoles {
  const byLabel = unpacked(columns);
  const qualifier = new RegExp(`(?<=[\\p{L}\\p{N}%] )(?:${anyOf(lists, 'columnQualifiers')}) .*$`, 'u');
  return {
    columnRole: remembered((label) =>
      label.length > COLUMN_ROLES.longestHeader ? null : roleOf(headerWords(label).replace(qualifier, ''), byLabel),
    ),
    isColumnLabel: remembered((text) => byLabel.has(headerWords(text))),
  };
}

/** Letters and digits of a header label in lower case, words parted by one blank. */
const headerWords = (label: string): string =>
  closedUp(foldedText(label))
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}%#&]+/gu, ' ')
    .trim();

function roleOf(header: string, byLabel: ReadonlyMap<string, ColumnRole>): ColumnRole | null {
  const words = header.split(' ').filter(Boolean);
  for (let length = words.length; length > 0; length--) {
    for (const start of [0, words.length - length]) {
      const role = byLabel.get(words.slice(start, start + length).join(' '));
      if (role) return role;
    }
  }
  return words.map((word) => byLabel.get(word) ?? withinWord(word, byLabel)).find((role) => role !== undefined) ?? null;
}

/** `御見積金額`: scripts without blanks grow words together, and the last one says what the whole is. */
function withinWord(word: string, byLabel: ReadonlyMap<string, ColumnRole>): ColumnRole | undefined {
  if (!isUnspaced(word)) return undefined;
  for (let start = 1; start <= word.length - 2; start++) {
    const role = byLabel.get(word.slice(start));
    if (role) return role;
  }
  return undefined;
}
