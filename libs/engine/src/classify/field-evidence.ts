import { wordForms } from '../lexicon/label-words';
import { isNumberWord, namesCreditNote, namesInvoice } from '../lexicon/lexicon';
import type { DocType } from '../model/document';
import type { Field } from '../model/field';
import { toUnits } from '../reckoning/money';
import { makesSum } from '../reckoning/sums';
import { isGiven, isLabelled } from '../fields/candidates/sure-fields';
import { CLASSIFY, FIELD_EVIDENCE } from './weights';

/** `trade` is evidence for any paper of trade: for the one that the title names, else for an invoice. */
export type Evidence = readonly [DocType | 'trade', number];

/** The type that a field speaks for; how loudly is in FIELD_EVIDENCE. */
const TYPE_OF_FIELD: Readonly<Record<keyof typeof FIELD_EVIDENCE, Evidence[0]>> = {
  invoiceNumber: 'Invoice',
  dueDate: 'trade',
  amountDue: 'trade',
  openingBalance: 'Bank Statement',
  closingBalance: 'Bank Statement',
  accountNumber: 'Bank Statement',
  accountWithSender: 'Bank Statement',
  advertiser: 'Purchase Order',
  station: 'Purchase Order',
  flightFrom: 'Purchase Order',
  contractNumber: 'Purchase Order',
  grossTotal: 'Receipt',
  cashTendered: 'Receipt',
  change: 'Receipt',
  roundingAmount: 'Receipt',
};

const isEvidence = (key: string): key is keyof typeof FIELD_EVIDENCE => Object.hasOwn(FIELD_EVIDENCE, key);

/** A field speaks for a type as far as a label of its own says that it is there; what a word of a sentence headed proves little. */
export function fieldEvidence(fields: readonly Field[]): Evidence[] {
  const hasTill = fields.filter(({ key }) => TILL_KEYS.has(key)).length >= 2 || isPaidInCash(fields);
  return fields.flatMap((field): Evidence[] => {
    const [type, weight] = evidenceOf(field);
    if (!type || !weight) return [];
    const doubt = (namesItself(field) ? 1 : CLASSIFY.doubted) * (field.key === 'cashTendered' && !hasTill ? CLASSIFY.cashAlone : 1);
    return [[type, weight * doubt]];
  });
}

/** The cash is the total, to the cent. */
function isPaidInCash(fields: readonly Field[]): boolean {
  const [cash, total] = ['cashTendered', 'grossTotal'].map((name) => fields.find(({ key }) => key === name));
  return cash !== undefined && total !== undefined && Number(total.value) > 0 && cash.value === total.value && !total.signals.derived;
}

/** What only a till prints: `Cash` without the others also heads a line of a balance sheet. */
const TILL_KEYS: ReadonlySet<string> = new Set(['cashTendered', 'change', 'roundingAmount']);

/** The number of a credit note and what it gives back are no invoice's. */
function evidenceOf(field: Field): readonly [Evidence[0]?, number?] {
  const { key } = field;
  if (key === 'grossTotal' && field.value.startsWith('-')) return ['Credit Note', CLASSIFY.givenBack];
  if (!isEvidence(key)) return [];
  const weight = FIELD_EVIDENCE[key];
  if (key !== 'invoiceNumber') return [TYPE_OF_FIELD[key], weight];
  if (namesCreditNote(field.label ?? '')) return ['Credit Note', weight];
  return [namesInvoice(field.label ?? '') ? 'Invoice' : 'trade', weight];
}

/** Labelled, and in a form that is no mere count or year. */
export const isSure = (field: Field): boolean =>
  isGiven(field) || (isLabelled(field) && (field.signals.formatValid ?? 1) > CLASSIFY.bareInteger);

/** Surely there, and by a label that says of what: `Nr.` below any title is the number of that paper. */
export const namesItself = (field: Field): boolean => isSure(field) && !(field.label && wordForms(field.label).every(isNumberWord));

/** A total that calls itself an invoice's, or one that a net amount and a tax with labels of their own lead to. */
export function hasInvoiceTotals(fields: readonly Field[]): boolean {
  const labelled = new Map(fields.filter((field) => isLabelled(field) && !field.signals.derived).map((field) => [field.key, field]));
  const total = labelled.get('grossTotal');
  return total !== undefined && (namesInvoice(total.label ?? '') || (labelled.has('netTotal') && labelled.has('taxTotal')));
}

/** Net, tax and total that each other prove, two of them with labels of their own: a price is asked. */
export function hasProvenTotals(fields: readonly Field[]): boolean {
  const [net, tax, gross] = ['netTotal', 'taxTotal', 'grossTotal'].map((key) =>
    fields.find((field) => field.key === key && !field.signals.derived),
  );
  if (!net || !tax || !gross || Number(tax.value) === 0) return false;
  const labelled = [net, tax, gross].filter(({ signals }) => (signals.labelStrength ?? 0) > 0).length;
  return labelled >= 2 && makesSum([toUnits(net.value), toUnits(tax.value)], toUnits(gross.value));
}
