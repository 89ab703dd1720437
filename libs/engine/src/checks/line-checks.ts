import { inferConvention, parseAmount, type Convention } from '@gridline/values';
import type { Answer, AnswerRow } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { columnRole, type ColumnRole } from '../tables/column-role';
import { compareUnits } from './check-result';
import { CENT, multiplyUnits, toUnits } from './money';
import { amountsByKey } from './totals-checks';

/** Quantity x price = line for every row, and the lines against the total that they should make. */
export function checkLines(answer: Answer): CheckResult[] {
  if (!answer.source) return [];
  const convention = answerConvention(answer);
  const columns = settleProducts(answer, roleColumns(answer), convention);
  return [...checkProducts(answer.rows, columns, convention), ...checkSum(answer, columns, convention)];
}

/** Whether the amounts of the rows make one of the totals; false too where there are no amounts or no totals. */
export function linesMakeTotal(answer: Answer): boolean {
  const convention = answerConvention(answer);
  return checkSum(answer, settleProducts(answer, roleColumns(answer), convention), convention).some(({ passed }) => passed);
}

/** The convention of the numbers of an answer, from its cells and fields together. */
export const answerConvention = (answer: Answer): Convention => inferConvention(sampleTexts(answer));

/** As many texts as the inference looks at; a list of a million would only be thrown away. */
const MOST_TEXTS = 20_000;

/** Texts from everywhere in the answer, evenly spaced where there are many. */
function sampleTexts({ rows, columns, fields }: Answer): string[] {
  const step = Math.ceil((rows.length * columns.length + fields.length) / MOST_TEXTS);
  const texts: string[] = [];
  let place = 0;
  for (const { cells } of rows) for (const { text } of cells) if (place++ % step === 0) texts.push(text);
  for (const { text } of fields) if (place++ % step === 0) texts.push(text);
  return texts;
}

/** Where each role stands; the last of several line totals, because net comes before gross and the sum is printed last. */
export function roleColumns(answer: Answer): Map<ColumnRole, number> {
  const columns = new Map<ColumnRole, number>();
  for (const [index, { text }] of answer.columns.entries()) {
    const role = columnRole(text);
    if (role) columns.set(role, index);
  }
  return columns;
}

/** The amount of a cell in ten-thousandths; a number with a unit behind it counts (`20 Stk`), undefined where there is none. */
export function cellUnits(row: AnswerRow, column: number | undefined, convention: Convention): number | undefined {
  if (column === undefined) return undefined;
  const text = row.cells[column]?.text ?? '';
  const amount = parseAmount(text, convention) ?? parseAmount(/^-?[\d.,' ]*\d/.exec(text)?.[0] ?? '', convention);
  return amount ? toUnits(amount.value) : undefined;
}

type RoleColumns = ReadonlyMap<ColumnRole, number>;

const PRODUCT_ROLES = ['quantity', 'unitPrice', 'lineTotal'] as const;
/** So many rows tell which of several columns of prices and amounts go together. */
const TELLING_ROWS = 50;

/** Of several columns of prices or amounts, net beside gross, the two that quantity x price proves in most rows; those chosen before where none does better. */
function settleProducts(answer: Answer, columns: RoleColumns, convention: Convention): RoleColumns {
  const rows = answer.rows.slice(0, TELLING_ROWS);
  const proven = (candidate: RoleColumns): number =>
    rows.filter((row, index) => checkProduct(row, index, candidate, convention)?.passed === true).length;
  const ofRole = (role: ColumnRole): number[] => answer.columns.flatMap(({ text }, index) => (columnRole(text) === role ? [index] : []));
  const candidates = ofRole('unitPrice').flatMap((price) =>
    ofRole('lineTotal').map((total): RoleColumns => new Map<ColumnRole, number>([...columns, ['unitPrice', price], ['lineTotal', total]])),
  );
  return candidates.reduce<RoleColumns>((best, candidate) => (proven(candidate) > proven(best) ? candidate : best), columns);
}

function checkProducts(rows: readonly AnswerRow[], columns: RoleColumns, convention: Convention): CheckResult[] {
  if (columns.has('discount') || !PRODUCT_ROLES.every((role) => columns.has(role))) return [];
  return rows.flatMap((row, index) => checkProduct(row, index, columns, convention) ?? []);
}

/** Quantity x price against the amount of one row; undefined where one of the three is missing. */
function checkProduct(row: AnswerRow, index: number, columns: RoleColumns, convention: Convention): CheckResult | undefined {
  const [quantity, price, total] = PRODUCT_ROLES.map((role) => cellUnits(row, columns.get(role), convention));
  if (quantity === undefined || price === undefined || total === undefined) return undefined;
  const tolerance = Math.max(CENT, Math.abs(quantity) / 200);
  const detail = `Row ${index + 1}: quantity times price makes the amount.`;
  return { ...compareUnits('quantityTimesPrice', detail, total, multiplyUnits(quantity, price), tolerance), row: index };
}

/** Lines may be printed net or gross: either total proves them. */
function checkSum(answer: Answer, columns: RoleColumns, convention: Convention): CheckResult[] {
  const amounts = answer.rows.map((row) => cellUnits(row, columns.get('lineTotal'), convention)).filter((units) => units !== undefined);
  const totals = amountsByKey(answer.fields);
  const targets = ['lineTotal', 'netTotal', 'grossTotal'].map((key) => totals.get(key)).filter((units) => units !== undefined);
  if (amounts.length === 0 || targets.length === 0) return [];
  const sum = amounts.reduce((a, b) => a + b, 0);
  const nearest = targets.reduce((best, target) => (Math.abs(sum - target) < Math.abs(sum - best) ? target : best));
  return [compareUnits('linesMakeTotal', 'The lines make the total.', sum, nearest, 2 * CENT)];
}
