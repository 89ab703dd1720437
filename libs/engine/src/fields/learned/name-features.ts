import { remembered } from '@gridline/values';
import type { Field } from '../../model/field';
import { boxCentreX, boxHeight, boxWidth, overlapX, type Box } from '../../model/box';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { endsOpen, hasBankWord, isGreeting, isSalutation, titleType } from '../../lexicon/lexicon';
import type { Segment } from '../../layout/segments';
import type { PageFindings } from '../candidates/page-findings';
import { hostsOn, isOfHost } from '../parties/sender-names';
import {
  hasLegalForm,
  isContactLine,
  isCountryLine,
  isLegalFormAlone,
  isPostalLine,
  isStreetLine,
  isTradeLine,
} from '../values/address-lines';
import type { FieldItem } from './field-items';
import { LABEL_CLASSES } from './label-classes';
import { surroundingsOf } from './item-surroundings';
import type { Sense } from './label-sense';
import { nameSense } from './name-sense';
import { NAME_FEATURES } from './weights';

/** Whom the rules chose: a name is held against each of them. */
const CHOSEN = ['sellerName', 'buyerName', 'accountHolder', 'shipTo', 'contact', 'bankName'];
const CLASSES = ['none', 'seller', 'buyer', 'accountHolder', 'contact', 'bank', 'otherText'].map((name) => LABEL_CLASSES.indexOf(name));

/** What a name is like, which lines of an address follow it, who else says it, and whom the rules chose. */
export function nameFeatures(
  items: readonly FieldItem[],
  fields: readonly Field[],
  { isFromBuyer }: { isFromBuyer?: boolean },
  sense: Sense,
): number[][] {
  const chosen = CHOSEN.map((key) => compactForm(fields.find((field) => field.key === key)?.value ?? ''));
  const pages = new Map([...new Set(items.map(({ page }) => page))].map((page) => [page, wordsOfPage(page)]));
  const legal = items.filter(({ value }) => hasLegalForm(value));
  const below = new Map(items.map((item) => [item, linesBelow(item)]));
  const addresses = items.filter((item) => below.get(item)!.some(isOfAddress));
  const near = NEAR.map((key) => fields.find((field) => field.key === key));
  const fromBuyer = isFromBuyer === undefined ? -1 : Number(isFromBuyer);
  return items.map((item) => ofItem(item, { chosen, pages, legal, below, addresses, near, fromBuyer, sense }));
}

/** What every name is held against, reckoned once. */
interface AllNames {
  /** Whom the rules chose, in compact form. */
  chosen: readonly string[];
  pages: ReadonlyMap<PageFindings, WordsOfPage>;
  legal: readonly FieldItem[];
  below: ReadonlyMap<FieldItem, readonly (Segment | undefined)[]>;
  addresses: readonly FieldItem[];
  near: readonly (Field | undefined)[];
  fromBuyer: number;
  sense: Sense;
}

function ofItem(item: FieldItem, { chosen, pages, legal, below, addresses, near, fromBuyer, sense }: AllNames): number[] {
  const { page, box, value } = item;
  const words = pages.get(page)!;
  return [
    ...ofName(item, words, sense(value)),
    ...ofChosen(compactForm(value), chosen),
    ...[legal.length, legal.indexOf(item), (box.top - words.first) / heightOf(item)],
    ...below.get(item)!.flatMap(kindsOf),
    ...ofNeighbours(item),
    ...[addresses.length, addresses.indexOf(item), addresses.filter((each) => each.box.top < box.top).length],
    ...near.flatMap((field) => apartFrom(item, field)),
    ...[fromBuyer, ...ofPaper(item, words)],
  ];
}

const heightOf = ({ box }: FieldItem): number => Math.max(1, boxHeight(box));

/** What it says, how it is written, and how often its page says it. */
function ofName({ value, text, page, segment, start }: FieldItem, { hosts, said }: WordsOfPage, sense: Float64Array): number[] {
  const words = wordForms(value);
  return [
    ...[hasLegalForm(value), isContactLine(text), isCountryLine(text), isTradeLine(text), isSalutation(text), hasBankWord(value)].map(
      Number,
    ),
    ...[titleType(value) !== undefined, page.headed.has(segment), page.numbered.has(segment), /\d/.test(value)].map(Number),
    ...[words.length, value === value.toUpperCase() ? 1 : 0, /^\p{Lu}/u.test(value) ? 1 : 0, start > 0 ? 1 : 0],
    ...[segment.words.length - words.length, hosts.some((host) => isOfHost(value, host)) ? 1 : 0],
    ...said(compactForm(value)),
    ...CLASSES.map((at) => sense[at]!),
  ];
}

const ofChosen = (form: string, chosen: readonly string[]): number[] =>
  chosen.flatMap((other) => [
    other === '' ? -1 : Number(other === form),
    other !== '' && (other.includes(form) || form.includes(other)) ? 1 : 0,
  ]);

/** How it goes together with the lines above and below it. */
function ofNeighbours(item: FieldItem): number[] {
  const { above: [above], below: [below] } = surroundingsOf(item); // prettier-ignore
  const { value, segment, box } = item;
  const words = wordForms(value);
  return [
    ...[nameSense(value), nameSense(above?.text ?? ''), nameSense(below?.text ?? ''), endsOpen(value) ? 1 : 0],
    ...[words.length > segment.words.length ? 1 : 0, isLegalFormAlone(below?.text ?? '1') ? 1 : 0],
    ...[value.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length / words.length, below ? segment.fontSize / below.fontSize : 0],
    ...[below ? (below.box.top - box.bottom) / heightOf(item) : FAR, below ? boxWidth(box) / Math.max(1, boxWidth(below.box)) : 0],
  ];
}

/** Where it stands to the paper's title, whether a greeting names it, and how far below it in its column an account or a tax number stands. */
function ofPaper({ page, box, value }: FieldItem, { title, greetings }: WordsOfPage): number[] {
  const height = Math.max(1, boxHeight(box));
  const below = (kind: 'iban' | 'vatId'): number => {
    const gaps = page.values
      .filter((each) => each.kind === kind && each.box.top > box.top - height && isInColumn(box, each.box))
      .map((each) => (each.box.top - box.top) / height);
    return Math.min(FAR, ...gaps);
  };
  const words = wordForms(value).filter((word) => word.length > NAME_FEATURES.shortWord);
  return [
    ...(title ? [(box.top - title.box.top) / height, (box.left - title.box.left) / height] : [FAR, FAR]),
    ...[greetings.some((greeting) => words.some((word) => greeting.includes(word))) ? 1 : 0, below('iban'), below('vatId')],
  ];
}

const isInColumn = (box: Box, other: Box): boolean => overlapX(box, other) > 0 || Math.abs(box.left - other.left) < 2 * boxHeight(box);

/** Farther than any neighbour. */
const FAR = 99;

/** What stands by the one party or the other. */
const NEAR = ['sellerVatId', 'buyerVatId', 'iban', 'customerNumber', 'issueDate', 'grossTotal'];

function apartFrom({ page, box }: FieldItem, field: Field | undefined): [number, number] {
  const { page: number, box: other } = field?.provenance ?? {};
  if (!other || number !== page.page.number) return [FAR, FAR];
  const height = Math.max(1, boxHeight(box));
  return [(box.top - other.top) / height, (box.left - other.left) / height];
}

const isOfAddress = (line: Segment | undefined): boolean => line !== undefined && (isPostalLine(line.text) || isStreetLine(line.text));

interface WordsOfPage {
  hosts: readonly string[];
  /** How many of its segments say just this, in compact form, and how many more. */
  said: (form: string) => readonly [number, number];
  /** Where its first line stands. */
  first: number;
  title: Segment | undefined;
  /** The words of the lines that greet a reader. */
  greetings: readonly (readonly string[])[];
}

function wordsOfPage({ page: { segments } }: PageFindings): WordsOfPage {
  return {
    hosts: hostsOn(segments),
    said: remembered(timesSaid(segments.map(({ text }) => compactForm(text)))),
    first: segments[0]?.box.top ?? 0,
    title: segments.filter(({ text }) => titleType(text) !== undefined).sort((a, b) => b.fontSize - a.fontSize)[0],
    greetings: segments.filter(({ text }) => isGreeting(text)).map(({ text }) => wordForms(text)),
  };
}

const timesSaid =
  (forms: readonly string[]) =>
  (form: string): readonly [number, number] => {
    let [alike, longer] = [0, 0];
    for (const each of forms)
      if (each === form) alike++;
      else if (each.includes(form)) longer++;
    return [alike, longer];
  };

/** The lines that follow it closely at its left edge or centred under it. */
function linesBelow({ page: { page }, segment, box }: FieldItem): (Segment | undefined)[] {
  const found: Segment[] = [];
  let bottom = box.bottom;
  const height = Math.max(1, boxHeight(box));
  const centre = boxCentreX(box);
  for (let line = segment.line + 1; found.length < NAME_FEATURES.linesBelow && page.lines[line]; line++) {
    const below = page.lines[line]!.segments.find(
      (each) => Math.abs(each.box.left - box.left) < height || Math.abs(boxCentreX(each.box) - centre) < height,
    );
    if (!below) continue;
    if (below.box.top - bottom > NAME_FEATURES.apart * height) break;
    found.push(below);
    bottom = below.box.bottom;
  }
  return Array.from({ length: NAME_FEATURES.linesBelow }, (_, at) => found[at]);
}

const kindsOf = (line: Segment | undefined): number[] =>
  line
    ? [1, ...[isPostalLine(line.text), isStreetLine(line.text), isContactLine(line.text), hasLegalForm(line.text)].map(Number)]
    : [0, 0, 0, 0, 0];
