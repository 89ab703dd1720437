import { inReadingOrder } from './field-order';

describe('inReadingOrder', () => {
  it('begins with what the document is and ends with what only it has, in its own order', () => {
    const metadata = { zone: '7', grossTotal: '12.00', course: 'B', sellerName: 'Acme', invoiceNumber: '1' };
    expect(inReadingOrder(metadata).map(([name]) => name)).toEqual(['invoiceNumber', 'sellerName', 'grossTotal', 'zone', 'course']);
  });
});
