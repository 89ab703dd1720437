import { readScoreOf } from '../../model/page';
import { boxHeight, overlapX } from '../../model/box';
import type { Field } from '../../model/field';
import { chanceOf, marginsOfAll, type BoostedTrees } from '../../learned/boosted-trees';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { endsOpen } from '../../lexicon/lexicon';
import { isKnownLabel } from '../../lexicon/whole-labels';
import type { Segment } from '../../layout/segments';
import { isGiven } from '../candidates/sure-fields';
import type { FoundFields } from '../candidates/found-fields';
import type { PageFindings } from '../candidates/page-findings';
import {
  formOfName,
  hasLegalForm,
  isContactLine,
  isLegalFormAlone,
  isNameLine,
  isOnlyLegalForm,
  isPostalLine,
  isStreetLine,
} from '../values/address-lines';
import { EXTENT_SIDES, extentFeatures, namesOfDocument, type ExtentSide, type NamesOfDocument } from './extent-features';
import model from './name-extent.data.json';
import { nameVariants, type NameVariant } from './name-variants';
import { NAME_EXTENT } from './weights';

const MODEL = model as unknown as BoostedTrees;

/**
 * The fields with their names as far as trees find that they go at their places: without what stands before or behind them in their line, with the
 * lines that they go on in (docs/decisions/names-chosen-by-trees.md). `ruled` is what the rules chose.
 */
export function withExtents(fields: readonly Field[], found: FoundFields, ruled: readonly Field[]): Field[] {
  const named = fields.filter((field) => isSide(field.key) && !isGiven(field));
  if (named.length === 0) return [...fields];
  const known = namesOfDocument(found, ruled);
  return fields.map((field) => (named.includes(field) ? inExtent(field, field.key as ExtentSide, found.pages, known) : field));
}

const isSide = (key: string): boolean => (EXTENT_SIDES as readonly string[]).includes(key);

/** A name that was told with its legal form keeps one, and the whole of it: `Pte.` is none without `Ltd.`. */
function inExtent(field: Field, side: ExtentSide, pages: readonly PageFindings[], known: NamesOfDocument): Field {
  const findings = pages.find(({ page }) => page.number === field.provenance.page);
  const own = findings && segmentOf(field, findings);
  if (!own) return field;
  const { lines, variants: all } = nameVariants(findings.page, own);
  const name = withoutLabel(field.value);
  const told = compactForm(name);
  const isCut = all.some(({ value }) => compactForm(value) === told && (isCutInForm(value, all) || goesOnInFormBelow(value, all)));
  const further = goesOnBelow(told, own, all);
  const mayBe = further.length > 0 ? further : all.filter(({ value }) => mayReplace(name, value, all) && (!isCut || isInFull(told, value)));
  const whole = orAll(mayBe, ({ value }) => !isCutInSigns(value));
  const variants = orAll(whole, ({ value }) => !holdsMore(value));
  if (variants.length === 0) return field;
  const shares = marginsOfAll(MODEL, extentFeatures(side, lines, variants, known)).map(([margin]) => chanceOf(margin!));
  const present = variants.findIndex(({ value }) => compactForm(value) === told);
  const best = shares.indexOf(Math.max(...shares));
  const mustChange = isCut || further.length > 0 || holdsMore(field.value) || (present < 0 && isCutInSigns(field.value));
  if (!mustChange && (present < 0 || best === present || shares[best]! < shares[present]! + NAME_EXTENT.lead)) return field;
  const { value, text, box, words } = inFullForm(variants[best]!, all);
  const readScore = readScoreOf(words);
  return {
    ...field,
    value,
    text,
    provenance: { ...field.provenance, ...(findings.page.placed ? { box } : {}) },
    signals: { ...field.signals, formatValid: formOfName(value), readScore },
  };
}

/** The name, or as it goes on in the line below with its legal form alone. */
const inFullForm = (name: NameVariant, variants: readonly NameVariant[]): NameVariant =>
  goesOnInFormBelow(name.value, variants) ? variants.find((each) => isWithFormBelow(each, name.value))! : name;

/** Those that are so; all where none is. */
function orAll(variants: readonly NameVariant[], isSo: (variant: NameVariant) => boolean): readonly NameVariant[] {
  const those = variants.filter(isSo);
  return those.length > 0 ? those : variants;
}

/** What a name goes on with below where its line ends in an `and`, an `of` or somebody's initial; with its legal form, where it has one there. */
function goesOnBelow(told: string, own: Segment, variants: readonly NameVariant[]): NameVariant[] {
  const isOpen = (OPEN_WORD.test(own.text) && endsOpen(own.text)) || ENDS_IN_INITIAL.test(own.text);
  if (!isOpen || !compactForm(own.text).endsWith(told)) return [];
  const longer = variants.filter(({ lines: [first, second], value }) => {
    const isLonger = compactForm(value).startsWith(told) && compactForm(value) !== told && !endsOpen(value);
    return isLonger && first === own && second !== undefined && isNameLine(second.text) && !/\p{Nd}/u.test(second.text);
  });
  const inFull = longer.filter(({ value }) => hasLegalForm(value) && !isCutInForm(value, variants));
  return inFull.length > 0 ? inFull : longer;
}

/** A sign or a word in small letters: `Klasse A` is whole. */
const OPEN_WORD = /(?:&|(?<!\p{L})\p{Ll}+)$/u;

/** `… im. F.` of a school that is called after somebody. */
const ENDS_IN_INITIAL = /\p{L}{2}\.? \p{Lu}\.$/u;

const mayReplace = (told: string, value: string, variants: readonly NameVariant[]): boolean =>
  (!hasLegalForm(told) || hasLegalForm(value)) && !isCutInForm(value, variants) && !opensWithLabel(value, told);

/** `UAB „Nemuno` of `UAB „Nemuno mediena“`: the sign that closes is left out. */
export const isCutInSigns = (name: string): boolean => /«[^»]*$|„[^“”"]*$|「[^」]*$/.test(name);

/**
 * `Razón Social: Cooperativa …`: a label of three words, or of two before a name with its legal form; `… Credit Union Ltd · Beech Road`: a name with its form, or
 * before an address, and what a sign keeps apart. `Kunst · Raum · Wien GmbH` is one name.
 */
const holdsMore = (name: string): boolean => withoutLabel(name) !== name || holdsOtherPart(name);

function holdsOtherPart(name: string): boolean {
  const [front, ...rest] = name.split(/ [·•●|] /);
  return rest.length > 0 && (hasLegalForm(front!) || rest.some((part) => isStreetLine(part) || isPostalLine(part) || isContactLine(part)));
}

/** A name without the label that stands before it, known or not. */
function withoutLabel(name: string): string {
  const [, label, rest] = LABEL.exec(name) ?? [];
  if (!label || !rest || hasLegalForm(label)) return name;
  const words = wordForms(label).length;
  return words > 2 || (words === 2 && hasLegalForm(rest)) ? rest : name;
}

const LABEL = /^([^:：]*[\p{L})])[:：] ?(\S.*)$/u;

const isInFull = (told: string, value: string): boolean =>
  hasLegalForm(value) && compactForm(value) !== told && compactForm(value).startsWith(told);

/** Whether what follows on a name is nothing but the rest of its legal form, or one more: `… GmbH` before `& Co. KG`, `…, příspěvková` before `organizace`. */
export function isCutInForm(name: string, variants: readonly Pick<NameVariant, 'value'>[]): boolean {
  const opening = `${name} `;
  return variants.some(({ value }) => value.startsWith(opening) && goesOnInForm(name, value.slice(opening.length), value));
}

function goesOnInForm(name: string, rest: string, whole: string): boolean {
  if (/^\p{Ll}+$/u.test(rest)) return !hasLegalForm(name) && hasLegalForm(whole);
  // `AG Coesfeld HRA 5518` behind a name is the court of its register.
  return rest !== 'AG' && /^(?:& )?\p{Lu}\p{L}/u.test(rest) && hasLegalForm(name) && isLegalFormAlone(rest);
}

/** Whether the line below a name that has no legal form is nothing but one. */
const goesOnInFormBelow = (name: string, variants: readonly NameVariant[]): boolean =>
  !hasLegalForm(name) && variants.some((each) => isWithFormBelow(each, name));

function isWithFormBelow({ value, lines }: NameVariant, name: string): boolean {
  const below = lines.at(-1)!.text;
  return lines.length > 1 && value === `${name} ${below}` && isOnlyLegalForm(below);
}

/** Whether what stands before the name in a longer one is its label: `Gauta iš` before `Rasos Jankauskaitės`. */
function opensWithLabel(longer: string, name: string): boolean {
  const before = longer.endsWith(` ${name}`) ? longer.slice(0, -name.length - 1) : '';
  return before !== '' && isKnownLabel(before);
}

/** The segment that a name is told from: of several lines the first. */
function segmentOf({ value, provenance: { box } }: Field, { page }: PageFindings): Segment | undefined {
  if (!box) return undefined;
  const form = compactForm(value);
  const beside = page.segments.filter((each) => overlapX(each.box, box) > 0 && Math.abs(each.box.top - box.top) < boxHeight(each.box));
  return beside.find(({ text }) => compactForm(text).includes(form)) ?? beside.find(({ text }) => sharesBeginning(compactForm(text), form));
}

const sharesBeginning = (line: string, name: string): boolean => line !== '' && (name.startsWith(line) || line.includes(name.slice(0, 4)));
