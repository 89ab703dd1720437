import { readInScript } from './read-script';
import type { ReadLine, Recogniser, ReadSettings } from '../tesseract/recogniser';

const lineOf = (...words: [text: string, score: number][]): ReadLine => ({
  height: 20,
  words: words.map(([text, score], at) => ({ text, score, left: at * 100, right: at * 100 + 80, top: 50, bottom: 70 })),
});
const page = { width: 400, height: 100, data: new Uint8Array(400 * 100).fill(255), dpi: 200 };

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

describe('readInScript', () => {
  it('takes figures of the English reading that are surer, and no words', async () => {
    const reader = new OneLineReader(lineOf(['दाल', 0.6], ['5.00', 0.2], ['30.00', 0.9]));
    const english = [lineOf(['2.00', 0.9], ['15.00', 0.9], ['3O.OO', 0.9])];
    const { lines } = await readInScript(page, 'hin', english, reader);
    expect(lines[0]!.words.map(({ text }) => text)).toEqual(['दाल', '15.00', '30.00']);
  });

  it('reads doubtful lines again without English', async () => {
    const reader = new OneLineReader(lineOf(['KAR', 0.4], ['12', 0.9]));
    await readInScript(page, 'chi_tra', [], reader);
    expect(reader.asked).toEqual(['chi_tra+eng', 'chi_tra']);
  });
});
