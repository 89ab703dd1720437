import { toGrid } from '../../model/table';
import { parseEInvoiceXml } from './parse-einvoice-xml';

const CII = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:rsm" xmlns:ram="urn:ram" xmlns:udt="urn:udt">
<rsm:ExchangedDocument><ram:ID>R-17</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20240305</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:SellerAssignedID>N-5</ram:SellerAssignedID><ram:Name>Nut &amp; bolt</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>1.5000</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">4.0000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>6.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement>
<ram:SellerTradeParty><ram:Name>Nuts GmbH</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>80333</ram:PostcodeCode><ram:LineOne>Hauptstr. 1</ram:LineOne><ram:CityName>München</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113</ram:ID></ram:SpecifiedTaxRegistration><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:Name>Ada AG</ram:Name></ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE02 1203 0000 0000 2020 51</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>6.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="PLN">4.90</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">1.14</ram:TaxTotalAmount><ram:GrandTotalAmount>7.14</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

const UBL = `<CreditNote xmlns:cbc="urn:cbc" xmlns:cac="urn:cac">
<cbc:ID>C-9</cbc:ID><cbc:IssueDate>2024-04-01</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Nuts</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:CompanyID>DE123456789</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Nuts GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">6.00</cbc:TaxExclusiveAmount><cbc:PayableAmount currencyID="EUR">7.14</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:CreditNoteLine><cbc:ID>1</cbc:ID><cbc:CreditedQuantity unitCode="C62">4</cbc:CreditedQuantity><cbc:LineExtensionAmount>6.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Nut</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>1.5</cbc:PriceAmount></cac:Price></cac:CreditNoteLine>
</CreditNote>`;

function parse(xml: string): { fields: Record<string, string>; rows: string[][]; title?: string } {
  const { fields, lineItems } = parseEInvoiceXml(Buffer.from(xml))!;
  return { fields: Object.fromEntries(fields.map(({ key, value }) => [key, value])), rows: toGrid(lineItems), title: lineItems.title };
}

describe('parseEInvoiceXml', () => {
  it('says by the label of the number what the document is', () => {
    const labels = [CII, UBL].map((xml) => parseEInvoiceXml(Buffer.from(xml))!.fields.find(({ key }) => key === 'invoiceNumber')!.label);
    expect(labels).toEqual(['Invoice number', 'Credit Note number']);
  });

  it('reads the terms and lines of CII', () => {
    const { fields, rows, title } = parse(CII);
    expect(fields).toEqual({
      invoiceNumber: 'R-17',
      issueDate: '2024-03-05',
      sellerName: 'Nuts GmbH',
      sellerAddress: 'Hauptstr. 1, 80333 München, DE',
      sellerVatId: 'DE123456789',
      buyerName: 'Ada AG',
      iban: 'DE02120300000000202051',
      currency: 'EUR',
      netTotal: '6.00',
      taxTotal: '1.14',
      grossTotal: '7.14',
    });
    expect(rows).toEqual([
      ['Position', 'Article number', 'Description', 'Quantity', 'Unit', 'Unit price', 'Tax rate', 'Line total'],
      ['1', 'N-5', 'Nut & bolt', '4.00', 'C62', '1.50', '19', '6.00'],
    ]);
    expect(title).toBe('Invoice');
  });

  it('reads the first form of ZUGFeRD, whose elements have other names', () => {
    const old = CII.replaceAll('CrossIndustryInvoice', 'CrossIndustryDocument')
      .replaceAll('rsm:ExchangedDocument', 'rsm:HeaderExchangedDocument')
      .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
      .replaceAll('ApplicableHeaderTrade', 'ApplicableSupplyChainTrade')
      .replaceAll('SpecifiedLineTrade', 'SpecifiedSupplyChainTrade')
      .replaceAll(/SpecifiedTradeSettlement(?:Header|Line)MonetarySummation/g, 'SpecifiedTradeSettlementMonetarySummation');
    expect(parse(old)).toEqual(parse(CII));
  });

  it('reads the terms and lines of a UBL credit note', () => {
    const { fields, rows, title } = parse(UBL);
    expect(fields).toEqual({
      invoiceNumber: 'C-9',
      issueDate: '2024-04-01',
      sellerName: 'Nuts GmbH',
      sellerVatId: 'DE123456789',
      currency: 'EUR',
      netTotal: '6.00',
      amountDue: '7.14',
    });
    expect(rows[1]).toEqual(['1', 'Nut', '4', 'C62', '1.5', '6.00']);
    expect(title).toBe('Credit Note');
  });

  it('answers null for other XML', () => {
    expect(parseEInvoiceXml(Buffer.from('<rss/>'))).toBeNull();
  });

  it.each([
    ['a billion laughs', '<!DOCTYPE Invoice [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><Invoice><ID>&b;</ID></Invoice>'],
    ['an external entity', '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice><ID>&x;</ID></Invoice>'],
    ['an undeclared entity', '<Invoice><ID>&x;</ID></Invoice>'],
    ['deep nesting', `<Invoice>${'<a>'.repeat(100_000)}`],
    ['an open end', '<Invoice><ID>1'],
  ])('refuses %s', (_, xml) => {
    expect(() => parseEInvoiceXml(Buffer.from(xml))).toThrow(expect.objectContaining({ code: 'corrupt_document' }));
  });
});
