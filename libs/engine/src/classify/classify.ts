import type { Convention } from '@gridline/values';
import { boxHeight } from '../model/box';
import { median } from '../model/median';
import { wordForms } from '../lexicon/label-words';
import {
  isGreeting,
  isNumberWord,
  isPayWord,
  longestTitle,
  namesConfirmation,
  namesCreditNote,
  namesInvoice,
  tillWordsIn,
  titleType,
  typeOfTitle,
} from '../lexicon/lexicon';
import type { DocType, Document } from '../model/document';
import type { LogicalTable } from '../model/answer';
import type { Field } from '../model/field';
import { toUnits } from '../reckoning/money';
import { makesSum } from '../reckoning/sums';
import { isGiven, isLabelled } from '../fields/candidates/sure-fields';
import { fieldsOfType } from '../fields/choose/fields-of-type';
import { withoutDataLines, type LaidOutPage } from '../layout/laid-out-page';
import type { Segment } from '../layout/segments';
import { isNarrow } from '../fields/candidates/receipt-signs';
import type { ColumnRole } from '../lexicon/column-role';
import { carryingRoles, columnRoles } from '../tables/join/table-roles';
import { tableProof } from './table-arithmetic';
import { titleScores, type TitleLine } from './title-scores';
import { CLASSIFY, FIELD_EVIDENCE } from './weights';

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

/** Notes of delivery may have prices, too. */
const TRADE: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Receipt', 'Purchase Order', 'Quote', 'Delivery Note']);

/** `Statement No. 118204`: many a bill calls itself so. An account's has a balance, a period or its movements; one with items and their prices is a bill. */
function doubtStatement(scores: Map<DocType, number>, { tables, fields, convention }: ToClassify): void {
  const score = scores.get('Bank Statement');
  const isAsked = asksForMoney(fields);
  if (!score || (!isAsked && fields.some(({ key }) => STATEMENT_KEYS.has(key)))) return;
  const proofs = tables.map((table) => tableProof(table, convention));
  const hasBalance = tables.some((table) => columnRoles(table).some((role) => role !== null && BALANCE_ROLES.has(role)));
  if (hasBalance || proofs.some(({ balances }) => balances)) return;
  scores.set('Bank Statement', score * CLASSIFY.statementWithoutBalance);
  if (isAsked || proofs.some(({ products }) => products)) scores.set('Invoice', Math.max(score, scores.get('Invoice') ?? 0));
}

/** What is due and by when, and no balance that an account closes with: a bill, which may begin with the last one's balance. */
function asksForMoney(fields: readonly Field[]): boolean {
  const isSaid = (name: string): boolean => fields.some((field) => field.key === name && isSure(field) && !field.signals.derived);
  return isSaid('amountDue') && isSaid('dueDate') && !fields.some(({ key }) => key === 'closingBalance');
}

const BALANCE_ROLES: ReadonlySet<ColumnRole> = new Set(['balance', 'debit', 'credit']);
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

/** The lines of the first page that may be a title. */
export function titleLines(pages: readonly LaidOutPage[]): TitleLine[] {
  const first = pages[0] && withoutDataLines(pages[0]);
  if (!first) return [];
  const usual = middleSize(first.segments.map((segment) => segment.fontSize));
  const segments = first.segments.slice(0, CLASSIFY.titleLines);
  const toTitleLine = (segment: Segment, text = segment.text): TitleLine => ({
    text,
    relativeSize: middleSize(segment.words.map((word) => word.fontSize)) / usual,
    depth: Math.min(1, segment.box.top / first.height),
    isRecognised: first.reader === 'ocr',
  });
  const wrapped = segments.flatMap((segment) => {
    const below = segments.find((other) => isNextLine(segment, other));
    const text = below && `${segment.text} ${below.text}`;
    return text && isWholeTitle(text) && !isWholeTitle(segment.text) ? [toTitleLine(segment, text)] : [];
  });
  const spread = spreadTitles(segments).map(([first, text]) => toTitleLine(first, text));
  return [...segments.map((segment) => toTitleLine(segment)), ...wrapped, ...spread];
}

/** `견  적  서`: titles whose letters stand apart by more than words do, each a segment of its own. */
function spreadTitles(segments: readonly Segment[]): [Segment, string][] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run && isLoneLetter(segment) && isLoneLetter(run[0]!) && segment.line === run[0]!.line) run.push(segment);
    else runs.push([segment]);
  }
  return runs.flatMap((run): [Segment, string][] => {
    const text = run.map((segment) => segment.text).join('');
    return run.length > 1 && isWholeTitle(text) ? [[run[0]!, text]] : [];
  });
}

const isLoneLetter = ({ text }: Segment): boolean => /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(text);

/** `NOTA DI` over `CREDITO`: a narrow cell breaks its title. */
const isNextLine = (above: Segment, below: Segment): boolean =>
  below.line > above.line &&
  below.box.top - above.box.bottom < boxHeight(above.box) &&
  Math.abs(below.box.left - above.box.left) < boxHeight(above.box);

const isWholeTitle = (text: string): boolean => typeOfTitle(wordForms(text).join(' ')) !== undefined;

/** A recogniser measures single words too high or too low. */
const middleSize = (sizes: readonly number[]): number => median(sizes) ?? 1;

/** `trade` is evidence for any paper of trade: for the one that the title names, else for an invoice. */
type Evidence = readonly [DocType | 'trade', number];

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
function fieldEvidence(fields: readonly Field[]): Evidence[] {
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
const isSure = (field: Field): boolean => isGiven(field) || (isLabelled(field) && (field.signals.formatValid ?? 1) > CLASSIFY.bareInteger);

/** Surely there, and by a label that says of what: `Nr.` below any title is the number of that paper. */
const namesItself = (field: Field): boolean => isSure(field) && !(field.label && wordForms(field.label).every(isNumberWord));

/** A total that calls itself an invoice's, or one that a net amount and a tax with labels of their own lead to. */
function hasInvoiceTotals(fields: readonly Field[]): boolean {
  const labelled = new Map(fields.filter((field) => isLabelled(field) && !field.signals.derived).map((field) => [field.key, field]));
  const total = labelled.get('grossTotal');
  return total !== undefined && (namesInvoice(total.label ?? '') || (labelled.has('netTotal') && labelled.has('taxTotal')));
}

/** Net, tax and total that each other prove, two of them with labels of their own: a price is asked. */
function hasProvenTotals(fields: readonly Field[]): boolean {
  const [net, tax, gross] = ['netTotal', 'taxTotal', 'grossTotal'].map((key) =>
    fields.find((field) => field.key === key && !field.signals.derived),
  );
  if (!net || !tax || !gross || Number(tax.value) === 0) return false;
  const labelled = [net, tax, gross].filter(({ signals }) => (signals.labelStrength ?? 0) > 0).length;
  return labelled >= 2 && makesSum([toUnits(net.value), toUnits(tax.value)], toUnits(gross.value));
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
  if (segments.filter(({ text }) => CHECKBOX.test(text)).length >= 2) return 'Form';
  if (tables.length > 0) return document.pages.length > 0 && (wordCount > CLASSIFY.manyWords || sentences >= 3) ? 'Report' : 'Table';
  if (fieldsOfType({ docType: 'Form', isNamed: true }, fields).length >= 4 && sentences < 4) return 'Form';
  if (wordCount > CLASSIFY.manyWords) return 'Report';
  return wordCount > CLASSIFY.fewWords ? 'Letter' : 'Other';
}

const CHECKBOX = /[☐☑☒□]/;
