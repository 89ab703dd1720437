import { UNKNOWN_CONVENTION, type Convention } from '@gridline/values';
import { CellReader } from './cell-reader';
import { daySerial } from './date-format';
import { typedValue } from './typed-value';

const GERMAN: Convention = { decimal: ',', dateOrder: 'dmy' };
const AMERICAN: Convention = { decimal: '.', dateOrder: 'mdy' };

describe('typedValue of amounts', () => {
  it.each<[string, Convention, number, string]>([
    ['1.234,50', GERMAN, 1234.5, '#,##0.00'],
    ['1,234.50', AMERICAN, 1234.5, '#,##0.00'],
    ['1.234', GERMAN, 1234, '#,##0'],
    ['1.234', AMERICAN, 1.234, '0.000'],
    ['12', UNKNOWN_CONVENTION, 12, '0'],
    ['1234,5', GERMAN, 1234.5, '0.0'],
    ['0,50', GERMAN, 0.5, '0.00'],
    ['1.234,50 €', GERMAN, 1234.5, '#,##0.00" €"'],
    ['€1,234.50', AMERICAN, 1234.5, '"€"#,##0.00'],
    ['USD 12', AMERICAN, 12, '"USD "0'],
    ['-5', AMERICAN, -5, '0;"-"0'],
    ['5,00-', GERMAN, -5, '0.00;0.00"-"'],
    ['(1,234.50)', AMERICAN, -1234.5, '#,##0.00;"("#,##0.00")"'],
    ['-1.234,50 €', GERMAN, -1234.5, '#,##0.00" €";"-"#,##0.00" €"'],
    ['19 %', GERMAN, 0.19, '0" "%'],
    ['7,5%', GERMAN, 0.075, '0.0%'],
    ['1 234,50', GERMAN, 1234.5, '#,##0.00'],
    ["1'234.50", AMERICAN, 1234.5, '#,##0.00'],
    ['12,34,567.00', AMERICAN, 1234567, '00\\,00\\,000.00'],
    ['0.850000', AMERICAN, 0.85, '0.000000'],
    [' 7 ', AMERICAN, 7, '0'],
  ])('reads %j', (text, convention, value, format) => {
    expect(typedValue(text, convention)).toEqual({ value, format });
  });
});

describe('typedValue of dates', () => {
  it.each<[string, Convention, string, string]>([
    ['05.03.2024', GERMAN, '2024-03-05', 'dd.mm.yyyy'],
    ['5.3.24', GERMAN, '2024-03-05', 'd.m.yy'],
    ['2024-03-05', UNKNOWN_CONVENTION, '2024-03-05', 'yyyy-mm-dd'],
    ['03/05/2024', AMERICAN, '2024-03-05', 'mm\\/dd\\/yyyy'],
    ['05/03/2024', GERMAN, '2024-03-05', 'dd\\/mm\\/yyyy'],
    ['31/12/2024', UNKNOWN_CONVENTION, '2024-12-31', 'dd\\/mm\\/yyyy'],
    ['5. März 2024', GERMAN, '2024-03-05', 'd". März "yyyy'],
    ['March 5, 2024', AMERICAN, '2024-03-05', '"March "d", "yyyy'],
    ['05-Mar-24', AMERICAN, '2024-03-05', 'dd"-Mar-"yy'],
  ])('reads %j', (text, convention, iso, format) => {
    expect(typedValue(text, convention)).toEqual({ value: daySerial(iso), format });
  });

  it('counts days as spreadsheets do', () => {
    expect([daySerial('1900-03-01'), daySerial('2024-03-05'), daySerial('1900-02-28')]).toEqual([61, 45356, null]);
  });
});

describe('typedValue leaves as text', () => {
  it.each([
    ['a code with leading zeros', '0042'],
    ['a grouped code with leading zeros', '00.42'],
    ['a long string of digits', '4006381333931'],
    ['more digits than a double holds', '123.456.789.012.345.678,00'],
    ['an IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['a telephone number', '+49 30 1234567'],
    ['a local telephone number', '030/1234567'],
    ['a number of nine digits in groups', '732 829 320'],
    ['a compact date', '20240305'],
    ['a day and month', '15.03.'],
    ['a point where decimals take a comma', '15.03'],
    ['an ordinal', '5.'],
    ['a date with a time', '05.03.2024 14:30'],
    ['a date before spreadsheets begin', '05.03.1850'],
    ['a raised digit', '12²'],
    ['a mixed text', '12 pcs'],
    ['a range', '12-34'],
    ['a formula', '=1+1'],
    ['a word', 'Total'],
    ['nothing', ''],
    ['an exponent', '1E5'],
    ['a truth', 'TRUE'],
  ])('%s', (_what, text) => {
    expect(typedValue(text, GERMAN)).toBeNull();
  });

  it('what reads both ways while nothing settles the convention', () => {
    expect(['1.234', '1,234', '03/05/2024'].map((text) => typedValue(text, UNKNOWN_CONVENTION))).toEqual([null, null, null]);
  });
});

describe('CellReader', () => {
  /** What amounts and dates are made of; the first twelve make every shape of an amount. */
  const PIECES = ['', '-', '(', ')', '€', ' ', '%', '.', ',', '0', '1', '712'];
  const ALL_PIECES = [...PIECES, '+', '00', '7', '12', '0,50', '1.234', '20240305', '05.03.2024', '²', 'CR'];
  const behindEach = (texts: readonly string[], pieces: readonly string[]): string[] =>
    texts.flatMap((text) => pieces.map((piece) => text + piece));

  /** Every text of up to three pieces, and of up to four of the first. */
  const texts = (): string[] => {
    const threeOfAll = behindEach(behindEach(ALL_PIECES, ALL_PIECES), ALL_PIECES);
    const pairs = behindEach(PIECES, PIECES);
    return [...threeOfAll, ...behindEach(pairs, pairs)];
  };

  it.each([GERMAN, AMERICAN, UNKNOWN_CONVENTION])('reads whatever it has seen before just as typedValue does (%j)', (convention) => {
    const reader = new CellReader(convention);
    const differing = texts().filter((text) => {
      const [seen, fresh] = [reader.read(text), typedValue(text, convention)];
      return seen?.format !== fresh?.format || Math.abs((seen?.value ?? 0) - (fresh?.value ?? 0)) > 0;
    });
    expect(differing).toEqual([]);
  });
});
