import { csvField, guardFormula } from './csv-field';

describe('guardFormula', () => {
  it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '＝1+1', '＋x', '－x', '＠x', '\tx', '\rx', '\nx'])(
    'puts an apostrophe before %j',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['  =1+1', '\u00a0=1+1', '\u200b@x', '\ufeff+x', '\u3000-x', ' \t=1'])('looks behind leading blanks: %j', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });

  it.each(['-5', '-1.234,50 €', '-1,234.50', '- 12', '+5', '+5 %', '-CHF 12.50', '−3', '(1,234.50)', '-1 234,50', '－５'])(
    'leaves the number %j alone',
    (text) => {
      expect(guardFormula(text)).toBe(text);
    },
  );

  it.each(['+49 30 1234567', '+1 (555) 123-4567', '+44.20.79460958'])('leaves the telephone number %j alone', (text) => {
    expect(guardFormula(text)).toBe(text);
  });

  it.each(['-', '+', '=', '@', '--x', '-5+3', '-1+cmd|calc', '+49 30 1234567 =x', '-5;=1'])('is not fooled by %j', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });

  it.each(['-CHF100', '+EUR5', '-usd1,234.50', '+kr100', '-R$5', '-US$100', '- CHF100', '＋EUR5'])(
    'takes %j for a reference to a cell',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['-CHF 100', '+EUR 5', '-$5', '-€5', '-£1,234.50', '-100CHF', '-100 EUR', '+5 kr', '-R$ 5', '-1.234,50 EUR', '- $ 12'])(
    'leaves the amount %j alone, which names no cell',
    (text) => {
      expect(guardFormula(text)).toBe(text);
    },
  );

  it.each(['', 'Item', 'a=b', '5-3', "'=1", 'x@example.com', '#REF!'])('leaves %j alone', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
});

describe('csvField', () => {
  it('quotes commas, quotes and line ends, doubling quotes (RFC 4180)', () => {
    expect([',', '"', 'a\nb', 'a\rb', 'plain text'].map(csvField)).toEqual(['","', '""""', '"a\nb"', '"a\rb"', 'plain text']);
  });

  it.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['a\t=2+3', `"a\t'=2+3"`],
    ['a\n=1', `"a\n'=1"`],
    ['a\r\n@x', `"a\r\n'@x"`],
    ['a; =1', `"a;' =1"`],
    ['a;b;-CHF5', `"a;b;'-CHF5"`],
    ['a;＝1', `"a;'＝1"`],
    ['=1;=2', `"'=1;'=2"`],
    ['x;"=1"', `"x;""=1"""`],
  ])('guards %j where another separator would begin a cell', (text, field) => {
    expect(csvField(text)).toBe(field);
  });

  it.each([
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['2;-5', '"2;-5"'],
    ['-5;-6,50 €', `"'-5;-6,50 €"`],
    ['Tel;+49 30 1234567', '"Tel;+49 30 1234567"'],
    ['a;b-c;d=e', '"a;b-c;d=e"'],
  ])('quotes %j and changes nothing in it that could not run', (text, field) => {
    expect(csvField(text)).toBe(field);
  });

  it('guards before it quotes', () => {
    expect(csvField('=A1,"x"')).toBe(`"'=A1,""x"""`);
  });
});
