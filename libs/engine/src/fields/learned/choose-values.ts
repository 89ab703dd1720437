import { provenanceOn } from '../../layout/laid-out-page';
import type { Field } from '../../model/field';
import { compactForm } from '../../lexicon/label-words';
import { chanceOf, marginsOfAll, oddsOf, type BoostedTrees } from '../../learned/boosted-trees';
import { containsCentre } from '../../model/box';
import { toUnits } from '../../reckoning/money';
import { areSameSum, makesSum } from '../../reckoning/sums';
import type { Candidate } from '../candidates/candidate';
import { isGiven, isLabelled } from '../candidates/sure-fields';
import { valueAs } from '../choose/to-field';
import type { FoundFields } from '../candidates/found-fields';
import model from './field-choice.data.json';
import { fieldItems, type FieldItem, type ItemKind } from './field-items';
import { isChosen, itemFeatures, type KnownOfDocument } from './item-features';
import { CHOOSE_VALUES } from './weights';

const MODELS = model as unknown as Readonly<Record<ValueKind, BoostedTrees>>;

/** What is chosen here; names are chosen before (`choose-names.ts`). */
const VALUE_KINDS = ['code', 'date', 'amount'] as const satisfies readonly ItemKind[];
type ValueKind = (typeof VALUE_KINDS)[number];

/** A text with how likely it is the value of a field. */
export interface Guess {
  key: string;
  item: FieldItem;
  share: number;
  /** How far ahead of the next likely one with another value. */
  margin: number;
}

/**
 * The fields of a document with the numbers, days and amounts that trees find likely: where the rules have none, under a label that no list has or
 * below its party, and instead of theirs where likelier (docs/decisions/values-chosen-by-trees.md).
 */
export function chooseValues(found: FoundFields, known: KnownOfDocument): Field[] {
  return VALUE_KINDS.reduce((fields, kind) => withGuesses(fields, kind, guessesOf(kind, found, known)), [...known.fields]);
}

/** Of one kind the likeliest first; a number is one field's. */
function withGuesses(fields: readonly Field[], kind: ValueKind, { guesses, shareOf }: Guesses): Field[] {
  let told = fields.map((field) => {
    const likely = isGiven(field) ? 0 : shareOf(field);
    return likely > 0 ? { ...field, signals: { ...field.signals, likely } } : field;
  });
  for (const guess of [...guesses].sort((a, b) => b.share - a.share)) {
    const isSame = ({ value }: Field): boolean => compactForm(value) === compactForm(guess.item.value);
    const others = told.filter(({ key }) => key !== guess.key);
    const isTaken = kind === 'code' && others.some((field) => MODELS.code.classes.includes(field.key) && isSame(field));
    if (!isTaken) told = [...others, toLikelyField(guess)];
  }
  return told;
}

/** Whether a day ends or begins a period under its label: nothing is due then, though a paper may be of that day. */
const isOfPeriod = (item: FieldItem, fields: readonly Field[]): boolean =>
  fields.some((field) => PERIOD.has(field.key) && isLabelled(field) && isChosen(item, field));
const PERIOD: ReadonlySet<string> = new Set(['periodFrom', 'periodTo']);

/** Whether a value is long enough for a field: `Km 4,5` of an address is nobody's tax number. */
export const isLongEnough = (key: string, value: string): boolean =>
  !key.endsWith('VatId') || value.replace(/[^\p{L}\p{N}]/gu, '').length >= CHOOSE_VALUES.shortestTaxNumber;

interface Guesses {
  guesses: Guess[];
  /** How likely trees find what the rules chose for a field; 0 where they were not asked. */
  shareOf: (field: Field) => number;
}

function guessesOf(kind: ValueKind, found: FoundFields, known: KnownOfDocument): Guesses {
  const { classes } = MODELS[kind];
  const items = fieldItems(kind, found);
  const margins = marginsOfAll(MODELS[kind], itemFeatures(items, known));
  const mayBe = (key: string, item: FieldItem): boolean =>
    isLongEnough(key, item.value) && (key !== 'dueDate' || !isOfPeriod(item, known.fields));
  const asked = new Map(classes.map((key, at) => [key, margins.map((each, index) => (mayBe(key, items[index]!) ? chanceOf(each[at]!) : 0))])); // prettier-ignore
  const shares = new Map([...asked].map(([key, each]) => [key, ofPaperAlone(key, each, items, found.candidates)]));
  const shareOf = (field: Field): number =>
    (shares.get(field.key) ?? []).reduce((most, share, at) => (isChosen(items[at]!, field) ? Math.max(most, share) : most), 0);
  const guesses = classes.flatMap((key) => {
    const ruled = known.fields.find((field) => field.key === key);
    const guess = likeliest(key, items, shares.get(key)!);
    if (!guess || (ruled && (isGiven(ruled) || isBeforeWithholding(ruled, guess.item.value, known.fields)))) return [];
    return isLikelier(guess, ruled, ruled ? shareOf(ruled) : 0) ? [guess] : [];
  });
  return { guesses, shareOf };
}

/**
 * How likely texts are the day or the number of the paper itself, where another may be it none that a label gives to something else: the day when it is
 * to be paid, the invoice that it corrects.
 */
function ofPaperAlone(
  key: string,
  shares: readonly number[],
  items: readonly FieldItem[],
  candidates: readonly Candidate[],
): readonly number[] {
  const others = KEYS_OF_OTHERS[key];
  if (!others) return shares;
  const labelled = candidates.filter((each) => others.has(each.key) && each.label !== undefined);
  const isOthers = items.map(
    ({ value, box, page }) =>
    labelled.some((each) => each.page.number === page.page.number && compactForm(each.value) === compactForm(value) && containsCentre(each.box, box)), // prettier-ignore
  );
  const isLeft = shares.some((share, at) => share > CHOOSE_VALUES.instead && !isOthers[at]);
  return isLeft ? shares.map((share, at) => (isOthers[at] ? 0 : share)) : shares;
}

const KEYS_OF_OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  issueDate: new Set(['dueDate', 'originalDate', 'associatedInvoiceDate']),
  invoiceNumber: new Set(['associatedInvoiceNumber']),
};

function likeliest(key: string, items: readonly FieldItem[], shares: readonly number[]): Guess | undefined {
  const best = shares.indexOf(Math.max(...shares));
  const item = items[best];
  if (!item) return undefined;
  const others = shares.filter((_, index) => items[index]!.value !== item.value);
  return { key, item, share: shares[best]!, margin: shares[best]! - Math.max(0, ...others) };
}

/** Whether a total is what its net amount and its tax make, and another what is asked once tax was withheld: that may have the likelier label. */
function isBeforeWithholding({ key, value }: Field, other: string, fields: readonly Field[]): boolean {
  const [net, tax, held] = ['netTotal', 'taxTotal', 'withholdingTax'].map((part) => fields.find((field) => field.key === part)?.value);
  if (key !== 'grossTotal' || !net || !tax || !held) return false;
  return makesSum([toUnits(net), toUnits(tax)], toUnits(value)) && areSameSum(toUnits(value) - Math.abs(toUnits(held)), toUnits(other));
}

/** Likely enough where the rules have nothing; where they have another value, likelier than that by so many odds. */
function isLikelier({ key, item, share }: Guess, ruled: Field | undefined, ruledShare: number): boolean {
  if (!ruled) return share > CHOOSE_VALUES.added[key as keyof typeof CHOOSE_VALUES.added];
  if (WITH_PARTIES.has(key) || share <= CHOOSE_VALUES.instead || compactForm(ruled.value) === compactForm(item.value)) return false;
  return oddsOf(share) > CHOOSE_VALUES.odds * oddsOf(Math.max(ruledShare, CHOOSE_VALUES.unasked));
}

/** Tax numbers that the rules have are given to the parties already, by their names (`choose/tax-numbers.ts`). */
const WITH_PARTIES: ReadonlySet<string> = new Set(['sellerVatId', 'buyerVatId']);

const toAddedField = ({ key, item: { value, text, box, page, form, readScore }, share, margin }: Guess): Field => ({
  key,
  value: valueAs(key, value),
  text,
  provenance: provenanceOn(page.page, box),
  signals: {
    labelStrength: 0,
    position: CHOOSE_VALUES.trust * share,
    formatValid: form,
    readScore,
    margin: CHOOSE_VALUES.trust * margin,
  },
});

/** How likely trees find it is a signal of its own, beside those that rules would have. */
export function toLikelyField(guess: Guess): Field {
  const field = toAddedField(guess);
  return { ...field, signals: { ...field.signals, likely: guess.share } };
}
