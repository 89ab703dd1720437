import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
  type Document,
  type ExtentReading,
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

async function main(argv: string[]): Promise<void> {
  const [out, ...sets] = parseArgs({ args: argv, options: {}, allowPositionals: true }).positionals;
  if (!out || sets.length === 0 || sets.length % 2 === 1) throw new UsageError('Name a folder, and sets with their folders.');
  mkdirSync(join(out, 'readings'), { recursive: true });
  Object.assign(process.env, await rememberReadings(join(out, 'readings')));
  const dump = new FieldsDump(out, await partyLabels());
  for (let at = 0; at < sets.length; at += 2) {
    for await (const judged of choiceOf(READERS, sets[at]!)(sets[at + 1]!)) dump.add(judged, at / 2);
    console.log(sets[at + 1], dump.count, 'documents');
  }
  dump.finish(sets);
  await closeRecognisers();
}

/** The files of a folder as documents are added to them. */
class FieldsDump {
  private readonly documents: unknown[] = [];
  /** How many each file has a row. */
  private readonly features: Record<string, number> = {};

  constructor(
    private readonly out: string,
    /** What labels of parties say. */
    private readonly labels: readonly string[],
  ) {
    for (const kind of [...ITEM_KINDS, 'type', 'extent']) rmSync(this.fileOf(kind), { force: true });
  }

  get count(): number {
    return this.documents.length;
  }

  /** Adds what a document has, and what of it is right. */
  add(judged: Judged, set: number): void {
    const { id, document, docType, fields } = judged;
    const found = fieldReadings(document);
    const truth = DOC_TYPES.indexOf((TYPE_OF_CONTENT[docType] ?? docType) as DocType);
    this.append('type', set, [{ features: found.type.features, told: [truth, DOC_TYPES.indexOf(found.type.ruled)] }]);
    for (const kind of ITEM_KINDS) {
      const keys = kind === 'name' ? KEYS_OF_KIND[kind].map(found.keyInRows) : KEYS_OF_KIND[kind];
      const readings = found.readings.filter((reading) => reading.kind === kind);
      this.append(kind, set, readings.map((reading) => rowOf(reading, keys, judged))); // prettier-ignore
    }
    const parties = namesOf(fields);
    const extents = [...found.extentsOf(parties), ...this.madeExtents(document, parties)];
    this.append('extent', set, extents.map(({ side, position, value, features }) => ({ features, told: [position, Number(rightOf(fields, side, value))] }))); // prettier-ignore
    const perKey = LEARNED_KEYS.map((key) => [
      KEYS_OF_KIND.name.includes(key) ? found.keyInRows(key) : key,
      { isWanted: fields[key] !== undefined, ruled: rightOf(fields, key, found.ruled[key]), said: found.ruled[key] !== undefined },
    ]);
    this.documents.push({ id, set, keys: Object.fromEntries(perKey) });
  }

  finish(sets: readonly string[]): void {
    const { features, documents } = this;
    writeFileSync(join(this.out, 'fields.json'), JSON.stringify({ features, kinds: KEYS_OF_KIND, sets, documents }));
  }

  /** Extents of the names where these were broken or marked. */
  private madeExtents(document: Document, parties: ReturnType<typeof namesOf>): ExtentReading[] {
    const told = Object.values(parties).flatMap((names) => names.slice(0, 1));
    return [withBrokenNames(document, told), withMarkedNames(document, told, this.labels)].flatMap((made, of) =>
      made
        ? fieldReadings(made)
            .extentsOf(parties)
            .map((extent) => ({ ...extent, position: extent.position + (of + 1) * MADE_FROM }))
        : [],
    );
  }

  /** Rows of the document: features, the set, the document, and what is told of each. */
  private append(kind: string, set: number, rows: readonly Row[]): void {
    if (rows[0]) this.features[kind] = rows[0].features.length;
    const numbers = rows.flatMap(({ features, told }) => [...features, set, this.documents.length, ...told]);
    appendFileSync(this.fileOf(kind), bytesOf(Float32Array.from(numbers)));
  }

  private readonly fileOf = (kind: string): string => join(this.out, `${kind}.bin`);
}

/** What tells of a text, and what is told of it: what is right, what was chosen. */
interface Row {
  features: Float32Array;
  told: readonly number[];
}

function rowOf(reading: FieldReading, keys: readonly string[], judged: Judged): Row {
  const right = keys.map((key) => shareRight(judged, key, reading));
  const chosen = keys.map((key) => Number(reading.chosen[LEARNED_KEYS.indexOf(key)]));
  return { features: reading.features, told: [...right, ...chosen] };
}

/** Whether a value is that of its key; null where the truth, or the answer, does not say. */
const rightOf = (fields: Truth, key: string, value: string | undefined): boolean | null =>
  value === undefined || fields[key] === undefined ? null : isRight(fields[key], value);

/** How right a text is as the value of a key. A name is right where it stands, though it be told too long or in part: how far it goes is chosen afterwards. */
function shareRight({ fields, names }: Judged, key: string, { value, extents }: FieldReading): number {
  const right = rightOf(fields, key, value);
  if (right === true) return 1;
  const isInPart = extents.some((extent) => rightOf(fields, key, extent) && isSameName(extent, value));
  return isInPart ? IN_PART : Number(right ?? (names(key) ? 0 : -1));
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
