import type { Cell, Table } from '../../model/table';
import { columnRole } from '../../lexicon/lexicon';
import type { ColumnRole } from '../../lexicon/column-role';
import { makesProduct } from '../../reckoning/sums';
import { textOf } from '../../model/page';
import { RESTORE_DECIMALS } from './weights';
import { withTexts } from './with-texts';

/**
 * Gives back the decimal mark that recognition lost (`3890 €` for `38,90 €`), where the other amounts of the column or the
 * row's own arithmetic prove it; and a mark read as the other one (`8.40` among `17,90`). What nothing proves stays as read.
 */
export function restoreDecimals(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const columns = amountColumns(table).filter(({ role }) => !NUMBER_ROLES.has(role));
  const restored = new Map([
    ...restoredByZeros(columns),
    ...restoredBySize(columns),
    ...restoredFromColons(columns),
    ...restoredByArithmetic(columns),
    ...restoredByColumn(columns),
  ]);
  return withTexts(table, restored);
}

/** Columns of numbers that are no figures: `8545` stands among `33.12` in one of customs' and of services' codes. */
const NUMBER_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['articleNumber', 'position', 'date']);

/** An amount as it was read: `mark` and `decimals` are blank where it has none. */
interface ReadAmount {
  cell: Cell;
  before: string;
  whole: string;
  mark: string;
  decimals: string;
  after: string;
}

/** How a column prints its amounts. */
interface Style {
  mark: string;
  digits: number;
}

interface AmountColumn {
  label: string;
  role: ColumnRole | null;
  /** What stands under the label, amounts or not. */
  cells: Cell[];
  amounts: ReadAmount[];
  style: Style | null;
}

/** Two decimals, or four for prices of small things; three behind a mark may be a group of thousands and prove nothing. */
const AMOUNT = /^(\D*?)(\d[\d.,' ]*?)(?:([.,])(\d{1,2}|\d{4}))?(\D*)$/;

/** The amount of a cell, part by part; null where it holds none, or words beside it. */
function amountIn(cell: Cell): ReadAmount | null {
  const match = AMOUNT.exec(cell.text);
  if (!match || /[\p{L}/:-]{3}/u.test(`${match[1]}${match[5]}`)) return null;
  const [, before = '', whole = '', mark = '', decimals = '', after = ''] = match;
  return { cell, before, whole, mark, decimals, after };
}

function amountColumns(table: Table): AmountColumn[] {
  return Array.from({ length: table.columnCount }, (_, column) => {
    const cells = table.cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    const label = textOf(cells.filter((cell) => cell.row < table.headerRows));
    const body = cells.filter((cell) => cell.row >= table.headerRows && cell.text !== '');
    const amounts = body.map(amountIn).filter((amount) => amount !== null);
    return { label, role: columnRole(label), cells: body, amounts, style: styleOf(amounts) };
  });
}

/** The mark and the digits of those amounts that have both; null where they print them differently. */
function styleOf(amounts: readonly ReadAmount[]): Style | null {
  const marked = amounts.filter(({ mark }) => mark !== '');
  const digits = marked[0]?.decimals.length;
  if (digits === undefined || marked.some(({ decimals }) => decimals.length !== digits)) return null;
  const commas = marked.filter(({ mark }) => mark === ',').length;
  return { mark: commas * 2 >= marked.length ? ',' : '.', digits };
}

const MONEY_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  'unitPrice',
  'lineTotal',
  'taxAmount',
  'debit',
  'credit',
  'balance',
]);

function restoredByColumn(columns: readonly AmountColumn[]): [Cell, string][] {
  return columns.flatMap((column): [Cell, string][] => {
    const { role, amounts, style } = column;
    if (!style || (role === 'quantity' && !isWhole(amounts, style)) || (style.digits < 2 && !areShares(column))) return [];
    const own = inStyle(amounts, style);
    const beside = MONEY_ROLES.has(role)
      ? columns.filter((other) => MONEY_ROLES.has(other.role)).flatMap((other) => inStyle(other.amounts, style))
      : own;
    // Nothing at all is printed without decimals among figures that have them.
    const strange = amounts.filter((amount) => !own.includes(amount) && (amount.mark !== '' || amount.whole !== '0'));
    if (own.length < RESTORE_DECIMALS.ownProofs || beside.length < RESTORE_DECIMALS.proofs || strange.length * 2 > own.length) return [];
    const restored = strange.map((amount) => restore(amount, style));
    return restored.includes(null) ? [] : strange.map((amount, index) => [amount.cell, restored[index]!]);
  });
}

/** No whole number opens with a zero: where some do (`02 %` among `1.6 %`), the bare figures of the column have lost their marks. */
function restoredByZeros(columns: readonly AmountColumn[]): [Cell, string][] {
  const marked = columns.flatMap(({ amounts }) => amounts.filter(({ mark }) => mark !== ''));
  const common = marked.length >= RESTORE_DECIMALS.proofs ? styleOf(marked) : null;
  return columns.flatMap(({ amounts }): [Cell, string][] => {
    const bare = amounts.filter(({ mark }) => mark === '');
    const opened = bare.filter(({ whole }) => /^0\d/.test(whole));
    const isFigures = bare.length < amounts.length || opened.every(({ after }) => after.trim() === '%');
    if (!common || opened.length === 0 || !isFigures || opened.length < RESTORE_DECIMALS.openedByZero * bare.length) return [];
    return bare.flatMap((amount): [Cell, string][] => {
      const text = restore(amount, common);
      return text === null ? [] : [[amount.cell, text]];
    });
  });
}

/** Whether all are percentages: a column prints them with as many decimals each, which a column of other figures need not. */
const areShares = ({ label, amounts }: AmountColumn): boolean =>
  /%\s*\)?$/.test(label) || amounts.every(({ after }) => after.trim() === '%');

/**
 * A figure many times as large as those of its column with their marks has lost its own, where the rest of its row has them too:
 * a row of larger things has none. In a column of shares no row is needed, for none is above 100.
 */
function restoredBySize(columns: readonly AmountColumn[]): [Cell, string][] {
  return columns.flatMap((column): [Cell, string][] => {
    const { amounts, style } = column;
    const own = style ? inStyle(amounts, style) : [];
    if (!style || own.length < RESTORE_DECIMALS.ownProofs) return [];
    const bare = amounts.filter(isBare);
    const isShares = areShares(column);
    const largest = isShares ? 100 : RESTORE_DECIMALS.tooLarge * Math.max(...own.map(toNumber));
    const tooLarge = bare.filter((amount) => toNumber(amount) > largest);
    if (tooLarge.length === 0 || (!isShares && bare.length > own.length)) return [];
    const lost = isShares ? bare : tooLarge.filter((amount) => isMarkedRow(amount, column, columns));
    return lost.flatMap((amount): [Cell, string][] => {
      const text = restore(amount, style);
      return text === null ? [] : [[amount.cell, text]];
    });
  });
}

/** A point that was read with a speck above it. */
const COLON = /^(\d+)[:;](\d+)\.?$/;

/** A colon in a column of decimals with as many digits (`31:6` among `22.8`) is their mark; a column of times has no decimals. */
function restoredFromColons(columns: readonly AmountColumn[]): [Cell, string][] {
  return columns.flatMap(({ cells, amounts, style }): [Cell, string][] => {
    if (!style || inStyle(amounts, style).length < RESTORE_DECIMALS.proofs) return [];
    return cells.flatMap((cell): [Cell, string][] => {
      const [, whole = '', decimals = ''] = COLON.exec(cell.text) ?? [];
      return decimals.length === style.digits ? [[cell, `${whole}${style.mark}${decimals}`]] : [];
    });
  });
}

/** Several digits without a mark, and no round hundred, which is printed without. */
const isBare = ({ mark, whole }: ReadAmount): boolean => mark === '' && /^\d{2,}$/.test(whole) && !/^10+$/.test(whole);

/** Whether most figures of the row, in the other columns that print marks, have theirs. */
function isMarkedRow({ cell }: ReadAmount, column: AmountColumn, columns: readonly AmountColumn[]): boolean {
  const beside = columns
    .filter((other) => other !== column && other.style !== null)
    .flatMap(({ amounts }) => amounts.filter((amount) => amount.cell.row === cell.row && (amount.mark !== '' || isBare(amount))));
  return beside.length > 0 && beside.filter(({ mark }) => mark !== '').length * 2 >= beside.length;
}

/** Whether all are whole numbers printed with decimals (`44,00`), the one way in which a column of counts proves anything. */
const isWhole = (amounts: readonly ReadAmount[], { digits }: Style): boolean =>
  amounts.every(({ whole, decimals }) => (decimals || whole).endsWith('0'.repeat(digits)));

const inStyle = (amounts: readonly ReadAmount[], { mark, digits }: Style): ReadAmount[] =>
  amounts.filter((amount) => amount.mark === mark && amount.decimals.length === digits);

/** The amount in the column's style; null where it was printed in another way. */
function restore({ before, whole, mark, decimals, after }: ReadAmount, style: Style): string | null {
  if (mark !== '') return /\D/.test(whole) ? null : `${before}${whole}${style.mark}${decimals}${after}`;
  if (!/^\d+$/.test(whole) || whole.length <= style.digits) return null;
  return `${before}${whole.slice(0, -style.digits)}${style.mark}${whole.slice(-style.digits)}${after}`;
}

/** Quantity x price = amount holds once a mark is given back to one of the three, and did not before. */
function restoredByArithmetic(columns: readonly AmountColumn[]): [Cell, string][] {
  const byRole = (role: ColumnRole): AmountColumn | undefined => columns.find((column) => column.role === role);
  const [quantities, prices, totals] = [byRole('quantity'), byRole('unitPrice'), byRole('lineTotal')];
  if (!quantities || !prices || !totals) return [];
  const style = totals.style ?? prices.style ?? quantities.style;
  if (!style) return [];
  return totals.amounts.flatMap((total): [Cell, string][] => {
    const inRow = ({ cell }: ReadAmount): boolean => cell.row === total.cell.row;
    const [quantity, price] = [quantities.amounts.find(inRow), prices.amounts.find(inRow)];
    if (!quantity || !price || isProduct(quantity, price, total)) return [];
    const inThisRow = columns.flatMap(({ amounts }) => amounts.filter(inRow));
    if (isPricedByMany(quantity, price, total, inThisRow)) return [];
    const line = [quantity, price, total] as const;
    return line.flatMap((lost): [Cell, string][] => {
      const styles = lost === quantity ? [style, ...QUANTITY_DIGITS.map((digits) => ({ ...style, digits }))] : [style];
      const texts = lost.mark === '' ? styles.map((each) => restore(lost, each)).filter((text) => text !== null) : [];
      const proven = texts.find((text) => {
        const given = amountIn({ ...lost.cell, text });
        const [first, second, third] = line.map((amount) => (amount === lost ? given : amount));
        return given !== null && isProduct(first!, second!, third!);
      });
      return proven === undefined ? [] : [[lost.cell, proven]];
    });
  });
}

/** Measured quantities have one to three decimals, whatever the money beside them has. */
const QUANTITY_DIGITS = [2, 1, 3];

/** Whether the price is for as many as another cell of the row says: 400 at 14,80 for 100 are 59,20. */
const isPricedByMany = (quantity: ReadAmount, price: ReadAmount, total: ReadAmount, row: readonly ReadAmount[]): boolean =>
  row.some(
    (amount) =>
      amount !== quantity &&
      /^10+$/.test(plain(amount)) &&
      makesProduct(String(toNumber(quantity) / toNumber(amount)), plain(price), plain(total)),
  );

const toNumber = (amount: ReadAmount): number => Number(plain(amount));

const plain = ({ whole, decimals }: ReadAmount): string => `${whole.replace(/\D/g, '')}${decimals && `.${decimals}`}`;

const isProduct = (quantity: ReadAmount, price: ReadAmount, total: ReadAmount): boolean =>
  makesProduct(plain(quantity), plain(price), plain(total));
