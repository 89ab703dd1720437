import { EUROPEAN_LABELS } from './european-labels.data';
import { labelForms, labelMeanings } from './label-index';
import { LABEL_LEXICON } from './label-lexicon.data';
import { OWN_LABELS } from './own-labels.data';

const ENTRIES = [...LABEL_LEXICON, ...EUROPEAN_LABELS, ...OWN_LABELS];

/** The labels of one strength with the forms in which they are compared. */
const labelsOf = (strength: 'strong' | 'weak') =>
  ENTRIES.flatMap(({ key, type, [strength]: labels = [] }) => labels.map((label) => ({ key, type, label, forms: labelForms(label) })));

/** Labels that name two fields alone: an order's revision is its number where there is no contract, and an account's number may be an IBAN. */
const OF_TWO_FIELDS = ['orderrev', 'orderrevision', 'kontonr'];

describe('label lexicon', () => {
  it('says each label once for a field', () => {
    const seen = new Map<string, Set<string>>();
    const repeated = [...labelsOf('strong'), ...labelsOf('weak')].filter(({ key, forms }) => {
      const known = seen.get(key) ?? new Set<string>();
      const isKnown = forms.every((form) => known.has(form));
      seen.set(key, new Set([...known, ...forms]));
      return isKnown;
    });
    expect(repeated).toEqual([]);
  });

  it('has each strong label for one field only', () => {
    const keys = new Map<string, Set<string>>();
    for (const { key, forms } of labelsOf('strong')) for (const form of forms) keys.set(form, (keys.get(form) ?? new Set()).add(key));
    const shared = [...keys].filter(([, of]) => of.size > 1).map(([form]) => form);
    expect(shared.sort()).toEqual([...OF_TWO_FIELDS].sort());
  });

  it('knows the number sign in every spelling', () => {
    for (const form of ['nfattura', 'nofattura', 'nrfattura', 'numfattura', 'numerofattura']) {
      expect(labelMeanings(form, false)).toMatchObject([{ key: 'invoiceNumber', weight: 1 }]);
    }
  });
});
