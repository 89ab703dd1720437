import { UNKNOWN_CONVENTION } from '@gridline/values';
import type { LogicalTable } from '../model/answer';
import type { Field } from '../model/field';
import type { Provenance } from '../model/table';
import { withRowBalances } from './row-balances';

const AT: Provenance = { page: 1, reader: 'pdfium' };
const table = (columns: string[], rows: string[][]): LogicalTable => ({
  parts: [],
  columns: columns.map((text) => ({ text, provenance: AT })),
  rows: rows.map((cells) => ({ kind: 'item', cells: cells.map((text) => ({ text, provenance: text === '' ? null : AT })) })),
});
const balancesOf = (rows: string[][], fields: Field[] = []): Record<string, string> =>
  Object.fromEntries(
    withRowBalances('Bank Statement', fields, [table(['Dato', 'Tekst', 'Ind', 'Ud', 'Saldo'], rows)], UNKNOWN_CONVENTION).map((field) => [
      field.key,
      field.value,
    ]),
  );

/** Words that no list of labels has: only the amounts tell. */
const OPENING = ['01.09.', 'Kvardo de antaŭe', '', '', '1 250.00'];
const MOVED = [
  ['03.09.', 'Huur', '', '400.00', '850.00'],
  ['09.09.', 'Salaris', '2 000.00', '', '2 850.00'],
  ['15.09.', 'Kaart', '', '50.00', '2 800.00'],
  ['20.09.', 'Rente', '12.00', '', '2 812.00'],
];
const CLOSING = ['30.09.', 'Kvardo nun', '', '', '2 812.00'];

describe('withRowBalances', () => {
  it('finds the balances that stand as rows without a movement before the first and behind the last', () => {
    expect(balancesOf([OPENING, ...MOVED, CLOSING])).toEqual({ openingBalance: '1250.00', closingBalance: '2812.00' });
    const [field] = withRowBalances('Bank Statement', [], [table(['', '', '', '', ''], [OPENING, ...MOVED])], UNKNOWN_CONVENTION);
    expect(field).toMatchObject({ key: 'openingBalance', label: 'Kvardo de antaŭe', text: '1 250.00', provenance: AT });
  });

  it('turns them round where the newest row comes first', () => {
    const newestFirst = [CLOSING, ...[...MOVED].reverse(), OPENING];
    expect(balancesOf(newestFirst)).toEqual({ openingBalance: '1250.00', closingBalance: '2812.00' });
  });

  it('finds those that a label names where no balance runs along, and in the column of what is owed with its sign', () => {
    const rows = [
      ['30/09', '', '', '3.220,18', 'SALDO INIZIALE A VS CREDITO'],
      ['02/10', '02/10', '', '1.240,00', 'BONIFICO A VS FAVORE'],
      ['31/12', '', '4.931,16', '', 'SALDO FINALE A VS DEBITO'],
    ];
    const printed = table(['Data', 'Valuta', 'Dare', 'Avere', 'Descrizione'], rows);
    const guessed: Field = {
      key: 'openingBalance',
      value: '1.00',
      text: '1,00',
      provenance: AT,
      signals: { labelStrength: 0 } as Field['signals'],
    };
    const told = withRowBalances('Bank Statement', [guessed], [printed], UNKNOWN_CONVENTION);
    expect(told.map(({ key, value }) => [key, value])).toEqual([
      ['openingBalance', '3220.18'],
      ['closingBalance', '-4931.16'],
    ]);
    const labelled = { ...guessed, signals: { ...guessed.signals, labelStrength: 1 } };
    expect(withRowBalances('Bank Statement', [labelled], [printed], UNKNOWN_CONVENTION)[0]!.value).toBe('1.00');
  });

  it('takes no row that moved, and none whose balance the next one does not go on from', () => {
    expect(balancesOf(MOVED)).toEqual({});
    expect(balancesOf([['01.09.', 'Kredito', '', '', '9 000.00'], ...MOVED])).toEqual({});
  });

  it('finds those of a sheet that is long, by its first rows and its last', () => {
    const days = Array.from({ length: 200 }, (_, n) => ['02.09.', `Day ${n}`, '10.00', '', `${1260 + 10 * n}.00`]);
    const closing = ['30.09.', 'Kvardo nun', '', '', '3250.00'];
    const rows = [OPENING, ...days.slice(0, 100), ['03.09.', 'Page', '', '', ''], ...days.slice(100), closing];
    expect(balancesOf(rows)).toEqual({ openingBalance: '1250.00', closingBalance: '3250.00' });
  });

  it('asks for a column that runs, and for a statement', () => {
    const priced = [
      ['1', 'Chair', '', '', '10.00'],
      ['2', 'Desk', '', '25.00', '25.00'],
      ['3', 'Lamp', '', '7.50', '7.50'],
    ];
    expect(balancesOf(priced)).toEqual({});
    const statement = table(['', '', '', '', ''], [OPENING, ...MOVED]);
    expect(withRowBalances('Report', [], [statement], UNKNOWN_CONVENTION)).toEqual([]);
  });

  it('leaves what was found', () => {
    const known: Field = { key: 'openingBalance', value: '1251.00', text: '1 251.00', provenance: AT, signals: {} };
    expect(balancesOf([OPENING, ...MOVED], [known])).toEqual({ openingBalance: '1251.00' });
  });
});
