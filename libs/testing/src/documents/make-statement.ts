import { grouped, iban } from './identifiers';
import type { Language } from './language.data';
import { drawManner, type Manner } from './manner';
import type { MadeDocument } from './made-document';
import { certainDay, companyName, day, personName, plainAmount, printedAmount } from './printed-values';
import type { Random } from './random';
import { Sheet } from './sheet';
import { drawLook, TableDrawing, type Column, type Note, type Notes } from './table-drawing';

/** What one movement did to the balance. */
interface Movement {
  day: number;
  text: string;
  /** Negative where money left. */
  amount: number;
  balance: number;
}

/** How movements are set out. */
const LAYOUTS = ['two columns', 'signed', 'signed with balance', 'trailing minus'] as const;
type Layout = (typeof LAYOUTS)[number];

/** A bank statement: movements in columns of their own or with a sign, over as many pages as they need. */
export function makeStatement(seed: number, random: Random, language: Language): MadeDocument {
  const manner = drawManner(random, language);
  const { labels } = manner;
  const sheet = new Sheet(random, manner.face);
  const opening = random.whole(10_000, 900_000);
  const first = certainDay(random.whole(0, 600), manner).offset;
  const movements = drawMovements(random, language, opening, first);
  const closing = movements.at(-1)!.balance;
  const layout = random.pick(LAYOUTS);
  const { columns, rows } = layMovements(random, manner, layout, movements);
  const look = drawLook(sheet);
  const account = random.chance(0.4) ? iban(random, language.country) : random.digits(10);
  const isIban = account.length > 10;
  const balances: [string, string][] = [
    [labels.openingBalance, printedAmount(opening, manner)],
    [labels.closingBalance, printedAmount(closing, manner)],
  ];
  const areBalancesBelow = random.chance(0.3);
  const notes = !areBalancesBelow && random.chance(0.3) ? balanceNotes(balances, rows.length) : {};

  writeStatement(
    sheet,
    random,
    {
      language,
      title: labels.statement,
      label: isIban ? 'IBAN' : labels.accountNumber,
      account: isIban ? grouped(account) : account,
      balances,
      areBalancesBelow,
    },
    () => new TableDrawing(sheet, columns, look, rows).draw(rows, notes),
  );
  return sheet.finish(
    'statement',
    seed,
    {
      docType: 'Bank Statement',
      language: language.code,
      layout: `statement ${layout} ${look.style}`,
      fields: { [isIban ? 'iban' : 'accountNumber']: account, openingBalance: plainAmount(opening), closingBalance: plainAmount(closing) },
      columns: columns.map(({ label }) => label),
      rows,
    },
    labels.page,
  );
}

interface StatementParts {
  language: Language;
  title: string;
  /** Of the account's number. */
  label: string;
  account: string;
  balances: readonly [string, string][];
  /** Whether they stand below the movements, not with the account's number. */
  areBalancesBelow: boolean;
}

/** The sheet from the bank's name down; `drawTable` draws the table between its fields and its totals. */
function writeStatement(sheet: Sheet, random: Random, parts: StatementParts, drawTable: () => void): void {
  const { language, title, label, account, balances, areBalancesBelow } = parts;
  const bank = companyName(random, language);
  const holder = personName(random);
  sheet.text(bank, { size: 12, bold: true });
  sheet.gap(6);
  sheet.text(title, { size: 16, bold: true });
  sheet.gap(8);
  if (random.chance(0.5)) for (const line of [holder, random.pick(language.streets), random.pick(language.towns)]) sheet.text(line);
  sheet.gap(8);
  sheet.fields([[label, account], ...(areBalancesBelow ? [] : balances)], random.pick(['beside', 'beside', 'below', 'joined']));
  sheet.gap(16);
  drawTable();
  if (areBalancesBelow) {
    sheet.gap(10);
    sheet.totals(balances);
  }
}

/** The first and last balance as rows above and below the movements. */
const balanceNotes = (balances: readonly [string, string][], count: number): Notes => {
  const [opening, closing] = balances.map(([label, amount]): Note => ({ label, amount }));
  return {
    before: new Map([
      [0, [opening!]],
      [count, [closing!]],
    ]),
  };
};

function drawMovements(random: Random, language: Language, opening: number, first: number): Movement[] {
  const isWordy = random.chance(0.3);
  let balance = opening;
  return Array.from({ length: random.whole(5, 60) }, (_, index) => {
    const size = random.whole(100, 80_000);
    const amount = balance > size && random.chance(0.7) ? -size : size;
    balance += amount;
    const text = `${random.pick(language.items)} ${random.digits(6)}`;
    const wordy = isWordy && random.chance(0.5) ? `${text} ${companyName(random, language)} ${random.pick(language.details)}` : text;
    return { day: first + Math.floor(index / 3), text: wordy, amount, balance };
  });
}

function layMovements(
  random: Random,
  manner: Manner,
  layout: Layout,
  movements: readonly Movement[],
): { columns: Column[]; rows: string[][] } {
  const { labels } = manner;
  const hasValueDate = random.chance(0.25);
  const amounts: Record<Layout, Column[]> = {
    'two columns': [labels.debit, labels.credit, labels.balance].map(rightColumn),
    signed: [rightColumn(labels.amount)],
    'signed with balance': [labels.amount, labels.balance].map(rightColumn),
    'trailing minus': [rightColumn(labels.amount)],
  };
  const columns: Column[] = [
    { label: labels.date, align: 'left' },
    ...(hasValueDate ? [{ label: labels.valueDate, align: 'left' as const }] : []),
    { label: labels.description, align: 'left', wide: true },
    ...amounts[layout],
  ];
  const saysDayOnce = layout === 'two columns' && random.chance(0.2);
  const rows = movements.map((movement, index) => [
    saysDayOnce && movements[index - 1]?.day === movement.day ? '' : day(movement.day, manner).printed,
    ...(hasValueDate ? [day(movement.day + 1, manner).printed] : []),
    movement.text,
    ...printMovement(manner, layout, movement),
  ]);
  return { columns, rows };
}

const rightColumn = (label: string): Column => ({ label, align: 'right' });

function printMovement(manner: Manner, layout: Layout, { amount, balance }: Movement): string[] {
  const size = printedAmount(Math.abs(amount), manner);
  if (layout === 'two columns') return [...(amount < 0 ? [size, ''] : ['', size]), printedAmount(balance, manner)];
  if (layout === 'trailing minus') return [amount < 0 ? `${size}-` : `${size}+`];
  return [`${amount < 0 ? '-' : ''}${size}`, ...(layout === 'signed' ? [] : [printedAmount(balance, manner)])];
}
