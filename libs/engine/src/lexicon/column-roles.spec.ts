import { LANGUAGES } from './languages';
import { columnRole, isColumnLabel } from './lexicon';

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

describe('isColumnLabel', () => {
  it.each(['', ' ', '–', '()'])('knows no label in %j', (text) => {
    expect(isColumnLabel(text)).toBe(false);
  });
});

describe('columns of the languages', () => {
  it('have a letter, a digit or a sign of their own in each header label', () => {
    const labels = LANGUAGES.flatMap(({ columns = {} }) => Object.values(columns).flat());
    expect(labels.filter((label) => !/[\p{L}\p{N}%#&]/u.test(label))).toEqual([]);
  });

  it('give each header label one role', () => {
    const roles = new Map<string, Set<string>>();
    for (const { columns = {} } of LANGUAGES)
      for (const [role, labels] of Object.entries(columns))
        for (const label of labels) roles.set(label, (roles.get(label) ?? new Set()).add(role));
    expect([...roles].filter(([, of]) => of.size > 1)).toEqual([]);
  });
});
