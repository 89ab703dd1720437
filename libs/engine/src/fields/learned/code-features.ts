import type { Field } from '../../model/field';
import { compactForm } from '../../lexicon/label-words';
import { isNumberWord, titleType } from '../../lexicon/lexicon';
import { featureRow } from './feature-row';
import { SHORT_WORD, type FieldItem } from './field-items';
import { surroundingsOf } from './item-surroundings';
import { nearestSense, senseOfWord } from './nearest-label';

/** Whom the rules gave a number: it is nobody else's. */
const OWNERS = [
  ...['invoiceNumber', 'documentNumber', 'orderNumber', 'customerNumber', 'contractNumber', 'sellerVatId', 'buyerVatId'],
  ...['ourReference', 'yourReference', 'accountNumber', 'iban', 'phone'],
];

/** What the words right before a number say, whether its own first word says it, and whose number the rules found it to be. */
export function codeFeatures(items: readonly FieldItem[], fields: readonly Field[]): Float32Array[] {
  const owned = OWNERS.map((key) => compactForm(fields.find((field) => field.key === key)?.value ?? ''));
  const days = fields.flatMap(({ key, value }) => (key === 'issueDate' ? [value.slice(0, 4), value.slice(2, 4)] : []));
  return items.map((item) => ofCode(item, owned, days));
}

function ofCode(item: FieldItem, owned: readonly string[], days: readonly string[]): Float32Array {
  const form = compactForm(item.value);
  const { left, above: [above] } = surroundingsOf(item); // prettier-ignore
  const [ownWord = ''] = /^\p{L}+[-/.]? /u.exec(item.value) ?? [];
  const before = item.segment.words[item.start - 1]?.text ?? '';
  return featureRow(
    nearestSense(item),
    [ownWord === '' ? 0 : 1, SHORT_WORD.test(before) ? 1 : 0, isNumberWord(compactForm(before)) ? 1 : 0],
    senseOfWord(ownWord),
    senseOfWord(before),
    [titleType(left), titleType(above?.text ?? ''), titleType(item.segment.text)].map((type) => Number(type !== undefined)),
    owned.flatMap((other) => [other === '' ? -1 : Number(other === form), other !== '' && other.includes(form) ? 1 : 0]),
    [item.page.headed.has(item.segment) ? 1 : 0, /[-/.]$/.test(before) ? 1 : 0, days.some((day) => item.value.includes(day)) ? 1 : 0],
    [item.segment.words.filter(({ text }) => /\p{Nd}/u.test(text)).length, item.text.startsWith('#') ? 1 : 0],
  );
}
