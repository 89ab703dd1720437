import { findScript, readInScript } from './read-script';
import { installedLanguages, installedModel } from '../tesseract/installed-models';
import type { ReadLine, Recogniser, ReadSettings, ScriptLanguage } from '../tesseract/recogniser';

jest.mock('../tesseract/installed-models', () => ({ installedLanguages: jest.fn(), installedModel: jest.fn() }));

const lineOf = (...words: [text: string, score: number][]): ReadLine => ({
  height: 20,
  words: words.map(([text, score], at) => ({ text, score, left: at * 100 + 10, right: at * 100 + 90, top: 50, bottom: 70 })),
});
const page = { width: 1000, height: 100, data: new Uint8Array(1000 * 100).fill(255), dpi: 200 };

/** Reads the page as one line, and doubtful lines as nothing. */
class OneLineReader implements Recogniser {
  readonly name = 'bundled';
  readonly asked: string[] = [];
  constructor(private readonly line: ReadLine) {}

  read(_: unknown, { languages, isSecond }: ReadSettings): Promise<ReadLine[]> {
    this.asked.push(languages.join('+'));
    return Promise.resolve(isSecond ? [] : [this.line]);
  }

  async close(): Promise<void> {}
}

describe('findScript', () => {
  type Readings = Partial<Record<ScriptLanguage, ReadLine[]>>;

  /** The language that is found where the models of these read a piece, and the next, so; and which models were asked. */
  const foundIn = (...pieces: Readings[]) => foundBeside([], ...pieces);
  async function foundBeside(english: ReadLine[], ...pieces: Readings[]): Promise<{ language: ScriptLanguage | undefined; asked: string }> {
    const languages = Object.keys(pieces[0]!) as ScriptLanguage[];
    jest.mocked(installedLanguages).mockImplementation((wanted) => Promise.resolve(languages.filter((each) => wanted.includes(each))));
    const asked: ScriptLanguage[] = [];
    const read = (_: unknown, { languages: [first] }: ReadSettings): Promise<ReadLine[]> => {
      const language = first as ScriptLanguage;
      const times = asked.filter((each) => each === language).length;
      const piece = pieces[Math.min(times, pieces.length - 1)]!;
      asked.push(language);
      return Promise.resolve(piece[language] ?? []);
    };
    const language = await findScript({ ...page, height: 1000 }, english, {
      name: 'native',
      read,
      close: async () => undefined,
    });
    return { language, asked: asked.join(' ') };
  }

  const thai = (score: number): ReadLine[] => [lineOf(['ก'.repeat(20), score])];
  const chinese = (score: number): ReadLine[] => [lineOf(['生料带防臭地漏不锈钢角阀水管', score])];
  const greek = (score: number): ReadLine[] => [lineOf(['ΠΛΗΡΩΜΗ', score], ['ΚΙΝΗΣΕΙΣ', score])];

  it('is the one whose letters are surest, in one piece where they are sure', async () => {
    expect(await foundIn({ tha: thai(0.9), ell: greek(0.2) })).toEqual({ language: 'tha', asked: 'tha ell' });
  });

  it('is looked for where words are, beside a wide table of figures', async () => {
    jest.mocked(installedLanguages).mockImplementation((wanted) => Promise.resolve(wanted.filter((each) => each === 'tha')));
    const wide = { width: 3000, height: 1000, dpi: 72, data: new Uint8Array(3000 * 1000).fill(255) };
    const [name, ...figures] = ['Batok', '64', '118', '1,982'].map((text, at) => ({ text, score: 0.3, left: 100 + at * 800, right: 180 + at * 800, top: 490, bottom: 510 })); // prettier-ignore
    wide.data[500 * wide.width + name!.left] = 0;
    const read = (piece: { data: Uint8Array }): Promise<ReadLine[]> => Promise.resolve(piece.data.includes(0) ? thai(0.9) : []);
    const english = [{ height: 20, words: [name!, ...figures] }];
    expect(await findScript(wide, english, { name: 'native', read, close: async () => undefined })).toBe('tha');
  });

  it('is none whose letters are those of Latin codes alone', async () => {
    const codes = [lineOf(['АРНА', 0.9], ['9223', 0.9], ['ВКТОР', 0.9], ['НАРТЕХ', 0.9], ['ИЕ', 0.9])];
    expect((await foundIn({ rus: codes, chi_tra: chinese(0.55) })).language).toBe('chi_tra');
  });

  it('is told without words that the edge of a piece may have cut', async () => {
    const cut = chinese(0).map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, top: 0 })) }));
    expect((await foundIn({ chi_sim: [...cut, ...chinese(0.9)], tha: thai(0.75) })).language).toBe('chi_sim');
  });

  it('is a rarer one, of models that are asked where no other is sure', async () => {
    const georgian = [lineOf(['საქონლის', 0.9], ['ღირებულება', 0.9])];
    expect(await foundIn({ tha: thai(0.7), kat: georgian })).toEqual({ language: 'kat', asked: 'tha kat' });
    expect((await foundIn({ tha: thai(0.95), kat: georgian })).asked).toBe('tha');
  });

  it('is told beside words that are surely English, on a page that prints each label in both', async () => {
    const arabic = [lineOf(['وصفتعبئةخزانغاز', 0.7], ['Desniptinndescriptinn', 0.3])];
    const at = (top: number): ReadLine[] => {
      const [label] = lineOf(['', 0], ['Description', 0.95]).words.slice(1);
      const unread = lineOf(['Lx', 0.3], ['vj', 0.3]).words.map((word) => ({ ...word, top: 400, bottom: 420 }));
      return [
        { height: 20, words: [{ ...label!, top, bottom: top + 20 }] },
        { height: 20, words: unread },
      ];
    };
    // Both pieces that show letters, the one under the letterhead and the one where most is printed, begin some 200 pixels down the page.
    const languageBeside = async (top: number) => (await foundBeside(at(top), { ara: arabic }, {}, { ara: arabic })).language;
    expect(await languageBeside(254)).toBe('ara');
    expect(await languageBeside(354)).toBeUndefined();
  });

  it('believes Thai less than others: its model is sure of any letters', async () => {
    expect(await foundIn({ tha: thai(0.72), ell: greek(0.66) })).toEqual({ language: 'ell', asked: 'tha ell' });
  });

  it('believes Amharic less, too, and takes it where it is sure', async () => {
    const amharic = (score: number): ReadLine[] => [lineOf(['የዕቃውዓይነትመለኪያብዛት', score])];
    expect((await foundIn({ amh: amharic(0.58) })).language).toBeUndefined();
    expect((await foundIn({ amh: amharic(0.79) })).language).toBe('amh');
  });

  describe('of a page in Chinese', () => {
    const printed = '電子發票證明聯發票號碼買方單價數量';
    /** The models of either way of writing, each with how sure it is of the signs that the other reads differently, in turn. */
    const ways = (simplified: number[], traditional: number[]): Readings => ({
      chi_sim: [signs('电子发票证明联发票号码买方单价数量', simplified)],
      chi_tra: [signs(printed, traditional)],
    });
    const signs = (text: string, scores: number[]): ReadLine => {
      const [line] = [lineOf([text, 0.9])];
      let at = 0;
      const letterScores = Array.from(text, (letter) => ('子票明方量'.includes(letter) ? 0.9 : scores[at++ % scores.length]!));
      return { ...line, words: line.words.map((word) => ({ ...word, letterScores })) };
    };

    it('is the way of writing whose signs are surer where the two models differ, however sure they are of the others', async () => {
      expect(await foundIn(ways([0.6, 0.8], [0.8, 0.9]))).toEqual({ language: 'chi_tra', asked: 'chi_sim chi_tra' });
      expect((await foundIn(ways([0.9, 0.95], [0.8, 0.9]))).language).toBe('chi_sim');
    });

    it('is asked of the whole page where a piece leaves it open', async () => {
      const open = ways([0.7, 0.9], [0.8, 0.8]);
      const asked = 'chi_sim chi_tra chi_sim chi_tra';
      expect(await foundIn(open, ways([0.7], [0.8]))).toEqual({ language: 'chi_tra', asked });
      expect(await foundIn(open, ways([0.8], [0.7]))).toEqual({ language: 'chi_sim', asked });
    });

    it('is asked of the whole page where hardly any sign differs', async () => {
      const few = { chi_sim: [signs(printed, [0.9])], chi_tra: [signs(printed, [0.8])] };
      expect(await foundIn(few, ways([0.7], [0.8]))).toEqual({ language: 'chi_tra', asked: 'chi_sim chi_tra chi_sim chi_tra' });
    });
  });

  it('is told by the two ways of writing alone where Japanese is asked of the page beside them', async () => {
    const open = { jpn: chinese(0.7), chi_sim: chinese(0.8), chi_tra: chinese(0.78) };
    const page = { jpn: chinese(0.6), chi_sim: chinese(0.9), chi_tra: [lineOf(['生料帶防臭地漏不銹鋼角閥水管', 0.8])] };
    expect(await foundIn(open, page)).toEqual({ language: 'chi_sim', asked: 'jpn chi_sim chi_tra jpn chi_sim chi_tra' });
  });

  it('asks the page whether it is Japanese, where its piece shows little but ideographs', async () => {
    const japanese = [lineOf(['株式会社みなとや醸造のおしはらい', 0.9])];
    const pieces = { jpn: chinese(0.63), chi_sim: [], chi_tra: chinese(0.64) };
    expect(await foundIn(pieces, { jpn: japanese, chi_tra: chinese(0.69) })).toEqual({
      language: 'jpn',
      asked: 'jpn chi_sim chi_tra jpn chi_tra',
    });
    expect((await foundIn(pieces, { jpn: chinese(0.66), chi_tra: chinese(0.79) })).language).toBe('chi_tra');
    expect((await foundIn({ ...pieces, jpn: chinese(0.45) })).asked).toBe('jpn chi_sim chi_tra');
  });

  it('reads a piece further down where none is sure, by those that come near the surest', async () => {
    const first = { tha: thai(0.64), chi_sim: chinese(0.41), ell: greek(0.1), heb: [] };
    expect(await foundIn(first, { tha: thai(0.47), chi_sim: chinese(0.76), ell: greek(0.9) })).toEqual({
      language: 'chi_sim',
      asked: 'tha chi_sim ell heb tha chi_sim',
    });
    expect(await foundIn({ tha: thai(0.3) }, { tha: thai(0.3) })).toEqual({ language: undefined, asked: 'tha tha' });
    expect(await foundIn({ tha: [], ell: [] }, { tha: thai(0.9) })).toEqual({ language: undefined, asked: 'tha ell' });
  });

  it('reads a piece further down where another script is nearly as sure', async () => {
    const russian = (score: number): ReadLine[] => [lineOf(['НАЯНЖ', score], ['МАНЕШИЯ', score])];
    expect(await foundIn({ rus: russian(0.64), chi_sim: chinese(0.6) }, { rus: russian(0.3), chi_sim: chinese(0.8) })).toEqual({
      language: 'chi_sim',
      asked: 'rus chi_sim rus chi_sim',
    });
    expect((await foundIn({ rus: russian(0.8), chi_sim: chinese(0.6) })).asked).toBe('rus chi_sim');
  });

  it('reads a page of few words whole where its pieces lie between them', async () => {
    const english = [lineOf(['DN25', 0.9], ['mt', 0.4])];
    const nothing = { rus: [], chi_tra: [] };
    const page = { rus: [], chi_tra: chinese(0.8) };
    expect(await foundBeside(english, nothing, nothing, page)).toMatchObject({ language: 'chi_tra' });
    expect((await foundBeside(Array.from({ length: 50 }, () => english).flat(), nothing, nothing, page)).language).toBeUndefined();
  });

  it('reads where most is printed where neither piece tells, and anything was read', async () => {
    const english = [lineOf(['IIAHPOMH', 0.3])];
    const [nothing, further] = [
      { rus: [], ell: [] },
      { rus: [], ell: greek(0.8) },
    ];
    expect(await foundBeside(english, nothing, further)).toEqual({ language: 'ell', asked: 'rus ell rus ell' });
    expect((await foundBeside(english, nothing, { rus: [], ell: greek(0.3) })).language).toBeUndefined();
    expect(await foundIn(nothing, further)).toEqual({ language: undefined, asked: 'rus ell' });
  });
});

describe('readInScript', () => {
  it('takes figures of the English reading that are surer, and no words', async () => {
    const reader = new OneLineReader(lineOf(['दाल', 0.6], ['5.00', 0.2], ['30.00', 0.9]));
    const english = [lineOf(['2.00', 0.9], ['15.00', 0.9], ['3O.OO', 0.9])];
    const { lines } = await readInScript(page, 'hin', english, reader);
    expect(lines[0]!.words.map(({ text }) => text)).toEqual(['दाल', '15.00', '30.00']);
  });

  it('reads a page whose words tell nothing in the sister language whose model is surest of the usual letter', async () => {
    jest.mocked(installedModel).mockImplementation((model) => Promise.resolve(['fas', 'urd', 'ara'].includes(model) ? model : undefined));
    const texts: Partial<Record<string, [string, number][]>> = {
      ara: [
        ['كليتيال', 0.5],
        ['ثهيكيكيتيا', 0.5],
      ],
      fas: [
        ['كليتيال', 0.8],
        ['ثهيكيكيتيا', 0.8],
      ],
      // Surer of its words than Persian, though not of what the piece cut off.
      urd: [
        ['كليتيال', 0.95],
        ['ثهيكيكيتيا', 0.95],
        ['ليليليليليليلي', 0.01],
      ],
    };
    const asked: string[] = [];
    const read = (_: unknown, { languages }: ReadSettings): Promise<ReadLine[]> => {
      asked.push(languages.join('+'));
      return Promise.resolve([lineOf(...texts[languages[0]!]!)]);
    };
    const reader: Recogniser = { name: 'native', read, close: async () => undefined };
    const { language } = await readInScript({ ...page, height: 1000, data: new Uint8Array(400 * 1000).fill(255) }, 'ara', [], reader);
    expect(language).toBe('urd');
    expect(asked.filter((each) => each.endsWith('+eng'))).toEqual(['ara+eng', 'urd+eng']);
    jest.mocked(installedModel).mockReset();
  });

  it('reads the page by the model of the whole script, too, where the machine has it', async () => {
    jest.mocked(installedModel).mockImplementation((model) => Promise.resolve(model === 'Hangul' ? model : undefined));
    const asked: string[] = [];
    const read = (_: unknown, { languages, isSecond }: ReadSettings): Promise<ReadLine[]> => {
      asked.push(languages.join('+'));
      if (isSecond) return Promise.resolve([]);
      return Promise.resolve([languages[0] === 'Hangul' ? lineOf(['단팥빵', 0.9], ['2호', 0.5]) : lineOf(['단팔빵', 0.6], ['2호', 0.9])]);
    };
    const { lines } = await readInScript(page, 'kor', [], { name: 'native', read, close: async () => undefined });
    expect(lines[0]!.words.map(({ text }) => text)).toEqual(['단팥빵', '2호']);
    expect(asked.filter((each) => each !== 'kor')).toEqual(['kor+eng', 'Hangul']);
    jest.mocked(installedModel).mockReset();
  });

  it('reads doubtful lines again without English', async () => {
    const reader = new OneLineReader(lineOf(['KAR', 0.4], ['12', 0.9]));
    await readInScript(page, 'chi_tra', [], reader);
    expect(reader.asked).toEqual(['chi_tra+eng', 'chi_tra']);
  });
});
