import { columnRole, isLeadingLegalForm, labelMeanings, opensLikeTotal, titleType } from './lexicon';
import { compactForm } from './label-words';

const keyOf = (label: string): string | undefined => labelMeanings(compactForm(label), false)[0]?.key;

it.each([
  ['請求書番号', 'invoiceNumber'],
  ['お支払期限', 'dueDate'],
  ['御請求金額', 'grossTotal'],
  ['开票日期', 'issueDate'],
  ['統一編號', 'sellerVatId'],
  ['合計', 'grossTotal'],
  ['공급가액', 'netTotal'],
  ['작성일자', 'issueDate'],
  ['رقم الفاتورة', 'invoiceNumber'],
  ['تاريخ الاستحقاق', 'dueDate'],
  ['ضريبة القيمة المضافة', 'taxTotal'],
  ['סה״כ לתשלום', 'grossTotal'],
  ['סה"כ לפני מע"מ', 'netTotal'],
  ['चालान संख्या', 'invoiceNumber'],
  ['कुल योग', 'grossTotal'],
  ['เลขที่ใบกำกับภาษี', 'invoiceNumber'],
  ['จำนวนเงินรวมทั้งสิ้น', 'grossTotal'],
  ['被保険者', 'buyerName'],
  ['戶口編號', 'accountNumber'],
  ['商業登記證編號', 'sellerRegistrationNumber'],
  ['기납부금액', 'paid'],
  ['المجموع مع احتساب الرسوم', 'grossTotal'],
  ['ח.פ. הלקוח', 'buyerVatId'],
])('knows the label %s', (label, key) => expect(keyOf(label)).toBe(key));

it.each([
  ['請　求　書', 'Invoice'],
  ['御見積書', 'Quote'],
  ['領収書', 'Receipt'],
  ['增值税普通发票', 'Invoice'],
  ['統一發票', 'Invoice'],
  ['거 래 명 세 서', 'Delivery Note'],
  ['세금계산서', 'Invoice'],
  ['فاتورة ضريبية', 'Invoice'],
  ['إيصال استلام نقدية', 'Receipt'],
  ["חשבונית מס מס' 20458", 'Invoice'],
  ['कर चालान', 'Invoice'],
  ['ใบกำกับภาษี/ใบเสร็จรับเงิน', 'Invoice'],
  ['ใบเสนอราคา', 'Quote'],
])('knows the title %s', (title, type) => expect(titleType(title)).toBe(type));

it.each([
  ['品　名', 'description'],
  ['単価（円）', 'unitPrice'],
  ['商品税抜金額', 'lineTotal'],
  ['數量', 'quantity'],
  ['단가', 'unitPrice'],
  ['سعر الوحدة', 'unitPrice'],
  ['סה"כ', 'lineTotal'],
  ['विवरण', 'description'],
  ['ราคา/หน่วย', 'unitPrice'],
])('knows the column %s', (label, role) => expect(columnRole(label)).toBe(role));

it.each(['合計金額', '小 計', '税込合計', 'ยอดรวมก่อนภาษี', 'הנחה', 'المجموع الفرعي', '합계'])('knows the sum %s', (text) =>
  expect(opensLikeTotal(text)).toBe(true),
);

it('knows a legal form that the name stands right behind', () => {
  expect(isLeadingLegalForm('株式会社ひかり建装')).toBe(true);
  expect(isLeadingLegalForm('ひかり建装')).toBe(false);
});
