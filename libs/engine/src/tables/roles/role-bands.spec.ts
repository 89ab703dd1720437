import { layOut } from '../../layout/lay-out';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import type { LineRole, ReadLine } from './line-roles';
import { findRoleBands, type RoleBand } from './role-bands';

const bandOf = (text: string, roles: readonly LineRole[]): RoleBand => {
  const read = roles.map((role): ReadLine => ({ role, score: 1, likely: new Float64Array(6) }));
  return findRoleBands(layOut(typedDocument(typedPage(text))).pages[0]!, read)[0]!;
};

describe('labels and rows by the roles of lines', () => {
  it('takes a line of amounts over amounts for a row, though the model took it for labels', () => {
    const { header, rows } = bandOf(
      `
Sample     Acid      Lime
A-1        6.1       142
A-2        5.6       188
A-3        6.8       231`,
      ['header', 'header', 'row', 'row'],
    );
    expect(header.map(({ text }) => text)).toEqual(['Sample Acid Lime']);
    expect(rows).toHaveLength(3);
  });

  it('begins the rows at the first of them, though the model took more of them and the name of a section for labels', () => {
    const { header, rows } = bandOf(
      `
Sample     Acid      Lime
A-1        6.1       142
Wells
A-2        5.6       188
A-3        6.8       231`,
      ['header', 'header', 'header', 'row', 'row'],
    );
    expect(header.map(({ text }) => text)).toEqual(['Sample Acid Lime']);
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('takes a row for one whose name opens like a sum, where it has words under those of the rows above', () => {
    const { rows } = bandOf(
      `
Determinand        Method     Unit     Result   Limit   Complies
Chloride           WM-15      mg/L     18       300     Yes
Sulphate           WM-16      mg/L     12.5     250     Yes
Total hardness     calc.      mg/L     124
Total              EUR                 154.5`,
      ['header', 'row', 'row', 'row', 'row'],
    );
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['Chloride', 'Sulphate', 'Total']);
    expect(rows[2]![0]!.text).toContain('mg/L');
  });

  it('takes a text over a row for the top of a cell that stands near the one before it', () => {
    const { rows } = bandOf(
      `
Ln   Your part no.    What we need             Qty     Rate
20   ENC-2048-TTL     Encoder, hollow shaft    1     489.00
                      Screened motor cable
30   CABLE-MOTOR-4G25 length                   35     11.85
40   TERM-WAGO-2006   Rail terminal            1     164.20`,
      ['header', 'row', 'row', 'row', 'row'],
    );
    expect(rows.map((row) => row.map(({ text }) => text).join(' '))[1]).toBe('Screened motor cable 30 CABLE-MOTOR-4G25 length 35 11.85');
  });

  it('ends behind the sum of the rows, though what follows stands at their edges', () => {
    const { rows } = bandOf(
      `
Trip     Day       From            Weight      Charge
331870   02/03     Salina          42,600      915.90
331902   02/05     Topeka          44,100    1,499.40
331915   02/06     Omaha           38,250    1,071.00
Freight                                      3,486.30
Fuel 18.5% on 3,000.00                         555.00`,
      ['header', 'row', 'row', 'row', 'row', 'sum'],
    );
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['331870', '331902', '331915']);
  });

  it('leaves out what the table is called, though the model took it for a label: a text alone over several labels from the first on', () => {
    const headerOf = (above: string): string[] =>
      bandOf(`\n${above}\nDay     Post      What            Amount\n1.      2.        Rent            800.00\n3.      3.        Power           61.20`, ['header', 'header', 'row', 'row']) // prettier-ignore
        .header.map(({ text }) => text);
    expect(headerOf('Movements of your account')).toEqual(['Day Post What Amount']);
    expect(headerOf('Bank')).toEqual(['Bank', 'Day Post What Amount']);
  });

  it('takes labels that stand higher than others for labels, though the model put them outside, where they name just the other columns', () => {
    const headerOf = (above: string): string[] =>
      bandOf(
        `
${above}
                           under 100   from 100
Rope       hemp            1.50        1.20
Oar        ash             2.50        2.10
Nail       iron            3.50        3.00`,
        ['outside', 'header', 'row', 'row', 'row'],
      ).header.map(({ text }) => text);
    expect(headerOf('Goods      made of')).toEqual(['Goods made of', 'under 100 from 100']);
    expect(headerOf('Goods, what they are made of')).toEqual(['under 100 from 100']);
    expect(headerOf('Goods      of 2026')).toEqual(['under 100 from 100']);
    expect(headerOf('Goods      made of         each')).toEqual(['under 100 from 100']);
  });

  it('takes the upper lines of labels in the middle of their band for labels, though no line of a row has a text in each column', () => {
    const { header } = bandOf(
      `
                           Unit                Serial numbers
No   Goods       Kind              Count
                           of                  and notes
     Oak of      barrique,
1                          piece   12          BR-26 to 129
     Slavonia    mild
2    Chestnut    plain     piece   30          none`,
      ['outside', 'header', 'header', 'row', 'more', 'more', 'row'],
    );
    expect(header.map(({ text }) => text)).toEqual(['Unit Serial numbers', 'No Goods Kind Count', 'of and notes']);
  });

  it('takes the top of a text in the middle of its row for a part of that, though it opens like a sum, where the next number stands beside it', () => {
    const { rows } = bandOf(
      `
No   Goods             Count    Each       All
1    Bench of oak      1        540.00     540.00
2    Table of ash      2        310.00     620.00
3    Stool of elm      4        60.00      240.00
     Shipping and
4    setting it up     1        180.00     180.00
     at your place`,
      ['header', 'row', 'row', 'row', 'row', 'more', 'more'],
    );
    expect(rows.slice(2).map((row) => row.map(({ text }) => text))).toEqual([
      ['3 Stool of elm 4 60.00 240.00'],
      ['Shipping and', '4 setting it up 1 180.00 180.00', 'at your place'],
    ]);
  });

  it('takes a line with a text in each column for a row though the model put it outside, and no sum', () => {
    const roles: LineRole[] = ['header', 'row', 'row', 'row', 'outside'];
    const rowsOf = (last: string): string[] =>
      bandOf(
        `
Code    Item      Price
A-1     Bolt      1.50
A-2     Nut       2.50
A-3     Nail      3.50
${last}`,
        roles,
      ).rows.map(([line]) => line!.words[0]!.text);
    expect(rowsOf('A-4     Screw     free')).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(rowsOf('Total   net       9.20')).toEqual(['A-1', 'A-2', 'A-3']);
    expect(rowsOf('3       pieces    7.50')).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('goes on past the name of a section that stands a little further from the rows than they do from one another, though the model put it outside', () => {
    const { rows } = bandOf(
      `
Code    Item      Qty    Price





A-1     Barrel    2      845.00





A-2     Vat       1      498.00






In the workshop





B-1     Hoop      7      38.00





B-2     Head      3      112.00`,
      ['header', 'row', 'row', 'outside', 'row', 'row'],
    );
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['A-1', 'A-2', 'B-1', 'B-2']);
  });

  it('ends where a line says so, though the model took it for more of the last row', () => {
    const { rows } = bandOf(
      `
品名        數量     單價     金額
花盆        24       35       840
花架        10       50       500
以下空白`,
      ['header', 'row', 'row', 'more'],
    );
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([['花盆 24 35 840'], ['花架 10 50 500']]);
  });

  it('takes a line with the next number for a row, though it opens like a sum', () => {
    const { rows } = bandOf(
      `
No   Item         Qty     Price     Amount
1    Brochures    2000    118       236000
2    Envelopes    3000    21         63000
3    Cards        12      3200       38400
4    Total rebate 1                  -9500
     Total                          327900`,
      ['header', 'row', 'row', 'row', 'row', 'sum'],
    );
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['1', '2', '3', '4']);
  });

  it('takes a charge that is counted as the rows are for a row, behind sums too, and nothing else that stands there', () => {
    const { rows } = bandOf(
      `
Qty    Code     Item              Unit    Price     Amount
12     MLT-2    Malt, sack        ea      142.00    1704.00
30     HOP-5    Hops, foil        ea       38.50    1155.00
                Subtotal                            2859.00
                Volume discount           -5.0%     -142.95
1      FRT      Freight out       ea       85.00      85.00
Thank you for your business       Sales tax 7%       190.36`,
      ['header', 'row', 'row', 'sum', 'row', 'row', 'row'],
    );
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['12', '30', 'Volume', '1']);
    const sundries = bandOf(
      `
Item       Qty     Unit    Price     Amount
Floor      28      m2      5800      162400
Desk       1       set     138000    138000
Rebate     1       set               -29400
Subtotal   30                        271000`,
      ['header', 'row', 'row', 'row', 'sum'],
    );
    expect(sundries.rows.map(([line]) => line!.words[0]!.text)).toEqual(['Floor', 'Desk', 'Rebate']);
  });

  it('leaves out the last line of a table of taxes beside the sums, which the model took for a row', () => {
    const lines = (last: string): string => `
Ref     Item              Qty     Price     Amount
A-1     Malt, sack        12      142.00    1704.00
A-2     Hops, foil        30       38.50    1155.00
Rate    Base     Tax              Base      2859.00
4 %     500.00   20.00            Tax        495.39
21 %    2359.00  475.39
${last}`;
    const roles = ['header', 'row', 'row', 'sum', 'sum', 'row', 'row'] as const;
    const openings = (last: string): string[] => bandOf(lines(last), roles).rows.map(([line]) => line!.words[0]!.text);
    expect(openings('')).toEqual(['A-1', 'A-2']);
    expect(openings('A-3     Cork              10        0.50       5.00')).toContain('A-3');
  });

  it('keeps years and numbers of columns among the labels', () => {
    const years = bandOf('Region     Tons\n           2024      2023\nNorth      12        14\nSouth      3         5', [
      'header',
      'header',
      'row',
      'row',
    ]);
    expect(years.header).toHaveLength(2);
    const numbers = bandOf('Name       Tons      Price\n1          2         3\nNorth      12        14\nSouth      3         5', [
      'header',
      'header',
      'row',
      'row',
    ]);
    expect(numbers.header).toHaveLength(2);
  });

  it('leaves the name of a section that is set off from the labels out of them', () => {
    const { header, rows } = bandOf('Work       Hours     Worth\n\nGround floor\nDoor       2         80.00\nSill       1         40.00', [
      'header',
      'header',
      'row',
      'row',
    ]);
    expect(header).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });

  it('takes a text under a text of the row above, closer to it than to the next row, for more of it', () => {
    const text = `
Day      Who   What                    Hours     Worth
3 Feb    AB    Talked with client on   0.40      218.00
               scope of papers

4 Feb    CD    Drafted answers to      2.70      471.50
               the first set of
               questions

5 Feb    AB    Travelled               1.10      599.50`;
    const { rows } = bandOf(text, ['header', 'row', 'row', 'row', 'row', 'row', 'row']);
    expect(rows.map((row) => row.length)).toEqual([2, 3, 1]);
  });

  it('takes a bold name behind its number for that of a section, though the model takes it for more of the row above', () => {
    const text = `
No    Part         Code     Hours    Worth
3     Cover        52159    0.4      412.56
4     Molding      52169    0.2      186.07
*5*     *GATES*
6     Gate         33012    3.0      218.00`;
    const { rows } = bandOf(text, ['header', 'row', 'row', 'more', 'row']);
    expect(rows.map((row) => row.length)).toEqual([1, 1, 1]);
  });

  it('takes a line for a row that the model takes for a sum, where it stands as the rows do and is no sum', () => {
    const lines =
      'Risk       Excess    Yearly\nFire       none      162.40\nWater      500       287.15\nStorm      500        98.70\nRebate               -80.44';
    const { rows } = bandOf(`${lines}\n\nNet                  467.81`, ['header', 'row', 'row', 'row', 'sum', 'sum']);
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['Fire', 'Water', 'Storm', 'Rebate']);
    const sums = bandOf(`${lines.replace('-80.44', '548.25')}`, ['header', 'row', 'row', 'row', 'sum']);
    expect(sums.rows).toHaveLength(3);
  });

  it('goes on to the end of a longer list beside the first, though the model took its last lines for sums', () => {
    const { rows } = bandOf(
      `Earned         Pay   Deducted     Amount
Hours      3000.00   Health       140.00
Night       240.00   Pension      320.00
Travel      160.00   Tax          410.50
                     Stamp          6.10
                     Advance      300.00
Gross      3400.00   Total       1176.60`,
      ['header', 'row', 'row', 'row', 'sum', 'sum', 'sum'],
    );
    expect(rows.map(([line]) => line!.words[0]!.text)).toEqual(['Hours', 'Night', 'Travel', 'Stamp', 'Advance']);
  });

  it('reads rows under the name of a section that the model took for labels again', () => {
    const { header, rows } = bandOf('Test       Result    Unit\nMetals\nIron       10 ug     200\nLead       18 ug     10', [
      'header',
      'section',
      'header',
      'row',
    ]);
    expect(header.map(({ text }) => text)).toEqual(['Test Result Unit']);
    expect(rows).toHaveLength(2);
  });

  it('reads all lines over a row whose cells are set in its middle as its text', () => {
    const { rows } = bandOf(
      `
No   Work                  Qty   Price
1    Skirting              2     80.00
     Window in oak
     with double glazing
2    and brass fittings    4     1085.00`,
      ['header', 'row', 'row', 'more', 'row'],
    );
    expect(rows.map((row) => row.length)).toEqual([1, 3]);
  });

  it('goes on behind a sum and the name of a section with its number, also where the first row there is set in the middle of its text', () => {
    const { header, rows } = bandOf(
      `
Pos  Work               Unit   Qty   Amount

1    Clearing
1.1  Walls              h      7     720.00
     Total clearing                  720.00

2    Pipes
     Compound pipe, with
2.1  fittings           m      46    573.20
2.2  The same, wider    m      18    752.40`,
      ['header', 'header', 'row', 'sum', 'header', 'row', 'more', 'row'],
    );
    expect(header).toHaveLength(1);
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['1.1 Walls h 7 720.00'],
      ['Compound pipe, with', '2.1 fittings m 46 573.20'],
      ['2.2 The same, wider m 18 752.40'],
    ]);
  });

  it('has no name of a section behind a sum among its rows, though the model took it for one, of two lines with its number', () => {
    const text = (below: string): string => `
Pos  Work               Unit   Qty   Amount

1.1  Walls              h      7     720.00
1.2  Floors             h      2     205.00
     Total clearing                  925.00

     Rent for the time of
2    ${below}
2.1  Scaffold           m      46    573.20
2.2  The same, wider    m      18    752.40`;
    const rowsOf = (below: string): string[] =>
      bandOf(text(below), ['header', 'row', 'row', 'sum', 'row', 'more', 'row', 'row']).rows.map((row) => row.at(-1)!.text.split(' ')[0]!);
    expect(rowsOf('three weeks')).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect(rowsOf('three weeks     w      3     99.00')).toEqual(['1.1', '1.2', '2', '2.1', '2.2']);
  });

  it('keeps a charge of two pieces that stands as a row behind a sum', () => {
    const { rows } = bandOf(
      `
Item               Count   Price   Worth
Evening tariff     412     9.86    4062.32
Night tariff       180     2.47    444.60
Supply             1       160.67  160.67
Subtotal                           4667.59
Excise                             381.20
Meter rent         2       60.15   120.30`,
      ['header', 'row', 'row', 'row', 'sum', 'row', 'row'],
    );
    expect(rows.map(([first]) => first!.text.split(' ')[0])).toEqual(['Evening', 'Night', 'Supply', 'Excise', 'Meter']);
  });

  it('has no balance brought forward among its labels', () => {
    const { header, rows } = bandOf('Date   Text            Debit   Credit\n       Balance         186.40\n04.03  Transfer                640.00\n05.03  Fees            487.00', [
      'header',
      'header',
      'row',
      'row',
    ]); // prettier-ignore
    expect([header.length, rows.length]).toEqual([1, 3]);
  });

  it('leaves what two rows or more make out of the rows, and what goes on behind it', () => {
    const text = `
Code     Item                     Count   Price     Credit
VLV-50   Solenoid valve           4       689.00    2756.00
DRP-16   Drip line                2       1145.00   2290.00
HF10     Handling fee of ours                       -504.60
         Excluding tax                              4541.40
         Tax 15 %                                   681.21`;
    const { rows } = bandOf(text, ['header', 'row', 'row', 'row', 'row', 'more']);
    expect(rows.map(([first]) => first!.text.split(' ')[0])).toEqual(['VLV-50', 'DRP-16', 'HF10']);
    expect(rows.every((lines) => lines.length === 1)).toBe(true);
  });

  it('takes what goes on behind a sum for more of the sums', () => {
    const text = `
Reason                Count   Price   Worth
Prices corrected      40      1.35    54.00
Pallets taken back    6       9.50    57.00
Total                                 111.00
Base 0 %      57.00   In your favour  111.00`;
    expect(bandOf(text, ['header', 'row', 'row', 'sum', 'more']).rows.map((lines) => lines.length)).toEqual([1, 1]);
  });

  it.each(['3    Crate, returnable     pcs   6', '     Crate, returnable     pcs   6'])(
    'keeps a row without a price above the sum: %s',
    (crates) => {
      const { rows } = bandOf(
        `
No   Goods                 Unit  Count   Price    Amount
1    Honey, acacia         jar   48      32.00    1536.00
2    Honey, lime           jar   36      29.50    1062.00
${crates}
     TOTAL                                        2598.00`,
        ['header', 'row', 'row', 'row', 'sum'],
      );
      expect(rows).toHaveLength(3);
      expect(rows[2]![0]!.text).toContain('Crate');
    },
  );

  it('leaves sums of some rows out, where the rows make the sum without them', () => {
    const bandTo = (total: string): number =>
      bandOf(
        `
Count    Article                  Price   Worth
5        Chrysanths               14.40   72.00-
120      Roses                    0.38    45.60-
2        Racks taken back         115.00  230.00-
Goods 9%                                  117.60-
Racks 0%                                  230.00-
Total                                     ${total}`,
        ['header', 'row', 'row', 'row', 'row', 'row', 'sum'],
      ).rows.length;
    expect(bandTo('347.60-')).toBe(3);
    expect(bandTo('695.20-')).toBe(5);
  });
});
