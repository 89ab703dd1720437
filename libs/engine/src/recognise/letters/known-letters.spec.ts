import { FIGURE_SIGNS } from './figure-network';
import { isKnown } from './text-likelihood';
import { LANGUAGES } from '../../lexicon/languages';
import { digitsOfModel, lettersOfModel } from '../../lexicon/lexicon';

/** Letters that the network which looks at letters was not trained with: words with them stay as they were read. */
const NOT_TRAINED: Readonly<Record<string, string>> = {
  aze: 'ə',
  cym: 'ŵŷ',
  kaz: 'әғқңөұүһ',
  kir: 'ңөү',
  mlt: 'ċħ',
  mon: 'өү',
  slk: 'ŕ',
  tgk: 'ғӣқӯҳҷ',
  vie: 'ĩũ',
};

const MODELS = LANGUAGES.flatMap(({ latinModel, findingModels = {}, scriptModels = {} }) => [
  ...(latinModel ? [latinModel] : []),
  ...Object.keys(findingModels),
  ...Object.values(scriptModels),
]);

describe('the letters of a language', () => {
  it('are known to the network that settles them, but for those that it was not trained with', () => {
    const unknown = MODELS.map((model) => [model, [...lettersOfModel(model)].filter((letter) => !isKnown(letter)).join('')] as const);
    expect(Object.fromEntries(unknown.filter(([, letters]) => letters !== ''))).toEqual(NOT_TRAINED);
  });

  it('are each in one place of its file', () => {
    for (const { letters = '', otherLetters = '' } of LANGUAGES)
      expect([...otherLetters].filter((letter) => letters.includes(letter))).toEqual([]);
  });
});

describe('the digits of a language', () => {
  it('are ten, each by its value, and known to the network that reads them', () => {
    const own = [...new Set(MODELS.flatMap((model) => digitsOfModel(model) ?? []))];
    expect(own.length).toBeGreaterThan(0);
    for (const digits of own) {
      expect(Array.from(digits, (digit) => digit.codePointAt(0)! - digits.codePointAt(0)!)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(Array.from(digits).every((digit) => FIGURE_SIGNS.has(digit))).toBe(true);
    }
  });
});
