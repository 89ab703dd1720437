import type { AnswerCell, LogicalTable } from '../../model/answer';
import type { Candidate } from '../candidates/candidate';
import type { PageFindings } from '../candidates/page-findings';
import { lastBalances } from './running-balance';

const LABELS = ['Date', 'Particulars', 'Withdrawal', 'Deposit', 'Balance'];
const ROWS = [
  ['Mar 01', 'Balance brought forward', '', '', '2,346.18'],
  ['Mar 02', 'Cash', '', '450.00', '2,796.18'],
  ['Mar 04', 'Nylon twine', '125.00', '', '2,671.18'],
];

const cellsAt = (texts: readonly string[], row: number): AnswerCell[] =>
  texts.map((text, column) => {
    const box = { left: column * 100, top: 100 + 20 * row, right: column * 100 + 80, bottom: 110 + 20 * row };
    return { text, provenance: { page: 1, box } } as AnswerCell;
  });

const statementOf = (rows: readonly string[][], labels: readonly string[]): LogicalTable => ({
  parts: [],
  columns: cellsAt(labels, 0),
  rows: rows.map((cells, index) => ({ kind: 'item', cells: cellsAt(cells, index + 1) })),
});

const closingOf = (rows: readonly string[][], opening: string, labels = LABELS): string[] => {
  const labelled = [{ key: 'openingBalance', value: opening } as Candidate];
  const findings = [{ page: { number: 1 } } as PageFindings];
  return lastBalances([statementOf(rows, labels)], labelled, findings, { decimal: '.', dateOrder: null }).map(({ value }) => value);
};

describe('lastBalances', () => {
  it('is the balance that the opening one and all movements make', () => {
    expect(closingOf(ROWS, '2346.18')).toEqual(['2671.18']);
  });

  it('is told of one column of amounts with their signs, too', () => {
    const rows = [
      ['Mar 02', 'Cash', '450.00', '', '2,796.18'],
      ['Mar 04', 'Nylon twine', '-125.00', '', '2,671.18'],
    ];
    expect(closingOf(rows, '2346.18', ['Date', 'Particulars', 'Amount', 'Branch', 'Balance'])).toEqual(['2671.18']);
  });

  it('is none where they do not, or where nothing moved', () => {
    expect(closingOf(ROWS, '2300.00')).toEqual([]);
    expect(closingOf(ROWS.slice(0, 1), '2346.18')).toEqual([]);
    expect(closingOf([...ROWS, ['Mar 05', 'Electricity', '38.75', '', '2,671.18']], '2346.18')).toEqual([]);
  });
});
