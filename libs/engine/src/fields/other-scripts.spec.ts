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

it('takes the organisation for whom a paper is that goes to a department of it', () => {
  expect(valuesOf([at(50, 100, 'あさひ市立北中学校'), at(112, 100, '図書室 御中')])).toMatchObject({ buyerName: 'あさひ市立北中学校' });
  expect(valuesOf([at(50, 100, '株式会社青嵐デザイン'), at(60, 114, '総務部 御中')])).toMatchObject({ buyerName: '株式会社青嵐デザイン' });
});

it('knows whose block it is by a label that is printed from top to bottom beside it', () => {
  const stack = (left: number, text: string): PrintedLine[] => [...text].map((letter, index) => at(left, 107 + 14 * index, letter));
  const block = (left: number, name: string, phone: string): PrintedLine[] => [
    ...[at(left, 100, '상호'), at(left + 60, 100, name), at(left, 114, '담당자'), at(left + 60, 114, '홍길동')],
    ...[at(left, 128, '전화'), at(left + 60, 128, phone), at(left, 142, '팩스'), at(left + 60, 142, phone)],
  ];
  const order = [
    ...[...stack(20, '수신'), ...block(50, '한솔과학상사', '042-555-0188')],
    ...[...stack(300, '발주처'), ...block(330, '새봄시험연구원', '044-555-0121')],
  ];
  const document = printedDocument(order);
  const rulings = [95, 155].map((position) => ({ orientation: 'horizontal' as const, position, start: 10, end: 585, thickness: 1 }));
  const ruled = { ...document, pages: document.pages.map((page) => ({ ...page, rulings })) };
  expect(Object.fromEntries(fieldsIn(ruled).map(({ key, value }) => [key, value]))).toMatchObject({
    sellerName: '한솔과학상사',
    buyerName: '새봄시험연구원',
  });
});

it('takes nothing off by the brackets around a sum that is written out before them', () => {
  const row = [at(50, 300, '합계금액'), at(120, 300, '일금 사백만원정'), at(400, 300, '(₩4,000,000)')];
  expect(valuesOf(row)).toMatchObject({ grossTotal: '4000000' });
  expect(valuesOf([at(50, 300, '합계금액'), at(400, 300, '(₩4,000,000)')])).toMatchObject({ grossTotal: '-4000000' });
});

it('reads a sum whose bracket goes on in words behind it', () => {
  expect(valuesOf([at(50, 300, '합계금액: 일금 이천만원정 (₩20,000,000, 부가세 포함)')])).toMatchObject({ grossTotal: '20000000' });
});

it('ends a label at its bracket', () => {
  const receipt = [at(50, 100, '[매장명] 동네빵집 보리'), at(50, 114, '【領収書番号】 R-2041')];
  expect(valuesOf(receipt)).toMatchObject({ sellerName: '동네빵집 보리', invoiceNumber: 'R-2041' });
});

it('gives codes in the digits that programs read', () => {
  expect(valuesOf([at(50, 100, 'رقم الفاتورة: ٢٠٤١٧')])).toMatchObject({ invoiceNumber: '20417' });
});
