import { fieldsIn, printedDocument, type PrintedLine } from './page.fixture';

const at = (left: number, top: number, text: string): PrintedLine => ({ left, top, text });
const valuesOf = (lines: readonly PrintedLine[]): Record<string, string> =>
  Object.fromEntries(fieldsIn(printedDocument(lines)).map(({ key, value }) => [key, value]));

it('takes the name before a word of respect for the buyer, without it', () => {
  const lines = [at(50, 100, '株式会社青嵐デザイン 御中'), at(350, 100, '請求日：2026年3月12日'), at(50, 200, '合計金額 ¥12,300')];
  expect(valuesOf(lines)).toMatchObject({
    buyerName: '株式会社青嵐デザイン',
    issueDate: '2026-03-12',
    grossTotal: '12300',
    currency: 'JPY',
  });
});

it('reads dates day first where the script says that no country puts the month first', () => {
  expect(valuesOf([at(50, 100, 'วันที่ 12/03/2569'), at(50, 120, 'เลขที่ใบกำกับภาษี IV6903-0012')])).toMatchObject({
    issueDate: '2026-03-12',
    invoiceNumber: 'IV6903-0012',
  });
});

it('keeps the vowel that ends a name', () => {
  expect(valuesOf([at(50, 100, 'ชื่อลูกค้า: คุณสมชาย ใจดี')])).toMatchObject({ buyerName: 'คุณสมชาย ใจดี' });
});
