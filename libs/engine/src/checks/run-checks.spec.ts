import { UNKNOWN_CONVENTION, type Convention } from '@gridline/values';
import type { Answer } from '../model/answer';
import type { Field } from '../model/field';
import type { DocType } from '../model/document';
import type { CheckResult } from '../model/extracted-document';
import { runChecks } from './run-checks';

const field = (key: string, value: string): Field => ({ key, value, text: value, provenance: { page: 1, reader: 'pdfium' }, signals: {} });

function answer(columns: string[], rows: string[][], values: Record<string, string>): Answer {
  const cell = (text: string) => ({ text, provenance: null });
  const table = { columns: columns.map(cell), rows: rows.map((cells) => ({ kind: 'item' as const, cells: cells.map(cell) })) };
  return { ...table, fields: Object.entries(values).map(([key, value]) => field(key, value)), source: { parts: [], ...table } };
}

const INVOICE_COLUMNS = ['Description', 'Quantity', 'Unit price', 'Amount'];

/** Amounts with two decimals are read alike in every convention. */
const checksOf = (docType: DocType, checked: Answer, convention: Convention = UNKNOWN_CONVENTION): CheckResult[] =>
  runChecks(docType, checked, convention);

describe('runChecks', () => {
  it('passes an invoice whose every sum comes out', () => {
    const rows = [
      ['Chair', '2', '50.00', '100.00'],
      ['Desk', '1 pcs', '99.90', '99.90'],
    ];
    const checks = checksOf(
      'Invoice',
      answer(INVOICE_COLUMNS, rows, { netTotal: '199.90', taxTotal: '37.98', grossTotal: '237.88', paid: '37.88', amountDue: '200.00' }),
    );
    expect(checks.map((check) => check.name)).toEqual([
      'quantityTimesPrice',
      'quantityTimesPrice',
      'linesMakeTotal',
      'netPlusTax',
      'totalLessPaid',
    ]);
    expect(checks.every((check) => check.passed)).toBe(true);
  });

  it('names the row and the difference where a product is wrong', () => {
    const [product] = checksOf('Invoice', answer(INVOICE_COLUMNS, [['Chair', '2', '50.00', '110.00']], {}));
    expect(product).toEqual({
      row: 0,
      name: 'quantityTimesPrice',
      passed: false,
      detail: 'Row 1: quantity times price makes 100.00, the amount says 110.00.',
      difference: '10',
    });
  });

  it('takes of several columns of amounts the one that quantity times price makes', () => {
    const columns = ['Description', 'Quantity', 'Net price', 'Net amount', 'Gross amount'];
    const rows = [
      ['Paper', '20', '17.90', '358.00', '440.34'],
      ['Folder', '15', '8.40', '126.00', '154.98'],
    ];
    const checks = checksOf('Invoice', answer(columns, rows, { netTotal: '484.00', grossTotal: '595.32' }));
    expect(checks.map(({ name, passed }) => [name, passed])).toEqual([
      ['quantityTimesPrice', true],
      ['quantityTimesPrice', true],
      ['linesMakeTotal', true],
    ]);
  });

  it('reads the cells in the convention of the document', () => {
    const COMMA: Convention = { decimal: ',', dateOrder: 'dmy' };
    const rows = [['Stuhl', '1.000', '2,50', '2.500,00']];
    expect(checksOf('Invoice', answer(['Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'], rows, {}), COMMA)[0]?.passed).toBe(true);
  });

  it('tells a total that net and tax do not make', () => {
    const checks = checksOf('Invoice', answer(INVOICE_COLUMNS, [], { netTotal: '100', taxTotal: '19', grossTotal: '120' }));
    expect(checks).toContainEqual({
      name: 'netPlusTax',
      passed: false,
      detail: 'Net and tax make 119.00, the total says 120.00.',
      difference: '1',
    });
  });

  it('takes a total that was rounded, or was not yet, for what net and tax make', () => {
    const sums = { netTotal: '129530.00', taxTotal: '21029.40', roundingAmount: '-0.40' };
    for (const grossTotal of ['150559.00', '150559.40'])
      expect(checksOf('Invoice', answer(INVOICE_COLUMNS, [], { ...sums, grossTotal }))).toContainEqual(
        expect.objectContaining({ name: 'netPlusTax', passed: true }),
      );
  });

  it('takes no more than half a unit of money for a rounding', () => {
    const sums = { netTotal: '100.00', taxTotal: '19.00', roundingAmount: '20.00', grossTotal: '139.00' };
    expect(checksOf('Invoice', answer(INVOICE_COLUMNS, [], sums))).toContainEqual(
      expect.objectContaining({ name: 'netPlusTax', passed: false, difference: '20' }),
    );
  });

  it('follows a statement forwards and backwards in time', () => {
    const columns = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
    const forwards = [
      ['1 May 2024', 'Rent', '700.00', '', '300.00'],
      ['2 May 2024', 'Wages', '', '2,000.00', '2,300.00'],
    ];
    const values = { openingBalance: '1000.00', closingBalance: '2300.00' };
    for (const rows of [forwards, [...forwards].reverse()]) {
      const checks = checksOf('Bank Statement', answer(columns, rows, values));
      expect(checks.map(({ name, passed }) => [name, passed])).toEqual([
        ['openingPlusMovements', true],
        ['runningBalance', true],
      ]);
    }
  });

  it('tells a movement that was lost', () => {
    const checks = checksOf(
      'Bank Statement',
      answer(['Date', 'Debit', 'Credit'], [['1 May 2024', '700.00', '']], { openingBalance: '1000.00', closingBalance: '2300.00' }),
    );
    expect(checks[0]).toMatchObject({ name: 'openingPlusMovements', passed: false });
  });

  it('asks of the days of the paper alone in which years they are, not of one under words of its own', () => {
    const rangeOf = (values: Record<string, string>): unknown =>
      checksOf('Form', answer([], [], values)).find(({ name }) => name === 'datesInRange')?.passed;
    expect(rangeOf({ issueDate: '2026-02-19', geburtsdatum: '1958-11-04' })).toBe(true);
    expect(rangeOf({ issueDate: '1958-11-04' })).toBe(false);
  });

  it('checks the digits of accounts and VAT numbers, and the order of dates', () => {
    const values = { iban: 'DE88370400440532013000', sellerVatId: 'DE274193851', issueDate: '2024-03-05', dueDate: '2024-03-01' };
    const outcome = Object.fromEntries(checksOf('Invoice', answer([], [], values)).map(({ name, passed }) => [name, passed]));
    expect(outcome).toEqual({ ibanChecksum: false, sellerVatIdChecksum: true, issueDateBeforeDueDate: false, datesInRange: true });
  });

  it('checks nothing where there is nothing to check', () => {
    expect(checksOf('Letter', { columns: [], rows: [], fields: [] })).toEqual([]);
  });
});
