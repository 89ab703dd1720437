import type { Language } from './language.data';
import { Sheet, type Column } from './sheet';
import type { MadeDocument } from './made-document';
import { day, plainAmount, printedAmount } from './printed-values';
import type { Random } from './random';

/** A bank statement with debit, credit and running balance, over as many pages as it needs. */
export function makeStatement(seed: number, random: Random, language: Language): MadeDocument {
  const { labels } = language;
  const sheet = new Sheet(random);
  const opening = random.whole(10_000, 900_000);
  const first = random.whole(0, 600);
  const account = random.digits(10);
  let balance = opening;
  const rows = Array.from({ length: random.whole(5, 60) }, (_, index) => {
    const amount = random.whole(100, 80_000);
    const isDebit = balance > amount && random.chance(0.7);
    balance += isDebit ? -amount : amount;
    const printed = printedAmount(amount, language);
    const text = `${random.pick(language.items)} ${random.digits(6)}`;
    return [
      day(first + Math.floor(index / 3), language).printed,
      text,
      isDebit ? printed : '',
      isDebit ? '' : printed,
      printedAmount(balance, language),
    ];
  });
  const columns: Column[] = [
    { label: labels.date, width: 64, align: 'left' },
    { label: labels.description, width: 0, align: 'left' },
    { label: labels.debit, width: 78, align: 'right' },
    { label: labels.credit, width: 78, align: 'right' },
    { label: labels.balance, width: 84, align: 'right' },
  ];

  sheet.text(labels.statement, { size: 16, bold: true });
  sheet.gap(8);
  sheet.fields(
    [
      [labels.accountNumber, account],
      [labels.openingBalance, printedAmount(opening, language)],
      [labels.closingBalance, printedAmount(balance, language)],
    ],
    false,
  );
  sheet.gap(16);
  sheet.table(columns, rows);

  return sheet.finish('statement', seed, {
    docType: 'Bank Statement',
    language: language.code,
    fields: { accountNumber: account, openingBalance: plainAmount(opening), closingBalance: plainAmount(balance) },
    columns: columns.map(({ label }) => label),
    rows,
  });
}
