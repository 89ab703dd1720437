import type { Page, Word } from '../../model/page';
import { toGrid } from '../../model/table';
import { joinTables } from '../join/join-tables';
import { LINE_PT, across, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

const gridOf = (page: Page): string[][] => toGrid(foundIn(typedDocument(page))[0]!);

/** The page with the words of some lines moved down by half a line. */
function lowered(page: Page, isLowered: (word: Word) => boolean): Page {
  const shift = LINE_PT / 2;
  const words = page.words.map((word): Word => {
    if (!isLowered(word)) return word;
    return { ...word, box: { ...word.box, top: word.box.top + shift, bottom: word.box.bottom + shift } };
  });
  return { ...page, words };
}

describe('labels of a list', () => {
  it('are one where their words stand apart and no item has something under both', () => {
    const page = typedPage(`
Description      Qty    Price    Sous   total
Flipover         2      10,00          20,00
Chair            12     100,00     1.200,00
Table            1      3,00            3,00`);
    const wordsApart = { ...page, words: page.words.map((word) => (word.text === 'total' ? leftBy(word, 10) : word)) };
    expect(gridOf(wordsApart)[0]).toEqual(['Description', 'Qty', 'Price', 'Sous total']);
  });

  it('are one where only the texts before them reach under the first', () => {
    const page = typedPage(`
Cant. Descripción               P.  unit.    Importe
6     Cinta canela 48 mm grande       32.00   192.00
2     Extensión uso rudo 15 mt       418.00   836.00
4     Foco                            57.00   228.00`);
    const wordsApart = { ...page, words: page.words.map((word) => (word.text === 'unit.' ? leftBy(word, 2) : word)) };
    expect(gridOf(wordsApart)[0]).toEqual(['Cant.', 'Descripción', 'P. unit.', 'Importe']);
  });

  it('are two where an item has something under each', () => {
    const page = typedPage(`
Description      Qty    Unit   price
Flipover         2      pcs    20.00
Chair            12     pcs     3.00`);
    expect(gridOf(page)[0]).toEqual(['Description', 'Qty', 'Unit', 'price']);
  });
});

it('ends before lines that are laid out as the sum below them', () => {
  const page = typedPage(`
Pos  Article                        Qty    Price    Amount
1    Pallet truck                   2      20.00     40.00
2    Exchange of pallets            9       2.90     26.10
                         subject (St 1)              40.00
                         exempt, art. 4 (St 0)       26.10
                         Total net                   66.10`);
  expect(gridOf(page).slice(1)).toEqual([
    ['1', 'Pallet truck', '2', '20.00', '40.00'],
    ['2', 'Exchange of pallets', '9', '2.90', '26.10'],
  ]);
});

describe('known labels no more than a blank apart', () => {
  const delivered = (rows: string): Page => {
    const page = typedPage(rows);
    const isUnder = (word: Word): boolean => word.box.left >= 26 * 6 && word.box.left < 31 * 6;
    return { ...page, words: page.words.map((word) => (isUnder(word) ? leftBy(word, 1) : word)) };
  };

  it('are one where nothing parts the figures under both', () => {
    const page = typedPage(`
Description      Price    Total VAT    Amount
Flooring         92.00     1 777.44    9 505.44
Skirting         18.50       127.65      682.65`);
    expect(gridOf(page)[0]).toEqual(['Description', 'Price', 'Total VAT', 'Amount']);
  });

  it('are two where the first numbers the items', () => {
    const page = typedPage(`
Pos Description      Qty    Price    Amount
A.1 Removal          2      20.00     40.00
A.2 Cover            3       1.00      3.00`);
    expect(gridOf(page)[0]).toEqual(['Pos', 'Description', 'Qty', 'Price', 'Amount']);
  });

  it('are two where words end and others begin at one place under them', () => {
    const page = delivered(`
Article              Qty. Cont.  Price    Amount
Pilsner               20  Ki     13.90    278.00
Riesling               5  Kt     34.20    171.00
Empties                7  Ki      3.10     21.70`);
    expect(gridOf(page)[0]).toEqual(['Article', 'Qty.', 'Cont.', 'Price', 'Amount']);
  });
});

describe('headings over several labels', () => {
  const typed = `
Item                     Qty                  Price
                   Ordered   Shipped    Unit      Extended
Canvas tote            100       100    3.10        310.00
Enamel mug              48        40    5.25        210.00`;

  it('belong to each of them, a ruling between or none', () => {
    const labels = ['Item', 'Qty Ordered', 'Qty Shipped', 'Price Unit', 'Price Extended'];
    expect(gridOf(typedPage(typed))[0]).toEqual(labels);
    expect(gridOf(typedPage(typed, { rulings: [across(1, 0, 60)] }))[0]).toEqual(labels);
  });

  it('belong to each of them where they stand between the labels of single columns', () => {
    const page = typedPage(`
Item          Qty   Taxable     CGST            SGST         Total
                            Rate   Amount   Rate   Amount
Sand filter     2    100.00   9%     9.00     9%     9.00   118.00
Pump            1     50.00   9%     4.50     9%     4.50    59.00`);
    expect(gridOf(page)[0]).toEqual(['Item', 'Qty', 'Taxable', 'CGST Rate', 'CGST Amount', 'SGST Rate', 'SGST Amount', 'Total']);
  });

  it('do not take in the first item', () => {
    const page = typedPage(`
Description             Qty     Price     Amount
Service    contract     1       20.00      20.00`);
    expect(gridOf(page)[0]).toEqual(['Description', 'Qty', 'Price', 'Amount']);
  });
});

it('parts labels a blank apart at the gutter under them, not at one beside them', () => {
  const page = typedPage(`
Article         Qty Price   Amount
Wide plank, oak   2  12.00    24.00
Nail           100    0.12    12.00`);
  const tight = page.words.map((word) => (word.text === 'Price' ? leftBy(word, 3) : word));
  expect(gridOf({ ...page, words: tight })[0]).toEqual(['Article', 'Qty', 'Price', 'Amount']);
});

it('puts the word between two labels a blank apart where both are known then', () => {
  const page = typedPage(`
Item   Descrição       Qtde.   Un. Vr. unitário R$   Vr. total R$
1      Balcão          1       pç          4.860,00       4.860,00
2      Painel          7,2     m²            595,00       4.284,00
3      Banco           3       pç            410,00       1.230,00`);
  expect(gridOf(page)[0]).toEqual(['Item', 'Descrição', 'Qtde.', 'Un.', 'Vr. unitário R$', 'Vr. total R$']);
});

it('keeps a label of two words together where the texts under the next one begin left of half the way to it', () => {
  const page = typedPage(`
Sl No.         Description of goods        Qty    Rate      Amount
1      Pump for a bore well                2      284.00    568.00
2      HDPE Pipe 63 mm                     180     92.50  16650.00
3      Flat cable of three                 120    118.00  14160.00`);
  expect(gridOf(page)[0]).toEqual(['Sl No.', 'Description of goods', 'Qty', 'Rate', 'Amount']);
});

it('keeps a label of two words together that stand as far apart as those of the texts under it', () => {
  const page = typedPage(`
No   Nama Barang            Jumlah   Harga     Total
1    Besi beton             45       10.00     450.00
2    Pipa air               24       20.00     480.00`);
  const words = page.words.map((word) => (['Barang', 'beton', 'air'].includes(word.text) ? leftBy(word, -1) : word));
  expect(gridOf({ ...page, words }).map((row) => row[1])).toEqual(['Nama Barang', 'Besi beton', 'Pipa air']);
});

describe('the name of a section', () => {
  it('neither ends the list nor belongs to an item', () => {
    const page = typedPage(`
Service                 Qty    Price    Amount
*Monthly* *charges*
Plan M                  1      25.00    25.00
Roaming                 1       4.00     4.00
*Calls*
Special numbers         3       0.50     1.50`);
    expect(gridOf(page).slice(1)).toEqual([
      ['Plan M', '1', '25.00', '25.00'],
      ['Roaming', '1', '4.00', '4.00'],
      ['Special numbers', '3', '0.50', '1.50'],
    ]);
  });

  it('is a line that begins as the one over the first item does, but for its numbers', () => {
    const page = typedPage(`
Code    Article             Qty    Price    Amount
        Note no. 112 of 09/01
LEN01   Lentils, loose      1      25.00    25.00
FAR02   Spelt, pearled      1       4.00     4.00
        Lot L25-331
        Note no. 167 of 23/01 final
TAR05   Truffles, fresh     3       0.50     1.50`);
    expect(gridOf(page).slice(1)).toEqual([
      ['LEN01', 'Lentils, loose', '1', '25.00', '25.00'],
      ['FAR02', 'Spelt, pearled Lot L25-331', '1', '4.00', '4.00'],
      ['TAR05', 'Truffles, fresh', '3', '0.50', '1.50'],
    ]);
  });

  it('ends the list where no item follows', () => {
    const page = typedPage(`
Service                 Qty    Price    Amount
Plan M                  1      25.00    25.00
Roaming                 1       4.00     4.00
*Terms*
Payable in 30 days without any deduction.`);
    expect(gridOf(page).at(-1)).toEqual(['Roaming', '1', '4.00', '4.00']);
  });
});

it('keeps the labels of a second language with those above them', () => {
  const page = typedPage(`
*Date*     *Details*       *Deposit*   *Withdrawal*   *Balance*
日期         進支詳情            存入          提取             結餘
2 Jul      Payment                     634.66         41,945.34
3 Jul      Transfer        100.00                     42,045.34`);
  expect(gridOf(page)[0]).toEqual(['Date 日期', 'Details 進支詳情', 'Deposit 存入', 'Withdrawal 提取', 'Balance 結餘']);
});

describe('the lines of an item', () => {
  it('are one row where the amounts are centred beside two of them', () => {
    const page = typedPage(`
Description             Qty    Price    Amount

Chair                   2      10.00    20.00

Assembly of a kitchen   1      42.00    42.00
(by stages)

Desk                    3      5.00     15.00`);
    const centred = lowered(page, ({ text, box }) => box.top > 4 * LINE_PT && box.top < 5 * LINE_PT && /\d/.test(text));
    expect(gridOf(centred).slice(1)).toEqual([
      ['Chair', '2', '10.00', '20.00'],
      ['Assembly of a kitchen (by stages)', '1', '42.00', '42.00'],
      ['Desk', '3', '5.00', '15.00'],
    ]);
  });

  it('belong to the item that a ruling sets them off with', () => {
    const page = typedPage(
      `
Description             Qty    Price    Amount
Chair                   2      10.00    20.00
Assembly of a
kitchen, by stages,     1      42.00    42.00
on two floors
Desk                    3      5.00     15.00`,
      { rulings: [1, 2, 5, 6].map((row) => across(row, 0, 46)) },
    );
    expect(gridOf(page).map(([text]) => text)).toEqual(['Description', 'Chair', 'Assembly of a kitchen, by stages, on two floors', 'Desk']);
  });

  it('are one figure where a narrow column wraps it', () => {
    const page = typedPage(`
Description         Qty      Unit     VAT      Amount
Hedge trimming      120      m        20,00    816,00
in the garden                             %
Turf                  1      m2       20,00    375,00
                 250,00                   %
Planting             35      pcs      10,00    647,50
                                          %`);
    expect(gridOf(page).slice(1)).toEqual([
      ['Hedge trimming in the garden', '120', 'm', '20,00 %', '816,00'],
      ['Turf', '1 250,00', 'm2', '20,00 %', '375,00'],
      ['Planting', '35', 'pcs', '10,00 %', '647,50'],
    ]);
  });

  it('are an item of their own with no more than a text and a sum, where a ruling parts them from the one above', () => {
    const page = typedPage(
      `
Description             Qty    Price    Amount

Chair                   2      10.00     20.00
of beech, oiled

Expenses at cost                         12.36
as agreed`,
      { rulings: [2, 5].map((row) => across(row, 0, 47)) },
    );
    expect(gridOf(page).slice(1)).toEqual([
      ['Chair of beech, oiled', '2', '10.00', '20.00'],
      ['Expenses at cost as agreed', '', '', '12.36'],
    ]);
  });

  it('belong to the item that a gap sets them off with', () => {
    const page = typedPage(`
*Description*           *Qty*  *Price*  *Amount*
Assembly of a
kitchen, by stages,     1      42.00    42.00
on two floors

Painting of a
staircase and a         3      5.00     15.00
hall`);
    expect(gridOf(page).map(([text]) => text)).toEqual([
      'Description',
      'Assembly of a kitchen, by stages, on two floors',
      'Painting of a staircase and a hall',
    ]);
  });
});

describe('columns of a list', () => {
  it('are two where an article number stands over each description, as their labels do', () => {
    const page = typedPage(`
*Artikelnummer*              *Qty*     *Price*    *Amount*
*Description*
ZS997                      100       1.00       100.00
Citric acid, 100 ml
bottled
GZ250                      50        1.45       72.50
Jam sugar`);
    expect(gridOf(page)).toEqual([
      ['Artikelnummer', 'Description', 'Qty', 'Price', 'Amount'],
      ['ZS997', 'Citric acid, 100 ml bottled', '100', '1.00', '100.00'],
      ['GZ250', 'Jam sugar', '50', '1.45', '72.50'],
    ]);
  });

  it('begin where the wrapped text under a short first word shows, though the label is set further right', () => {
    const page = typedPage(`
*Pos*  *Article*   *Description*        *Qty*   *Price*   *Amount*
1              TGA                  3     43.20   129.60
               Senior fitter, assistant
2              Lamp                 1     122.50  122.50
               with holder`);
    expect(gridOf(page).map((row) => row[2])).toEqual(['Description', 'TGA Senior fitter, assistant', 'Lamp with holder']);
  });

  it('of which two name the items have the first for a number where it holds nothing else', () => {
    const page = typedPage(`
*Item*   *Product*           *Qty*     *Price*     *Amount*
1      Screws                5         20.00       90.00
                                       -2.00
2      Brackets              9         15.00       135.00`);
    expect(gridOf(page)[1]).toEqual(['1', 'Screws -2.00', '5', '20.00', '90.00']);
  });
});

it('joins the rest of an item at the top of the next page to it', () => {
  const first = typedPage(`
Pos  Article   Description            Qty   Price    Amount
1    Toolbox   Coil                   10    100.00   1,000.00`);
  const second = typedPage(`
     CO-123    galvanized
2    BR-452    Bumper                 10    100.00   1,000.00

Total                                                2,000.00`);
  const document = typedDocument(first, second);
  const [list] = joinTables(foundIn(document), document);
  expect(list!.rows.map((row) => row.cells.map((cell) => cell.text))).toEqual([
    ['1', 'Toolbox CO-123', 'Coil galvanized', '10', '100.00', '1,000.00'],
    ['2', 'BR-452', 'Bumper', '10', '100.00', '1,000.00'],
  ]);
});

const leftBy = (word: Word, points: number): Word => ({
  ...word,
  box: { ...word.box, left: word.box.left - points, right: word.box.right - points },
});

it('goes on under a header of two lines that the next page repeats, where a label holds a number', () => {
  const header = `
                                                 Price
Code     Article                 Qty     Unit    tax 0 %     Tax %     Total 0 %`;
  const first = typedPage(`${header}
30005    Potatoes peeled         8       bag     11.20       14        89.60
30009    Carrots sliced          4       bag      8.75       14        35.00
30022    Iceberg lettuce         10      bag      5.30       14        53.00`);
  const second = { ...typedPage(`${header}
60002    Dishwasher powder       1       can     52.00       25.5      52.00
60014    Napkins white           1       pack    31.50       25.5      31.50`), number: 2 }; // prettier-ignore
  const document = typedDocument(first, second);
  const [joined] = joinTables(foundIn(document), document);
  expect(joined!.rows.map(({ cells }) => cells[0]!.text)).toEqual(['30005', '30009', '30022', '60002', '60014']);
});

it('takes a text, a period and an amount at the edges of other items for one more of them', () => {
  const page = typedPage(`
Service              Period           Qty  Rate    Amount
Fibre 1000           10.01-10.31    1 mth  5%      11 811
Fixed address        10.01-10.31    1 mth  5%       1 575
Credit for a fault   10.22-10.23           5%        -762`);
  expect(gridOf(page).at(-1)).toEqual(['Credit for a fault', '10.22-10.23', '', '5%', '-762']);
});

describe('what goes on in the next line', () => {
  it('stays in its column where figures that begin at one edge go on below', () => {
    const page = typedPage(`
Guest             Stay         Category      Days  Price      Amount
Petrenko          07.07 -      Double         11   2 150,00   23 650,00
                  18.07.2025   room
Melnyk            14.07 -      Single          7   3 980,00   27 860,00
                  21.07.2025   room`);
    expect(
      gridOf(page)
        .slice(1)
        .map((row) => row.slice(0, 3)),
    ).toEqual([
      ['Petrenko', '07.07 - 18.07.2025', 'Double room'],
      ['Melnyk', '14.07 - 21.07.2025', 'Single room'],
    ]);
  });

  it('stays in a last column of remarks, some of which have figures', () => {
    const page = typedPage(`
No.    Description        Qty    Unit   Pallets   Remark
S-10   Bark mulch 70 l    252    sack   6         12 damp
S-20   Peat 250 l          36    bale   2         from
                                                  Latvia
S-30   Wood chips 50 l     39    sack   1         1 sack
                                                  torn
S-40   Lime 10 kg         100    sack   1         12 back`);
    const rows = gridOf(page);
    expect(rows.map((row) => row.at(-1))).toEqual(['Remark', '12 damp', 'from Latvia', '1 sack torn', '12 back']);
    expect(rows[2]![1]).toBe('Peat 250 l');
  });

  it('stays in its column where a size goes on below its sign', () => {
    const page = typedPage(`
No.      Description            Place            Size (cm)    Amount
K-61     Side-blown horn        Pate, c. 1780    112 × 19     28,500.00
K-72     Chair of ebony         Lamu, c. 1850    128 × 70 ×   16,500.00
         and ivory                               66
K-74     Bowl, blue             Manda            14 × 31       4,800.00`);
    expect(gridOf(page)[2]).toEqual(['K-72', 'Chair of ebony and ivory', 'Lamu, c. 1850', '128 × 70 × 66', '16,500.00']);
  });

  it('starts anew where other lines of its column begin, however close the text before comes', () => {
    const page = typedPage(`
Item               Period       Quantity    Price      Amount
Energy, simple     12 Jan -     100 kWh     0.1587      15.87
tariff, the next   11 Feb
Power              12 Jan -      31 days     0.2196       6.81
contracted         11 Feb`);
    const widened = (word: Word): Word => ({ ...word, box: { ...word.box, right: word.box.right + 8 } });
    const close = { ...page, words: page.words.map((word) => (word.text === 'next' ? widened(word) : word)) };
    expect(gridOf(close)[1]!.slice(0, 2)).toEqual(['Energy, simple tariff, the next', '12 Jan - 11 Feb']);
  });

  it('is of a text that most items have figures in', () => {
    const page = typedPage(`
Item     Product                    Qty    Price     Amount
TL-75    Blade, 75 cm               2      89.00     178.00
         returned unused 24.3.
KL-1     Crate, deposit 5 euros     5      24.50     122.50
ST-8     Price of hose, row 3       1      36.30      36.30`);
    expect(gridOf(page)[1]).toEqual(['TL-75', 'Blade, 75 cm returned unused 24.3.', '2', '89.00', '178.00']);
  });

  it('is of the item whose amounts stand beside its last line', () => {
    const page = typedPage(`
Description                      Qty     Price     Amount

Winter term, adults, weekly

(8 lessons missed, certificate

attached)                          8     28.50     228.00

Locker rental January to March     3     15.00      45.00

Intensive course                   1    340.00     340.00`);
    expect(gridOf(page)[1]).toEqual(['Winter term, adults, weekly (8 lessons missed, certificate attached)', '8', '28.50', '228.00']);
  });
});
