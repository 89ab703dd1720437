import { parseAmount } from './amounts';

describe('parseAmount', () => {
  it.each([
    ['27,80', '27.80'],
    ['1.234,56 €', '1234.56'],
    ['1,234.56', '1234.56'],
    ["1'234.50", '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234\u202f567,8', '1234567.8'],
    ['12,34,567.89', '1234567.89'],
    ['(12.30)', '-12.30'],
    ['12.30-', '-12.30'],
    ['−5', '-5'],
    ['-1.234,50 €', '-1234.50'],
    ['$ -12.00', '-12.00'],
    ['$12.00 DR', '-12.00'],
    ['100,00 S', '-100.00'],
    ['EUR 5,-', '5'],
    ['49 275:-', '49275'],
    ['1 095 :– kr', '1095'],
    ['.50', '0.50'],
    ['7,0625', '7.0625'],
    ['0,500', '0.500'],
    ['007', '7'],
    ['RM4.90', '4.90'],
    ['19 %', '19'],
    ['-0.00', '0.00'],
  ])('reads %s as %s whatever the convention', (text, value) => {
    expect(parseAmount(text)).toMatchObject({ value, ambiguous: false });
    expect(parseAmount(text, { decimal: ',', dateOrder: null })?.value).toBe(value);
    expect(parseAmount(text, { decimal: '.', dateOrder: null })?.value).toBe(value);
  });

  it('leaves one thousand and one point zero apart until the document settles it', () => {
    expect(parseAmount('1.234')).toMatchObject({ value: '1234', ambiguous: true });
    expect(parseAmount('1.234', { decimal: '.', dateOrder: null })).toMatchObject({ value: '1.234', ambiguous: false });
    expect(parseAmount('1.234', { decimal: ',', dateOrder: null })).toMatchObject({ value: '1234', ambiguous: false });
  });

  it('names the currency and the percent sign', () => {
    expect(parseAmount('CHF 12.50')?.currency).toBe('CHF');
    expect(parseAmount('12,50 zł')?.currency).toBe('PLN');
    expect(parseAmount('7%')?.percent).toBe(true);
  });

  it.each([
    ['¥12,300', '12300', 'JPY'],
    ['￥184,224-', '184224', 'JPY'],
    ['12,300円', '12300', 'JPY'],
    ['金12,300円也', '12300', 'JPY'],
    ['¥605,000（税込）', '605000', 'JPY'],
    ['（小写）5608.00', '5608.00', null],
    ['▲1,000', '-1000', null],
    ['(-) 0.40', '-0.40', null],
    ['(+)12.00', '12.00', null],
    ['0.40 (-)', '-0.40', null],
    ['５，６７８', '5678', null],
    ['NT$17,850', '17850', 'TWD'],
    ['1,200元', '1200', null],
    ['人民币 1,200.50', '1200.50', 'CNY'],
    ['S/ 74.49', '74.49', 'PEN'],
    ['GH₵ 15,280.00', '15280.00', 'GHS'],
    ['GH¢15,280.00', '15280.00', 'GHS'],
    ['K.D. 12.50', '12.50', 'KWD'],
    ['KSh 1,250.00', '1250.00', 'KES'],
    ['Shs 40,000.50', '40000.50', null],
    ['Bs. 1.250,00', '1250.00', null],
    ['B/. 12.50', '12.50', 'PAB'],
    ['₡12.500,00', '12500.00', 'CRC'],
    ['40,000.00/=', '40000.00', null],
    ['Rs 12,34,567.89', '1234567.89', 'INR'],
    ['1,310,000원', '1310000', 'KRW'],
    ['일금 1,310,000원정', '1310000', 'KRW'],
    ['₩1,441,000', '1441000', 'KRW'],
    ['٣٩٠٫٠٠ ج.م', '390.00', 'EGP'],
    ['١٬٢٣٤٫٥٠', '1234.50', null],
    ['8,400.00 د.إ', '8400.00', 'AED'],
    ['9,616.00 ر.س', '9616.00', 'SAR'],
    ['₪2,230.20', '2230.20', 'ILS'],
    ['2,000.00 ש"ח', '2000.00', 'ILS'],
    ['₹३२,०२५.००', '32025.00', 'INR'],
    ['14,980.00 บาท', '14980.00', 'THB'],
    ['ரூ. 32,025.00', '32025.00', 'INR'],
    ['రూ.32,025.00', '32025.00', 'INR'],
    ['32,025.00 ರೂಪಾಯಿಗಳು', '32025.00', 'INR'],
    ['രൂപ 32,025.00', '32025.00', 'INR'],
    ['૩૨,૦૨૫ રૂપિયા', '32025', 'INR'],
    ['32,025 ਰੁਪਏ', '32025', 'INR'],
    ['12,50 ευρώ', '12.50', 'EUR'],
    ['฿16,906.00', '16906.00', 'THB'],
  ])('reads %s of any script', (text, value, currency) => {
    expect(parseAmount(text)).toMatchObject({ value, currency, percent: false });
  });

  it.each([
    ['R241.26', '241.26'],
    ['R41 482.52', '41482.52'],
    ['-P1,200.00', '-1200.00'],
    ['(K88.50)', '-88.50'],
  ])('reads %s, whose sign is a letter', (text, value) => {
    expect(parseAmount(text)).toMatchObject({ value, currency: null });
  });

  it.each([
    'R418',
    'K8.1',
    'P1.2.3',
    'M12.50',
    '',
    'abc',
    '1.2.3',
    '12,34,5',
    '1 23',
    '(12',
    '5 h',
    '€',
    '-',
    '.',
    '=1+1',
    '12-13',
    '1,2,3',
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
