import { EUROPEAN_LABELS } from './european-labels.data';
import { LABEL_LEXICON, type ValueType } from './label-lexicon.data';
import { OWN_LABELS } from './own-labels.data';
import { compactForm } from './label-words';

/** One meaning of a label. */
export interface LabelMeaning {
  key: string;
  type: ValueType;
  /** 1 for a label that names the field alone, less for one that also heads other things. */
  weight: number;
}

/** A weak label loses to any strong one near it, and still beats no label. */
const WEAK = 0.55;
/** A label read with one wrong letter. */
const MISREAD = 0.85;
/** Shorter labels are not forgiven a letter: `tva` and `iva` are one letter apart and so are a hundred words. */
const FORGIVEN_LENGTH = 6;

const NUMBER_WORDS = ['n', 'no', 'nr', 'num', 'numero'];

const EXACT = new Map<string, LabelMeaning[]>();
const ONE_LETTER_LESS = new Map<string, string[]>();
let longest = 0;

for (const { key, type, strong, weak = [] } of [...LABEL_LEXICON, ...EUROPEAN_LABELS, ...OWN_LABELS]) {
  for (const form of strong.flatMap(labelForms)) addForm(form, { key, type, weight: 1 });
  for (const form of weak.flatMap(labelForms)) addForm(form, { key, type, weight: WEAK });
}

/** The compact forms of a label: `n pedido` and `fatura n` stand for `n.º pedido`, `nr fatura`, `fatura num.` and the like. */
export function labelForms(label: string): string[] {
  if (!/^n | n$/.test(label)) return [compactForm(label)];
  return NUMBER_WORDS.map((word) => compactForm(label.replace(/^n /, `${word} `).replace(/ n$/, ` ${word}`)));
}

function addForm(form: string, meaning: LabelMeaning): void {
  longest = Math.max(longest, form.length);
  const meanings = EXACT.get(form) ?? [];
  if (meanings.some((each) => each.key === meaning.key)) return;
  EXACT.set(form, [...meanings, meaning]);
  if (meanings.length > 0 || form.length < FORGIVEN_LENGTH) return;
  for (const shorter of shortened(form)) ONE_LETTER_LESS.set(shorter, [...(ONE_LETTER_LESS.get(shorter) ?? []), form]);
}

/** Length of the longest label, in letters. */
export const LONGEST_LABEL = longest;

/** What a compact form means; with `misread`, one letter may be wrong, missing or too many. */
export function labelMeanings(form: string, misread: boolean): readonly LabelMeaning[] {
  const exact = EXACT.get(form);
  if (exact) return exact;
  if (!misread || form.length < FORGIVEN_LENGTH) return [];
  const near = nearForms(form);
  return near.flatMap((each) => EXACT.get(each) ?? []).map((meaning) => ({ ...meaning, weight: meaning.weight * MISREAD }));
}

function nearForms(form: string): string[] {
  const candidates = new Set(ONE_LETTER_LESS.get(form));
  for (const shorter of shortened(form)) {
    if (EXACT.has(shorter)) candidates.add(shorter);
    for (const other of ONE_LETTER_LESS.get(shorter) ?? []) candidates.add(other);
  }
  return [...candidates];
}

function* shortened(form: string): Generator<string> {
  for (let index = 0; index < form.length; index++) yield form.slice(0, index) + form.slice(index + 1);
}
