import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeRecognisers, fieldReadings, LEARNED_KEYS, openSource, type Document } from '@gridline/engine';
import { rememberReadings } from '../same/remember-readings';
import { runCommand, UsageError } from '../command-line/run-command';
import { pdfsIn, readPages } from './dump-lines';

const USAGE = `usage: npm run -s bench:fields -- OUT SET FOLDER [SET FOLDER]...
Writes every number of documents that may be a field's, with what tells which: OUT/fields.bin, float32, a row a number, as many features as
OUT/fields.json says; behind them the set, the document, and for each key whether the number is its value (1, 0; -1 where the truth does not say)
and whether the rules chose it. SET is made (pages of bench:pages) or suite (of the corpus); FOLDER is the pages' or the suite's. What Tesseract
read is kept in OUT/readings.`;

type Truth = Readonly<Record<string, string | readonly string[]>>;

interface Judged {
  id: string;
  document: Document;
  fields: Truth;
  /** The truth names every field that the document has. */
  isWhole: boolean;
}

async function main([out, ...sets]: string[]): Promise<void> {
  if (!out || sets.length === 0 || sets.length % 2 === 1) throw new UsageError('Name a folder, and sets with their folders.');
  mkdirSync(join(out, 'readings'), { recursive: true });
  Object.assign(process.env, await rememberReadings(join(out, 'readings')));
  const rows: number[] = [];
  const documents: unknown[] = [];
  let features = 0;
  for (let at = 0; at < sets.length; at += 2) {
    for await (const { id, document, fields, isWhole } of READERS[sets[at]!]!(sets[at + 1]!)) {
      const { readings, ruled } = fieldReadings(document);
      const rightOf = (key: string, value: string | undefined): boolean | null =>
        value === undefined || fields[key] === undefined ? null : isRight(fields[key], value);
      for (const reading of readings) {
        features = reading.features.length;
        const right = LEARNED_KEYS.map((key) => Number(rightOf(key, reading.value) ?? (isWhole ? 0 : -1)));
        rows.push(...reading.features, at / 2, documents.length, ...right, ...reading.chosen.map(Number));
      }
      const perKey = LEARNED_KEYS.map((key) => [key, { isWanted: fields[key] !== undefined, ruled: rightOf(key, ruled[key]) }]);
      documents.push({ id, set: at / 2, keys: Object.fromEntries(perKey) });
    }
    console.log(sets[at + 1], documents.length, 'documents');
  }
  writeFileSync(join(out, 'fields.bin'), Float32Array.from(rows));
  writeFileSync(join(out, 'fields.json'), JSON.stringify({ features, keys: LEARNED_KEYS, sets, documents }));
  await closeRecognisers();
}

const READERS: Record<string, (folder: string) => AsyncGenerator<Judged>> = { made: madePages, suite: suiteDocuments };

async function* madePages(folder: string): AsyncGenerator<Judged> {
  for (const path of pdfsIn(folder))
    for (const { page, truth } of await readPages(path)) yield { id: path, document: page, fields: truth.fields, isWhole: true };
}

async function* suiteDocuments(folder: string): AsyncGenerator<Judged> {
  const { suite, documents } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    suite?: string;
    documents: { id: string; doc: string; truth: string }[];
  };
  for (const { id, doc, truth } of documents) {
    const { fields = {} } = JSON.parse(readFileSync(join(folder, truth), 'utf8')) as { fields?: Truth };
    const source = await openSource(readFileSync(join(folder, doc)), { fileName: doc });
    const document = await source.read();
    source.close();
    // What an e-invoice's XML says is left out: it is the truth.
    yield { id, document: { ...document, fields: [] }, fields, isWhole: suite?.startsWith('world') === true };
  }
}

const isRight = (wanted: string | readonly string[], value: string): boolean =>
  [wanted].flat().some((each) => folded(each) === folded(value));

const folded = (text: string): string => text.normalize('NFKC').replace(/[\s.,;:/-]+/g, '').toLowerCase(); // prettier-ignore

void runCommand(USAGE, main);
