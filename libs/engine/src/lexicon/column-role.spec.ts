import { columnRole } from './column-role';
import { COLUMN_ROLE_WORDS } from './column-role.data';

describe('columnRole', () => {
  it.each([
    ['Entgelt', 'lineTotal'],
    ['Nettowert', 'lineTotal'],
    ['Artikelbeschreibung', 'description'],
  ])('knows what %s heads', (label, role) => {
    expect(columnRole(label)).toBe(role);
  });

  it.each([
    ['Positions- betrag ohne USt.', 'lineTotal'],
    ['Montant hors TVA', 'lineTotal'],
    ['Amount incl. VAT', 'lineTotal'],
  ])('reads %s as the amount, not as the tax it leaves out or includes', (label, role) => {
    expect(columnRole(label)).toBe(role);
  });
});

describe('COLUMN_ROLE_WORDS', () => {
  it('gives each header label one role', () => {
    const labels = Object.values<readonly string[]>(COLUMN_ROLE_WORDS).flat();
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
});
