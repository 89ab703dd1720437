import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import { findFields } from '../find-fields';
import { printedDocument } from '../page.fixture';
import { chooseNames } from './choose-names';
import { nameShares } from './name-shares';

jest.mock('./name-shares', () => ({ nameShares: jest.fn() }));

/** Who sells and who buys on a paper of one party, whom the rules told as the seller, where trees find either side so likely. */
function partiesOf(seller: number, buyer: number): Record<string, string> {
  jest.mocked(nameShares).mockImplementation((items) => {
    const shares = (share: number): number[] => items.map(({ value }) => (value === 'Hargrave & Pell LLP' ? share : 0));
    return { sellerName: shares(seller), buyerName: shares(buyer), accountHolder: shares(0) };
  });
  const document = printedDocument([
    { text: 'Hargrave & Pell LLP', left: 40, top: 40, size: 20 },
    { text: '1400 Larimer Street, Suite 900', left: 40, top: 66 },
    { text: 'Denver, CO 80202', left: 40, top: 80 },
    { text: 'INVOICE 20418', left: 40, top: 230, size: 14 },
  ]);
  const laidOut = layOut(document);
  const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
  const fields = found.fields.filter(({ key }) => key.startsWith('seller'));
  const chosen = chooseNames(found, { docType: 'Invoice', fields });
  return Object.fromEntries(chosen.filter(({ key }) => key.endsWith('Name')).map(({ key, value }) => [key, value]));
}

describe('the only party of a paper', () => {
  it('stays who it is where it is about as likely the other', () => {
    expect(partiesOf(0.69, 0.77)).toEqual({ sellerName: 'Hargrave & Pell LLP' });
  });

  it('changes sides where the other is far likelier', () => {
    expect(partiesOf(0.3, 0.97)).toEqual({ buyerName: 'Hargrave & Pell LLP' });
  });
});
