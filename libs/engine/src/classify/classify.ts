import type { DocType, Document } from '../model/document';
import type { LogicalTable } from '../model/answer';
import type { Field } from '../model/field';
import { withoutDataLines, type PageText } from '../fields/page-text';
import { isNarrow } from '../fields/receipt-signs';
import { carryingRoles, columnRoles } from '../tables/choose-table';
import { titleScores, type TitleLine } from './title-scores';

/** The hint moves a close decision and never overrules a clear title. */
const HINT_WEIGHT = 1.5;
/** A paper roll is a receipt also where it calls itself an invoice (`TAX INVOICE` with a number, on most of those measured, sroie). */
const NARROW_WEIGHT = 2.5;
/** Below this no type is named; measured on what the suites' letters and tables score. */
const ENOUGH = 0.8;

/** What kind of document it is: by its title, its fields and the shape of its tables; the sender's hint weighs. */
export function classify(
  document: Document,
  pages: readonly PageText[],
  tables: readonly LogicalTable[],
  fields: readonly Field[],
  hint?: DocType,
): DocType {
  const scores = titleScores(titleLines(pages));
  const add = (type: DocType, weight: number): void => void scores.set(type, (scores.get(type) ?? 0) + weight);
  for (const [type, weight] of fieldEvidence(fields)) add(type, weight);
  for (const [type, weight] of tableEvidence(tables)) add(type, weight);
  if (pages[0] && isNarrow(pages[0])) add('Receipt', NARROW_WEIGHT);
  if (hint) add(hint, HINT_WEIGHT);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= ENOUGH ? best[0] : withoutTitle(document, tables, fields);
}

const TITLE_LINES = 60;

function titleLines(pages: readonly PageText[]): TitleLine[] {
  const first = pages[0] && withoutDataLines(pages[0]);
  if (!first) return [];
  const sizes = first.phrases.map((phrase) => phrase.fontSize).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 1;
  return first.phrases.slice(0, TITLE_LINES).map((phrase) => ({
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
  flightFrom: ['Purchase Order', 0.2],
  contractNumber: ['Purchase Order', 0.4],
  grossTotal: ['Receipt', 0.2],
  cashTendered: ['Receipt', 1.5],
  change: ['Receipt', 1.5],
  roundingAmount: ['Receipt', 1],
};

function fieldEvidence(fields: readonly Field[]): (readonly [DocType, number])[] {
  return fields.map((field) => FIELD_EVIDENCE[field.key]).filter((evidence) => evidence !== undefined);
}

function tableEvidence(tables: readonly LogicalTable[]): (readonly [DocType, number])[] {
  const evidence: (readonly [DocType, number])[] = [];
  for (const table of tables) {
    const roles = columnRoles(table);
    if (roles.includes('date') && (roles.includes('balance') || (roles.includes('debit') && roles.includes('credit'))))
      evidence.push(['Bank Statement', 1]);
    if (roles.includes('lineTotal') && roles.includes('unitPrice') && carryingRoles(table) >= 3) evidence.push(['Invoice', 0.3]);
  }
  return evidence;
}

/** Nothing names the type: a sheet is a table, a page with fields a form, running text a letter. */
function withoutTitle(document: Document, tables: readonly LogicalTable[], fields: readonly Field[]): DocType {
  const wordCount = document.pages.reduce((sum, page) => sum + page.words.length, 0) + document.lines.length;
  if (tables.length > 0) return document.pages.length > 0 && wordCount > 400 ? 'Report' : 'Table';
  if (fields.length >= 4) return 'Form';
  return wordCount > 60 ? 'Letter' : 'Other';
}
