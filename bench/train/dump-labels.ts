import { writeFileSync } from 'node:fs';
import { gramPlaces, LABEL_CLASSES, labelClassOf, LANGUAGES } from '@gridline/engine';
import { runCommand, UsageError } from '../command-line/run-command';
import { SPLITS, type Split } from './families';
import { wordingsOf } from './wordings';

const USAGE = `usage: npm run -s bench:labels -- OUT
Writes labels of the lexicon and of the wordings with the class that each belongs to, and words that are no labels of a field, a line each:
the split (or "lexicon"), the class, the weight, the text and the places of its pieces.`;

/** What the wordings call what they say, by the class of its labels; what is not named here is no field's label. */
const CLASS_OF_MEANING: Readonly<Record<string, string>> = {
  ...{ number: 'invoiceNumber', issued: 'issueDate', due: 'dueDate', customer: 'customerNumber', order: 'orderNumber' },
  ...{ contract: 'contractNumber', delivery: 'deliveryDate', taxid: 'taxNumber', iban: 'bank', bic: 'bank', period: 'period' },
  ...{ contact: 'contact', phone: 'contact', net: 'netTotal', tax: 'taxTotal', gross: 'grossTotal', subtotal: 'lineTotal', paid: 'paid' },
  ...{ opening: 'openingBalance', closing: 'closingBalance', discount: 'discountTotal', freight: 'money', page: 'otherCode' },
};
/** They head columns as well as values. */
const UNSURE = new Set(['date', 'amount', 'code', 'booking', 'balance', 'group', 'worker']);

async function main([out]: string[]): Promise<void> {
  if (!out) throw new UsageError('Name a file.');
  const lines: unknown[] = [];
  const add = (split: Split | 'lexicon', name: string, weight: number, text: string): void => {
    lines.push([split, LABEL_CLASSES.indexOf(name), weight, text, gramPlaces(text)]);
  };
  for (const { labels = {}, titles = {}, columns = {}, numberWords = [] } of LANGUAGES) {
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
  writeFileSync(out, lines.map((line) => JSON.stringify(line)).join('\n'));
}

void runCommand(USAGE, main);
