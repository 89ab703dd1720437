import type { Field } from '../../model/field';
import { fieldsOfType } from './fields-of-type';

const field = (key: string, signals: Field['signals'], label?: string): Field => ({
  key,
  value: '1',
  text: '1',
  ...(label ? { label } : {}),
  provenance: { page: 1, reader: 'pdfium', box: { left: 0, top: 0, right: 1, bottom: 1 } },
  signals,
});
const LABELLED = { labelStrength: 1, position: 1 };
const FOUND_WITHOUT_LABEL = { labelStrength: 0, position: 0.7 };

const keysOf = (docType: Parameters<typeof fieldsOfType>[0], fields: Field[]): string[] =>
  fieldsOfType(docType, fields).map(({ key }) => key);

describe('fieldsOfType', () => {
  it('leaves a paper of trade all its fields', () => {
    const fields = [field('grossTotal', FOUND_WITHOUT_LABEL), field('sellerName', FOUND_WITHOUT_LABEL)];
    expect(keysOf('Invoice', fields)).toEqual(['grossTotal', 'sellerName']);
  });

  it.each(['Report', 'Table', 'Letter', 'Other'] as const)('tells of a %s what a label with a colon heads, and no amounts', (docType) => {
    const fields = [
      field('grossTotal', LABELLED, 'Total:'),
      field('sellerName', FOUND_WITHOUT_LABEL),
      field('dueDate', FOUND_WITHOUT_LABEL),
      field('contact', LABELLED, 'contact'),
      field('customerNumber', LABELLED, 'Customer No.:'),
    ];
    expect(keysOf(docType, fields)).toEqual(['customerNumber']);
  });

  it('keeps the day of a letter, and all that was found on a page that nothing names', () => {
    const fields = [field('sellerName', FOUND_WITHOUT_LABEL), field('issueDate', FOUND_WITHOUT_LABEL)];
    expect(keysOf('Letter', fields)).toEqual(['issueDate']);
    expect(keysOf('Other', fields)).toEqual(['sellerName', 'issueDate']);
    expect(keysOf('Report', fields)).toEqual([]);
  });

  it('takes the ruled order of a form for a colon', () => {
    expect(keysOf('Form', [field('customerNumber', LABELLED, 'Customer No.')])).toEqual(['customerNumber']);
  });

  it('keeps the totals of an invoice off a statement, and what only a label would prove', () => {
    const fields = [
      field('closingBalance', LABELLED, 'New Balance'),
      field('grossTotal', LABELLED, 'Total'),
      field('amountDue', { ...LABELLED, derived: 1 }, 'Total'),
      field('dueDate', LABELLED, 'Payment Due Date'),
      field('issueDate', FOUND_WITHOUT_LABEL),
      field('sellerName', { ...FOUND_WITHOUT_LABEL, formatValid: 0.5 }),
    ];
    expect(keysOf('Bank Statement', fields)).toEqual(['closingBalance', 'dueDate']);
  });

  it('takes the addressee of a statement for the account holder, where no label names one', () => {
    const addressee = field('buyerName', FOUND_WITHOUT_LABEL);
    expect(keysOf('Bank Statement', [addressee])).toEqual(['accountHolder']);
    expect(keysOf('Bank Statement', [field('accountHolder', LABELLED, 'Account holder'), addressee])).toEqual(['accountHolder']);
    expect(keysOf('Bank Statement', [field('buyerName', { labelStrength: 0, position: 0.3 })])).toEqual([]);
  });

  it('keeps what the format itself gives', () => {
    const given: Field = { ...field('grossTotal', {}), provenance: { page: 1, reader: 'einvoice-xml' } };
    expect(keysOf('Report', [given])).toEqual(['grossTotal']);
  });
});
