import { recheck } from './recheck';

const COLUMNS = ['Beschreibung', 'Menge', 'Einzelpreis', 'Betrag'];
const ROWS = [
  ['Stuhl', '2', '50,00', '100,00'],
  ['Tisch', '1', '1.090,00', '1.090,00'],
];
const COMMA = { decimal: ',', dateOrder: 'dmy' } as const;

describe('recheck', () => {
  it('says with the figures what does not come out', () => {
    const checks = recheck({ docType: 'Invoice', columns: COLUMNS, rows: ROWS, metadata: { netTotal: '1109.00' }, convention: COMMA });
    expect(checks.filter(({ passed }) => !passed).map(({ detail }) => detail)).toEqual([
      'The lines add up to 1,190.00, the total says 1,109.00.',
    ]);
  });

  it('takes an amount as a person types it, in the convention of the document or of its rows', () => {
    for (const convention of [COMMA, undefined]) {
      const checks = recheck({ docType: 'Invoice', columns: COLUMNS, rows: ROWS, metadata: { netTotal: '1.190,00' }, convention });
      expect(checks.find(({ name }) => name === 'linesMakeTotal')).toMatchObject({ passed: true });
    }
  });

  it('names the row whose product is wrong', () => {
    const rows = [['Stuhl', '2', '50,00', '110,00']];
    const checks = recheck({ docType: 'Invoice', columns: COLUMNS, rows, metadata: {}, convention: COMMA });
    expect(checks.find(({ row }) => row === 0)).toMatchObject({
      detail: 'Row 1: quantity times price makes 100.00, the amount says 110.00.',
    });
  });

  it('checks the fields alone where there is no table to check', () => {
    const metadata = { netTotal: '100', taxTotal: '19', grossTotal: '120', iban: 'DE88370400440532013000' };
    const checks = recheck({ docType: 'Invoice', columns: [], metadata });
    expect(checks.map(({ detail }) => detail)).toEqual([
      'Net and tax make 119.00, the total says 120.00.',
      'The check digits of the IBAN DE88370400440532013000 are wrong: a character was misread or misprinted.',
    ]);
  });
});
