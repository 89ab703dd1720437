import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtWords } from './built-words';
import { indexWords } from './known-words';
import type { LanguageLexicon } from './language-lexicon';
import { wordForms } from './label-words';
import { LANGUAGES } from './languages';
import { makeLexicon } from './lexicon';

/** A language that the engine does not know. */
const ESPERANTO: LanguageLexicon = {
  code: 'eo',
  numberWords: ['numero'],
  labels: {
    invoiceNumber: { strong: ['fakturo n', 'fakturnumero'], weak: ['fakturo'] },
    grossTotal: { strong: ['entuta sumo'] },
  },
  titles: { Invoice: ['fakturo'], Quote: ['prezpropono'] },
  titleEndings: { Invoice: ['fakturo'] },
  totals: ['entuta sumo', 'sume'],
  carried: ['transportota'],
  columns: { description: ['priskribo'], unitPrice: ['unuopa prezo'], lineTotal: ['sumo'] },
  columnQualifiers: ['sen'],
  netWords: ['sen'],
  greetings: ['karaj', 'estimata'],
  salutations: ['sinjoro'],
  titlesOfPersons: ['sinjorino'],
  streets: ['strato'],
  legalForms: ['akcia'],
  countries: ['germanio'],
  units: ['pec'],
  times: ['po'],
  missing: ['mankas'],
  payments: ['kredita karto'],
  phoneWords: ['telefono'],
  blurredTotals: ['entute'],
  blurredForms: ['bona akcia'],
  registers: ['registro'],
  codeWords: ['kodo'],
  replyMarks: ['rea'],
  currencyUnits: { EUR: ['eŭroj'], CHF: ['SF'] },
  currencyUnitFirst: true,
  otherUnits: ['stelo'],
  sumRemarks: ['sole'],
  sideMarks: ['K'],
  bankParts: ['banko'],
  bankCodes: ['bk'],
  periodJoiners: ['ĝis'],
  smallWords: ['kaj', 'estas', 'ankaŭ', 'tiuj', 'fakturo'],
  latinModel: 'epo',
  opensWithTwoStems: true,
  stemOpenings: ['Io'],
  letters: 'ĉĝĥĵŝŭ',
  otherLetters: 'é',
  scriptLetters: '𐑐𐑑',
  charsets: ['iso-8859-3'],
  digits: '𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩',
  ofManyCountries: true,
  pointSomewhere: true,
  findingModels: { epo_shaw: 'Shavian Deseret' },
  wholeScriptModels: { epo_shaw: 'Shavian eng' },
  seldomFound: true,
  scriptModels: { rus: 'epo_cyrl' },
  sisterOf: 'it',
  scripts: 'Shavian',
  abbreviations: ['k"g'],
  pointedUnits: ['pec'],
  bracketedForms: ['Akc'],
  eachWords: ['prezo'],
  rateWords: ['ĉiu'],
  writtenUnits: ['spesoj'],
  sumClosings: ['ekzakte'],
  shortTaxLabels: ['imposto n'],
  letteredTaxLabels: ['eui'],
};

describe('builtWords', () => {
  it('are those of the languages as they stand in the source', () => {
    expect(builtWords()).toEqual(indexWords(LANGUAGES));
  });
});

describe('the files of the languages', () => {
  it('are named by the codes of the languages that they have', () => {
    const files = readdirSync(join(__dirname, 'languages')).map((file) => file.replace('.data.ts', ''));
    expect(LANGUAGES.map(({ code }) => (code === 'mul' ? 'international' : code))).toEqual(files.sort());
  });

  it('give each title one type, so that none has to come before another', () => {
    const types = new Map<string, Set<string>>();
    for (const { titles = {} } of LANGUAGES)
      for (const [type, names] of Object.entries(titles))
        for (const name of names.map((words) => wordForms(words).join(' '))) types.set(name, (types.get(name) ?? new Set()).add(type));
    expect([...types].filter(([, of]) => of.size > 1)).toEqual([]);
  });
});

describe('makeLexicon', () => {
  const lexicon = makeLexicon(indexWords([...LANGUAGES, ESPERANTO]));
  /** Of the languages alone; they are indexed as they stand in the source, as was seen above. */
  const known = makeLexicon(builtWords());

  it('understands the labels of a language that was added', () => {
    expect(lexicon.labelMeanings('fakturnumero', false)).toEqual([{ key: 'invoiceNumber', type: 'code', weight: 1 }]);
    expect(lexicon.labelMeanings('fakturonr', false)).toMatchObject([{ key: 'invoiceNumber', weight: 1 }]);
    expect(lexicon.labelMeanings('fakturo', false)).toMatchObject([{ key: 'invoiceNumber', weight: 0.55 }]);
    expect(lexicon.labelMeanings('fakturnumcro', true)).toMatchObject([{ key: 'invoiceNumber', weight: 0.85 }]);
    expect(known.labelMeanings('fakturnumero', false)).toEqual([]);
  });

  it('understands its titles, as wholes and at the end of a word', () => {
    expect(lexicon.titleType('Fakturo numero 12')).toBe('Invoice');
    expect(lexicon.titleType('Prezpropono 2026')).toBe('Quote');
    expect(lexicon.titleType('Jarfakturo')).toBe('Invoice');
    expect(known.titleType('Prezpropono 2026')).toBeUndefined();
  });

  it('understands its sums and what is carried over', () => {
    expect(lexicon.opensLikeTotal('Entuta sumo EUR')).toBe(true);
    expect(lexicon.isCarriedForward('Transportota:')).toBe(true);
    expect(known.opensLikeTotal('Entuta sumo EUR')).toBe(false);
  });

  it('understands its columns, and what an amount is without', () => {
    expect(lexicon.columnRole('Priskribo')).toBe('description');
    expect(lexicon.columnRole('Sumo sen imposto')).toBe('lineTotal');
    expect(lexicon.isColumnLabel('Unuopa prezo')).toBe(true);
    expect(known.columnRole('Priskribo')).toBeNull();
  });

  it('understands its letters and addresses', () => {
    expect(lexicon.isGreeting('Karaj amikoj,')).toBe(true);
    expect(lexicon.isSalutation('Sinjoro')).toBe(true);
    expect(lexicon.isTitleOfPerson('Sinjorino')).toBe(true);
    expect(lexicon.isStreetWord('strato')).toBe(true);
    expect(lexicon.isCountry('germanio')).toBe(true);
    expect(known.isGreeting('Karaj amikoj,')).toBe(false);
  });

  it('understands its lists of items, and the lines under them', () => {
    expect([lexicon.isUnit('Pec.'), lexicon.isTimesWord('Po'), lexicon.isMissing('Mankas')]).toEqual([true, true, true]);
    expect([lexicon.opensLikePayment('Kredita-karto 12.50'), lexicon.opensLikePhone('Telefono 12')]).toEqual([true, true]);
    expect([
      lexicon.holdsBlurredTotal('Sume ENTU7E'),
      lexicon.holdsBlurredTotal('Sume EN1UTE'),
      lexicon.holdsBlurredTotal('ENFUTE 2'),
    ]).toEqual([false, false, true]);
    expect([known.isUnit('pec'), known.isMissing('mankas'), known.opensLikePayment('Kredita karto')]).toEqual([false, false, false]);
  });

  it('understands its registers and its answered mails, and mends its legal forms', () => {
    expect([lexicon.namesRegister('Registro numero 12'), lexicon.hasCodeWord('Kodo 48300'), lexicon.isReplyMark('rea')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(lexicon.withMendedForm('Lumo B0NA 4KCIA')).toBe('Lumo BONA AKCIA');
    expect([lexicon.withRecognisedForm('Lumo BQPA Akcia'), lexicon.withRecognisedForm('Lumo Bona Akcia')]).toEqual([
      'Lumo BONA Akcia',
      'Lumo Bona Akcia',
    ]);
    expect([known.namesRegister('Registro numero 12'), known.withMendedForm('Lumo B0NA 4KCIA')]).toEqual([false, 'Lumo B0NA 4KCIA']);
  });

  it('understands its money, and its words only where they are its own', () => {
    const units = ['eŭroj', '12,50Eŭroj', 'SF', 'sf'].map((word) => lexicon.unitOfLanguage(word, 'eo'));
    expect(units).toEqual(['EUR', 'EUR', 'CHF', undefined]);
    expect([lexicon.unitOfLanguage('eŭroj', 'en'), known.unitOfLanguage('eŭroj', 'eo')]).toEqual([undefined, undefined]);
    expect([lexicon.hasUnitFirst('eo'), lexicon.isOtherUnit('stelo'), lexicon.tellsSum('Dek eŭroj sole')]).toEqual([true, true, true]);
    expect([known.hasUnitFirst('eo'), known.isOtherUnit('stelo'), known.tellsSum('Dek eŭroj sole')]).toEqual([false, false, false]);
  });

  it('understands its banks, within words too, and the sides of its accounts', () => {
    expect([lexicon.tellsBank('Urbobankokonto'), lexicon.tellsBank('BK 12'), lexicon.tellsBank('obk')]).toEqual([true, true, false]);
    expect([lexicon.isSideMark('K'), known.isSideMark('K')]).toEqual([true, false]);
    expect([lexicon.periodJoiners.split('|').includes('ĝis'), known.periodJoiners.includes('ĝis')]).toEqual([true, false]);
  });

  it('parts what Arabic writes together with a word', () => {
    expect([known.withoutProclitic('بالدينار'), known.withoutProclitic('والدينار'), known.withoutArticle('الكويتي')]).toEqual([
      'دينار',
      'دينار',
      'كويتي',
    ]);
  });

  it('tells it by its words and by its script, and with which models it is read', () => {
    expect([lexicon.tellLanguage('kaj estas ankaŭ tiuj'.split(' ')), known.tellLanguage('kaj estas ankaŭ tiuj'.split(' '))]).toEqual([
      'eo',
      undefined,
    ]);
    expect([lexicon.modelOf('eo'), lexicon.modelOf('eo', 'rus'), known.modelOf('eo')]).toEqual(['epo', 'epo_cyrl', undefined]);
    expect([lexicon.opensWithTwoStems('epo'), known.opensWithTwoStems('epo'), known.opensWithTwoStems('spa')]).toEqual([true, false, true]);
    expect([lexicon.wholeScriptModels('epo_shaw'), known.wholeScriptModels('epo_shaw')]).toEqual([['Shavian', 'eng'], []]);
    expect([lexicon.modelsOfScript('rus')[0], lexicon.modelsOfScript('rus').includes('epo_cyrl')]).toEqual(['rus', true]);
    expect(lexicon.findingModels.find(({ model }) => model === 'epo_shaw')).toMatchObject({ isSeldom: true });
    expect(lexicon.findingModels.some(({ model, letters }) => model === 'epo_shaw' && '𐑖𐐀a'.match(letters)?.length === 2)).toBe(true);
    const shavian = lexicon.scriptsOfLanguages.find(({ code }) => code === 'eo')!;
    expect(['𐑖'.match(shavian.letters)?.length, known.scriptsOfLanguages.some(({ code }) => code === 'eo')]).toEqual([1, false]);
  });

  it('is written with its letters and digits, in its charsets', () => {
    expect([lexicon.lettersOfModel('epo'), lexicon.lettersOfModel('epo_cyrl'), known.lettersOfModel('epo')]).toEqual(['ĉĝĥĵŝŭé', '𐑐𐑑', '']);
    expect(lexicon.writtenAlphabets.find(({ charsets }) => charsets.includes('iso-8859-3'))?.letters).toBe('𐑐𐑑');
    expect([lexicon.digitsOfModel('epo_shaw')?.startsWith('𐒠'), lexicon.digitsOfModel('epo'), known.digitsOfModel('epo_shaw')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect([lexicon.scriptsOfModel('epo_shaw'), lexicon.scriptsOfModel('epo_cyrl'), lexicon.scriptsOfModel('epo')]).toEqual([
      ['Shavian', 'Deseret'],
      ['Cyrillic'],
      [],
    ]);
    expect([lexicon.stemOpeningsOf('epo'), known.stemOpeningsOf('epo'), known.stemOpeningsOf('lav')]).toEqual([['Io'], [], ['Ie']]);
  });

  it('says of its papers where they are from', () => {
    expect([lexicon.isOfManyCountries('eo'), known.isOfManyCountries('eo'), known.isOfManyCountries('de')]).toEqual([true, false, true]);
    expect([lexicon.hasPointSomewhere('eo'), known.hasPointSomewhere('eo'), known.hasPointSomewhere('es')]).toEqual([true, false, true]);
    const hasDayFirst = (text: string): boolean => text.match(known.dayFirstLetters) !== null;
    expect(['שלום', 'مرحبا', 'नमस्ते', 'สวัสดี', 'Привет', 'hello', '日本', '한국'].map(hasDayFirst)).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(3).fill(false),
    ]);
  });

  it('is told beside a sister that shares its words, as it would be alone', () => {
    const shared = { code: 'xa', smallWords: ['unu', 'dua', 'tria', 'kvara', 'kvina'] };
    const told = (sister: LanguageLexicon): string | undefined =>
      makeLexicon(indexWords([shared, sister])).tellLanguage(['unu', 'dua', 'tria', 'kvara', 'kvina', 'unu', 'dua', 'tria']);
    expect([told({ ...shared, code: 'xb' }), told({ ...shared, code: 'xb', sisterOf: 'xa' })]).toEqual([undefined, 'xa']);
  });

  it('mends what recognition spoils of it, and knows its tax numbers and its sums in words', () => {
    expect([lexicon.abbreviations.includes('k"g'), lexicon.isPointedUnit('5 pec'), lexicon.isPointedUnit('5pec')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([lexicon.isBracketedForm('Akc'), lexicon.opensLikeEach('å-prezo'), lexicon.isRateWord('ĉiu')]).toEqual([true, true, true]);
    expect(['E.U.l.:', 'EU1', 'E.U', 'eul2'].map(lexicon.isLetteredTaxLabel)).toEqual([true, true, false, false]);
    expect([lexicon.endsLikeWrittenSum('dek spesoj ekzakte'), lexicon.opensShortTaxLabel('Imposto-n 48215')]).toEqual([true, true]);
    expect([known.isPointedUnit('5pec'), known.opensLikeEach('å-prezo'), known.endsLikeWrittenSum('dek spesoj')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('understands nothing without a language', () => {
    const none = makeLexicon(indexWords([]));
    expect(none.labelMeanings('invoiceno', true)).toEqual([]);
    expect(none.titleType('Invoice')).toBeUndefined();
    expect(none.columnRole('Amount without tax')).toBeNull();
    expect([none.opensLikePayment('Cash'), none.tellsPeriod('from'), none.hasContactWord('tel'), none.namesInvoice('Rechnung')]).toEqual(
      Array(4).fill(false),
    );
    expect([none.isLetteredTaxLabel(''), none.isPointedUnit('5'), none.opensShortTaxLabel('vsk nr'), none.modelOf('en')]).toEqual([
      ...Array<boolean>(3).fill(false),
      undefined,
    ]);
    expect([none.lettersOfModel('deu'), none.digitsOfModel('ara'), none.scriptsOfModel('rus'), none.writtenAlphabets]).toEqual([
      '',
      undefined,
      [],
      [],
    ]);
    expect('hello שלום'.match(none.dayFirstLetters)).toBeNull();
    expect([none.tellsSum('only'), none.tellsBank('bank'), none.isSideMark('S'), none.hasUnitFirst('es')]).toEqual(Array(4).fill(false));
  });
});
