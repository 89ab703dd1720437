import iconv from 'iconv-lite';
import { decodeText } from './decode-text';

const TEXTS: readonly (readonly [charset: string, text: string])[] = [
  ['windows-1250', 'Položka;Množství;Cena\nŽluťoučký kůň;5;12,50\nŘeřicha;7;2,25\n'],
  ['windows-1250', 'Nazwa;Ilość;Cena\nŁódź gałąź;5;12,50\nŻółw;7;2,25\n'],
  ['iso-8859-2', 'Položka;Množství;Cena\nŽluťoučký kůň;5;12,50\n'],
  ['windows-1251', 'Товар;Количество;Цена\nГайка М6;5;12,50\n'],
  ['koi8-r', 'Товар;Количество;Цена\nГайка М6;5;12,50\n'],
  ['windows-1252', 'Artikel;Größe;Preis\nMüller “Best”;5;12,50 €\nCafé;7;2,25\n'],
  ['windows-1253', 'Είδος;Ποσότητα;Τιμή\nΒίδα;5;12,50\n'],
  ['windows-1254', 'Ürün;Miktar;Fiyat\nŞeker;5;12,50\nÇay ığdır;7;2,25\n'],
  ['windows-1257', 'Prekė;Kiekis\nŠviežias pienas;5\nĄžuolas;3\n'],
  ['macintosh', 'Größe;Preis\nMüller;5\nSchäfer;3\n'],
  ['cp850', 'Größe;Preis\nMüller;5\n'],
  ['shift_jis', '品名,数量,価格\nりんご,5,120\nみかん,7,80\n'],
  ['euc-jp', '品名,数量,価格\nりんご,5,120\nみかん,7,80\n'],
  ['gb18030', '名称,数量,价格\n苹果,5,12.50\n香蕉,7,2.25\n'],
  ['big5', '名稱,數量,價格\n蘋果,5,12.50\n香蕉,7,2.25\n'],
  ['euc-kr', '품명,수량,가격\n사과,5,1200\n바나나,7,800\n'],
  ['utf-16le', 'name;size\nnut;5\nbolt;7\n'],
  ['utf-16be', 'name;size\nnut;5\nbolt;7\n'],
];

it.each(TEXTS)('tells %s from a few lines (%s)', (charset, text) => {
  expect(decodeText(iconv.encode(text, charset))).toBe(text);
});

it('falls back on Windows-1252 where the letters are of no language', () => {
  expect(decodeText(Buffer.from([0x61, 0xf8, 0xfe, 0xd0, 0x62]))).toBe('aøþÐb');
});
