import { findDates, parseDate } from './dates';

describe('parseDate', () => {
  it.each([
    ['2024-03-01', '2024-03-01'],
    ['20240301', '2024-03-01'],
    ['01.03.2024', '2024-03-01'],
    ['1. März 2024', '2024-03-01'],
    ['1er mars 2024', '2024-03-01'],
    ['1 de marzo de 2024', '2024-03-01'],
    ['March 1st, 2024', '2024-03-01'],
    ['1 marca 2024', '2024-03-01'],
    ['01-Mar-24', '2024-03-01'],
    ["1 Mar '24", '2024-03-01'],
    ['25/12/2023', '2023-12-25'],
    ['12/25/2023', '2023-12-25'],
    ['Mon, 12/25/23', '2023-12-25'],
    ['18/01/2018 14:32:10', '2018-01-18'],
    ['2. Jänner 2020', '2020-01-02'],
  ])('reads %s as %s', (text, iso) => {
    expect(parseDate(text)).toEqual({ iso, ambiguous: false });
  });

  it('keeps 03/04 ambiguous until the convention settles it', () => {
    expect(parseDate('03/04/2024')).toEqual({ iso: '2024-04-03', ambiguous: true });
    expect(parseDate('03/04/2024', { decimal: null, dateOrder: 'mdy' })).toEqual({ iso: '2024-03-04', ambiguous: false });
    expect(parseDate('03/04/2024', { decimal: null, dateOrder: 'dmy' })).toEqual({ iso: '2024-04-03', ambiguous: false });
  });

  it.each(['', '31.02.2024', '1.234,56', '12.5', 'March 2024', 'Order 01.03.2024 of', '45/45/2024'])('refuses %j', (text) => {
    expect(parseDate(text)).toBeNull();
  });
});

describe('findDates', () => {
  it('finds a range in running text', () => {
    expect(findDates('Flight 12/30/2019 - 03/29/2020 in all').map((date) => date.iso)).toEqual(['2019-12-30', '2020-03-29']);
  });

  it('takes a time with points for none', () => {
    expect(findDates('09/04/24 11.52.08 PM').map((date) => date.iso)).toEqual(['2024-04-09']);
  });

  it('says which order a date proves', () => {
    expect(findDates('12/30/2019')[0]?.provesOrder).toBe('mdy');
    expect(findDates('30/12/2019')[0]?.provesOrder).toBe('dmy');
  });
});
