import { boxCentreX, boxHeight, boxWidth } from '../../model/box';
import type { Field } from '../../model/field';
import { textOf, type Word } from '../../model/page';
import type { Segment } from '../../layout/segments';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { endsInHonorific, endsOpen, isLegalForm, isSalutation, titleType } from '../../lexicon/lexicon';
import { isKnownLabel } from '../../lexicon/whole-labels';
import type { FoundFields } from '../candidates/found-fields';
import { hostsOn, isOfHost } from '../parties/sender-names';
import {
  hasLegalForm,
  isContactLine,
  isCountryLine,
  isNameLine,
  isOnlyLegalForm,
  isPostalLine,
  isStreetLine,
} from '../values/address-lines';
import { featureRow } from './feature-row';
import { ruleKeys } from './field-items';
import { LABEL_CLASSES } from './label-classes';
import { labelSense } from './label-sense';
import { nameSense } from './name-sense';
import type { NameLines, NameRoom, NameVariant } from './name-variants';
import { EXTENT_FEATURES, FIELD_ITEMS } from './weights';

/** Whose name it is, as a number for the trees. */
export const EXTENT_SIDES = ['sellerName', 'buyerName', 'accountHolder'] as const;
export type ExtentSide = (typeof EXTENT_SIDES)[number];

const CLASSES = ['none', 'seller', 'buyer', 'accountHolder', 'contact', 'customerNumber', 'otherText'].map((name) => LABEL_CLASSES.indexOf(name)); // prettier-ignore
/** Whom the rules chose: an extent is held against each of them. */
const CHOSEN = ['sellerName', 'buyerName', 'accountHolder', 'shipTo'];

/** What the pages say besides, reckoned once for all places of a document. */
export interface NamesOfDocument {
  /** The segments of the first pages in compact form. */
  forms: readonly (readonly [Segment, string])[];
  hosts: readonly string[];
  fields: readonly Field[];
  /** How well the rules like each name, by its compact form and field; and by the form alone in whatever role. */
  scores: ReadonlyMap<string, number>;
}

/** What is said of names on the first pages, and by the rules. */
export function namesOfDocument({ pages, candidates }: FoundFields, fields: readonly Field[]): NamesOfDocument {
  const segments = pages.slice(0, FIELD_ITEMS.pages).flatMap(({ page }) => page.segments);
  const scores = new Map<string, number>();
  for (const { key, value, score } of candidates.filter((each) => ruleKeys('name').includes(each.key)))
    for (const name of [compactForm(value), `${key} ${compactForm(value)}`]) scores.set(name, Math.max(score, scores.get(name) ?? 0));
  return { scores, forms: segments.map((segment) => [segment, compactForm(segment.text)]), hosts: hostsOn(segments), fields };
}

/** Numbers that tell how far the name at a place goes; one row an extent. */
export function extentFeatures(
  side: ExtentSide,
  around: NameLines,
  variants: readonly NameVariant[],
  known: NamesOfDocument,
): Float32Array[] {
  const { above, own, prominence } = around;
  // prettier-ignore
  const chosen = CHOSEN.map((key) => compactForm(known.fields.find((field) => field.key === key)?.value ?? ''));
  const ofSide = [EXTENT_SIDES.indexOf(side), own.words.length, variants.length, ...lineOf(above, own), ...lineOf(own, own)];
  const { lines, cutBefore, cutBehind, next, over } = sharedParts(around);
  return variants.map(({ value, words, before, behind, lines: taken }) => {
    const form = compactForm(value);
    return featureRow(
      ofSide,
      [taken.length, taken[0] === above ? 1 : 0, before.length, behind.length],
      ofText(value, words),
      cutBefore(before, words[0]!),
      cutBehind(behind, words.at(-1)!),
      [known.scores.get(form) ?? 0, known.scores.get(`${side} ${form}`) ?? 0],
      endOf(words.at(-1)!.text, value),
      saidElsewhere(form, lines, known),
      [known.hosts.some((host) => isOfHost(value, host)) ? 1 : 0],
      chosen.flatMap((other) => againstChosen(form, other)),
      next(taken),
      over(taken),
      prominence,
    );
  });
}

/** The lines of a place, and the parts of rows that extents share: of what they leave out before and behind, and of the lines that they are taken from. */
function sharedParts({ above, own, below, room }: NameLines) {
  const lines = [...(above ? [above] : []), own, ...below];
  const whole = Math.max(...[above, own, ...below].map((line) => line?.box.right ?? 0));
  return {
    lines,
    cutBefore: oncePer((before: readonly Word[], first: Word) => ofCut(before, before.at(-1), first)),
    cutBehind: oncePer((behind: readonly Word[], last: Word) => ofCut(behind, last, behind[0])),
    next: oncePer((taken: readonly Segment[]) => ofNext(taken.at(-1)!, lines, whole, room)),
    over: oncePer((taken: readonly Segment[]) => ofLines(taken, boxHeight(own.box), whole, room)),
  };
}

/** Whether a name is the one that the rules chose, the beginning of it, or more than it; -1 where they chose nobody. */
const againstChosen = (form: string, chosen: string): number[] =>
  chosen === '' ? [-1, 0, 0] : [form === chosen, chosen.startsWith(form), form.startsWith(chosen)].map(Number);

/** A part of the row that is the same for all extents of the same lines, or that leave out the same words. */
function oncePer<Shared extends object, More extends unknown[]>(reckon: (shared: Shared, ...more: More) => number[]): typeof reckon {
  const known = new Map<Shared, number[]>();
  return (shared, ...more) => {
    let part = known.get(shared);
    if (!part) known.set(shared, (part = reckon(shared, ...more)));
    return part;
  };
}

/** The line that follows its last one, and how much of the block's width the last one leaves. */
function ofNext(last: Segment, lines: readonly Segment[], whole: number, room: NameRoom): number[] {
  const next = lines[lines.indexOf(last) + 1];
  return [...lineOf(next, last), next ? (whole - last.box.right) / Math.max(1, boxHeight(last.box)) : -1, ...roomLeft(last, next, room)];
}

const { blank: BLANK, far: FAR } = EXTENT_FEATURES;

const NO_ROOM = [-FAR, -FAR];

/** In heights: how much of the block's width and of the column's the first word of the next line would leave behind a line; less than none, where it does not fit. */
function roomLeft(line: Segment, next: Segment | undefined, { block, column }: NameRoom): number[] {
  if (!next) return NO_ROOM;
  const height = Math.max(1, boxHeight(line.box));
  const end = line.box.right + BLANK * height + boxWidth(next.words[0]!.box);
  return [(block - end) / height, Math.min(FAR, (column - end) / height)];
}

/** Where it goes over two lines: how the second follows the first, and how the first ends. */
function ofLines([first, second]: readonly Segment[], height: number, whole: number, room: NameRoom): number[] {
  if (!first || !second) return [...NO_LINE, -1, -1, -1, -1, -1, ...NO_ROOM];
  return [
    ...lineOf(second, first),
    (whole - first.box.right) / Math.max(1, height),
    ...[isNameLine(first.text), hasLegalForm(first.text), endsOpen(first.text), /[-,&„«“]$/.test(first.text)].map(Number),
    ...roomLeft(first, second, room),
  ];
}

/** How many other segments say the name, say more, and say its beginning; a short one is said everywhere. */
function saidElsewhere(form: string, lines: readonly Segment[], { forms }: NamesOfDocument): [number, number, number] {
  if (form.length < 4) return [0, 0, 0];
  let [alike, longer, shorter] = [0, 0, 0];
  for (const [segment, each] of forms) {
    if (!(each.includes(form) || (each.length > 5 && form.startsWith(each))) || lines.includes(segment)) continue;
    if (each === form) alike++;
    else if (each.includes(form)) longer++;
    if (each.length > 5 && form.startsWith(each)) shorter++;
  }
  return [alike, longer, shorter];
}

/** What a name is like by itself. */
function ofText(value: string, words: readonly Word[]): number[] {
  const forms = wordForms(value);
  const sense = labelSense(value);
  const first = labelSense(words[0]!.text);
  const count = (pattern: RegExp): number => value.match(pattern)?.length ?? 0;
  return [
    ...[hasLegalForm(value), isNameLine(value), isStreetLine(value), isPostalLine(value), isContactLine(value), isSalutation(value)].map(Number), // prettier-ignore
    ...[titleType(value) !== undefined, endsOpen(value), endsInHonorific(value), /^\p{Lu}/u.test(value), /^\p{Ll}/u.test(value), value === value.toUpperCase()].map(Number), // prettier-ignore
    ...[count(/\p{Nd}/gu), count(/,/g), count(/[-–—|·•:/]/g), count(/[(（[]/g) - count(/[)）\]]/g), count(/["„“”«»]/g)],
    ...[forms.length, value.length, nameSense(value), ...CLASSES.map((at) => sense[at]!), ...CLASSES.map((at) => first[at]!)],
    ...[/[:：]/.test(value), opensWith(words, isKnownLabel), opensWith(words, isSalutation)].map(Number),
    ...[isSalutation(words[0]!.text) ? 1 : 0, value.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length],
  ];
}

/** Whether the first words say something of their own: `客戶：`, `Invoice to`. */
const opensWith = (words: readonly Word[], says: (opening: string) => boolean): boolean =>
  [1, 2, 3].some((count) => count < words.length && says(textOf(words.slice(0, count))));

const NO_CUT = Array.from({ length: 23 + CLASSES.length }, () => -1);

/** What is left out, and what stands on both sides of the cut. */
function ofCut(left: readonly Word[], first: Word | undefined, second: Word | undefined): number[] {
  if (left.length === 0 || !first || !second) return NO_CUT;
  const rest = textOf(left);
  const sense = labelSense(rest);
  return [
    ...[hasLegalForm(rest), isNameLine(rest), isStreetLine(rest), isPostalLine(rest), isContactLine(rest), isCountryLine(rest)].map(Number),
    ...[isSalutation(rest), endsInHonorific(rest), /\d/.test(rest), /\p{L}/u.test(rest), /[:：]$/.test(first.text), /[,;]$/.test(first.text)].map(Number), // prettier-ignore
    ...[/^[^\p{L}\p{N}]+$/u.test(first.text), /^[^\p{L}\p{N}]+$/u.test(second.text), /^[([{（]/.test(second.text), /^\p{Ll}/u.test(second.text), /^\p{Nd}/u.test(second.text)].map(Number), // prettier-ignore
    ...[
      nameSense(rest),
      isKnownLabel(rest) ? 1 : 0,
      isOnlyLegalForm(rest) ? 1 : 0,
      (second.box.left - first.box.right) / (first.fontSize || 1),
    ],
    ...[second.fontSize / (first.fontSize || 1), first.bold === second.bold ? 0 : first.bold ? 1 : 2],
    ...CLASSES.map((at) => sense[at]!),
  ];
}

function endOf(last: string, value: string): number[] {
  const [first = '', ...rest] = wordForms(value);
  return [isLegalForm(wordForms(last).join(' ')), /[.]$/.test(last), /[,;:]$/.test(last), isLegalForm(first), rest.some(isLegalForm)].map(Number); // prettier-ignore
}

const NO_LINE = Array.from({ length: 18 }, () => -1);

/** What a line is, held against the one before it. */
function lineOf(line: Segment | undefined, before: Segment): number[] {
  if (!line) return NO_LINE;
  const height = Math.max(1, boxHeight(before.box));
  return [
    ...[hasLegalForm(line.text), isOnlyLegalForm(line.text), isStreetLine(line.text), isPostalLine(line.text), isContactLine(line.text)].map(Number), // prettier-ignore
    ...[isNameLine(line.text), endsOpen(line.text), /\p{Nd}/u.test(line.text), /^\p{Ll}/u.test(line.text), /[:：]/.test(line.text), titleType(line.text) !== undefined].map(Number), // prettier-ignore
    ...[nameSense(line.text), labelSense(line.text)[CLASSES[0]!]!, line.fontSize / (before.fontSize || 1)],
    ...[(line.box.top - before.box.bottom) / height, (boxCentreX(line.box) - boxCentreX(before.box)) / height],
    ...[boxWidth(line.box) / Math.max(1, boxWidth(before.box)), line.words[0]!.bold === before.words[0]!.bold ? 1 : 0],
  ];
}
