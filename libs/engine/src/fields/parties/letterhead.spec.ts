import { fieldsIn, printedDocument } from '../page.fixture';

/** The seller of a receipt whose head a recogniser read so. */
function sellerOf(...lines: string[]): string | undefined {
  const texts = [...lines, '12 JALAN MAWAR 3', '47100 PUCHONG', 'TOTAL 12.00', 'CASH 20.00', 'CHANGE 8.00'];
  const document = printedDocument(
    texts.map((text, index) => ({ left: 100, top: 40 + 14 * index, text })),
    'ocr',
  );
  return fieldsIn(document).find(({ key }) => key === 'sellerName')?.value;
}

describe('the name at the head of a receipt', () => {
  it.each([
    ['KEDAI MURNI SBN BHD', 'KEDAI MURNI SDN BHD'],
    ['KEDAI MURNI_SDN BHD', 'KEDAI MURNI SDN BHD'],
    ['KEDAI MURNI SDN. BHD.', 'KEDAI MURNI SDN. BHD.'],
  ])('is read from %s', (printed, name) => expect(sellerOf(printed)).toBe(name));
});
