import type { Answer } from '../model/answer';
import type { DocType } from '../model/document';

/** One or two sentences made of what was found; nothing is said that is not in the answer. */
export function summarise(docType: DocType, answer: Answer): string {
  const values = new Map(answer.fields.map((field) => [field.key, field.value]));
  const value = (...keys: string[]): string | undefined => keys.map((key) => values.get(key)).find((found) => found !== undefined);
  const parts = [
    docType === 'Other' ? 'Document' : docType,
    segment('', value('invoiceNumber', 'documentNumber', 'contractNumber', 'orderNumber', 'accountNumber')),
    segment('from', value('sellerName')),
    segment('to', value('buyerName', 'accountHolder', 'advertiser')),
    segment('of', value('issueDate')),
    period(value('periodFrom', 'flightFrom'), value('periodTo', 'flightTo')),
  ];
  return `${parts.filter(Boolean).join(' ')}. ${contents(answer, value('grossTotal', 'amountDue', 'closingBalance', 'netTotal'), value('currency'))}`.trim();
}

const segment = (word: string, value: string | undefined): string => (value ? `${word} ${value}`.trim() : '');

const period = (from: string | undefined, to: string | undefined): string => (from && to ? `for ${from} to ${to}` : '');

function contents(answer: Answer, total: string | undefined, currency: string | undefined): string {
  const money = total ? `${total}${currency ? ` ${currency}` : ''}` : undefined;
  const count = answer.rows.length;
  const rows = answer.source ? `${count} ${count === 1 ? 'row' : 'rows'}` : `${count} ${count === 1 ? 'field' : 'fields'}`;
  if (count === 0 && !money) return 'Nothing was found in it.';
  return money ? `${rows}, ${money} in all.` : `${rows}.`;
}
