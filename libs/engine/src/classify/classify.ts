import { holdsCheckbox } from '../model/checkbox';
import type { Convention } from '@gridline/values';
import { wordForms } from '../lexicon/label-words';
import { isGreeting, isPayWord, longestTitle, namesConfirmation, tillWordsIn, titleType } from '../lexicon/lexicon';
import type { DocType, Document } from '../model/document';
import type { LogicalTable } from '../model/answer';
import type { Field } from '../model/field';
import { fieldsOfType } from '../fields/choose/fields-of-type';
import type { LaidOutPage } from '../layout/laid-out-page';
import { isNarrow } from '../fields/candidates/receipt-signs';
import type { ColumnRole } from '../lexicon/column-role';
import { carryingRoles, columnRoles } from '../tables/join/table-roles';
import { fieldEvidence, hasInvoiceTotals, hasProvenTotals, isSure, namesItself, type Evidence } from './field-evidence';
import { tableProof } from './table-arithmetic';
import { titleLines } from './title-lines';
import { titleScores } from './title-scores';
import { CLASSIFY } from './weights';

/** What a document is called, and whether something in it says so: a type that only its looks suggest takes no field away. */
export interface Classification {
  docType: DocType;
  isNamed: boolean;
  /** Whether who sends it is who buys: of an order, not of its confirmation. */
  isFromBuyer?: boolean;
}

/** What is known of a document before it is classified. */
export interface ToClassify {
  document: Document;
  pages: readonly LaidOutPage[];
  tables: readonly LogicalTable[];
  fields: readonly Field[];
  convention: Convention;
  hint?: DocType;
  /** What it is, where that is known. */
  type?: DocType;
}

/** What kind of document it is: by its title, its fields and the shape of its tables; the sender's hint weighs. */
export function classify(known: ToClassify): Classification {
  const classification = known.type ? { docType: known.type, isNamed: false } : typeOf(known);
  if (classification.docType !== 'Purchase Order') return classification;
  return { ...classification, isFromBuyer: !titleLines(known.pages).some(({ text }) => isConfirmation(text)) };
}

/** The title of an order that a seller confirms: `Onay` alone is a place to sign, `conform contractului` a reference. */
const isConfirmation = (text: string): boolean =>
  namesConfirmation(text) &&
  !isSentence(text) &&
  (titleType(text) === 'Purchase Order' || longestTitle(wordForms(text))?.type === 'Purchase Order');

/** `Please send an order confirmation within three days.`: asked for in an order. */
const isSentence = (text: string): boolean => /[\p{L}\p{N})][.!]$/u.test(text) && text.split(' ').length > CLASSIFY.sentenceWordsInTitle;

function typeOf(known: ToClassify): Classification {
  const scores = typeScores(known);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best && best[1] >= CLASSIFY.enough) return { docType: best[0], isNamed: true };
  if (hasInvoiceTotals(known.fields)) return { docType: 'Invoice', isNamed: true };
  if (best && best[1] >= CLASSIFY.some) return { docType: best[0], isNamed: false };
  return { docType: withoutTitle(known), isNamed: false };
}

/** What was told of documents before: the rules and the features of the type ask for it. */
const scored = new WeakMap<ToClassify, ReadonlyMap<DocType, number>>();

/** What titles, fields and tables say for each type. */
export function typeScores(known: ToClassify): ReadonlyMap<DocType, number> {
  let scores = scored.get(known);
  if (!scores) scored.set(known, (scores = scoreTypes(known)));
  return scores;
}

function scoreTypes(known: ToClassify): Map<DocType, number> {
  const { pages, fields, hint } = known;
  const scores = titleScores(titleLines(pages));
  doubtStatement(scores, known);
  const trade = tradeOf(scores, fields);
  const share = isOtherPaper(scores) ? CLASSIFY.inOtherPaper : 1;
  const add = (type: DocType, weight: number): void => void scores.set(type, (scores.get(type) ?? 0) + weight);
  for (const [type, weight] of fieldEvidence(fields)) add(type === 'trade' ? trade : type, type === 'trade' ? weight * share : weight);
  const isNumbered = fields.some((field) => field.key === 'invoiceNumber' && namesItself(field));
  for (const [type, weight] of tableEvidence(known))
    add(type === 'trade' ? trade : type, type === 'Bank Statement' && isNumbered ? weight * CLASSIFY.inAnInvoice : weight);
  if (hasProvenTotals(fields)) add(trade, CLASSIFY.provenTotals);
  if (pages[0] && isNarrow(pages[0])) add('Receipt', CLASSIFY.narrowWeight);
  if (isFromTill(known)) add('Receipt', CLASSIFY.till);
  if (isPayslip(pages)) add('Other', CLASSIFY.payslip);
  if (hint) add(hint, CLASSIFY.hintWeight);
  return scores;
}

/** The paper of trade that the title names, also in small letters where nothing speaks of an invoice; an invoice where it names none. */
function tradeOf(scores: ReadonlyMap<DocType, number>, fields: readonly Field[]): DocType {
  const [best] = [...scores].filter(([type]) => TRADE.has(type)).sort((a, b) => b[1] - a[1]);
  const isNamed = best !== undefined && (scores.get('Invoice') ?? 0) > CLASSIFY.mentioned * best[1];
  const isInvoiced = isNamed || fields.some(({ key }) => key === 'invoiceNumber');
  return best && best[1] >= (isInvoiced ? CLASSIFY.enough : CLASSIFY.some) ? best[0] : 'Invoice';
}

/** A title names the paper, and none of trade: the number of a report is no invoice's. */
const isOtherPaper = (scores: ReadonlyMap<DocType, number>): boolean =>
  [...scores].some(([type, score]) => score >= CLASSIFY.enough && !TRADE.has(type)) &&
  ![...scores].some(([type, score]) => score >= CLASSIFY.enough && TRADE.has(type));

/** Papers of trade that may come to a sum: a list of prices does not, and notes of delivery may. */
const TRADE: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Receipt', 'Purchase Order', 'Quote', 'Delivery Note']);

/** `Statement No. 118204`: many a bill calls itself so. An account's has a balance, a period or its movements; one with items and their prices is a bill. */
function doubtStatement(scores: Map<DocType, number>, { tables, fields, convention }: ToClassify): void {
  const score = scores.get('Bank Statement');
  const isAsked = asksForMoney(fields);
  if (!score || (!isAsked && fields.some(({ key }) => STATEMENT_KEYS.has(key)))) return;
  const proofs = tables.map((table) => tableProof(table, convention));
  const hasBalance = tables.some((table) => columnRoles(table).some((role) => BALANCE_ROLES.has(role)));
  if (hasBalance || proofs.some(({ balances }) => balances)) return;
  scores.set('Bank Statement', score * CLASSIFY.statementWithoutBalance);
  if (isAsked || proofs.some(({ products }) => products)) scores.set('Invoice', Math.max(score, scores.get('Invoice') ?? 0));
}

/** What is due and by when, and no balance that an account closes with: a bill, which may begin with the last one's balance. */
function asksForMoney(fields: readonly Field[]): boolean {
  const isSaid = (name: string): boolean => fields.some((field) => field.key === name && isSure(field) && !field.signals.derived);
  return isSaid('amountDue') && isSaid('dueDate') && !fields.some(({ key }) => key === 'closingBalance');
}

const BALANCE_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['balance', 'debit', 'credit']);
const STATEMENT_KEYS: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance', 'accountHolder', 'periodFrom']);

/** Who served, at which table, paid with which card, and nobody who is to pay later: of a till, whatever the paper calls itself. */
function isFromTill({ pages, fields }: ToClassify): boolean {
  if (fields.some(({ key }) => key === 'buyerName' || key === 'dueDate' || key === 'iban')) return false;
  const words = pages.slice(0, 1).flatMap(({ segments }) => segments.flatMap(({ text }) => tillWordsIn(text)));
  return new Set(words).size >= CLASSIFY.tillWords;
}

/** Several kinds of pay and of what is kept back of it: the account of a wage, whatever it calls itself. */
function isPayslip(pages: readonly LaidOutPage[]): boolean {
  const words = pages
    .slice(0, 1)
    .flatMap(({ segments }) => segments.filter(({ text }) => isPayWord(text)).map(({ text }) => text.toLowerCase()));
  return new Set(words).size >= CLASSIFY.payWords;
}

/** The strongest evidence of each type: a second table of the same kind says no more. */
function tableEvidence({ tables, fields, convention }: ToClassify): Evidence[] {
  const strongest = new Map<Evidence[0], number>();
  for (const [type, weight] of tables.flatMap((table) => evidenceOfTable(table, fields, convention)))
    strongest.set(type, Math.max(weight, strongest.get(type) ?? 0));
  return [...strongest];
}

function evidenceOfTable(table: LogicalTable, fields: readonly Field[], convention: Convention): Evidence[] {
  const roles = columnRoles(table);
  const proof = tableProof(table, convention);
  const isStatement = roles.includes('date') && (roles.includes('balance') || (roles.includes('debit') && roles.includes('credit')));
  const isItems = roles.includes('lineTotal') && roles.includes('unitPrice') && carryingRoles(table) >= 3;
  const items = proof.products ? CLASSIFY.provenItems : isItems ? CLASSIFY.itemsOfInvoice : 0;
  return [
    ...(isStatement || proof.balances ? [['Bank Statement', CLASSIFY.balances] as const] : []),
    ...(items ? [['trade', items] as const] : []),
    ...(isPriceList(table, roles, fields) ? [['Price List', CLASSIFY.pricesAlone] as const] : []),
  ];
}

/** Things and their prices, never a quantity or a sum, on a paper that asks nobody for money. */
function isPriceList(table: LogicalTable, roles: readonly (ColumnRole | null)[], fields: readonly Field[]): boolean {
  const has = (role: ColumnRole): boolean => roles.includes(role);
  if (!has('unitPrice') || has('lineTotal') || has('quantity') || has('date')) return false;
  return table.rows.length >= CLASSIFY.pricedRows && !fields.some(({ key }) => ['invoiceNumber', 'grossTotal', 'buyerName'].includes(key));
}

/** Nothing names the type: a sheet is a table, a page of boxes and labels a form, a greeting makes a letter and running text a report. */
function withoutTitle({ document, pages, tables, fields }: ToClassify): DocType {
  const segments = pages.flatMap((page) => page.segments);
  const wordCount = segments.reduce((sum, { words }) => sum + words.length, 0);
  const sentences = segments.filter(({ words }) => words.length >= CLASSIFY.sentenceWords).length;
  if (segments.some(({ text }) => isGreeting(text)) && wordCount > CLASSIFY.fewWords) return 'Letter';
  if (segments.filter(({ text }) => holdsCheckbox(text)).length >= 2) return 'Form';
  if (tables.length > 0) return document.pages.length > 0 && (wordCount > CLASSIFY.manyWords || sentences >= 3) ? 'Report' : 'Table';
  if (fieldsOfType({ docType: 'Form', isNamed: true }, fields).length >= 4 && sentences < 4) return 'Form';
  if (wordCount > CLASSIFY.manyWords) return 'Report';
  return wordCount > CLASSIFY.fewWords ? 'Letter' : 'Other';
}
