import { extractDocument } from '../extract-document';

const metadataOf = async (csv: string): Promise<Record<string, unknown>> =>
  (await extractDocument(Buffer.from(csv), { fileName: 'a.csv' })).metadata;

describe('fields of a document that gives its tables ready', () => {
  it('takes none from the header and the data of a table', async () => {
    expect(await metadataOf('Position,Description,Amount\n1,Widget,10.00\n2,Gadget,20.50\n3,Bolt,0.50\n')).toEqual({});
    expect(await metadataOf('Invoice Number,Date,Total\nA-1,2024-01-02,10.00\nA-2,2024-01-03,20.50\n')).toEqual({});
    expect(await metadataOf('Position,Description,Amount\n1,Widget,10.00\n')).toEqual({});
  });

  it('takes those of the lines around the table and of its total', async () => {
    const csv = 'Invoice no: 4711\nDate: 2024-02-03\n\nPosition,Description,Amount\n1,Widget,10.00\n2,Gadget,20.50\n,Total,30.50\n';
    expect(await metadataOf(csv)).toMatchObject({ invoiceNumber: '4711', issueDate: '2024-02-03', grossTotal: '30.50' });
  });

  it('takes those of a line of tax that says its rate', async () => {
    const csv =
      'Invoice no: 4711\n\nPosition,Description,Amount\n1,Widget,10.00\n2,Gadget,20.00\n,Net total,30.00\n,VAT 7 %,2.10\n,Total,32.10\n';
    expect(await metadataOf(csv)).toMatchObject({ netTotal: '30.00', taxTotal: '2.10', grossTotal: '32.10' });
  });

  it('reads a form of labels and values', async () => {
    expect(await metadataOf('Field,Value\nInvoice Number,4711\nInvoice Date,2024-02-03\nGrand Total,30.50\n')).toMatchObject({
      invoiceNumber: '4711',
      issueDate: '2024-02-03',
      grossTotal: '30.50',
    });
  });
});
