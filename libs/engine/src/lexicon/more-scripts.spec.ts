import { compactForm } from './label-words';
import { columnRole, labelMeanings, opensLikeTotal, titleType } from './lexicon';

const keyOf = (label: string): string | undefined => labelMeanings(compactForm(label), false)[0]?.key;

it.each([
  ['पावती क्रमांक', 'invoiceNumber'],
  ['બિલ નંબર', 'invoiceNumber'],
  ['ਭੁਗਤਾਨ ਦੀ ਆਖਰੀ ਮਿਤੀ', 'dueDate'],
  ['కస్టమర్ పేరు', 'buyerName'],
  ['ಒಟ್ಟು ಮೊತ್ತ', 'grossTotal'],
  ['ആകെ നികുതി', 'taxTotal'],
  ['செலுத்த வேண்டிய கடைசி தேதி', 'dueDate'],
  ['সর্বমোট প্রদেয়', 'grossTotal'],
  ['گاہک کا نام', 'buyerName'],
  ['جمع کل قابل پرداخت', 'grossTotal'],
  ['Төлеуге барлығы', 'grossTotal'],
  ['საიდენტიფიკაციო კოდი', 'sellerVatId'],
  ['ՎՃԱՐՄԱՆ ԺԱՄԿԵՏ', 'dueDate'],
  ['ЕДБ на купувач', 'buyerVatId'],
  ['Трансакциска сметка', 'accountNumber'],
  ['Банка депонент', 'bankName'],
  ['NIPT', 'sellerVatId'],
  ['Mënyra e pagesës', 'paymentTerms'],
  ['Kodi i klientit', 'customerNumber'],
  ['Adreça de facturació', 'buyerName'],
  ['Persona de contacte', 'contact'],
  ['Грузаатрымальнік', 'shipTo'],
  ['VÖEN', 'sellerVatId'],
  ['Нэхэмжлэхийн дугаар', 'invoiceNumber'],
  ['Төлбөр төлөх хугацаа', 'dueDate'],
  ['Yetkazib berish manzili', 'shipTo'],
  ['Enderezo de entrega', 'shipTo'],
])('knows the label %s', (label, key) => expect(keyOf(label)).toBe(key));

it.each([
  ['वीज देयक', 'Invoice'],
  ['ટેક્સ ઇન્વોઇસ', 'Invoice'],
  ['ਰਸੀਦ', 'Receipt'],
  ['విద్యుత్ బిల్లు', 'Invoice'],
  ['ದರಪಟ್ಟಿ', 'Quote'],
  ['രസീത്', 'Receipt'],
  ['Төлем шоты', 'Invoice'],
  ['ანგარიშ-ფაქტურა', 'Invoice'],
  ['Գնացուցակ', 'Price List'],
  ['Испратница', 'Delivery Note'],
  ['Книжно одобрување', 'Credit Note'],
  ['Mandat arkëtimi', 'Receipt'],
  ['Fletëdërgesë', 'Delivery Note'],
  ['Pressupost', 'Quote'],
  ['Albarà', 'Delivery Note'],
  ['Таварная накладная', 'Delivery Note'],
  ['Qiymət təklifi', 'Quote'],
  ['Дансны хуулга', 'Bank Statement'],
  ["Narxlar ro'yxati", 'Price List'],
  ['Orzamento', 'Quote'],
])('knows the title %s', (title, type) => expect(titleType(title)).toBe(type));

it.each([
  ['तपशील', 'description'],
  ['જથ્થો', 'quantity'],
  ['ਦਰ', 'unitPrice'],
  ['ధర', 'unitPrice'],
  ['ಪ್ರಮಾಣ', 'quantity'],
  ['വിവരണം', 'description'],
  ['Өлшем бірлігі', 'unit'],
  ['რაოდენობა', 'quantity'],
  ['Անվանումը', 'description'],
  ['Единечна цена', 'unitPrice'],
  ['Njësia matëse', 'unit'],
  ['Preu unitari', 'unitPrice'],
  ['Колькасць', 'quantity'],
  ['Ölçü vahidi', 'unit'],
  ['Хэмжих нэгж', 'unit'],
  ['Oʻlchov birligi', 'unit'],
  ['Descrición', 'description'],
])('knows the column %s', (label, role) => expect(columnRole(label)).toBe(role));

it.each(['कुल कर', 'કુલ રકમ', 'మొత్తం పన్ను', 'Барлығы төлеуге', 'სულ გადასახდელი', 'Ընդամենը'])('knows the sum %s', (text) =>
  expect(opensLikeTotal(text)).toBe(true),
);
