import type { Page } from '../../model/page';
import { toGrid } from '../../model/table';
import { foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

const rowsOf = (page: Page): string[][] => toGrid(foundIn(typedDocument(page))[0]!).slice(1);

describe('the sum of a section', () => {
  it('does not end the list where items go on under it, with the name of the next section between', () => {
    const page = typedPage(`
Code   Description            Qty   Price    Total
M01    Demolition             14    22.00    308.00
       Total masonry                         308.00
*Electrics*
E01    Light switch           6     35.00    210.00
E02    Socket                 8     28.50    228.00
       Total electrics                       438.00
                              Net total      746.00`);
    expect(rowsOf(page)).toEqual([
      ['M01', 'Demolition', '14', '22.00', '308.00'],
      ['E01', 'Light switch', '6', '35.00', '210.00'],
      ['E02', 'Socket', '8', '28.50', '228.00'],
    ]);
  });

  it('is left out before the first item, where its name is in bold', () => {
    const page = typedPage(`
Code   Description            Qty   Price    Total
*FAM1* *Oils*
010012 Olive oil              84    22.00  1,848.00
010015 Vinegar                12    10.00    120.00
       Total                               1,968.00`);
    expect(rowsOf(page).map(([, text]) => text)).toEqual(['Olive oil', 'Vinegar']);
  });

  it('does not end the list where the name of the next section has a measure in it', () => {
    const page = typedPage(`
Description            Qty   Price    Total
Plank                  2     35.00    70.00
Subtotale                             70.00
B. Desk 160 cm
Bolt                   4      5.00    20.00
Subtotale                             20.00`);
    expect(rowsOf(page).map(([text]) => text)).toEqual(['Plank', 'Bolt']);
  });

  it('is an item where it is booked on a day as they are, or has all amounts that they have', () => {
    const booked = typedPage(`
Date       Description            Qty   Price    Total
01.03.24   Room                   1     35.00    35.00
01.03.24   VAT 7 %                               2.45
Total                                            37.45`);
    expect(rowsOf(booked)).toHaveLength(2);
    const summed = typedPage(`
Date            Description            Qty   Price    Total
01.03.24        Room                   1     35.00    35.00
Total card 18                                         35.00`);
    expect(rowsOf(summed)).toHaveLength(1);
    const whole = typedPage(`
Description            Qty   Price    Total
Room, 2 nights         2     35.00    70.00
Discount               1     -5.00    -5.00
Total                                 65.00`);
    expect(rowsOf(whole)).toHaveLength(2);
  });

  it('ends the list where a line says that nothing follows, or writes the sum out', () => {
    const listOf = (line: string): (string | undefined)[] =>
      rowsOf(
        typedPage(`
Description            Qty   Price    Total
Plank                  2     35.00    70.00
Bolt                   4      5.00    20.00
${line}`),
      ).map(([text]) => text);
    expect(listOf('- nothing follows -')).toEqual(['Plank', 'Bolt']);
    expect(listOf('SON: NOVENTA CON 00/100 SOLES')).toEqual(['Plank', 'Bolt']);
    expect(listOf('galvanised')).toEqual(['Plank', 'Bolt galvanised']);
  });

  it('keeps a code whole that a narrow column breaks at its hyphen', () => {
    const page = typedPage(`
Code   Description            Qty   Price    Total
LIM204 Detergent              6     485.00   2,910.00

BLA-   Towel, cotton,
011    ivory                  48    179.50   8,616.00

AME-   Soap, a box
301    of twenty              3     150.00   450.00`);
    expect(rowsOf(page).map(([code]) => code)).toEqual(['LIM204', 'BLA-011', 'AME-301']);
  });

  it('ends the list where payments follow', () => {
    const page = typedPage(`
Description            Qty   Price    Total
Room, 2 nights         2     35.00    70.00
Breakfast              4      5.00    20.00
Total                                 90.00
Payment by card        1     90.00    90.00`);
    expect(rowsOf(page)).toHaveLength(2);
  });
});

it('takes a name in bold in the column of texts for that of a section, where an item follows', () => {
  const page = typedPage(`
Pos   Code     Description            Qty   Price    Total
1     K-11     Plank                  2     35.00    70.00
               *Second* *floor*
2     K-12     Bolt                   4      5.00    20.00
               *sold* *as* *seen*`);
  expect(rowsOf(page).map(([, , text]) => text)).toEqual(['Plank', 'Bolt sold as seen']);
});

it('takes a word in the column of codes for the name of a section, where an item follows', () => {
  const page = typedPage(`
Code     Description            Qty   Price    Total
Tools
K-11     Plank                  2     35.00    70.00
K-12     Bolt                   4      5.00    20.00
Garden
K-13     Hinge                  2     10.00    20.00
Winter
K-14     Shovel                 1     10.00    10.00`);
  expect(rowsOf(page).map(([code]) => code)).toEqual(['K-11', 'K-12', 'K-13', 'K-14']);
});

describe('an amount carried forward', () => {
  it('belongs to no item, over the first and under the last of a page', () => {
    const page = typedPage(`
Pos   Bezeichnung            Menge   EP       Betrag
      Übertrag                                854,90
25    Schraube M5            5       9,75     48,75
26    Schraube M6            2       1,00      2,00
      Zwischensumme / Übertrag                905,65`);
    expect(rowsOf(page)).toEqual([
      ['25', 'Schraube M5', '5', '9,75', '48,75'],
      ['26', 'Schraube M6', '2', '1,00', '2,00'],
    ]);
  });

  it('belongs to no movement though it stands in two columns', () => {
    const page = typedPage(`
Date     Libellé                 Valeur    Débit       Crédit
         REPORT                            9 999,99    1 111,11
05.06    PAIEMENT CB             05.06     79,20
06.06    VIR DE CLIENT           06.06                 300,00`);
    expect(rowsOf(page)).toEqual([
      ['05.06', 'PAIEMENT CB', '05.06', '79,20', ''],
      ['06.06', 'VIR DE CLIENT', '06.06', '', '300,00'],
    ]);
  });
});

describe('a line with nothing but a text and an amount', () => {
  it('is an item where both stand at the edges of the items', () => {
    const page = typedPage(`
#    Product              Qty     Price      Total
1    Standing desk        2      540.00    1080.00
     Discount 10%                          -108.00
2    Monitor arm          2      119.00     238.00
     Delivery                                18.00
                          Subtotal         1228.00`);
    expect(rowsOf(page)).toEqual([
      ['1', 'Standing desk', '2', '540.00', '1080.00'],
      ['', 'Discount 10%', '', '', '-108.00'],
      ['2', 'Monitor arm', '2', '119.00', '238.00'],
      ['', 'Delivery', '', '', '18.00'],
    ]);
  });

  it('is an item over the first that has more, and no payment', () => {
    const items = `
Energy, first 800      800     0.098410      78.73
Energy, over 800       463     0.112350      52.02`;
    const texts = (lead: string): string[] =>
      rowsOf(typedPage(`\nDescription            Qty     Price        Amount\n${lead}${items}`)).map(([text]) => text!);
    expect(texts('Basic charge                                 27.50')).toEqual(['Basic charge', 'Energy, first 800', 'Energy, over 800']);
    expect(texts('Payment by card                              27.50')).toHaveLength(2);
  });

  it('is a booking of the same day on a statement', () => {
    const page = typedPage(`
Date     Description               Paid out    Paid in    Balance
4 Mar    Card payment TESCO           23.80
         Direct debit WATER           41.20               1180.11
7 Mar    Transfer from J MARLOW                 350.00    1530.11
         Card payment TRAINLINE       87.50
         Cash withdrawal              60.00`);
    expect(rowsOf(page).map(([, text, out, paid]) => [text, out, paid])).toEqual([
      ['Card payment TESCO', '23.80', ''],
      ['Direct debit WATER', '41.20', ''],
      ['Transfer from J MARLOW', '', '350.00'],
      ['Card payment TRAINLINE', '87.50', ''],
      ['Cash withdrawal', '60.00', ''],
    ]);
  });

  it('ends the list as its sum where it comes to what the items do, or names a tax', () => {
    const items = `
Description          Qty     Price      Amount
Chair                2       40.00       80.00
Table                1      120.00      120.00`;
    expect(rowsOf(typedPage(`${items}\nOrder value                             200.00`))).toHaveLength(2);
    expect(rowsOf(typedPage(`${items}\nVAT 20%                                  40.00`))).toHaveLength(2);
  });
});

it('takes lines for more of an item that stand left of a centred label, and in larger letters than its number', () => {
  const page = typedPage(`
      Article               Qty   Price    Total
AX-22                       2     18.40    36.80
Pump, submersible
RC-19                       6      7.35    44.10
Fitting of brass`);
  const small = page.words.map((word) => (word.text.includes('-') ? { ...word, fontSize: 8 } : word));
  expect(rowsOf({ ...page, words: small }).map(([article]) => article)).toEqual(['AX-22 Pump, submersible', 'RC-19 Fitting of brass']);
});

it('reads a list that counts and charges nothing, its days named', () => {
  const page = typedPage(`
Date          Project    Task            Hours
Mon 06 May    Atlas      Code review      3.75
Thu 09 May               Sick leave       8.00`);
  expect(rowsOf(page)).toEqual([
    ['Mon 06 May', 'Atlas', 'Code review', '3.75'],
    ['Thu 09 May', '', 'Sick leave', '8.00'],
  ]);
});
