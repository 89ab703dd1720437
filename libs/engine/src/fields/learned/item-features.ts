import { boxHeight, overlapX } from '../../model/box';
import { DOC_TYPES, type DocType } from '../../model/document';
import type { Field } from '../../model/field';
import type { Segment } from '../../layout/segments';
import { compactForm } from '../../lexicon/label-words';
import { hasLegalForm, isContactLine, isPostalLine, isStreetLine } from '../values/address-lines';
import { LEARNED_KEYS, RULE_KEYS, type FieldItem } from './field-items';
import { surroundingsOf, type Surroundings } from './item-surroundings';
import { LABEL_CLASSES } from './label-classes';
import { labelSense } from './label-sense';
import { ITEM_FEATURES } from './weights';

/** What is known of the document when trees look for fields. */
export interface KnownOfDocument {
  docType: DocType;
  /** What the rules chose. */
  fields: readonly Field[];
}

/** Numbers that tell which field each item is the value of; one row an item, the same columns for all. */
export function itemFeatures(items: readonly FieldItem[], known: KnownOfDocument): Float32Array[] {
  const surroundings = items.map(surroundingsOf);
  const taxed = surroundings.map((around) => (taxSense(around) > ITEM_FEATURES.sure ? 1 : 0));
  const types = DOC_TYPES.map((type) => (type === known.docType ? 1 : 0));
  return items.map((item, index) =>
    Float32Array.from([
      ...ofPlace(item),
      ...ofText(item, items),
      ...ofSurroundings(item, surroundings[index]!),
      ...ofRules(item, items, known),
      ...ofParties(item, known),
      ...[taxSense(surroundings[index]!), sum(taxed.slice(0, index)), sum(taxed)],
      ...[index / items.length, items.length, item.page.page.reader === 'ocr' ? 1 : 0],
      ...types,
    ]),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function ofPlace({ page: { page, isTabular }, segment, start, box }: FieldItem): number[] {
  const line = page.lines[segment.line]!;
  const sizes = page.segments.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  return [
    ...[page.isFirst ? 1 : 0, box.left / page.width, box.right / page.width, box.top / page.height, page.width / page.height],
    ...[segment.line, page.lines.length - segment.line],
    ...[sizes[Math.floor(sizes.length / 2)]!, sizes[sizes.length - 1]!].map((size) => segment.fontSize / (size || 1)),
    ...[line.segments.length, line.segments.indexOf(segment), start, segment.words.length - start],
    ...[segment.words.some((word) => word.bold), isTabular(box)].map(Number),
  ];
}

function ofText({ value, text, form, readScore, box, page }: FieldItem, items: readonly FieldItem[]): number[] {
  const share = (pattern: RegExp): number => (value.match(pattern)?.length ?? 0) / Math.max(1, value.length);
  const same = items.filter((item) => compactForm(item.value) === compactForm(value));
  const isVatId = page.values.some((each) => each.kind === 'vatId' && Math.abs(each.box.top - box.top) < 2 && overlapX(each.box, box) > 0);
  return [
    ...[value.length, value.split(' ').length, form, readScore, same.length, same.findIndex((item) => item.box === box)],
    ...[share(/\p{Nd}/gu), share(/\p{Lu}/gu), share(/\p{L}/gu), share(/[-/.]/g)],
    ...[isPostalLine(text), isContactLine(text), /^[A-Z]/.test(value), /^\d+$/.test(value), /^[A-Z]{2}\d/.test(value), isVatId].map(Number),
  ];
}

function ofSurroundings(item: FieldItem, { left, leftGap, right, above, below }: Surroundings): number[] {
  const height = Math.max(1, boxHeight(item.box));
  const [up, farUp] = above;
  return [
    ...[leftGap, /[:：.]$/.test(left) ? 1 : 0, below.length],
    ...(up ? [(item.box.top - up.box.bottom) / height, Math.abs(up.box.left - item.box.left) / height] : [-1, -1]),
    ...[left, up?.text, farUp?.text, right].flatMap((text) => [...senseOf(text)]),
    ...[up, below[0], below[1]].flatMap((line) => kindOfLine(line, item)),
  ];
}

const NOTHING = new Float64Array(LABEL_CLASSES.length);

/** What a text says as a label; a long one says nothing. */
const senseOf = (text: string | undefined): Float64Array =>
  !text || text.length > ITEM_FEATURES.longestLabel ? NOTHING : labelSense(text);

function kindOfLine(line: Segment | undefined, { segment, box }: FieldItem): number[] {
  if (!line) return [0, 0, 0, 0, 0, 0];
  const kinds = [isPostalLine(line.text), isStreetLine(line.text), isContactLine(line.text), hasLegalForm(line.text)];
  return [...kinds.map(Number), line.fontSize / segment.fontSize, Math.abs(line.box.top - box.top) / Math.max(1, boxHeight(box))];
}

/** What the rules say of it as each field, what they say of the best other one, and which they chose. */
function ofRules(item: FieldItem, items: readonly FieldItem[], { fields }: KnownOfDocument): number[] {
  const chosen = LEARNED_KEYS.map((key) => fields.find((field) => field.key === key));
  return [
    ...RULE_KEYS.map((key) => ruleScore(item, key)),
    ...LEARNED_KEYS.map((key) => Math.max(0, ...items.map((each) => (each === item ? 0 : ruleScore(each, key))))),
    ...chosen.flatMap((field) => [field ? 1 : 0, isChosen(item, field) ? 1 : 0]),
    item.candidates.reduce((most, { signals }) => Math.max(most, signals.labelStrength * signals.position), 0),
  ];
}

const ruleScore = ({ candidates }: FieldItem, key: string): number =>
  candidates.reduce((most, each) => (each.key === key ? Math.max(most, each.score) : most), 0);

/** Whether a field has the item's value from the item's place. */
export function isChosen({ value, box, page }: FieldItem, field: Field | undefined): boolean {
  if (!field || compactForm(field.value) !== compactForm(value)) return false;
  const { provenance } = field;
  return !provenance.box || (provenance.page === page.page.number && Math.abs(provenance.box.top - box.top) < boxHeight(box));
}

const [TAX, SELLER, BUYER] = ['taxNumber', 'seller', 'buyer'].map((name) => LABEL_CLASSES.indexOf(name)) as [number, number, number];

/** How likely what stands before or above is the label of a tax number. */
const taxSense = ({ left, above }: Surroundings): number => Math.max(senseOf(left)[TAX]!, senseOf(above[0]?.text)[TAX]!);

/** Farther than any neighbour. */
const FAR = 99;

/** Where it stands to the parties that the rules chose, and how far under a heading that says which party follows; in heights. */
function ofParties(item: FieldItem, { fields }: KnownOfDocument): number[] {
  const height = Math.max(1, boxHeight(item.box));
  const apart = ['sellerName', 'buyerName'].flatMap((key) => {
    const { page, box } = fields.find((field) => field.key === key)?.provenance ?? {};
    return box && page === item.page.page.number ? [(item.box.top - box.top) / height, (item.box.left - box.left) / height] : [FAR, FAR];
  });
  const heading = headingOver(item);
  const sense = senseOf(heading?.text);
  return [...apart, sense[SELLER]!, sense[BUYER]!, heading ? (item.box.top - heading.box.bottom) / height : FAR];
}

/** The nearest segment above, over the same edge, that heads a party. */
function headingOver({ page: { page }, segment, box }: FieldItem): Segment | undefined {
  const height = Math.max(1, boxHeight(box));
  for (let line = segment.line - 1; line >= Math.max(0, segment.line - ITEM_FEATURES.headingLines); line--) {
    const over = page.lines[line]!.segments.find((each) => overlapX(each.box, box) > 0 || Math.abs(each.box.left - box.left) < 2 * height);
    const sense = senseOf(over?.words.slice(0, ITEM_FEATURES.headingWords).map((word) => word.text).join(' ')); // prettier-ignore
    if (sense[SELLER]! > ITEM_FEATURES.sure || sense[BUYER]! > ITEM_FEATURES.sure) return over;
  }
  return undefined;
}
