import type { Field } from '../../model/field';
import { printedUnits, unitsOf } from '../../reckoning/money';
import { areSameSum, TAX_CEILING } from '../../reckoning/sums';
import { isLabelled } from '../candidates/sure-fields';
import { DERIVE_FIELDS } from './weights';

/** A total that the document leaves out because it equals another one, by EN 16931's own definitions (BT-106, BT-109, BT-115). */
export function deriveTotals(given: readonly Field[]): Field[] {
  const fields = withoutFarPayment(withWithholding(given));
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const derived: Field[] = [];
  const copy = (key: string, source: Field | undefined): void => {
    if (!source || byKey.has(key)) return;
    const field = derivedFrom(source, { key });
    byKey.set(key, field);
    derived.push(field);
  };
  if (byKey.get('taxTotal')?.value === '0' || isZero(byKey.get('taxTotal'))) copy('netTotal', byKey.get('grossTotal'));
  const net = netOf(byKey);
  if (net) copy('netTotal', net);
  copy('netTotal', byKey.get('lineTotal'));
  // What is taken off stands between the sum of the lines and the net total.
  if (!net && !isReduced(byKey)) copy('lineTotal', byKey.get('netTotal'));
  if (['paid', 'withholdingTax'].every((key) => !byKey.has(key) || isZero(byKey.get(key)) || isOfBefore(key, byKey))) {
    copy('amountDue', byKey.get('grossTotal'));
    copy('grossTotal', byKey.get('amountDue'));
  }
  return withTendered([...fields, ...derived]);
}

/** `前回ご請求額 412,500 · ご入金額 412,500 · 今回ご請求額 602,030`: the payment was of what stood open before. */
const isOfBefore = (key: string, byKey: ReadonlyMap<string, Field>): boolean =>
  key === 'paid' && byKey.get('openingBalance')?.value === byKey.get('paid')?.value;

/** What is called paid and is many times the total, where nothing was given back, is of something else: the number of whom to pay. */
function withoutFarPayment(fields: readonly Field[]): readonly Field[] {
  const [paid, gross] = ['paid', 'grossTotal'].map((key) => fields.find((field) => field.key === key));
  const isGivenBack = fields.some(({ key }) => key === 'change' || key === 'cashTendered');
  if (!paid || !gross || isGivenBack || isZero(gross) || Math.abs(unitsOf(paid)) <= DERIVE_FIELDS.mostPaid * Math.abs(unitsOf(gross)))
    return fields;
  return fields.filter((field) => field !== paid);
}

/** What was handed over is what was paid, the change of it not taken off; nothing of the total is then left. */
function withTendered(fields: readonly Field[]): Field[] {
  const tendered = fields.find(({ key }) => key === 'cashTendered');
  if (!tendered || isZero(tendered) || fields.some(({ key }) => key === 'paid')) return [...fields];
  const sums = fields.filter(({ key }) => key === 'grossTotal' || key === 'amountDue').map(unitsOf);
  if (Math.abs(unitsOf(tendered)) < Math.min(...sums)) return [...fields];
  const isLeft = ({ key, signals }: Field): boolean => key === 'amountDue' && signals.derived === 1;
  return [...fields.filter((field) => !isLeft(field)), { ...tendered, key: 'paid', value: tendered.value.replace(/^-/, '') }];
}

function isReduced(byKey: ReadonlyMap<string, Field>): boolean {
  const net = byKey.get('netTotal');
  return ['discountTotal', 'chargeTotal'].some((key) => {
    const change = byKey.get(key);
    return net !== undefined && change !== undefined && !isZero(change) && isAbove(change, net);
  });
}

const isAbove = ({ provenance: a }: Field, { provenance: b }: Field): boolean =>
  a.page < b.page || (a.page === b.page && (a.box?.top ?? 0) < (b.box?.top ?? 0));

/** A field that is not printed itself but follows from another one. */
const derivedFrom = (source: Field, changes: Partial<Field>): Field => ({
  ...source,
  ...changes,
  signals: { ...source.signals, derived: 1 },
});

/** A total from which tax was kept back is what is due (BT-115): the total with tax (BT-112) is the sum of the two above it. */
function withWithholding(fields: readonly Field[]): readonly Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const [net, tax, total, held] = ['netTotal', 'taxTotal', 'grossTotal', 'withholdingTax'].map((key) => byKey.get(key));
  if (!net || !tax || !total || !held) return fields;
  const gross = unitsOf(net) + unitsOf(tax);
  if (!areSameSum(unitsOf(total), gross - Math.abs(unitsOf(held)))) return fields;
  const text = printedUnits(gross);
  const sum = derivedFrom(total, { value: text, text });
  return [...fields.filter(({ key }) => key !== 'grossTotal' && key !== 'amountDue'), sum, { ...total, key: 'amountDue' }];
}

/** The total less the tax, where both have labels of their own; a tax above what any is laid at is none. */
function netOf(byKey: ReadonlyMap<string, Field>): Field | null {
  const [gross, tax] = [byKey.get('grossTotal'), byKey.get('taxTotal')];
  if (!gross || !tax || byKey.has('netTotal') || !isLabelled(gross) || (tax.signals.position ?? 0) < DERIVE_FIELDS.besideLabel) return null;
  const net = unitsOf(gross) - unitsOf(tax);
  if (net * unitsOf(gross) <= 0 || Math.abs(unitsOf(tax)) > TAX_CEILING * Math.abs(net)) return null;
  return { ...gross, value: printedUnits(net), text: printedUnits(net) };
}

const isZero = (field: Field | undefined): boolean => field !== undefined && Number(field.value) === 0;
