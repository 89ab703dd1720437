import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closeRecognisers,
  DOC_TYPES,
  EXTENT_SIDES,
  fieldReadings,
  ITEM_KINDS,
  knownLanguages,
  KEYS_OF_KIND,
  LEARNED_KEYS,
  type DocType,
  type ExtentSide,
  type FieldReading,
} from '@gridline/engine';
import { rememberReadings } from '../same/remember-readings';
import { choiceOf, runCommand, UsageError } from '../command-line/run-command';
import { withBrokenNames, withMarkedNames } from './break-names';
import { pdfsIn, readPages } from './dump-lines';
import { folded, isRight, suiteDocuments, type Judged, type Truth } from './judged-documents';

const USAGE = `usage: npm run -s bench:fields -- OUT SET FOLDER [SET FOLDER]...
Writes every text of documents that may be a field's, with what tells which: OUT/KIND.bin for days, amounts, names and other numbers, float32, a row
a text, as many features as OUT/fields.json says; behind them the set, the document, and for each key of the kind whether the text is its value
(1, 0; -1 where the truth does not say) and whether the rules chose it. SET is made (pages of bench:pages), suite (of the corpus), or of it what is printed or its pictures; FOLDER is the
pages' or the suite's. What Tesseract read is kept in OUT/readings.`;

async function main([out, ...sets]: string[]): Promise<void> {
  if (!out || sets.length === 0 || sets.length % 2 === 1) throw new UsageError('Name a folder, and sets with their folders.');
  mkdirSync(join(out, 'readings'), { recursive: true });
  Object.assign(process.env, await rememberReadings(join(out, 'readings')));
  for (const kind of [...ITEM_KINDS, 'type', 'extent']) rmSync(join(out, `${kind}.bin`), { force: true });
  const documents: unknown[] = [];
  const labels = await partyLabels();
  const features: Record<string, number> = {};
  for (let at = 0; at < sets.length; at += 2) {
    for await (const { id, document, docType, fields, names } of choiceOf(READERS, sets[at]!)(sets[at + 1]!)) {
      const { readings, keyInRows, extentsOf, ruled, type } = fieldReadings(document);
      const truth = DOC_TYPES.indexOf((TYPE_OF_CONTENT[docType] ?? docType) as DocType);
      features['type'] = type.features.length;
      appendFileSync(
        join(out, 'type.bin'),
        bytesOf(Float32Array.from([...type.features, at / 2, documents.length, truth, DOC_TYPES.indexOf(type.ruled)])),
      );
      const rightOf = (key: string, value: string | undefined): boolean | null =>
        value === undefined || fields[key] === undefined ? null : isRight(fields[key], value);
      // A name is right where it stands, though it be told too long or in part: how far it goes is chosen afterwards.
      const shareRight = (key: string, { value, extents }: FieldReading): number => {
        if (rightOf(key, value) === true) return 1;
        return extents.some((extent) => rightOf(key, extent) && isSameName(extent, value))
          ? IN_PART
          : Number(rightOf(key, value) ?? (names(key) ? 0 : -1));
      };
      for (const kind of ITEM_KINDS) {
        const rows = readings
          .filter((reading) => reading.kind === kind)
          .flatMap((reading) => {
            features[kind] = reading.features.length;
            const keys = kind === 'name' ? KEYS_OF_KIND[kind].map(keyInRows) : KEYS_OF_KIND[kind];
            const right = keys.map((key) => shareRight(key, reading));
            const chosen = keys.map((key) => Number(reading.chosen[LEARNED_KEYS.indexOf(key)]));
            return [...reading.features, at / 2, documents.length, ...right, ...chosen];
          });
        appendFileSync(join(out, `${kind}.bin`), bytesOf(Float32Array.from(rows)));
      }
      const parties = namesOf(fields);
      const told = Object.values(parties).flatMap((names) => names.slice(0, 1));
      const made = [withBrokenNames(document, told), withMarkedNames(document, told, labels)].map((each, of) =>
        each
          ? fieldReadings(each)
              .extentsOf(parties)
              .map((extent) => ({ ...extent, place: extent.place + (of + 1) * MADE_FROM }))
          : [],
      );
      const extents = [...extentsOf(parties), ...made.flat()];
      const rows = extents.flatMap((extent) => {
        features['extent'] = extent.features.length;
        return [...extent.features, at / 2, documents.length, extent.place, Number(rightOf(extent.side, extent.value))];
      });
      appendFileSync(join(out, 'extent.bin'), bytesOf(Float32Array.from(rows)));
      const perKey = LEARNED_KEYS.map((key) => [
        KEYS_OF_KIND.name.includes(key) ? keyInRows(key) : key,
        { isWanted: fields[key] !== undefined, ruled: rightOf(key, ruled[key]), said: ruled[key] !== undefined },
      ]);
      documents.push({ id, set: at / 2, keys: Object.fromEntries(perKey) });
    }
    console.log(sets[at + 1], documents.length, 'documents');
  }
  writeFileSync(join(out, 'fields.json'), JSON.stringify({ features, kinds: KEYS_OF_KIND, sets, documents }));
  await closeRecognisers();
}

const READERS: Record<string, (folder: string) => AsyncGenerator<Judged>> = {
  made: madePages,
  suite: suiteDocuments,
  printed: (folder) => suiteDocuments(folder, (doc) => doc.endsWith('.pdf')),
  pictures: (folder) => suiteDocuments(folder, (doc) => !doc.endsWith('.pdf')),
};

/** What made pages print and their truth names. */
const MADE_KEYS: ReadonlySet<string> = new Set([
  ...[
    'sellerName',
    'buyerName',
    'dueDate',
    'customerNumber',
    'orderNumber',
    'issueDate',
    'invoiceNumber',
    'grossTotal',
    'netTotal',
    'taxTotal',
  ],
  ...['contractNumber', 'deliveryDate'],
]);

/** What made pages are called where the contract has no type of that name. */
const TYPE_OF_CONTENT: Readonly<Record<string, string>> = { 'Utility Bill': 'Invoice', Payslip: 'Other' };

async function* madePages(folder: string): AsyncGenerator<Judged> {
  for (const path of pdfsIn(folder))
    for (const { page, truth } of await readPages(path))
      yield { id: path, document: page, docType: truth.docType, fields: truth.fields, names: (key) => MADE_KEYS.has(key) };
}

const isSameName = (a: string, b: string): boolean => folded(a).includes(folded(b)) || folded(b).includes(folded(a));

/** What a name at its right place counts that is told too long or in part: measured on thirteen authors left out in turn (right places 652 of 784 at 0, 665 at .6, 659 at 1). */
const IN_PART = 0.6;

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

/** Places of pages whose names were broken or marked are told from those as printed by their numbers. */
const MADE_FROM = 100_000;

/** What labels of parties say, in every language. */
async function partyLabels(): Promise<string[]> {
  const languages = await knownLanguages();
  return languages.flatMap(({ labels = {} }) => [...(labels.sellerName?.strong ?? []), ...(labels.buyerName?.strong ?? [])]);
}

const namesOf = (fields: Truth): Partial<Record<ExtentSide, readonly string[]>> =>
  Object.fromEntries(EXTENT_SIDES.flatMap((side) => (fields[side] === undefined ? [] : [[side, [fields[side]].flat()]])));

void runCommand(USAGE, main);
