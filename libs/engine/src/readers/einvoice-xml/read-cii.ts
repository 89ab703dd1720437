import { inCurrency, type InvoiceLine, type InvoiceTerms } from './invoice-terms';
import { elementsAt, textAt, type XmlElement } from '../source/xml-element';

/** Roots of UN/CEFACT's Cross Industry Invoice, of its first ZUGFeRD form, and of Order-X. */
export const CII_ROOTS = ['CrossIndustryInvoice', 'CrossIndustryDocument', 'SCRDMCCBDACIOMessageStructure'];

const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument';
const TRANSACTION = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const AGREEMENT = `${TRANSACTION}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const DELIVERY = `${TRANSACTION}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`;
const SETTLEMENT = `${TRANSACTION}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const SUMMATION = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;
const MEANS = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`;

/** The terms of EN 16931 in the CII syntax. */
export function readCii(root: XmlElement): InvoiceTerms {
  const at = (path: string): string | undefined => textAt(root, path);
  const currency = at(`${SETTLEMENT}/InvoiceCurrencyCode|OrderCurrencyCode`);
  return {
    typeCode: at(`${DOCUMENT}/TypeCode`),
    fields: {
      invoiceNumber: at(`${DOCUMENT}/ID`),
      issueDate: toIsoDate(at(`${DOCUMENT}/IssueDateTime/DateTimeString`)),
      dueDate: toIsoDate(at(`${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`)),
      deliveryDate: toIsoDate(at(`${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`)),
      orderNumber: at(`${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID|ID`),
      contractNumber: at(`${AGREEMENT}/ContractReferencedDocument/IssuerAssignedID|ID`),
      ...partyFields('seller', elementsAt(root, `${AGREEMENT}/SellerTradeParty`)[0]),
      ...partyFields('buyer', elementsAt(root, `${AGREEMENT}/BuyerTradeParty`)[0]),
      iban: at(`${MEANS}/PayeePartyCreditorFinancialAccount/IBANID`)?.replaceAll(' ', ''),
      bic: at(`${MEANS}/PayeeSpecifiedCreditorFinancialInstitution/BICID`),
      currency,
      lineTotal: at(`${SUMMATION}/LineTotalAmount`),
      netTotal: at(`${SUMMATION}/TaxBasisTotalAmount`),
      taxTotal: textAt(root, `${SUMMATION}/TaxTotalAmount`, inCurrency(currency)),
      grossTotal: at(`${SUMMATION}/GrandTotalAmount`),
      paid: at(`${SUMMATION}/TotalPrepaidAmount`),
      amountDue: at(`${SUMMATION}/DuePayableAmount`),
    },
    lines: elementsAt(root, `${TRANSACTION}/IncludedSupplyChainTradeLineItem`).map(toLine),
  };
}

function partyFields(role: 'seller' | 'buyer', party: XmlElement | undefined): Record<string, string | undefined> {
  if (!party) return {};
  return {
    [`${role}Name`]: textAt(party, 'Name'),
    [`${role}Address`]: addressOf(party),
    [`${role}VatId`]: textAt(party, 'SpecifiedTaxRegistration/ID', ({ attributes }) => attributes.schemeID === 'VA'),
  };
}

function addressOf(party: XmlElement): string | undefined {
  const part = (name: string): string | undefined => textAt(party, `PostalTradeAddress/${name}`);
  const town = [part('PostcodeCode'), part('CityName')].filter(Boolean).join(' ');
  return [part('LineOne'), part('LineTwo'), part('LineThree'), town, part('CountryID')].filter(Boolean).join(', ') || undefined;
}

const LINE_AGREEMENT = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement';
const LINE_DELIVERY = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery';
const LINE_SETTLEMENT = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';
const LINE_SUMMATION = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
const QUANTITY = `${LINE_DELIVERY}/BilledQuantity|RequestedQuantity|AgreedQuantity`;

function toLine(line: XmlElement): InvoiceLine {
  const at = (path: string): string | undefined => textAt(line, path);
  return {
    position: at('AssociatedDocumentLineDocument/LineID'),
    articleNumber: at('SpecifiedTradeProduct/SellerAssignedID'),
    description: at('SpecifiedTradeProduct/Name') ?? at('AssociatedDocumentLineDocument/IncludedNote/Content'),
    quantity: at(QUANTITY),
    unit: elementsAt(line, QUANTITY)[0]?.attributes.unitCode,
    unitPrice: at(`${LINE_AGREEMENT}/NetPriceProductTradePrice/ChargeAmount`),
    taxRate: at(`${LINE_SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`),
    lineTotal: at(`${LINE_SETTLEMENT}/${LINE_SUMMATION}/LineTotalAmount`),
  };
}

/** `20240305` is how CII writes dates (format 102); anything else is left as it stands. */
function toIsoDate(text: string | undefined): string | undefined {
  return text?.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
}
