import { fieldsIn, printedDocument } from '../page.fixture';

const currencyOn = (...lines: string[]) =>
  fieldsIn(printedDocument(lines.map((text, index) => ({ left: 40, top: 80 + 16 * index, text })))).find(({ key }) => key === 'currency');

describe('findFields: the currency', () => {
  it.each([
    ['GHS', 'Amount payable GH₵ 18,626.32', 'Accra'],
    ['PEN', 'IMPORTE TOTAL S/ 87.90', 'RUC 20604418827'],
    ['KWD', 'Total K.D. 12.500', 'Kuwait City'],
    ['KWD', 'جميع الأسعار بالدينار الكويتي', 'هاتف 24815550'],
    ['UGX', '(All figures in Uganda Shillings)', 'P.O. Box 1177 Masaka'],
    ['UGX', 'Total Shs 1,250,000/=', 'Tel: +256 772 555 013'],
    ['KES', 'Total Shs 12,500.00', 'P.O. Box 40, Nairobi'],
    ['NGN', 'Amount in words: Four Hundred Naira Only', 'AMOUNT (¥)'],
    ['BOB', 'Total Bs 1.250,00', 'Santa Cruz, Bolivia'],
    ['VES', 'Total Bs. 1.250,00', 'RIF J-12345678-9 Caracas'],
    ['PKR', 'Total Rs. 4,500', 'Gulberg III, Lahore'],
    ['INR', 'Total Rs. 4,500', 'GSTIN 27AAPFU0939F1ZV'],
    ['XOF', 'Total 125 000 FCFA', 'Abidjan, Plateau'],
    ['XAF', 'Total 125 000 FCFA', 'Douala, Akwa'],
    ['ZMW', 'Total K1,250.00', 'Cairo Road, Lusaka'],
    ['ZAR', 'Total R 1,250.00', 'Sandton, Johannesburg'],
    ['EGP', 'Total L.E. 1,250.00', 'Nasr City, Cairo'],
    ['ISK', 'Samtals kr. 12.500', 'Laugavegi 12, Reykjavík'],
    ['SEK', 'Summa 12 500,00 kr', 'info@exempel.se'],
    ['JMD', 'Total J$ 12,500.00', 'Paid'],
    ['TTD', 'Total $12,500.00', 'Tel +1 868 555 0142'],
    ['CRC', 'Total ₡12.500,00', 'Pagado'],
    ['EUR', 'Amount (EUR)', 'Total 12.50'],
    ['AMD', 'Արժույթ ՀՀ դրամ (AMD)', 'Մնացորդ 412,350.00'],
    ['GEL', 'თბილისი, ლერმონტოვის ქ. 8', 'ჯამი 252 5748.00 1440.00 1320.00'],
    ['EUR', 'Bendra suma: 1815,00 Eur', 'Vilnius'],
    ['JPY', '合計 541,200円(税込)', '担当 山田'],
    ['NZD', 'Total $1,250.00', 'GST 107-338-254'],
    ['ZAR', 'Milk R24.99', 'Bread R18.50'],
    ['KES', 'TOTAL KSh 12,780.43 at Nakuru, VATable (A) 4,900.86', 'DIESEL EXTRA P3 41.38'],
    ['ZAR', 'Kwotasie KD 26-093', 'Dakbalke R 62,50 R 875,00'],
    ['NZD', 'GST content (15%) $50.11', 'Total $384.15'],
    ['PLN', 'Paleta EUR używana', 'Do zapłaty: 11 543,10 PLN'],
    ['UYU', 'Moneda: Pesos uruguayos ($)', 'Camino Ariel 4712, Montevideo'],
    ['ALL', 'monedha: LEK', 'Gjendja 61 735'],
    ['RON', 'Schimb valutar 1.500 EUR la 5,0412', 'Moneda RON'],
    ['HUF', 'Nettó Ft', 'Számla kelte és a fizetési határidő, a vevő neve 12 500'],
    ['HUF', 'Összesen 12.500,00', 'Előleg 1.500,00 Budapest, Fő utca 2. Tel. +36 1 555 0142'],
    ['EUR', 'Vino rosso 0,75 DOP 12,50 Totale € 12,50', 'Milano, P. IVA 01234560157'],
    ['CNY', '合计人民币（大写）：柒仟叁佰捌拾元整￥7,380.00', '佛山市宏达五金制品厂 电话：0757-22351187 金额 2,100.00 27 5.00'],
    ['CNY', '单价（元） 金额（元）', '合计 13,628.00 收货单位：嘉兴公司'],
    ['TWD', '單價（元） 金額（元）', '統一編號：12345678 合計 13,628'],
    ['PEN', 'SON: OCHENTA Y SIETE CON 90/100 SOLES', 'Gracias por su compra: el pago de la factura es del cliente y para los productos'],
  ])('is %s where the paper says %s and %s', (currency, sign, place) => {
    expect(currencyOn(place, sign)?.value).toBe(currency);
  });

  it.each([
    ['a series of numbers', 'Fatura-Recibo FR 2026/18834', 'Total 12,50'],
    ['a plate', 'Pol. H 1894 KR', 'Total 12,50'],
    ['a plate with a hyphen', 'Vozilo ZG 418-KD', 'Ukupno 12,50'],
    ['a bearing', 'Ball bearing 6204 2RS', 'Total 12.50'],
    ['a bearing with a hyphen', 'Ball bearing 6204-2RS C3', 'Total 12.50'],
    ['a machine', 'Genie GS-1932 38 55', 'Total 12.50'],
    ['a liquid for hands', 'HAND RUB 500ML', 'Total 12.50'],
    ['a room', 'Attn: M. Okafor, Rm 214', 'Total 12.50'],
    ['a unit behind a word in small letters', 'nettó Ft', 'Számla kelte és a fizetési határidő, a vevő neve 12 500'],
    ['a unit in a sentence', 'Minden árunk ára nálunk Ft', 'Számla kelte és a fizetési határidő, a vevő neve 12 500'],
    ['a unit behind a word with a figure', 'Raklap 3x Ft', 'Számla kelte és a fizetési határidő, a vevő neve 12 500'],
    ['a timber', 'Studs 2x4 SYP 12', 'Total 12.50'],
    ['an origin', 'Grana Padano DOP 14 mesi', 'Totale 12,50'],
    ['a code', 'Part K8 and P 102', 'Total 12.50'],
    ['a distance', '12.50 km', 'Total 12.50'],
    ['shillings of no country', 'Total Shs 1,250.00', 'Paid'],
    ['a length in a sentence', 'We won the second prize in the pound shop', 'Total 12.50'],
  ])('is nothing where only %s looks like one', (_, text, total) => {
    expect(currencyOn(text, total)).toBeUndefined();
  });

  it('is that of the sender’s address, not of a city that was paid in', () => {
    const rows = [
      'Madison Avenue, Lakewood, OH 44107',
      ...Array<string>(14).fill('06/03 Deposit 12.50'),
      'Roots Canada Online, Toronto 112.00',
    ];
    expect(currencyOn(...rows, 'Ending balance $3,836.31')?.value).toBe('USD');
  });

  it('is not a sign of elsewhere beside the sure one of the paper’s own country', () => {
    const rows = [
      'Mollandsvegen 88, Bergen. Org.nr. 994 208 317 MVA',
      'Prisane er i kr utan meirverdiavgift, og vi viser til synfaringa',
      'Betaling skal skje innen 14 dager og varene er våre til de ikke lenger skyldes for',
    ];
    expect(currencyOn(...rows, '1 RS 14 200,00', '1 RS 9 800,00', 'Sum kr 24 000,00')?.value).toBe('NOK');
  });

  it('is not what was paid abroad, at a rate', () => {
    const rows = ['Saldo al corte $ 18,291.19', 'Hermosillo, México', 'Límite $ 45,000.00'];
    expect(currencyOn(...rows, 'AMAZON US USD 38.40 T.C. 17.9211')?.value).toBe('MXN');
    expect(currencyOn(...rows, 'Total USD 38.40')?.value).toBe('USD');
  });

  it('says a sign of several countries with less weight where the paper names none', () => {
    const formOf = (...lines: string[]): number | undefined => currencyOn(...lines)?.signals.formatValid;
    expect(formOf('Laugavegi 12, Reykjavík', 'Samtals kr. 12.500')).toBe(1);
    expect(formOf('Samtals kr. 12.500')).toBe(0.5);
  });
});
