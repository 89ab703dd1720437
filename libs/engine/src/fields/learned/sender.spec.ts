import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { findFields } from '../find-fields';
import { printedDocument } from '../page.fixture';
import { chooseNames } from './choose-names';
import { nameShares } from './name-shares';

jest.mock('./name-shares', () => ({ nameShares: jest.fn() }));

const [SENDER, HOLDER] = ['Sparbank Oberwald AG', 'Bergblick Hotel OG'];

/** The names on a paper where the rules have these and trees find each printed one so likely who sends it. */
function namesOn(
  docType: DocType,
  told: Readonly<Record<string, string>>,
  sellers: Readonly<Record<string, number>>,
  street = 'Kirchgasse 12',
  head = SENDER,
): Record<string, string> {
  jest.mocked(nameShares).mockImplementation((items) => {
    const nobody = items.map(() => 0);
    return { sellerName: items.map(({ value }) => sellers[value] ?? 0), buyerName: nobody, accountHolder: nobody };
  });
  const document = printedDocument([
    { text: head, left: 40, top: 40 },
    { text: street, left: 360, top: 40 },
    { text: HOLDER, left: 40, top: 160 },
    { text: 'Seeweg 4', left: 40, top: 174 },
    { text: 'Kontonummer', left: 360, top: 160 },
  ]);
  const laidOut = layOut(document);
  const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
  const fields = Object.entries(told).map(([key, value]): Field => {
    return { key, value, text: value, provenance: { page: 1, reader: 'pdfium' }, signals: {} };
  });
  return Object.fromEntries(chooseNames(found, { docType, fields }).map(({ key, value }) => [key, value]));
}

describe('who sends a paper that nothing is sold on', () => {
  it.each(['Bank Statement', 'Letter', 'Form', 'Report'] as const)('is told of a %s where the rules have nobody', (docType) => {
    expect(namesOn(docType, {}, { [SENDER]: 0.05 })).toEqual({ sellerName: SENDER });
    expect(namesOn(docType, {}, { [SENDER]: 0.02 })).toEqual({});
  });

  it('stands by an address, but for a bank', () => {
    for (const docType of ['Letter', 'Form', 'Report'] as const) expect(namesOn(docType, {}, { [SENDER]: 0.2 }, 'Anhang')).toEqual({});
    expect(namesOn('Bank Statement', {}, { [SENDER]: 0.2 }, 'Anhang')).toEqual({ sellerName: SENDER });
  });

  it('is not what the paper is called, whatever follows', () => {
    const title = 'Application form – Rowing club membership';
    expect(namesOn('Form', {}, { [title]: 0.9 }, undefined, title)).toEqual({});
  });

  it('is whom the rules have', () => {
    expect(namesOn('Letter', { sellerName: HOLDER }, { [SENDER]: 0.9 })).toEqual({ sellerName: HOLDER });
  });

  it('is neither who holds the account nor who buys, however likely', () => {
    const likely = { [HOLDER]: 0.9, [SENDER]: 0.05 };
    expect(namesOn('Bank Statement', { accountHolder: HOLDER }, likely)).toEqual({ accountHolder: HOLDER, sellerName: SENDER });
    expect(namesOn('Letter', { buyerName: HOLDER }, likely)).toEqual({ buyerName: HOLDER, sellerName: SENDER });
    expect(namesOn('Letter', { buyerName: 'Bergblick Hotel' }, { [HOLDER]: 0.9 })).toEqual({ buyerName: 'Bergblick Hotel' });
  });

  it('is no label', () => {
    expect(namesOn('Letter', {}, { Kontonummer: 0.9 })).toEqual({});
  });

  it('is left to the parties of a paper of trade', () => {
    expect(namesOn('Invoice', {}, { [SENDER]: 0.2 })).toEqual({});
  });
});
