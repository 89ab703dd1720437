import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeRecognisers, openSource, wordReadings } from '@gridline/engine';
import { runCommand, UsageError } from '../command-line/run-command';
import { rememberReadings } from '../same/remember-readings';
import { standingFor } from './align-words';

const USAGE = `usage: npm run -s bench:words -- OUT READINGS PICTURES PRINTED [PICTURES PRINTED]...
Writes what tells whether each word read off the pictures of papers is right, and whether it is: float32, a row a word, as many columns as OUT.json says,
the last two of them 1 for right (0 for wrong, -1 where the paper does not tell) and the picture's number. OUT.choices has a row a text that was weighed against what was
read: what tells which is printed, the same as of a word, whether it is right, and the word's row.
PRINTED has PDFs of the same papers, of the pictures' names. What Tesseract reads is kept in READINGS.`;

/** Rows of numbers of one length, as they are written. */
class Rows {
  columns = 0;
  count = 0;
  private readonly numbers: number[] = [];

  add(...row: number[]): void {
    this.columns = row.length;
    this.count++;
    this.numbers.push(...row);
  }

  write(path: string, pictures: readonly string[]): void {
    writeFileSync(path, Float32Array.from(this.numbers));
    writeFileSync(`${path}.json`, JSON.stringify({ columns: this.columns, pictures }));
  }
}

async function main(argv: string[]): Promise<void> {
  const [out, readings, ...folders] = parseArgs({ args: argv, options: {}, allowPositionals: true }).positionals;
  if (!out || !readings || folders.length === 0 || folders.length % 2 === 1)
    throw new UsageError('Name a file, a folder, and folders of papers.');
  process.env['PATH'] = (await rememberReadings(readings))['PATH'];
  const [all, weighed] = [new Rows(), new Rows()];
  const pictures: string[] = [];
  for (let at = 0; at < folders.length; at += 2)
    for (const { picture, pdf } of pairsIn(folders[at]!, folders[at + 1]!)) {
      const printed = await printedWords(pdf);
      const words = await wordReadings(readFileSync(picture));
      const standing = printed.standingFor(words.map(({ text }) => text));
      words.forEach(({ text, features, choices }, place) => {
        for (const choice of choices)
          weighed.add(...choice.choice, ...choice.features, printed.isRight(choice.text, standing[place]), all.count, pictures.length);
        all.add(...features, printed.isRight(text, standing[place]), pictures.length);
      });
      pictures.push(picture);
      console.log(basename(picture), words.length, 'words');
    }
  await closeRecognisers();
  all.write(out, pictures);
  weighed.write(`${out}.choices`, pictures);
}

/** The pictures of a folder that are printed in the other, in order. */
const pairsIn = (pictures: string, printed: string): { picture: string; pdf: string }[] => {
  const pdfs = new Set(readdirSync(printed));
  return readdirSync(pictures).sort().map((name) => ({ picture: join(pictures, name), name: name.replace(/\.\w+$/, '.pdf') })).filter(({ name, picture }) => pdfs.has(name) && !picture.endsWith('.pdf')).map(({ name, picture }) => ({ picture, pdf: join(printed, name) })); // prettier-ignore
};

interface Printed {
  /** 1 where a text is what stands in its place, or, where that is not sure, one of the paper's words; 0 where it is none of them, -1 where it is another. */
  isRight(text: string, standing: string | undefined): 1 | 0 | -1;
  /** What is printed in the place of each word, folded; undefined where that is not sure. */
  standingFor(words: readonly string[]): (string | undefined)[];
}

/** Asks for the words of a printed paper; in scripts without blanks, and for long ones, whether all of its text has them. */
async function printedWords(pdf: string): Promise<Printed> {
  const source = await openSource(readFileSync(pdf), { fileName: 'printed.pdf', pages: [{ first: 1, last: 1 }] });
  const { pages } = await source.read();
  source.close();
  const words = pages.flatMap((page) => page.words.map(({ text }) => folded(text)));
  const single = new Set([...words, ...joinedFigures(words)]);
  const all = words.join('');
  return {
    standingFor: (read) => standingFor(read.map(folded), words),
    isRight(text, standing) {
      const word = folded(text);
      if (word === standing) return 1;
      if (!single.has(word) && !((UNSPACED.test(word) || word.length >= LONG) && all.includes(word))) return 0;
      return standing === undefined ? 1 : -1;
    },
  };
}

/** Neighbours of which one is a figure, as one word: what is weighed has no blanks (`7 878,80`, `± 8 %`). */
const joinedFigures = (words: readonly string[]): string[] =>
  words.flatMap((_, at) => [2, 3].map((count) => words.slice(at, at + count).join(''))).filter((joined) => /\d/.test(joined)); // prettier-ignore

/** A word of so many signs stands in a paper's text by no chance. */
const LONG = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** What the judges of papers do not tell apart: dashes, quotes, marks of direction. */
const folded = (text: string): string =>
  text.normalize('NFKC').replace(/[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[’‘`´]/g, "'").replace(/[“”„]/g, '"'); // prettier-ignore

void runCommand(USAGE, main);
