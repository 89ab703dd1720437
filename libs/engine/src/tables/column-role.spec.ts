import { columnRole } from './column-role';

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
