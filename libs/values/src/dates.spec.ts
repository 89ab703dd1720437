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
    ['12. března 2026', '2026-03-12'],
    ['12. bře 2026', '2026-03-12'],
    ['2026. március 12.', '2026-03-12'],
    ['2026. márc. 12.', '2026-03-12'],
    ['2026.03.12.', '2026-03-12'],
    ['2026. 03. 12.', '2026-03-12'],
    ['15. фебруара 2026.', '2026-02-15'],
    ['15. februara 2026.', '2026-02-15'],
    ['1. junija 2026', '2026-06-01'],
    ['12 თებერვალი, 2026', '2026-02-12'],
    ['12 Chwefror 2026', '2026-02-12'],
    ['12 Μαρτίου 2026', '2026-03-12'],
    ['12 ΜΑΪΟΥ 2026', '2026-05-12'],
    ['12-Mar-26', '2026-03-12'],
    ['den 12 mars 2026', '2026-03-12'],
    ['12 марта 2026 г.', '2026-03-12'],
    ['«12» марта 2026 года', '2026-03-12'],
    ['12 березня 2026 року', '2026-03-12'],
    ['12 март 2026 г.', '2026-03-12'],
    ['12. maaliskuuta 2026', '2026-03-12'],
    ['3 Eylül 2026', '2026-09-03'],
    ['3 EYLÜL 2026', '2026-09-03'],
    ['12 Ağustos 2026 Çarşamba', '2026-08-12'],
    ['12 martie 2026', '2026-03-12'],
    ['12. ožujka 2026.', '2026-03-12'],
    ['12. listopada 2026.', '2026-10-12'],
    ['12 listopada 2026', '2026-11-12'],
    ['2026 m. kovo 12 d.', '2026-03-12'],
    ['2026. gada 12. marts', '2026-03-12'],
    ['2025. gada 4. novembrim', '2025-11-04'],
    ['14. oktoobril 2025', '2025-10-14'],
    ['31. detsembrini 2025', '2025-12-31'],
    ['2026 жылғы 1 қыркүйектен', '2026-09-01'],
    ['2026 ж. 12 наурыз', '2026-03-12'],
    ['12 d’abril de 2026', '2026-04-12'],
    ['5oct2026', '2026-10-05'],
    ['środa, 12 marca 2026', '2026-03-12'],
    ['torsdag den 12. marts 2026', '2026-03-12'],
    ['Wed 12 Mar 2026', '2026-03-12'],
    ['2026年3月12日', '2026-03-12'],
    ['２０２６年３月１２日', '2026-03-12'],
    ['2026 年 3 月 12 日', '2026-03-12'],
    ['令和8年3月12日', '2026-03-12'],
    ['令和元年5月1日', '2019-05-01'],
    ['平成31年4月30日', '2019-04-30'],
    ['R8.3.12', '2026-03-12'],
    ['2026年3月12日(木)', '2026-03-12'],
    ['民國115年3月12日', '2026-03-12'],
    ['中華民國 115 年 3 月 12 日', '2026-03-12'],
    ['115/03/12', '2026-03-12'],
    ['115.03.12', '2026-03-12'],
    ['2026년 3월 12일', '2026-03-12'],
    ['2026. 3. 12.', '2026-03-12'],
    ['12 มีนาคม 2569', '2026-03-12'],
    ['12 มีนาคม พ.ศ. 2569', '2026-03-12'],
    ['12 มี.ค. 69', '2026-03-12'],
    ['๑๒ มีนาคม ๒๕๖๙', '2026-03-12'],
    ['31/12/2569', '2026-12-31'],
    ['12 مارس 2026', '2026-03-12'],
    ['١٢ مارس ٢٠٢٦', '2026-03-12'],
    ['٢٠٢٦/٠٣/١٢', '2026-03-12'],
    ['11 ابريل 2026م', '2026-04-11'],
    ['11 أبريل 2026', '2026-04-11'],
    ['12 آذار 2026', '2026-03-12'],
    ['12 במרץ 2026', '2026-03-12'],
    ['30 באפריל 2026', '2026-04-30'],
    ['12 मार्च 2026', '2026-03-12'],
    ['१५ अगस्त २०२६', '2026-08-15'],
    ['३१/१२/२०२६', '2026-12-31'],
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

  it('finds both days of a range without blanks', () => {
    for (const range of [
      '2024-02-01/2024-02-29',
      '2024.02.01–2024.02.29',
      '2024.02.01.-2024.02.29.',
      '2024/2/1-2024/2/29',
      '2024-02-01..2024-02-29',
      '01.02.2024–29.02.2024',
    ])
      expect(findDates(range).map(({ iso }) => iso)).toEqual(['2024-02-01', '2024-02-29']);
    expect(findDates('12-2024-02-29')).toHaveLength(0);
  });

  it('finds one behind what looks like the beginning of another', () => {
    expect(findDates('10 pcs 12 March 2026').map((date) => date.iso)).toEqual(['2026-03-12']);
  });

  it('is not sure of a month that two languages print alike', () => {
    expect(findDates('12. srp 2026')[0]).toMatchObject({ ambiguous: true });
  });

  it.each([
    ['1402/12/29', '2024-03-19'],
    ['1403/01/01', '2024-03-20'],
    ['1403/12/30', '2025-03-20'],
    ['1404/07/01', '2025-09-23'],
  ])('reads a day of the solar calendar of Iran: %s', (printed, iso) => {
    expect(findDates(printed).map((date) => date.iso)).toEqual([iso]);
  });

  it('knows which solar years have a leap day', () => {
    expect(findDates('1404/12/30')).toEqual([]);
  });

  it('leaves a day of the Middle Ages where it is', () => {
    expect(findDates('1415-10-25')[0]?.iso).toBe('1415-10-25');
  });

  it.each([
    ['2025. gada 3. martā', '2025-03-03'],
    ['Huế, ngày 7 tháng 01 năm 2025', '2025-01-07'],
  ])('reads a day as a letter is dated: %s', (printed, iso) => {
    expect(findDates(printed).map((date) => date.iso)).toEqual([iso]);
  });

  it('takes a time with points for none', () => {
    expect(findDates('09/04/24 11.52.08 PM').map((date) => date.iso)).toEqual(['2024-04-09']);
  });

  it('says which order a date proves', () => {
    expect(findDates('12/30/2019')[0]?.provesOrder).toBe('mdy');
    expect(findDates('30/12/2019')[0]?.provesOrder).toBe('dmy');
  });
});
