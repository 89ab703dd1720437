import type { Convention } from '@gridline/values';
import type { AnswerCell, AnswerRow, LogicalTable } from '../model/answer';
import type { DocType } from '../model/document';
import { BALANCE_KEYS, type Field } from '../model/field';
import { tableProof } from '../classify/table-arithmetic';
import { columnRole } from '../lexicon/lexicon';
import { isLabelOf } from '../lexicon/whole-labels';
import { toUnits } from '../reckoning/money';
import { readAmount } from '../reckoning/read-amount';
import { ROW_BALANCES } from './weights';

/** The columns of a table that runs from balance to balance, and where its rows run to. */
interface Ledger {
  balance: number;
  /** The columns of the amounts that lead there. */
  movements: readonly number[];
  /** Whether the first row is the oldest. */
  isForward: boolean;
}

/** The plain decimal of each cell, null where it is none. */
type Amounts = readonly (readonly (string | null)[])[];

/**
 * A statement's fields with the balances that it prints as rows of its own: rows with one amount that a label of a balance names, and, whatever their
 * words, one without a movement before the first movement or behind the last. Fields that are found already stay, unless no label stands by them and a row's own does.
 */
export function withRowBalances(
  docType: DocType,
  fields: readonly Field[],
  tables: readonly LogicalTable[],
  convention: Convention,
): Field[] {
  if (docType !== 'Bank Statement') return [...fields];
  const named = tables.map((table) => namedBalances(table, convention)).find((balances) => balances.length > 0) ?? [];
  const kept = fields.filter(({ key, signals }) => (signals.labelStrength ?? 0) > 0 || !named.some((balance) => balance.key === key));
  const found = tables.map((table) => balancesOf(table, convention)).find((balances) => balances.length > 0) ?? [];
  return [named, found].reduce((all, more) => [...all, ...more.filter(({ key }) => !all.some((field) => field.key === key))], kept);
}

/** The balances that rows name: `30/09 | | | 3.220,18 | SALDO INIZIALE A VS CREDITO`. Of several the first opens and the last closes. */
function namedBalances({ columns, rows }: LogicalTable, convention: Convention): Field[] {
  const owes = columns.map(({ text }) => columnRole(text) === 'debit');
  const named = endsOf(rows).flatMap((row) => {
    const amounts = row.cells.map(({ text }) => moneyIn(text, convention));
    const balance = amounts.findIndex((amount) => amount !== null);
    const key = keyOf(row.cells.find(isWords)?.text ?? '');
    if (!key || balance < 0 || amounts.filter((amount) => amount !== null).length > 1) return [];
    const signed = owes[balance] ? amounts.map((amount) => amount && negated(amount)) : amounts;
    return toBalance(key, row, balance, signed).map((field) => ({ ...field, signals: { ...field.signals, labelStrength: 1 } }));
  });
  const [opening, closing] = [named.find(({ key }) => key === 'openingBalance'), named.findLast(({ key }) => key === 'closingBalance')];
  return [opening, closing].filter((field) => field !== undefined);
}

/** The balance that a text is a label of; of neither where it is one of both. */
function keyOf(text: string): string | undefined {
  const keys = BALANCE_KEYS.filter((key) => isLabelOf(text, (meant) => meant === key));
  return keys.length === 1 ? keys[0] : undefined;
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

function balancesOf(table: LogicalTable, convention: Convention): Field[] {
  if (!tableProof(table, convention).balances) return [];
  const rows = endsOf(table.rows.filter(({ kind }) => kind === 'item'));
  const amounts = rows.map(({ cells }) => cells.map(({ text }) => moneyIn(text, convention)));
  const ledger = ledgerOf(amounts, table.columns.length);
  const [first, last] = ledger.isForward
    ? (['openingBalance', 'closingBalance'] as const)
    : (['closingBalance', 'openingBalance'] as const);
  const stands = (at: number, beside: number): boolean => isStanding(amounts, ledger, at) && leadsBetween(amounts, ledger, at, beside);
  return [
    ...(stands(0, 1) ? toBalance(first, rows[0]!, ledger.balance, amounts[0]!) : []),
    ...(stands(rows.length - 1, rows.length - 2) ? toBalance(last, rows.at(-1)!, ledger.balance, amounts.at(-1)!) : []),
  ];
}

/** Money has places: a column of counts or of days is no balance. */
function moneyIn(text: string, convention: Convention): string | null {
  const amount = readAmount(text, convention);
  return amount && !amount.percent && /\.\d/.test(amount.value) ? amount.value : null;
}

/** The first rows and the last, which tell of them all: a sheet may have a hundred thousand. */
const endsOf = (rows: readonly AnswerRow[]): readonly AnswerRow[] =>
  rows.length <= 2 * ROW_BALANCES.atEachEnd ? rows : [...rows.slice(0, ROW_BALANCES.atEachEnd), ...rows.slice(-ROW_BALANCES.atEachEnd)];

/** The column whose steps the amounts of others make in most rows, in the direction that more rows prove. */
function ledgerOf(amounts: Amounts, width: number): Ledger {
  const columns = Array.from({ length: width }, (_, column) => column);
  const proofs = columns.flatMap((balance) => [true, false].map((isForward) => proofOf(amounts, balance, isForward)));
  return proofs.reduce((most, proof) => (proof.proved > most.proved ? proof : most)).ledger;
}

function proofOf(amounts: Amounts, balance: number, isForward: boolean): { ledger: Ledger; proved: number } {
  const steps = amounts.flatMap((row, at) => {
    const step = stepBetween(amounts, balance, at - 1, at);
    return step ? [{ step, moving: isForward ? row : amounts[at - 1]! }] : [];
  });
  const makes = (column: number, { step, moving }: (typeof steps)[number]): boolean =>
    column !== balance && moving[column] !== null && Math.abs(toUnits(moving[column]!)) === step;
  const movements = (amounts[0] ?? []).map((_, column) => column).filter((column) => steps.some((each) => makes(column, each)));
  const proved = steps.filter((each) => movements.some((column) => makes(column, each))).length;
  return { ledger: { balance, movements, isForward }, proved };
}

/** How far one balance is from the next, in ten-thousandths; undefined where one of them is not printed. */
function stepBetween(amounts: Amounts, balance: number, from: number, to: number): number | undefined {
  const [before, after] = [amounts[from]?.[balance], amounts[to]?.[balance]];
  return before && after ? Math.abs(toUnits(after) - toUnits(before)) : undefined;
}

/** Whether a row says what the account holds, and of nothing that moved. */
const isStanding = (amounts: Amounts, { balance, movements }: Ledger, at: number): boolean =>
  Boolean(amounts[at]?.[balance]) && movements.every((column) => amounts[at]![column] === null);

/** Whether the row beside it goes on from that balance, or ends at it. */
function leadsBetween(amounts: Amounts, { balance, movements }: Ledger, at: number, beside: number): boolean {
  const step = stepBetween(amounts, balance, at, beside);
  return step === 0 || movements.some((column) => amounts[beside]?.[column] && Math.abs(toUnits(amounts[beside][column])) === step);
}

/** A cell that is not printed, as one of a filled column, says nothing. */
function toBalance(key: string, { cells }: AnswerRow, balance: number, amounts: Amounts[number]): Field[] {
  const { text, provenance, readScore = 1 } = cells[balance]!;
  if (!provenance) return [];
  const label = cells.find(isWords)?.text;
  const field: Field = {
    key,
    value: amounts[balance]!,
    text,
    ...(label ? { label } : {}),
    provenance,
    signals: { labelStrength: 0, position: ROW_BALANCES.trust, formatValid: 1, readScore, margin: ROW_BALANCES.trust },
  };
  return [field];
}

const isWords = ({ text }: AnswerCell): boolean => (text.match(/\p{L}/gu)?.length ?? 0) > text.length / 2;
