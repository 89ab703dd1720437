import type { Field } from '../../model/field';
import { fieldsOfType } from './fields-of-type';
import type { DocType } from '../../model/document';

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

const keysOf = (docType: DocType, fields: Field[], isNamed = true): string[] =>
  fieldsOfType({ docType, isNamed }, fields).map(({ key }) => key);

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

  it('takes whom the goods of a delivery note go to for the buyer, unless a label names another one', () => {
    const recipient = { ...field('shipTo', LABELLED, 'Ship to:'), value: 'Seilerei Brandt' };
    const buyer = { ...field('buyerName', FOUND_WITHOUT_LABEL), value: 'Tauwerk Nord' };
    const buyersOf = (...fields: Field[]): string[] =>
      fieldsOfType({ docType: 'Delivery Note', isNamed: true }, fields).flatMap(({ key, value }) => (key === 'buyerName' ? [value] : []));
    expect(buyersOf(recipient)).toEqual(['Seilerei Brandt']);
    expect(buyersOf(recipient, buyer)).toEqual(['Seilerei Brandt']);
    expect(buyersOf(recipient, { ...buyer, signals: LABELLED, label: 'Buyer:' })).toEqual(['Tauwerk Nord']);
  });

  it('tells a company in the letterhead of a report', () => {
    const company = { ...field('sellerName', FOUND_WITHOUT_LABEL), value: 'Savon Laboratorio Oy' };
    expect(keysOf('Report', [company])).toEqual(['sellerName']);
    expect(keysOf('Letter', [company])).toEqual([]);
  });

  it('tells whom a report names as its customer by a label alone', () => {
    expect(keysOf('Report', [field('buyerName', LABELLED, 'Client')])).toEqual(['buyerName']);
    expect(keysOf('Report', [field('buyerName', FOUND_WITHOUT_LABEL)])).toEqual([]);
    // The name and address under a label are one block, and the label is the block's.
    expect(keysOf('Report', [field('buyerName', { labelStrength: 0.95, position: 0.95 })])).toEqual(['buyerName']);
    expect(keysOf('Report', [field('buyerName', { labelStrength: 0.85, position: 0.85 })])).toEqual([]);
  });

  it('keeps an account whose check digits come out right on any paper', () => {
    const [proven, wrong] = [1, 0.6].map((formValid) => field('iban', { ...FOUND_WITHOUT_LABEL, formatValid: formValid }));
    for (const docType of ['Form', 'Letter', 'Table'] as const) expect(keysOf(docType, [proven!])).toEqual(['iban']);
    expect(keysOf('Form', [wrong!])).toEqual([]);
  });

  it('tells the account of a statement of Poland as printed', () => {
    const text = '61 1090 1014 0000 0712 1981 2874';
    const iban = { ...field('iban', FOUND_WITHOUT_LABEL), value: `PL${text.replaceAll(' ', '')}`, text };
    const told = fieldsOfType({ docType: 'Bank Statement', isNamed: true }, [iban]).map(({ key, value }) => [key, value]);
    expect(told).toContainEqual(['accountNumber', text]);
  });

  it('keeps the day of a letter, and all that was found on a page that nothing names', () => {
    const fields = [field('sellerName', FOUND_WITHOUT_LABEL), field('issueDate', FOUND_WITHOUT_LABEL)];
    expect(keysOf('Letter', fields)).toEqual(['issueDate']);
    expect(keysOf('Other', fields, false)).toEqual(['sellerName', 'issueDate']);
    expect(keysOf('Report', fields)).toEqual(['issueDate']);
  });

  it('takes who sends an order for the buyer, unless a label or a confirmation says otherwise', () => {
    const letterhead = { ...field('sellerName', FOUND_WITHOUT_LABEL), value: 'Ours' };
    const addressee = { ...field('buyerName', { labelStrength: 0.85, position: 0.85 }), value: 'Theirs' };
    const order = (isFromBuyer: boolean, fields: Field[]) =>
      Object.fromEntries(
        fieldsOfType({ docType: 'Purchase Order', isNamed: true, isFromBuyer }, fields).map(({ key, value }) => [key, value]),
      );
    expect(order(true, [letterhead, addressee])).toEqual({ buyerName: 'Ours', sellerName: 'Theirs' });
    expect(order(false, [letterhead, addressee])).toEqual({ sellerName: 'Ours', buyerName: 'Theirs' });
    expect(order(true, [addressee])).toEqual({ sellerName: 'Theirs' });
    const supplier = { ...field('sellerName', LABELLED), value: 'Theirs' };
    expect(order(true, [supplier, { ...letterhead, key: 'issuerName' }])).toEqual({ sellerName: 'Theirs', buyerName: 'Ours' });
    expect(order(false, [supplier, { ...letterhead, key: 'issuerName' }])).toEqual({ sellerName: 'Theirs' });
    const buyer = { ...field('buyerName', LABELLED), value: 'Ours' };
    const both = [buyer, { ...addressee, key: 'addressee' }];
    expect(order(true, both)).toEqual({ buyerName: 'Ours', sellerName: 'Theirs' });
    expect(order(false, both)).toEqual({ buyerName: 'Ours' });
    expect(order(true, [buyer, { ...addressee, key: 'addressee', value: 'Ours' }])).toEqual({ buyerName: 'Ours' });
    expect(order(true, [supplier, ...both])).toEqual({ sellerName: 'Theirs', buyerName: 'Ours' });
  });

  it('takes an account apart from a bank for the customer number on papers of trade, and for the account on others', () => {
    const account = field('accountWithSender', LABELLED, 'Account no.');
    expect(keysOf('Invoice', [account])).toEqual(['customerNumber']);
    expect(keysOf('Invoice', [account, field('customerNumber', LABELLED)])).toEqual(['accountNumber', 'customerNumber']);
    expect(keysOf('Bank Statement', [account])).toEqual(['accountNumber']);
  });

  it('takes no card that was paid with for the number of a customer', () => {
    const account = (value: string): Field => ({ ...field('accountWithSender', LABELLED, 'Account'), value });
    for (const card of ['5188 60** **** 2034', '•••• 4417', 'XXXX-XXXX-XXXX-9021']) {
      expect(keysOf('Receipt', [account(card)])).toEqual([]);
      expect(keysOf('Bank Statement', [account(card)])).toEqual(['accountNumber']);
    }
    expect(keysOf('Receipt', [account('5188 6041')])).toEqual(['customerNumber']);
  });

  it('tells the IBAN of a statement as its account number where no other is printed', () => {
    const iban = field('iban', LABELLED, 'IBAN');
    expect(keysOf('Bank Statement', [iban])).toEqual(['iban', 'accountNumber']);
    expect(keysOf('Bank Statement', [iban, field('accountNumber', LABELLED, 'Konto')])).toEqual(['iban', 'accountNumber']);
    expect(keysOf('Invoice', [iban])).toEqual(['iban']);
  });

  it('takes the number of an order for the order number', () => {
    expect(keysOf('Purchase Order', [field('documentNumber', LABELLED)])).toEqual(['orderNumber']);
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

  it('takes the number of an order for the order number, unless its label says that an invoice has it', () => {
    const numbered = (label: string, margin = 0.4): Field => field('invoiceNumber', { ...LABELLED, margin }, label);
    expect(keysOf('Purchase Order', [numbered('Folio')])).toEqual(['orderNumber']);
    expect(keysOf('Purchase Order', [numbered('Folio'), field('documentNumber', LABELLED)])).toEqual(['invoiceNumber', 'orderNumber']);
    expect(keysOf('Purchase Order', [numbered('Invoice')])).toEqual(['invoiceNumber']);
    expect(keysOf('Purchase Order', [numbered('NR', 0)])).toEqual(['invoiceNumber']);
  });

  it('takes who holds a contract for the customer of a paper of trade, unless a label names one', () => {
    const holder = field('contractHolder', LABELLED, 'Titular');
    expect(keysOf('Invoice', [holder, field('accountHolder', LABELLED, 'Titular')])).toEqual(['buyerName']);
    expect(keysOf('Invoice', [holder, field('buyerName', LABELLED, 'Cliente')])).toEqual(['buyerName']);
    expect(keysOf('Bank Statement', [holder, field('accountHolder', LABELLED, 'Titular')])).toEqual(['accountHolder']);
  });

  it('tells of any paper its day and what it counts in', () => {
    const fields = [field('issueDate', FOUND_WITHOUT_LABEL), field('currency', {}), field('grossTotal', LABELLED, 'Total:')];
    expect(keysOf('Report', fields)).toEqual(['issueDate', 'currency']);
  });

  it('tells of a paper of an unsure type what its labels leave no doubt of', () => {
    const fields = [
      field('grossTotal', LABELLED, 'Total due'),
      field('netTotal', { labelStrength: 0.55, position: 1 }, 'Total'),
      field('amountDue', { ...LABELLED, derived: 1 }, 'Total due'),
      field('sellerName', { ...FOUND_WITHOUT_LABEL, formatValid: 1 }),
      field('orderNumber', LABELLED, 'PO no.'),
    ];
    expect(keysOf('Report', fields, false)).toEqual(['grossTotal', 'sellerName', 'orderNumber']);
    expect(keysOf('Report', fields)).toEqual([]);
  });

  it('tells what is asked for where net, tax and total prove each other, whatever the paper is', () => {
    const amount = (key: string, value: string): Field => ({ ...field(key, { labelStrength: 0.55, position: 0.8 }, key), value });
    const fields = [amount('netTotal', '100.00'), amount('taxTotal', '19.00'), amount('grossTotal', '119.00')];
    expect(keysOf('Other', fields)).toEqual(['netTotal', 'taxTotal', 'grossTotal']);
    expect(keysOf('Other', [fields[0]!, fields[1]!, amount('grossTotal', '120.00')])).toEqual([]);
  });

  it('keeps what the format itself gives', () => {
    const given: Field = { ...field('grossTotal', {}), provenance: { page: 1, reader: 'einvoice-xml' } };
    expect(keysOf('Report', [given])).toEqual(['grossTotal']);
  });

  it('tells what a letter says is due under a label, and no sum that follows from others', () => {
    expect(keysOf('Letter', [field('amountDue', LABELLED, 'Solde exigible')])).toEqual(['amountDue']);
    expect(keysOf('Letter', [field('amountDue', { ...LABELLED, derived: 1 }, 'Total')])).toEqual([]);
    expect(keysOf('Report', [field('amountDue', LABELLED, 'Balance')])).toEqual([]);
  });
});
