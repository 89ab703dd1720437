import type { Field } from '../../model/field';
import { derivedFrom } from '../totals/derive-fields';

/** Advertising time is sold by contracts, and every paper about one names it differently; these say which of its own members stand for them. */
const STANDS_FOR: readonly (readonly [string, readonly string[]])[] = [
  ['contractNumber', ['invoiceNumber', 'orderNumber']],
  ['flightFrom', ['periodFrom']],
  ['flightTo', ['periodTo']],
];

/** An order or invoice for advertising time: the contract is known by the paper's own number, the flight by its period, where no label says more. */
export function withBroadcastFields(fields: readonly Field[]): Field[] {
  if (!fields.some((field) => field.key === 'advertiser')) return [...fields];
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const derived: Field[] = [];
  for (const [key, sources] of STANDS_FOR) {
    const source = sources.map((each) => byKey.get(each)).find((field) => field !== undefined);
    if (source && !byKey.has(key)) derived.push(derivedFrom(source, { key }));
  }
  return [...fields, ...derived];
}
