import { inCurrency, type InvoiceLine, type InvoiceTerms } from './invoice-terms';
import { elementsAt, textAt, type XmlElement } from '../source/xml-element';

/** Roots of OASIS UBL's invoice and credit note. */
export const UBL_ROOTS = ['Invoice', 'CreditNote'];

/** Code of a credit note in UNTDID 1001, for UBL's credit notes that leave their type out. */
const CREDIT_NOTE = '381';

/** The terms of EN 16931 in the UBL syntax. */
export function readUbl(root: XmlElement): InvoiceTerms {
  const at = (path: string): string | undefined => textAt(root, path);
  const currency = at('DocumentCurrencyCode');
  return {
    typeCode: at('InvoiceTypeCode|CreditNoteTypeCode') ?? (root.name === 'CreditNote' ? CREDIT_NOTE : undefined),
    fields: {
      invoiceNumber: at('ID'),
      issueDate: at('IssueDate'),
      dueDate: at('DueDate') ?? at('PaymentMeans/PaymentDueDate'),
      deliveryDate: at('Delivery/ActualDeliveryDate'),
      orderNumber: at('OrderReference/ID'),
      contractNumber: at('ContractDocumentReference/ID'),
      ...partyFields('seller', elementsAt(root, 'AccountingSupplierParty/Party')[0]),
      ...partyFields('buyer', elementsAt(root, 'AccountingCustomerParty/Party')[0]),
      iban: at('PaymentMeans/PayeeFinancialAccount/ID')?.replaceAll(' ', ''),
      bic: at('PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
      currency,
      lineTotal: at('LegalMonetaryTotal/LineExtensionAmount'),
      netTotal: at('LegalMonetaryTotal/TaxExclusiveAmount'),
      taxTotal: textAt(root, 'TaxTotal/TaxAmount', inCurrency(currency)),
      grossTotal: at('LegalMonetaryTotal/TaxInclusiveAmount'),
      paid: at('LegalMonetaryTotal/PrepaidAmount'),
      amountDue: at('LegalMonetaryTotal/PayableAmount'),
    },
    lines: elementsAt(root, 'InvoiceLine|CreditNoteLine').map(toLine),
  };
}

function partyFields(role: 'seller' | 'buyer', party: XmlElement | undefined): Record<string, string | undefined> {
  if (!party) return {};
  return {
    [`${role}Name`]: textAt(party, 'PartyLegalEntity/RegistrationName') ?? textAt(party, 'PartyName/Name'),
    [`${role}Address`]: addressOf(party),
    [`${role}VatId`]: vatIdOf(party),
  };
}

function vatIdOf(party: XmlElement): string | undefined {
  const scheme = elementsAt(party, 'PartyTaxScheme').find((candidate) => textAt(candidate, 'TaxScheme/ID') === 'VAT');
  return scheme && textAt(scheme, 'CompanyID');
}

function addressOf(party: XmlElement): string | undefined {
  const part = (name: string): string | undefined => textAt(party, `PostalAddress/${name}`);
  const town = [part('PostalZone'), part('CityName')].filter(Boolean).join(' ');
  const lines = [part('StreetName'), part('AdditionalStreetName'), part('AddressLine/Line'), town, part('Country/IdentificationCode')];
  return lines.filter(Boolean).join(', ') || undefined;
}

function toLine(line: XmlElement): InvoiceLine {
  const at = (path: string): string | undefined => textAt(line, path);
  return {
    position: at('ID'),
    articleNumber: at('Item/SellersItemIdentification/ID'),
    description: at('Item/Name') ?? at('Item/Description'),
    quantity: at('InvoicedQuantity|CreditedQuantity'),
    unit: elementsAt(line, 'InvoicedQuantity|CreditedQuantity')[0]?.attributes.unitCode,
    unitPrice: at('Price/PriceAmount'),
    taxRate: at('Item/ClassifiedTaxCategory/Percent'),
    lineTotal: at('LineExtensionAmount'),
  };
}
