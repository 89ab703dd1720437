import { boxHeight, overlapX } from '../../model/box';
import { DOC_TYPES, type DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { textOf } from '../../model/page';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { compactForm } from '../../lexicon/label-words';
import { hasLegalForm, isContactLine, isPostalLine, isStreetLine } from '../values/address-lines';
import { KEYS_OF_KIND, ruleKeys, type FieldItem, type ItemKind } from './field-items';
import { codeFeatures } from './code-features';
import { featureRow } from './feature-row';
import { amountFeatures, dateFeatures } from './kind-features';
import { nameFeatures } from './name-features';
import { surroundingsOf, type Surroundings } from './item-surroundings';
import { LABEL_CLASSES } from './label-classes';
import { labelSense, type Sense } from './label-sense';
import { ITEM_FEATURES } from './weights';

/** What is known of the document when trees look for fields. */
export interface KnownOfDocument {
  docType: DocType;
  /** What the rules chose. */
  fields: readonly Field[];
  /** Whether it is an order that the buyer sends, as far as its title says. */
  isFromBuyer?: boolean;
}

/** Numbers that tell which field each item is the value of; one row an item, the same columns for all of a kind. `sense` tells what labels say. */
export function itemFeatures(items: readonly FieldItem[], known: KnownOfDocument, sense: Sense = labelSense): Float32Array[] {
  if (items.length === 0) return [];
  const surroundings = items.map(surroundingsOf);
  const senseOf = shortSense(sense);
  const senses = surroundings.map((each) => taxSense(each, senseOf));
  const taxed = senses.filter((sense) => sense > ITEM_FEATURES.sure).length;
  const types = DOC_TYPES.map((type) => (type === known.docType ? 1 : 0));
  const all = reckonAll(items, known);
  const headsParty = partyHeadings(senseOf);
  const ofKind: readonly ArrayLike<number>[] = OF_KIND[items[0]!.kind](items, known.fields, known, sense);
  let taxedBefore = 0;
  return items.map((item, index) => {
    const features = featureRow(
      ofPosition(item, all),
      ofText(item, all),
      ...ofSurroundings(item, surroundings[index]!, senseOf),
      ofRules(item, index, all),
      ofParties(item, known, senseOf, headsParty),
      [senses[index]!, taxedBefore, taxed],
      [index / items.length, items.length, item.page.page.reader === 'ocr' ? 1 : 0],
      types,
      ofKind[index] ?? [],
    );
    if (senses[index]! > ITEM_FEATURES.sure) taxedBefore++;
    return features;
  });
}

type FeaturesOfKind = (items: readonly FieldItem[], fields: readonly Field[], known: KnownOfDocument, sense: Sense) => ArrayLike<number>[];
const OF_KIND: Readonly<Record<ItemKind, FeaturesOfKind>> = {
  code: codeFeatures,
  date: dateFeatures,
  amount: amountFeatures,
  name: nameFeatures,
};

/** What every item is held against, reckoned once: a sheet has thousands of them. */
interface AllItems {
  /** The items of each value, by its compact form. */
  alike: ReadonlyMap<string, readonly FieldItem[]>;
  /** For each key of the kind what the rules say of each item, and the two best of it. */
  scores: readonly { of: readonly number[]; best: number; bestAt: number; second: number }[];
  /** What the rules chose for each of them. */
  chosen: readonly (Field | undefined)[];
  /** The middle and the largest size of type on each page. */
  sizes: ReadonlyMap<LaidOutPage, readonly [number, number]>;
  /** The tax numbers on each. */
  vatIds: ReadonlyMap<FieldItem['page'], FieldItem['page']['values']>;
}

function reckonAll(items: readonly FieldItem[], { fields }: KnownOfDocument): AllItems {
  const alike = new Map<string, FieldItem[]>();
  for (const item of items) {
    const form = compactForm(item.value);
    if (!alike.get(form)?.push(item)) alike.set(form, [item]);
  }
  const keys = KEYS_OF_KIND[items[0]!.kind];
  const scores = keys.map((key) => twoBest(items.map((item) => ruleScore(item, key))));
  const chosen = keys.map((key) => fields.find((field) => field.key === key));
  const pages = [...new Set(items.map(({ page }) => page))];
  const sizes = new Map(pages.map(({ page }) => [page, typeSizes(page)]));
  const vatIds = new Map(pages.map((page) => [page, page.values.filter(({ kind }) => kind === 'vatId')]));
  return { alike, scores, chosen, sizes, vatIds };
}

function twoBest(of: number[]): AllItems['scores'][number] {
  let [best, bestAt, second] = [0, -1, 0];
  of.forEach((score, at) => {
    if (score > best) [best, bestAt, second] = [score, at, best];
    else if (score > second) second = score;
  });
  return { of, best, bestAt, second };
}

/** The usual size of a page's letters and the largest. */
export function typeSizes({ segments }: LaidOutPage): [number, number] {
  const sizes = segments.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  return [sizes[Math.floor(sizes.length / 2)]!, sizes[sizes.length - 1]!];
}

function ofPosition({ page: { page, isTabular }, segment, start, box }: FieldItem, { sizes }: AllItems): number[] {
  const line = page.lines[segment.line]!;
  return [
    ...[page.isFirst ? 1 : 0, box.left / page.width, box.right / page.width, box.top / page.height, page.width / page.height],
    ...[segment.line, page.lines.length - segment.line],
    ...sizes.get(page)!.map((size) => segment.fontSize / (size || 1)),
    ...[line.segments.length, line.segments.indexOf(segment), start, segment.words.length - start],
    ...[segment.words.some((word) => word.bold), isTabular(box)].map(Number),
  ];
}

function ofText({ value, text, form, readScore, box, page }: FieldItem, { alike, vatIds }: AllItems): number[] {
  const share = (pattern: RegExp): number => (value.match(pattern)?.length ?? 0) / Math.max(1, value.length);
  const same = alike.get(compactForm(value))!;
  const isVatId = vatIds.get(page)!.some((each) => Math.abs(each.box.top - box.top) < 2 && overlapX(each.box, box) > 0);
  return [
    ...[value.length, value.split(' ').length, form, readScore, same.length, same.findIndex((item) => item.box === box)],
    ...[share(/\p{Nd}/gu), share(/\p{Lu}/gu), share(/\p{L}/gu), share(/[-/.]/g)],
    ...[isPostalLine(text), isContactLine(text), /^[A-Z]/.test(value), /^\d+$/.test(value), /^[A-Z]{2}\d/.test(value), isVatId].map(Number),
  ];
}

function ofSurroundings(item: FieldItem, around: Surroundings, senseOf: ShortSense): ArrayLike<number>[] {
  const { left, leftGap, right, above, below } = around;
  const height = Math.max(1, boxHeight(item.box));
  const [up, farUp] = above;
  return [
    [leftGap, /[:：.]$/.test(left) ? 1 : 0, below.length],
    up ? [(item.box.top - up.box.bottom) / height, Math.abs(up.box.left - item.box.left) / height] : [-1, -1],
    ...[left, up?.text, farUp?.text, right].map(senseOf),
    kindOfLine(up, item),
    kindOfLine(below[0], item),
    kindOfLine(below[1], item),
  ];
}

const NOTHING = new Float64Array(LABEL_CLASSES.length);

/** What a text says as a label; a long one says nothing. */
type ShortSense = (text: string | undefined) => Float64Array;

const shortSense =
  (sense: Sense): ShortSense =>
  (text) =>
    !text || text.length > ITEM_FEATURES.longestLabel ? NOTHING : sense(text);

function kindOfLine(line: Segment | undefined, { segment, box }: FieldItem): number[] {
  if (!line) return [0, 0, 0, 0, 0, 0];
  return [...addressKinds(line), line.fontSize / segment.fontSize, Math.abs(line.box.top - box.top) / Math.max(1, boxHeight(box))];
}

/** What lines say of an address; every number of a line that has thousands asks about the line above and those below. */
const kindsOfLines = new WeakMap<Segment, number[]>();

function addressKinds(line: Segment): number[] {
  let kinds = kindsOfLines.get(line);
  if (!kinds) {
    kinds = [isPostalLine(line.text), isStreetLine(line.text), isContactLine(line.text), hasLegalForm(line.text)].map(Number);
    kindsOfLines.set(line, kinds);
  }
  return kinds;
}

/** What the rules say of it as each field, what they say of the best other one, and which they chose. */
function ofRules(item: FieldItem, index: number, { scores, chosen }: AllItems): number[] {
  const told: number[] = [];
  for (const field of chosen) told.push(field ? 1 : 0, isChosen(item, field) ? 1 : 0);
  return [
    ...ruleKeys(item.kind).map((key) => ruleScore(item, key)),
    ...scores.map(({ best, bestAt, second }) => (bestAt === index ? second : best)),
    ...told,
    item.candidates.reduce((most, { signals }) => Math.max(most, signals.labelStrength * signals.position), 0),
  ];
}

const ruleScore = ({ candidates }: FieldItem, key: string): number =>
  candidates.reduce((most, each) => (each.key === key ? Math.max(most, each.score) : most), 0);

/** Whether a field has the item's value from the item's position. */
export function isChosen({ value, box, page }: FieldItem, field: Field | undefined): boolean {
  if (!field) return false;
  const { provenance } = field;
  const isAtPosition = !provenance.box || (provenance.page === page.page.number && Math.abs(provenance.box.top - box.top) < boxHeight(box));
  return isAtPosition && compactForm(field.value) === compactForm(value);
}

const [TAX, SELLER, BUYER] = ['taxNumber', 'seller', 'buyer'].map((name) => LABEL_CLASSES.indexOf(name)) as [number, number, number];

/** How likely what stands before or above is the label of a tax number. */
const taxSense = ({ left, above }: Surroundings, senseOf: ShortSense): number =>
  Math.max(senseOf(left)[TAX]!, senseOf(above[0]?.text)[TAX]!);

/** Farther than any neighbour. */
const FAR = 99;

/** Where it stands to the parties that the rules chose, and how far under a heading that says which party follows; in heights. */
function ofParties(item: FieldItem, { fields }: KnownOfDocument, senseOf: ShortSense, headsParty: HeadsParty): number[] {
  const height = Math.max(1, boxHeight(item.box));
  const apart = ['sellerName', 'buyerName'].flatMap((key) => {
    const { page, box } = fields.find((field) => field.key === key)?.provenance ?? {};
    return box && page === item.page.page.number ? [(item.box.top - box.top) / height, (item.box.left - box.left) / height] : [FAR, FAR];
  });
  const heading = headingOver(item, headsParty);
  const sense = senseOf(heading?.text);
  return [...apart, sense[SELLER]!, sense[BUYER]!, heading ? (item.box.top - heading.box.bottom) / height : FAR];
}

/** The nearest segment above, over the same edge, that heads a party. */
function headingOver({ page: { page }, segment, box }: FieldItem, headsParty: HeadsParty): Segment | undefined {
  const height = Math.max(1, boxHeight(box));
  for (let line = segment.line - 1; line >= Math.max(0, segment.line - ITEM_FEATURES.headingLines); line--) {
    const over = page.lines[line]!.segments.find((each) => overlapX(each.box, box) > 0 || Math.abs(each.box.left - box.left) < 2 * height);
    if (over && headsParty(over)) return over;
  }
  return undefined;
}

type HeadsParty = (segment: Segment) => boolean;

/** Whether the first words of a segment say which party follows; every item below it asks. */
function partyHeadings(senseOf: ShortSense): HeadsParty {
  const known = new Map<Segment, boolean>();
  const heads = ({ words }: Segment): boolean => {
    const sense = senseOf(textOf(words.slice(0, ITEM_FEATURES.headingWords)));
    return sense[SELLER]! > ITEM_FEATURES.sure || sense[BUYER]! > ITEM_FEATURES.sure;
  };
  return (segment) => {
    let answer = known.get(segment);
    if (answer === undefined) known.set(segment, (answer = heads(segment)));
    return answer;
  };
}
