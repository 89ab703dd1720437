import type { Language } from './language.data';
import { Sheet } from './sheet';
import type { MadeDocument } from './made-document';
import { companyName, day, plainAmount, printedAmount, printedMoney } from './printed-values';
import type { Random } from './random';

/** Paper of a till roll, in points. */
const ROLL_WIDTH = 230;

/** A till receipt: narrow paper, items with amounts, a total. */
export function makeReceipt(seed: number, random: Random, language: Language): MadeDocument {
  const { labels } = language;
  const sheet = new Sheet(random, { width: ROLL_WIDTH, height: 520, margin: 14 });
  const seller = companyName(random, language);
  const date = day(random.whole(0, 700), language);
  const lines = Array.from({ length: random.whole(1, 9) }, () => ({ item: random.pick(language.items), amount: random.whole(50, 9_000) }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rows = lines.map(({ item, amount }) => [item, printedAmount(amount, language)]);

  sheet.text(seller, { size: 11, bold: true });
  sheet.text(random.pick(language.streets));
  sheet.text(random.pick(language.towns));
  sheet.gap(8);
  sheet.text(`${labels.receipt} ${random.digits(5)}`);
  sheet.text(`${labels.date}: ${date.printed}`);
  sheet.gap(8);
  sheet.columnsOf([{ label: '', width: 0, align: 'left' }, { label: '', width: 70, align: 'right' }], rows); // prettier-ignore
  sheet.gap(4);
  sheet.totals([[labels.total, printedMoney(total, language)]]);

  return sheet.finish('receipt', seed, {
    docType: 'Receipt',
    language: language.code,
    fields: { sellerName: seller, issueDate: date.iso, grossTotal: plainAmount(total), currency: language.currency },
    columns: [labels.description, labels.lineTotal],
    rows,
  });
}
