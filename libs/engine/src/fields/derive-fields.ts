import type { Field } from '../model/field';

/** A total that the document leaves out because it equals another one, by EN 16931's own definitions (BT-106, BT-109, BT-115). */
export function deriveTotals(fields: readonly Field[]): Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const derived: Field[] = [];
  const copy = (key: string, source: Field | undefined): void => {
    if (!source || byKey.has(key)) return;
    const field = { ...source, key, signals: { ...source.signals, derived: 1 } };
    byKey.set(key, field);
    derived.push(field);
  };
  if (byKey.get('taxTotal')?.value === '0' || isZero(byKey.get('taxTotal'))) copy('netTotal', byKey.get('grossTotal'));
  copy('netTotal', byKey.get('lineTotal'));
  copy('lineTotal', byKey.get('netTotal'));
  if (!byKey.has('paid') || isZero(byKey.get('paid'))) {
    copy('amountDue', byKey.get('grossTotal'));
    copy('grossTotal', byKey.get('amountDue'));
  }
  return [...fields, ...derived];
}

const isZero = (field: Field | undefined): boolean => field !== undefined && Number(field.value) === 0;
