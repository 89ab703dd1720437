import { toWords } from './to-words';

describe('toWords', () => {
  it('writes the name of a field as people do', () => {
    const names = ['iban', 'sellerVatId', 'invoiceNumber', 'po_number', 'bic', 'vat', 'identityCard', ''];
    expect(names.map(toWords)).toEqual([...['IBAN', 'Seller VAT ID', 'Invoice number', 'PO number', 'BIC', 'VAT', 'Identity card', '']]);
  });
});
