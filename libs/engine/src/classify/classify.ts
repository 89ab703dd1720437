import { isGreeting, namesCreditNote, namesInvoice } from '../lexicon/lexicon';
import type { DocType, Document } from '../model/document';
import type { LogicalTable } from '../model/answer';
import type { Field } from '../model/field';
import { isGiven, isLabelled } from '../fields/candidates/sure-fields';
import { fieldsOfType } from '../fields/choose/fields-of-type';
import { withoutDataLines, type LaidOutPage } from '../layout/laid-out-page';
import { isNarrow } from '../fields/candidates/receipt-signs';
import { carryingRoles, columnRoles } from '../tables/join/table-roles';
import { titleScores, type TitleLine } from './title-scores';
import { CLASSIFY } from './weights';

/** What kind of document it is: by its title, its fields and the shape of its tables; the sender's hint weighs. */
export function classify(
  document: Document,
  pages: readonly LaidOutPage[],
  tables: readonly LogicalTable[],
  fields: readonly Field[],
  hint?: DocType,
): DocType {
  const scores = titleScores(titleLines(pages));
  const add = (type: DocType, weight: number): void => void scores.set(type, (scores.get(type) ?? 0) + weight);
  for (const [type, weight] of fieldEvidence(fields)) add(type, weight);
  const isNumbered = fields.some((field) => field.key === 'invoiceNumber' && isSure(field));
  for (const [type, weight] of tableEvidence(tables))
    add(type, type === 'Bank Statement' && isNumbered ? weight * CLASSIFY.inAnInvoice : weight);
  if (pages[0] && isNarrow(pages[0])) add('Receipt', CLASSIFY.narrowWeight);
  if (hint) add(hint, CLASSIFY.hintWeight);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best && best[1] >= CLASSIFY.enough) return best[0];
  return hasInvoiceTotals(fields) ? 'Invoice' : withoutTitle(document, pages, tables, fields);
}

function titleLines(pages: readonly LaidOutPage[]): TitleLine[] {
  const first = pages[0] && withoutDataLines(pages[0]);
  if (!first) return [];
  const sizes = first.segments.map((phrase) => phrase.fontSize).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 1;
  return first.segments.slice(0, CLASSIFY.titleLines).map((phrase) => ({
    text: phrase.text,
    relativeSize: phrase.fontSize / median,
    depth: Math.min(1, phrase.box.top / first.height),
  }));
}

const FIELD_EVIDENCE: Readonly<Record<string, readonly [DocType, number]>> = {
  invoiceNumber: ['Invoice', 1.2],
  dueDate: ['Invoice', 0.4],
  amountDue: ['Invoice', 0.3],
  openingBalance: ['Bank Statement', 1],
  closingBalance: ['Bank Statement', 1],
  accountNumber: ['Bank Statement', 0.3],
  advertiser: ['Purchase Order', 0.6],
  station: ['Purchase Order', 0.3],
  flightFrom: ['Purchase Order', 0.2],
  contractNumber: ['Purchase Order', 0.4],
  grossTotal: ['Receipt', 0.2],
  cashTendered: ['Receipt', 1.5],
  change: ['Receipt', 1.5],
  roundingAmount: ['Receipt', 1],
};

/** A field speaks for a type as far as a label of its own says that it is there; what a word of a sentence headed proves little. */
function fieldEvidence(fields: readonly Field[]): (readonly [DocType, number])[] {
  return fields.flatMap((field) => {
    const [type, weight] = evidenceOf(field);
    return type && weight ? [[type, weight * (isSure(field) ? 1 : CLASSIFY.doubted)] as const] : [];
  });
}

/** The number of a credit note and what it gives back are no invoice's. */
function evidenceOf(field: Field): readonly [DocType?, number?] {
  if (field.key === 'grossTotal' && field.value.startsWith('-')) return ['Credit Note', 1];
  const [type, weight] = FIELD_EVIDENCE[field.key] ?? [];
  return field.key === 'invoiceNumber' && namesCreditNote(field.label ?? '') ? ['Credit Note', weight] : [type, weight];
}

/** Labelled, and in a form that is no mere count or year. */
const isSure = (field: Field): boolean => isGiven(field) || (isLabelled(field) && (field.signals.formatValid ?? 1) > CLASSIFY.bareInteger);

/** A total that calls itself an invoice's, or one that a net amount and a tax with labels of their own lead to. */
function hasInvoiceTotals(fields: readonly Field[]): boolean {
  const labelled = new Map(fields.filter((field) => isLabelled(field) && !field.signals.derived).map((field) => [field.key, field]));
  const total = labelled.get('grossTotal');
  return total !== undefined && (namesInvoice(total.label ?? '') || (labelled.has('netTotal') && labelled.has('taxTotal')));
}

function tableEvidence(tables: readonly LogicalTable[]): (readonly [DocType, number])[] {
  const evidence: (readonly [DocType, number])[] = [];
  for (const table of tables) {
    const roles = columnRoles(table);
    if (roles.includes('date') && (roles.includes('balance') || (roles.includes('debit') && roles.includes('credit'))))
      evidence.push(['Bank Statement', 1]);
    if (roles.includes('lineTotal') && roles.includes('unitPrice') && carryingRoles(table) >= 3)
      evidence.push(['Invoice', CLASSIFY.itemsOfInvoice]);
  }
  return evidence;
}

/** Nothing names the type: a sheet is a table, a page of boxes and labels a form, a greeting makes a letter and running text a report. */
function withoutTitle(
  document: Document,
  pages: readonly LaidOutPage[],
  tables: readonly LogicalTable[],
  fields: readonly Field[],
): DocType {
  const phrases = pages.flatMap((page) => page.segments);
  const wordCount = phrases.reduce((sum, { words }) => sum + words.length, 0);
  const sentences = phrases.filter(({ words }) => words.length >= CLASSIFY.sentenceWords).length;
  if (phrases.some(({ text }) => isGreeting(text)) && wordCount > CLASSIFY.fewWords) return 'Letter';
  if (phrases.filter(({ text }) => CHECKBOX.test(text)).length >= 2) return 'Form';
  if (tables.length > 0) return document.pages.length > 0 && (wordCount > CLASSIFY.manyWords || sentences >= 3) ? 'Report' : 'Table';
  if (fieldsOfType('Form', fields).length >= 4 && sentences < 4) return 'Form';
  if (wordCount > CLASSIFY.manyWords) return 'Report';
  return wordCount > CLASSIFY.fewWords ? 'Letter' : 'Other';
}

const CHECKBOX = /[☐☑☒□]/;
