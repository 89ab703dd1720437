import { fieldsIn, printedDocument, printedPage, type PrintedLine } from '../page.fixture';

const closingOf = (...pages: (readonly PrintedLine[])[]): string | undefined => {
  const document = { ...printedDocument([]), pages: pages.map((lines, at) => ({ ...printedPage(lines), number: at + 1 })) };
  return fieldsIn(document).find(({ key }) => key === 'closingBalance')?.value;
};
const labelled = (text: string, amount: string, top: number): PrintedLine[] => [
  { text, left: 60, top },
  { text: amount, left: 260, top },
];

describe('balancesInOrder', () => {
  const carried = labelled('Balance carried forward', '343 269.74', 700);

  it('takes no balance that a page carries forward for the closing one, where a later page has that', () => {
    expect(closingOf(carried, labelled('Closing balance', '324 834.00', 500))).toBe('324834.00');
    expect(closingOf(labelled('Opening balance', '184 302.17', 100), carried)).toBe('343269.74');
  });
});
