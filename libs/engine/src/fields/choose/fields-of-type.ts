import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { toUnits } from '../../reckoning/money';
import { makesSum } from '../../reckoning/sums';
import { FIELD_TYPES, type LabelledField } from '../../lexicon/field-types';
import { compactForm } from '../../lexicon/label-words';
import { titleType } from '../../lexicon/lexicon';
import { hasLegalForm } from '../values/address-lines';
import { TRADE } from './trade';
import { FIELDS_OF_TYPE } from './weights';
import { isAddressee, isGiven, isLabelled } from '../candidates/sure-fields';
import { nationalIban } from '../values/national-account';

/** What a statement's columns add up to is no invoice's total. */
const NEVER_ON_STATEMENTS: ReadonlySet<string> = new Set([
  ...['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'invoiceNumber', 'sellerVatId', 'buyerVatId', 'orderNumber'],
  ...['roundingAmount', 'cashTendered', 'change', 'chargeTotal', 'discountTotal', 'deliveryDate', 'sellerAddress', 'buyerAddress'],
]);
/** What a statement has only where a label says so. */
const LABELLED_ON_STATEMENTS: ReadonlySet<string> = new Set(['amountDue', 'paid', 'dueDate', 'issueDate']);

/** Amounts and what they are counted in: in a report, a table or a letter they belong to its text. */
const MONEY: ReadonlySet<string> = new Set([
  ...['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance'],
  ...['roundingAmount', 'cashTendered', 'change', 'chargeTotal', 'discountTotal', 'totalQuantity'],
]);

const PARTIES = /^(?:seller|buyer)(?:Name|Address)$/;

/** A type, and whether something in the document names it. */
interface NamedType {
  docType: DocType;
  isNamed: boolean;
  isFromBuyer?: boolean;
}

/** The fields that a document of this type has: a column's sum in a report is no total, and its first line in capitals no seller. */
export function fieldsOfType({ docType, isNamed, isFromBuyer }: NamedType, found: readonly Field[]): Field[] {
  const fields = withHolder(docType, withAccount(docType, withAddressee(isFromBuyer === true, withIssuer(isFromBuyer === true, found))));
  if (docType === 'Delivery Note') return withRecipient(fields);
  if (docType === 'Purchase Order') return numberedOrder(isFromBuyer ? fromBuyer(fields) : fields);
  if (TRADE.has(docType)) return fields;
  if (docType === 'Bank Statement') return statementFields(fields);
  const proven = new Set(provenTotals(fields));
  const kept = fields.filter((field) => proven.has(field) || isOfType(docType, field) || (!isNamed && isEvident(field)));
  // Of a page that nothing names, often a bad photo, what was found is better than nothing: its confidence is low.
  return docType === 'Other' && !isNamed && kept.length === 0 ? [...fields] : kept;
}

/** `Account no.` apart from a bank's data is what a supplier knows its customer by; on a statement it is the account. */
function withAccount(docType: DocType, fields: readonly Field[]): Field[] {
  const isOfBank = docType === 'Bank Statement' || !TRADE.has(docType);
  const key = isOfBank || fields.some((field) => field.key === 'customerNumber') ? 'accountNumber' : 'customerNumber';
  const isTaken = fields.some((field) => field.key === key);
  // A card that was paid with is shown in part, and no number of a customer.
  const isCard = ({ value }: Field): boolean => key === 'customerNumber' && /[*•]|XX/.test(value);
  return fields.flatMap((field) => (field.key !== 'accountWithSender' ? [field] : isTaken || isCard(field) ? [] : [{ ...field, key }]));
}

/** On papers of trade who holds a contract is the customer, unless another label or an address window says who is. */
function withHolder(docType: DocType, fields: readonly Field[]): Field[] {
  const holder = fields.find(({ key }) => key === 'contractHolder');
  const buyer = fields.find(({ key }) => key === 'buyerName');
  const isBuyer = holder !== undefined && TRADE.has(docType) && (!buyer || !isNamedAs(buyer));
  return fields.flatMap((field) => {
    if (field === holder) return isBuyer ? [{ ...field, key: 'buyerName' }] : [];
    return isBuyer && (field === buyer || (field.key === 'accountHolder' && field.value === holder.value)) ? [] : [field];
  });
}

/** Whose letterhead it is buys, where an order names its seller and no buyer. */
function withIssuer(isFromBuyer: boolean, fields: readonly Field[]): Field[] {
  const isSellerNamed = fields.some((field) => field.key === 'sellerName' && isNamedAs(field));
  const buyer = fields.find(({ key }) => key === 'buyerName');
  const issuer = fields.find(({ key }) => key === 'issuerName');
  const isBuyer = issuer !== undefined && isFromBuyer && isSellerNamed && (!buyer || isPersonAt(issuer, buyer));
  return fields.flatMap((field) => {
    if (field === issuer) return isBuyer ? [{ ...field, key: 'buyerName' }] : [];
    return field === buyer && isBuyer ? [] : [field];
  });
}

/** Whom an order is for sells, where a label names its buyer and nothing its seller: `수신 대명전자부품상사 귀중`. */
function withAddressee(isFromBuyer: boolean, fields: readonly Field[]): Field[] {
  const [buyer, seller, addressee] = ['buyerName', 'sellerName', 'addressee'].map((name) => fields.find(({ key }) => key === name));
  const isOther = buyer !== undefined && isNamedAs(buyer) && compactForm(buyer.value) !== compactForm(addressee?.value ?? '');
  const isSeller = isFromBuyer && !seller && isOther;
  return fields.flatMap((field) => (field !== addressee ? [field] : isSeller ? [{ ...field, key: 'sellerName' }] : []));
}

/** `Buyer: T. Esparza`, on the paper of a company: who of it buys. */
const isPersonAt = (issuer: Field, buyer: Field): boolean =>
  issuer.signals.formatValid === 1 && !hasLegalForm(buyer.value) && buyer.label !== undefined;

/** The number behind the title of an order is the order's, else the one under a label of any paper's: `Folio`, `Nr.` */
function numberedOrder(fields: readonly Field[]): Field[] {
  if (fields.some(({ key }) => key === 'orderNumber')) return [...fields];
  const own =
    fields.find(({ key }) => key === 'documentNumber') ??
    fields.find((field) => field.key === 'invoiceNumber' && field.label !== undefined && isAhead(field));
  return fields.map((field) => (field === own && titleType(field.label ?? '') !== 'Invoice' ? { ...field, key: 'orderNumber' } : field));
}

/** Whether no other number is as likely as this one, as those are that stand beside the unit of each item: `NR 10,000`. */
const isAhead = ({ signals }: Field): boolean => (signals.margin ?? 1) > 0;

/** Who sends an order buys, and whom it goes to sells, unless labels say who is who. */
function fromBuyer(fields: readonly Field[]): Field[] {
  const [seller, buyer] = ['sellerName', 'buyerName'].map((name) => fields.find(({ key }) => key === name));
  if ([seller, buyer].some((party) => party && isNamedAs(party))) return [...fields];
  return fields.map((field) => {
    const [, side, what] = /^(seller|buyer)(Name|Address|VatId)$/.exec(field.key) ?? [];
    return side ? { ...field, key: `${side === 'seller' ? 'buyer' : 'seller'}${what}` } : field;
  });
}

/** Under or beside a label that says which party it is; a salutation and the line of a sender are weaker. */
const isNamedAs = ({ signals }: Field): boolean => (signals.labelStrength ?? 0) > FIELDS_OF_TYPE.salutation;

/** Goods go to whom they were sold to, unless a label names someone else. */
function withRecipient(fields: readonly Field[]): Field[] {
  const recipient = fields.find(({ key }) => key === 'shipTo');
  const buyer = fields.find(({ key }) => key === 'buyerName');
  if (!recipient || (buyer && isLabelled(buyer))) return [...fields];
  return [...fields.filter((field) => field !== buyer), { ...recipient, key: 'buyerName' }];
}

function isOfType(docType: DocType, field: Field): boolean {
  if (isGiven(field) || ANY_TYPE.has(field.key) || isProvenAccount(field)) return true;
  if (docType === 'Report' && isCompany(field)) return true;
  if (docType === 'Letter' && field.key === 'amountDue') return isLabelled(field) && !field.signals.derived;
  if (PARTIES.test(field.key) && docType !== 'Form' && docType !== 'Table')
    return (field.label !== undefined || isNamedAs(field)) && isLabelled(field);
  return !MONEY.has(field.key) && isSurelyLabelled(field, docType);
}

/** A laboratory or a plant with its legal form in the letterhead of its report. */
const isCompany = ({ key, value }: Field): boolean => key === 'sellerName' && hasLegalForm(value);

/** The day of a paper and what it counts in are facts of any. */
const ANY_TYPE: ReadonlySet<string> = new Set(['issueDate', 'currency', 'periodFrom', 'periodTo']);

/** An account whose check digits come out right is one wherever it stands: forms and letters ask to be paid, too. */
const isProvenAccount = ({ key, signals }: Field): boolean => key === 'iban' && signals.formatValid === 1;

/** Of a document of an unsure type: what its label or its form leaves no doubt of; an amount needs a label that heads nothing else. */
function isEvident(field: Field): boolean {
  if (field.signals.derived) return false;
  if (MONEY.has(field.key)) return isLabelled(field) && (field.signals.labelStrength ?? 0) >= 1;
  return (
    isLabelled(field) || isAddressee(field) || (PARTIES.test(field.key) && field.signals.formatValid === 1) || PROVEN_FORMS.has(field.key)
  );
}

/** Codes with check digits or a form that nothing else has. */
const PROVEN_FORMS: ReadonlySet<string> = new Set(['iban', 'bic', 'sellerVatId', 'buyerVatId']);

/** Net, tax and total with labels that add up are what is asked for, whatever the paper calls itself: a premium, a fee. */
function provenTotals(fields: readonly Field[]): Field[] {
  const sums = ['netTotal', 'taxTotal', 'grossTotal'].map((key) => fields.find((field) => field.key === key));
  const [net, tax, gross] = sums;
  if (!net || !tax || !gross || Number(tax.value) === 0 || sums.some((field) => field!.signals.derived || !field!.signals.position))
    return [];
  return makesSum([toUnits(net.value), toUnits(tax.value)], toUnits(gross.value)) ? [net, tax, gross] : [];
}

function statementFields(fields: readonly Field[]): Field[] {
  const hasHolder = fields.some(({ key }) => key === 'accountHolder');
  const bank = fields.find(({ key, signals }) => key === 'sellerName' && signals.formatValid === 1);
  return withNumber(fields).flatMap((field) => {
    if (isGiven(field)) return [field];
    if (field.key === 'buyerName')
      return hasHolder || !(isAddressee(field) || (bank && bank.value !== field.value)) ? [] : [{ ...field, key: 'accountHolder' }];
    return isOnStatements(field) ? [field] : [];
  });
}

/** A statement that prints no other number of its account than its IBAN; one of Poland is told as printed. */
function withNumber(fields: readonly Field[]): readonly Field[] {
  const iban = fields.find(({ key }) => key === 'iban');
  if (!iban || fields.some(({ key }) => key === 'accountNumber')) return fields;
  return [...fields, { ...iban, key: 'accountNumber', value: nationalIban(iban.text) ? iban.text : iban.value }];
}

/** The bank's own name is told by its legal form; a first line in capitals is as often the customer's. */
function isOnStatements(field: Field): boolean {
  if (NEVER_ON_STATEMENTS.has(field.key)) return false;
  if (LABELLED_ON_STATEMENTS.has(field.key)) return isLabelled(field) && !field.signals.derived;
  return field.key !== 'sellerName' || isLabelled(field) || field.signals.formatValid === 1;
}

/** Running text is full of words that are labels elsewhere: only a colon, a cell of its own or a form's ruled order makes one of them; of policies, payslips and the like a date or a code beside it does. */
function isSurelyLabelled(field: Field, docType: DocType): boolean {
  if (field.label === undefined) return false;
  if (/[:：]$/.test(field.label) || (docType === 'Form' && !(field.key in FIELD_TYPES))) return true;
  return isLabelled(field) && (docType === 'Form' || (docType === 'Other' && !isText(field)) || !field.provenance.box);
}

/** What a label heads that has no form of its own. */
const isText = ({ key }: Field): boolean => FIELD_TYPES[key as LabelledField] === 'text';
