import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Field } from '../../model/field';
import type { TextLine } from '../../model/page';
import { toUnits, unitsOf } from '../../reckoning/money';
import { areSameSum, isTaxOf } from '../../reckoning/sums';
import { printedRates } from '../totals/totals-evidence';
import { featureRow } from './feature-row';
import type { FieldItem } from './field-items';
import { surroundingsOf } from './item-surroundings';
import { nearestSense } from './nearest-label';
import { KIND_FEATURES } from './weights';

/** Days that others are counted from. */
const DAYS = ['issueDate', 'dueDate', 'deliveryDate', 'periodFrom', 'periodTo'];

/** Where each day stands among all days of the document, and how many days before or after those that the rules chose. */
export function dateFeatures(items: readonly FieldItem[], fields: readonly Field[]): Float32Array[] {
  const days = [...new Set(items.map(({ value }) => value))].sort();
  const middle = dayOf(days[Math.floor(days.length / 2)] ?? '');
  const chosen = DAYS.map((key) => dayOf(fields.find((field) => field.key === key)?.value ?? ''));
  return items.map((item) => ofDay(item, { items, days, middle, chosen }));
}

/** The days of a document, and those that the rules chose. */
interface Days {
  items: readonly FieldItem[];
  days: readonly string[];
  middle: number;
  chosen: readonly number[];
}

function ofDay(item: FieldItem, { items, days, middle, chosen }: Days): Float32Array {
  const { far, none } = KIND_FEATURES;
  const at = days.indexOf(item.value);
  const apart = chosen.map((day) => dayOf(item.value) - day);
  const beside = items.filter(({ segment }) => segment === item.segment);
  return featureRow(
    [at, days.length, days.length - at],
    apart.map((count) => (Number.isFinite(count) ? Math.max(-far, Math.min(far, count)) : none)),
    [beside.length, beside.indexOf(item), item.segment.words.length],
    [Number(item.value.slice(8)), item.value.slice(0, 4) === days.at(-1)!.slice(0, 4) ? 1 : 0],
    nearestSense(item),
    [dayOf(item.value) - middle, items.filter(({ value }) => value === item.value).length].map((each) => Number.isFinite(each) ? Math.max(-far, Math.min(far, each)) : none), // prettier-ignore
    [/\p{L}{3}/u.test(item.text), /[,،、]$/.test(surroundingsOf(item).left), item.start === 0].map(Number),
  );
}

const dayOf = (value: string): number => Date.parse(value) / 86_400_000;

/** What sums are made of. */
const SUMS = ['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance'];

/** What each amount makes with the others and with those that the rules chose. */
export function amountFeatures(items: readonly FieldItem[], fields: readonly Field[]): Float32Array[] {
  const units = items.map(unitsOf);
  const distinct = [...new Set(units)].filter((each) => each !== 0);
  const largest = units.reduce((most, each) => Math.max(most, Math.abs(each)), 1);
  const chosen = SUMS.map((key) => fields.find((field) => field.key === key));
  const sums = chosen.map((field) => (field ? toUnits(field.value) : NaN));
  const [, net, tax, gross, paid, due] = sums as [number, number, number, number, number, number];
  const makes = [net + tax, gross - net, gross - tax, gross - Math.abs(paid), gross - due, due + Math.abs(paid)];
  const ratesOf = new Map([...new Set(items.map(({ page }) => page.page))].map((page) => [page, printedRates([page])]));
  const printed = counted(units);
  const onLine = counted(items.map(({ page, segment }) => page.page.lines[segment.line]));
  return items.map((_, at) => ofAmount(at, { items, units, distinct, largest, chosen, sums, makes, ratesOf, printed, onLine }));
}

/** The amounts of a document, reckoned once for all of them. */
interface Amounts {
  items: readonly FieldItem[];
  units: readonly number[];
  distinct: readonly number[];
  largest: number;
  chosen: readonly (Field | undefined)[];
  sums: readonly number[];
  /** What the chosen ones make together. */
  makes: readonly number[];
  ratesOf: ReadonlyMap<LaidOutPage, ReturnType<typeof printedRates>>;
  printed: ReadonlyMap<number, number>;
  onLine: ReadonlyMap<TextLine | undefined, number>;
}

function ofAmount(at: number, { items, units, distinct, largest, chosen, sums, makes, ratesOf, printed, onLine }: Amounts): Float32Array {
  const item = items[at]!;
  const own = units[at]!;
  const others = distinct.slice(0, KIND_FEATURES.amounts + 1).filter((each) => each !== own).slice(0, KIND_FEATURES.amounts); // prettier-ignore
  const all = new Set(others);
  const rates = ratesOf.get(item.page.page)!;
  const beside = [items[at - 1], items[at + 1]].map((other) => chosen.findIndex((field) => field && other?.value === field.value));
  const flags = [own < 0, own === 0, /[.,]\d{2}(?!\d)/.test(item.text)].map(Number);
  return featureRow(
    [Math.abs(own) / largest, printed.get(own)!, ...flags],
    [others.filter((each) => Math.abs(each) > Math.abs(own)).length, others.length, at, items.length - at],
    sums.map((sum) => (Number.isFinite(sum) ? own / (sum || 1) : KIND_FEATURES.noSum)),
    makes.map((sum) => (Number.isFinite(sum) && areSameSum(sum, own) ? 1 : 0)),
    [asSum(own, all), asPart(own, all), others.filter((each) => isTaxOf(own, each, rates)).length],
    [others.filter((each) => isTaxOf(each, own, rates)).length, ...beside, /\p{L}|\p{Sc}/u.test(item.text) ? 1 : 0],
    [onLine.get(item.page.page.lines[item.segment.line])!],
    nearestSense(item),
  );
}

/** How often each is among them: a list has thousands of amounts. */
function counted<Thing>(things: readonly Thing[]): Map<Thing, number> {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** How many pairs of the others make it. */
const asSum = (own: number, others: ReadonlySet<number>): number => [...others].filter((each) => others.has(own - each)).length / 2;

/** With how many of the others it makes a third. */
const asPart = (own: number, others: ReadonlySet<number>): number => [...others].filter((each) => others.has(own + each)).length;
