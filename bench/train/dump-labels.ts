import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  DOC_TYPES,
  fieldReadings,
  gramPositions,
  KEYS_OF_KIND,
  LABEL_CLASSES,
  labelClassOf,
  knownLanguages,
  type DocType,
  type KnownLanguages,
} from '@gridline/engine';
import { runCommand, UsageError } from '../command-line/run-command';
import { SPLITS, type Split } from './families';
import { isForgotten } from './forgotten';
import { isRight, suiteDocuments } from './judged-documents';
import { wordingsOf } from './wordings';

const USAGE = `usage: npm run -s bench:labels -- OUT [TITLES [NAMES FOLDER...]]
Writes labels of the lexicon and of the wordings with the class that each belongs to, and words that are no labels of a field, a line each:
the split (or "lexicon"), the class, the weight, the text and the positions of its pieces. TITLES gets the same of titles with their types;
NAMES the same of words that papers print (0) and of who sells and buys on made pages and in suites (1), whose folders follow. What the PDFs of
these suites print beside the values of their truths is labels, too.`;

/** What the wordings call what they say, by the class of its labels; what is not named here is no field's label. */
const CLASS_OF_MEANING: Readonly<Record<string, string>> = {
  ...{ number: 'invoiceNumber', issued: 'issueDate', due: 'dueDate', customer: 'customerNumber', order: 'orderNumber' },
  ...{ contract: 'contractNumber', delivery: 'deliveryDate', taxid: 'taxNumber', iban: 'bank', bic: 'bank', period: 'period' },
  ...{ contact: 'contact', phone: 'contact', net: 'netTotal', tax: 'taxTotal', gross: 'grossTotal', subtotal: 'lineTotal', paid: 'paid' },
  ...{ opening: 'openingBalance', closing: 'closingBalance', discount: 'discountTotal', freight: 'money', page: 'otherCode' },
};
/** They head columns as well as values. */
const UNSURE = new Set(['date', 'amount', 'code', 'booking', 'balance', 'group', 'worker']);

async function main(argv: string[]): Promise<void> {
  const [out, titlesOut, namesOut, ...folders] = parseArgs({ args: argv, options: {}, allowPositionals: true }).positionals;
  if (!out) throw new UsageError('Name a file.');
  const languages = await knownLanguages();
  const lines = new TextLines();
  const add = (split: Split | 'lexicon', name: string, weight: number, text: string): void =>
    lines.add(split, LABEL_CLASSES.indexOf(name), weight, text);
  for (const { labels = {}, titles = {}, columns = {}, numberWords = [] } of languages) {
    for (const [field, { strong = [], weak = [] }] of Object.entries(labels)) {
      const name = LABEL_CLASSES[labelClassOf(field as Parameters<typeof labelClassOf>[0])]!;
      for (const [words, weight] of [
        [strong, 1],
        [weak, 0.4],
      ] as const)
        // prettier-ignore
        for (const label of words.flatMap((each) => (/^n | n$/.test(each) ? numberWords.slice(0, 3).map((word) => each.replace(/^n | n$/, ` ${word} `).trim()) : [each]))) // prettier-ignore
          add('lexicon', name, weight, label);
    }
    for (const label of [...Object.values(titles).flat(), ...Object.values(columns).flat()]) add('lexicon', 'none', 0.3, label);
  }
  for (const split of SPLITS)
    for (const wordings of wordingsOf(split))
      for (const meaning of wordings.meanings)
        if (!UNSURE.has(meaning)) for (const text of wordings.of(meaning)) add(split, CLASS_OF_MEANING[meaning] ?? 'none', 1, text);
  for (const folder of folders.filter((each) => existsSync(join(each, 'truth'))))
    for await (const { field, label } of printedLabels(folder)) if (!isForgotten(label)) add('train', classOf(field), 1, label);
  if (titlesOut) writeTitles(titlesOut, languages);
  if (namesOut) writeNames(namesOut, languages, folders);
  lines.write(out);
}

/** Texts with what each is, a line each. */
class TextLines {
  private readonly lines: string[] = [];

  /** `place` is that of the text's class among all. */
  add(split: Split | 'lexicon', place: number, weight: number, text: string): void {
    this.lines.push(JSON.stringify([split, place, weight, text, gramPositions(text)]));
  }

  write(file: string): void {
    writeFileSync(file, this.lines.join('\n'));
  }
}

const classOf = (field: string): string => (field.endsWith('VatId') ? 'taxNumber' : field);

/** What stands before or above the values of numbers, days and amounts that a paper prints once. */
async function* printedLabels(folder: string): AsyncGenerator<{ field: string; label: string }> {
  for await (const { document, fields } of suiteDocuments(folder, (doc) => doc.endsWith('.pdf'))) {
    const { readings } = fieldReadings(document);
    for (const kind of ['code', 'date', 'amount'] as const)
      for (const field of KEYS_OF_KIND[kind]) {
        const [only, ...more] = readings.filter((each) => each.kind === kind && fields[field] && isRight(fields[field], each.value));
        const label = only?.label.replace(/[:：.]\s*$/, '') ?? '';
        if (more.length === 0 && /\p{L}/u.test(label) && label.length <= LONGEST_LABEL) yield { field, label };
      }
  }
}

/** Longer texts are sentences. */
const LONGEST_LABEL = 45;

/** The types of the titles that the wordings have. */
const TYPE_OF_MEANING: Readonly<Record<string, DocType>> = {
  ...{ invoice: 'Invoice', credit_note: 'Credit Note', order_doc: 'Purchase Order', offer: 'Quote', delivery_note: 'Delivery Note' },
  ...{ statement: 'Bank Statement', receipt: 'Receipt', report: 'Report', lab: 'Report', payslip: 'Other', price_list: 'Price List' },
};

function writeTitles(out: string, languages: KnownLanguages): void {
  const none = DOC_TYPES.length;
  const lines = new TextLines();
  for (const { labels = {}, titles = {}, columns = {} } of languages) {
    for (const [type, names] of Object.entries(titles))
      for (const name of names) lines.add('lexicon', DOC_TYPES.indexOf(type as DocType), 1, name);
    const others = [
      ...Object.values(labels).flatMap(({ strong = [], weak = [] }) => [...strong, ...weak]),
      ...Object.values(columns).flat(),
    ];
    for (const text of others) lines.add('lexicon', none, 0.2, text);
  }
  for (const split of SPLITS)
    for (const wordings of wordingsOf(split))
      for (const meaning of wordings.meanings) {
        const type = TYPE_OF_MEANING[meaning];
        for (const text of wordings.of(meaning)) lines.add(split, type ? DOC_TYPES.indexOf(type) : none, type ? 1 : 0.2, text);
      }
  lines.write(out);
}

/** Words of the lexicon and of the wordings, and the names that made pages and suites tell. */
function writeNames(out: string, languages: KnownLanguages, folders: readonly string[]): void {
  const lines = new TextLines();
  for (const { labels = {}, titles = {}, columns = {}, smallWords = [] } of languages) {
    const phrases = Object.values(labels).flatMap(({ strong = [], weak = [] }) => [...strong, ...weak]);
    for (const text of [...phrases, ...Object.values(titles).flat(), ...Object.values(columns).flat(), ...smallWords])
      lines.add('lexicon', 0, 0.3, text);
  }
  for (const wordings of wordingsOf('train'))
    for (const meaning of wordings.meanings) for (const text of wordings.of(meaning)) lines.add('train', 0, 1, text);
  for (const name of new Set(folders.flatMap(namesIn))) lines.add('train', 1, 2, name);
  lines.write(out);
}

/** Who sells, buys or holds an account by the truths of a folder: made pages have theirs beside the PDF, suites in truth/. */
function namesIn(folder: string): string[] {
  const files = existsSync(join(folder, 'truth'))
    ? readdirSync(join(folder, 'truth')).map((name) => join('truth', name))
    : readdirSync(folder);
  return files
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .flatMap(
      (name) =>
        [JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown].flat() as { fields?: Record<string, string | string[]> }[],
    )
    .flatMap(({ fields = {} }) => ['sellerName', 'buyerName', 'accountHolder'].flatMap((key) => fields[key] ?? []));
}

void runCommand(USAGE, main);
