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

  it.each(['', 'Item', 'a=b', '5-3', "'=1", 'x@example.com', '#REF!'])('leaves %j alone', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
});

describe('csvField', () => {
  it('quotes commas, quotes and line ends, doubling quotes (RFC 4180)', () => {
    expect([',', '"', 'a\nb', 'a\rb', 'plain text'].map(csvField)).toEqual(['","', '""""', '"a\nb"', '"a\rb"', 'plain text']);
  });

  it('guards before it quotes', () => {
    expect(csvField('=A1,"x"')).toBe(`"'=A1,""x"""`);
  });
});
