import type { Convention } from '@gridline/values';
import type { LogicalTable } from '../model/answer';
import { readAmount } from '../reckoning/read-amount';
import { toUnits } from '../reckoning/money';
import { makesProduct } from '../reckoning/sums';
import { TABLE_ARITHMETIC } from './weights';

/** What the numbers of a table prove of its kind, whatever its header says or in which language. */
interface TableProof {
  /** In several rows one column times another makes a third: items with their prices. */
  products: boolean;
  /** In several rows an amount leads from one balance to the next: movements of an account. */
  balances: boolean;
}

/** The plain decimal of each cell; null where it is none. */
type Numbers = (string | null)[][];

/** What was proved of a table before: its type, the features of its type and doubts of it each ask. */
const proved = new WeakMap<LogicalTable, { convention: Convention; proof: TableProof }>();

/** Looks for products and running balances among the columns of numbers. */
export function tableProof(table: LogicalTable, convention: Convention): TableProof {
  const before = proved.get(table);
  if (before?.convention === convention) return before.proof;
  const proof = proveTable(table, convention);
  proved.set(table, { convention, proof });
  return proof;
}

function proveTable(table: LogicalTable, convention: Convention): TableProof {
  const rows = table.rows.filter(({ kind }) => kind === 'item').slice(0, TABLE_ARITHMETIC.rows);
  const numbers = rows.map(({ cells }) => cells.map(({ text }) => numberIn(text, convention)));
  const columns = table.columns.map((_, column) => column).filter((column) => isNumeric(numbers, column));
  const used = columns.slice(-TABLE_ARITHMETIC.columns);
  return { products: hasProducts(numbers, used), balances: hasBalances(numbers, used) };
}

/** A number with a unit behind it counts (`20 Stk`); a date or a code does not. */
function numberIn(text: string, convention: Convention): string | null {
  const amount = readAmount(text, convention) ?? readAmount(/^-?[\d.,' ]*\d(?= \p{L}{1,6}\.?$)/u.exec(text)?.[0] ?? '', convention);
  return amount && !amount.percent ? amount.value : null;
}

const isNumeric = (numbers: Numbers, column: number): boolean => numbers.filter((row) => row[column]).length >= TABLE_ARITHMETIC.products;

function hasProducts(numbers: Numbers, columns: readonly number[]): boolean {
  return columns.some((a) =>
    columns.some(
      (b) =>
        b > a &&
        columns.some(
          (total) =>
            total !== a && total !== b && proves(numbers, TABLE_ARITHMETIC.products, (row) => productOf(row[a], row[b], row[total])),
        ),
    ),
  );
}

/** Whether enough rows say yes and few say no; null says nothing. */
function proves(numbers: Numbers, fewest: number, test: (row: (string | null)[], index: number) => boolean | null): boolean {
  const answers = numbers.map(test).filter((answer) => answer !== null);
  const yes = answers.filter((answer) => answer).length;
  return yes >= fewest && yes >= TABLE_ARITHMETIC.share * answers.length;
}

/** A factor of one or of nothing proves nothing. */
function productOf(a: string | null | undefined, b: string | null | undefined, total: string | null | undefined): boolean | null {
  if (!a || !b || !total || [a, b].some((factor) => Math.abs(Number(factor)) <= 1)) return null;
  return makesProduct(a, b, total);
}

function hasBalances(numbers: Numbers, columns: readonly number[]): boolean {
  return columns.some((balance) => {
    const movements = columns.filter((column) => column !== balance);
    return movements.length > 0 && proves(numbers, TABLE_ARITHMETIC.balances, (_, index) => balanceOf(numbers, index, balance, movements));
  });
}

/** Numbers without places are counted, not balanced: a column of positions also grows by the one of another. */
const isMoney = (value: string): boolean => /\.\d/.test(value);

/** Whether one of the row's amounts, to the cent, leads from the balance above to its own, or from its own to the one above. */
function balanceOf(numbers: Numbers, index: number, balance: number, movements: readonly number[]): boolean | null {
  const [before, after] = [numbers[index - 1]?.[balance], numbers[index]![balance]];
  if (!before || !after || !isMoney(after)) return null;
  const step = Math.abs(toUnits(after) - toUnits(before));
  if (step === 0) return null;
  const amounts = [numbers[index]!, numbers[index - 1]!].flatMap((row) => movements.map((column) => row[column]));
  return amounts.some((amount) => amount && Math.abs(toUnits(amount)) === step);
}
