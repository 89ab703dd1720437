import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { closeRecognisers, openSource, wordReadings } from '@gridline/engine';
import { runCommand, UsageError } from '../command-line/run-command';
import { rememberReadings } from '../same/remember-readings';

const USAGE = `usage: npm run -s bench:words -- OUT READINGS PICTURES PRINTED [PICTURES PRINTED]...
Writes what tells whether each word read off the pictures of papers is right, and whether it is: float32, a row a word, as many columns as OUT.json says,
the last two of them 1 for right and the picture's number. PRINTED has PDFs of the same papers, of the pictures' names. What Tesseract reads is kept in READINGS.`;

async function main([out, readings, ...folders]: string[]): Promise<void> {
  if (!out || !readings || folders.length === 0 || folders.length % 2 === 1)
    throw new UsageError('Name a file, a folder, and folders of papers.');
  process.env['PATH'] = (await rememberReadings(readings))['PATH'];
  const rows: number[] = [];
  const pictures: string[] = [];
  let columns = 0;
  for (let at = 0; at < folders.length; at += 2)
    for (const { picture, pdf } of pairsIn(folders[at]!, folders[at + 1]!)) {
      const printed = await printedWords(pdf);
      const words = await wordReadings(readFileSync(picture));
      for (const { text, features } of words) {
        columns = features.length + 2;
        rows.push(...features, printed.has(text) ? 1 : 0, pictures.length);
      }
      pictures.push(picture);
      console.log(basename(picture), words.length, 'words, right', words.filter(({ text }) => printed.has(text)).length);
    }
  await closeRecognisers();
  writeFileSync(out, Float32Array.from(rows));
  writeFileSync(`${out}.json`, JSON.stringify({ columns, pictures }));
}

/** The pictures of a folder that are printed in the other, in order. */
const pairsIn = (pictures: string, printed: string): { picture: string; pdf: string }[] => {
  const pdfs = new Set(readdirSync(printed));
  return readdirSync(pictures).sort().map((name) => ({ picture: join(pictures, name), name: name.replace(/\.\w+$/, '.pdf') })).filter(({ name, picture }) => pdfs.has(name) && !picture.endsWith('.pdf')).map(({ name, picture }) => ({ picture, pdf: join(printed, name) })); // prettier-ignore
};

interface Printed {
  has(text: string): boolean;
}

/** Asks for the words of a printed paper; in scripts without blanks, and for long ones, whether all of its text has them. */
async function printedWords(pdf: string): Promise<Printed> {
  const source = await openSource(readFileSync(pdf), { fileName: 'printed.pdf', pages: [{ first: 1, last: 1 }] });
  const { pages } = await source.read();
  source.close();
  const words = pages.flatMap((page) => page.words.map(({ text }) => folded(text)));
  const single = new Set(words);
  const all = words.join('');
  return {
    has(text) {
      const word = folded(text);
      return single.has(word) || ((UNSPACED.test(word) || word.length >= LONG) && all.includes(word));
    },
  };
}

/** A word of so many signs stands in a paper's text by no chance. */
const LONG = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** What the judges of papers do not tell apart: dashes, quotes, marks of direction. */
const folded = (text: string): string =>
  text.normalize('NFKC').replace(/[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[’‘`´]/g, "'").replace(/[“”„]/g, '"'); // prettier-ignore

void runCommand(USAGE, main);
