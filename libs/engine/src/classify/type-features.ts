import { isGreeting, isPayWord, tillWordsIn } from '../lexicon/lexicon';
import type { ColumnRole } from '../lexicon/column-role';
import { DOC_TYPES, type DocType } from '../model/document';
import { isGiven, isLabelled } from '../fields/candidates/sure-fields';
import { LABEL_CLASSES } from '../fields/learned/label-classes';
import { labelSense } from '../fields/learned/label-sense';
import { columnRoles } from '../tables/join/table-roles';
import { holdsCheckbox } from '../model/checkbox';
import { typeScores, type Classification, type ToClassify } from './classify';
import { titleLines } from './title-lines';
import { tableProof } from './table-arithmetic';
import { titleSense } from './title-sense';
import { titleScores, type TitleLine } from './title-scores';
import { TYPE_FEATURES } from './weights';

/** Numbers that tell of which type a document is: what the rules say, which fields and columns it has, and what its words are like. */
export function typeFeatures(known: ToClassify, ruled: Classification): Float32Array {
  const lines = titleLines(known.pages);
  const [titles, scores] = [titleScores(lines), typeScores(known.hint === undefined ? known : { ...known, hint: undefined })];
  return new Float32Array([
    ...DOC_TYPES.flatMap((type) => [titles.get(type) ?? 0, scores.get(type) ?? 0, type === ruled.docType ? 1 : 0]),
    ruled.isNamed ? 1 : 0,
    ...ofFields(known),
    ...ofTables(known),
    ...ofText(known),
    ...ofLabels(known),
    ...ofTitles(lines),
  ]);
}

/** Fields that some types have and others have not. */
const KEYS = [
  ...['invoiceNumber', 'documentNumber', 'orderNumber', 'customerNumber', 'contractNumber', 'issueDate', 'dueDate', 'deliveryDate'],
  ...['sellerName', 'buyerName', 'sellerVatId', 'buyerVatId', 'iban', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'],
  ...['openingBalance', 'closingBalance', 'accountNumber', 'accountHolder', 'periodFrom', 'periodTo', 'cashTendered', 'change'],
  ...['shipTo', 'validUntil', 'orderDate', 'lineTotal', 'discountTotal', 'roundingAmount', 'currency'],
];

/** Of each whether it is there, and how surely. */
const ofFields = ({ fields }: ToClassify): number[] =>
  KEYS.map((key) => {
    const field = fields.find((each) => each.key === key);
    if (!field) return 0;
    if (field.value.startsWith('-')) return -1;
    return isGiven(field) || isLabelled(field) ? 2 : 1;
  });

const ROLES: readonly ColumnRole[] = [
  ...(['position', 'articleNumber', 'description', 'quantity', 'unit', 'unitPrice', 'discount', 'taxRate', 'taxAmount'] as const),
  ...(['lineTotal', 'date', 'debit', 'credit', 'balance'] as const),
];

function ofTables({ tables, convention }: ToClassify): number[] {
  const roles = new Set(tables.flatMap((table) => columnRoles(table)));
  const proofs = tables.map((table) => tableProof(table, convention));
  const [largest] = [...tables].sort((a, b) => b.rows.length * b.columns.length - a.rows.length * a.columns.length);
  const cells = largest?.rows.flatMap((row) => row.cells.map(({ text }) => text)).filter((text) => text !== '') ?? [];
  const share = (pattern: RegExp): number => cells.filter((text) => pattern.test(text)).length / Math.max(1, cells.length);
  return [
    ...ROLES.map((role) => (roles.has(role) ? 1 : 0)),
    ...[tables.length, largest?.rows.length ?? 0, largest?.columns.length ?? 0],
    ...[proofs.some(({ products }) => products), proofs.some(({ balances }) => balances)].map(Number),
    ...[share(/^[-+(]?\p{Sc}?\s?\d/u), share(/\d[.,]\d\d\b/), share(/\d{1,2}[./-]\d{1,2}/)],
  ];
}

function ofText({ document, pages }: ToClassify): number[] {
  const segments = pages.flatMap((page) => page.segments);
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0);
  const count = (test: (text: string) => boolean): number => segments.filter(({ text }) => test(text)).length;
  const [first] = pages;
  return [
    ...[document.pages.length, Math.log1p(words), Math.log1p(segments.length), words / Math.max(1, segments.length)],
    ...[segments.filter((each) => each.words.length >= TYPE_FEATURES.sentenceWords).length, count(holdsCheckbox)],
    ...[count(isGreeting), count(isPayWord), count((text) => /:$/.test(text)), count((text) => /_{4,}|\.{6,}/.test(text))],
    new Set(segments.flatMap(({ text }) => tillWordsIn(text))).size,
    ...(first ? [first.width / first.height, first.width, first.reader === 'ocr' ? 1 : 0] : [0, 0, 0]),
  ];
}

/** How surely some short text is a label of each class, and how many are. */
function ofLabels({ pages }: ToClassify): number[] {
  const most = new Array<number>(LABEL_CLASSES.length).fill(0);
  const counts = new Array<number>(LABEL_CLASSES.length).fill(0);
  for (const { text, words } of pages.slice(0, 1).flatMap(({ segments }) => segments)) {
    if (words.length > TYPE_FEATURES.labelWords) continue;
    labelSense(text).forEach((share, at) => {
      most[at] = Math.max(most[at]!, share);
      if (share > TYPE_FEATURES.sureLabel) counts[at]!++;
    });
  }
  return [...most, ...counts];
}

/** What the lines most like a title are like, of each type the most. */
function ofTitles(lines: readonly TitleLine[]): number[] {
  const best = [...lines]
    .map((line) => ({ text: line.text, weight: Math.min(TYPE_FEATURES.largest, line.relativeSize) * (TYPE_FEATURES.atTop - line.depth) }))
    .filter(({ text }) => /\p{L}{3}/u.test(text) && text.split(' ').length <= TYPE_FEATURES.titleWords)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TYPE_FEATURES.titles);
  const senses = best.map(({ text, weight }) => ({ weight, sense: titleSense(text) }));
  return DOC_TYPES.flatMap((_: DocType, at) => [
    senses.reduce((most, { weight, sense }) => Math.max(most, weight * sense[at]!), 0),
    senses.slice(0, 1).reduce((most, { sense }) => Math.max(most, sense[at]!), 0),
  ]);
}
