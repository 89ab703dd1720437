import { foldedText, remembered } from '@gridline/values';
import { COLUMN_ROLE_WORDS } from './column-role.data';

/** What a column holds, as far as its header says. */
export type ColumnRole =
  | 'position'
  | 'articleNumber'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'taxRate'
  | 'taxAmount'
  | 'lineTotal'
  | 'date'
  | 'debit'
  | 'credit'
  | 'balance';

const ROLE_BY_LABEL = new Map<string, ColumnRole>();
const ROLE_BY_WORD = new Map<string, ColumnRole>();
for (const [role, labels] of Object.entries(COLUMN_ROLE_WORDS) as [ColumnRole, readonly string[]][]) {
  for (const label of labels) {
    ROLE_BY_LABEL.set(label, role);
    if (!label.includes(' ')) ROLE_BY_WORD.set(label, role);
  }
}

/** Letters and digits of a header label in lower case, words parted by one blank. */
export const headerWords = (label: string): string =>
  foldedText(label)
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9%#&]+/g, ' ')
    .trim();

/** The role that a header label names, or null: the whole label first, then its longest leading or trailing run of words that is known. */
export const columnRole = remembered(findRole);

/** Whether the text as a whole is a label that headers use. */
export const isColumnLabel = remembered((text) => ROLE_BY_LABEL.has(headerWords(text)));

/** What an amount is without, or with, is not what it is: `Betrag ohne USt.`. */
const QUALIFIER = /(?<=[a-z0-9%] )(?:ohne|exkl|excl|ex|inkl|incl|inc|zzgl|hors|sans|without|senza|sin|sem|bez) .*$/;

/** A longer text is no header label. */
const LONGEST_HEADER = 120;

function findRole(label: string): ColumnRole | null {
  if (label.length > LONGEST_HEADER) return null;
  const words = headerWords(label).replace(QUALIFIER, '').split(' ').filter(Boolean);
  for (let length = words.length; length > 0; length--) {
    for (const start of [0, words.length - length]) {
      const role = ROLE_BY_LABEL.get(words.slice(start, start + length).join(' '));
      if (role) return role;
    }
  }
  return words.map((word) => ROLE_BY_WORD.get(word)).find((role) => role !== undefined) ?? null;
}
