import { labelForms, numberWordsOf } from './label-index';
import { compactForm } from './label-words';
import { LANGUAGES } from './languages';
import { labelMeanings } from './lexicon';

/** Every label with its field, its language and the forms in which it is compared. */
const LABELS = LANGUAGES.flatMap((language) =>
  Object.entries(language.labels ?? {}).flatMap(([key, { strong = [], weak = [] }]) =>
    [...strong.map((label) => ({ label, isStrong: true })), ...weak.map((label) => ({ label, isStrong: false }))].map((each) => ({
      ...{ ...each, key, code: language.code },
      forms: labelForms(each.label, numberWordsOf(language, LANGUAGES)),
    })),
  ),
);

/** Labels that name two fields alone: an order's revision is its number where there is no contract, and an account's number may be an IBAN. */
const OF_TWO_FIELDS = ['orderrev', 'orderrevision', 'kontonr'];

describe('labels of the languages', () => {
  it('say each label once for a field', () => {
    const seen = new Set<string>();
    const repeated = LABELS.filter(({ code, key, forms }) => {
      const own = forms.map((form) => `${code} ${key} ${form}`);
      const isKnown = own.every((form) => seen.has(form));
      for (const form of own) seen.add(form);
      return isKnown;
    });
    expect(repeated).toEqual([]);
  });

  it('have each strong label for one field only', () => {
    const keys = new Map<string, Set<string>>();
    for (const { key, forms, isStrong } of LABELS)
      if (isStrong) for (const form of forms) keys.set(form, (keys.get(form) ?? new Set()).add(key));
    const shared = [...keys].filter(([, of]) => of.size > 1).map(([form]) => form);
    expect(shared.sort()).toEqual([...OF_TWO_FIELDS].sort());
  });

  it('knows the number sign in every spelling', () => {
    for (const form of ['nfattura', 'nofattura', 'nrfattura', 'numfattura', 'numerofattura']) {
      expect(labelMeanings(form, false)).toMatchObject([{ key: 'invoiceNumber', weight: 1 }]);
    }
  });
});

it.each(['To', 'Kepada Yth.', 'לכבוד', 'السادة', 'Kính gửi', 'เรียน', '致', 'Señores', 'Spett.le', 'Exmos. Senhores'])(
  'knows %s for how a letter is addressed, which names a buyer less surely than a label does',
  (text) => {
    const buyer = labelMeanings(compactForm(text), false).find(({ key }) => key === 'buyerName');
    expect(buyer?.weight).toBeLessThan(1);
  },
);

it.each(['A/S', 'A/A', 'H.R.', 'RM'])('does not take %s for a label: elsewhere it is a legal form, an address or a currency', (text) =>
  expect(labelMeanings(compactForm(text), false)).toEqual([]),
);

it.each([
  ['A/s Nr.', 'accountNumber'],
  ['Konto number', 'accountNumber'],
  ['N.R.T.', 'sellerVatId'],
  ['Total à payer', 'amountDue'],
  ['Nr nabywcy', 'customerNumber'],
  ['LPO No.', 'orderNumber'],
  ['CNPJ/CPF do destinatário', 'buyerVatId'],
  ['Lokastaða tímabils', 'closingBalance'],
])('knows %s', (text, key) => expect(labelMeanings(compactForm(text), false).map((meaning) => meaning.key)).toContain(key));
