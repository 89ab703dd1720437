import { documentConvention } from '../layout/document-convention';
import { layOut } from '../layout/lay-out';
import { findFields } from '../fields/find-fields';
import { printedDocument, type PrintedLine } from '../fields/page.fixture';
import { joinTables } from '../tables/join/join-tables';
import { findTables } from '../tables/find-tables';
import { chooseType } from './choose-type';
import { classify, type ToClassify } from './classify';

function known(lines: readonly PrintedLine[]): ToClassify {
  const document = printedDocument([...lines]);
  const laidOut = layOut(document);
  const convention = documentConvention(document, laidOut);
  const tables = joinTables(findTables(document, laidOut.pages, convention), document);
  return {
    document,
    pages: laidOut.fieldPages,
    tables,
    fields: findFields(document, laidOut, tables, convention).fields,
    convention,
  };
}

const GOODS = ['Apples, red', 'Apples, green', 'Pears', 'Plums', 'Cherries', 'Leeks', 'Carrots', 'Beetroot', 'Spinach', 'Kale', 'Chard', 'Celery', 'Marrows', 'Radishes', 'Turnips', 'Swedes']; // prettier-ignore
const row = (top: number, ...cells: string[]): PrintedLine[] =>
  cells.map((text, index) => ({ left: [40, 240, 340, 460][index]!, top, text }));

/** What a market's hall sells today; only the desk that takes orders says a word that titles have. */
const sheet = (title: string): PrintedLine[] => [
  { text: 'Wharfside Fresh Halls Co.', left: 40, top: 40, size: 20 },
  { text: title, left: 300, top: 40, size: 13 },
  { text: 'Effective Thu 6/18/26', left: 440, top: 40 },
  { text: 'Order desk 410-555-0143, 10 pm - 6 am', left: 300, top: 60 },
  ...row(100, 'Item', 'Origin', 'Pack', 'Price $'),
  ...GOODS.flatMap((name, index) => row(116 + 14 * index, name, 'MD', `${index + 8} lb`, `${index + 8}.50`)),
];

describe('chooseType', () => {
  it.each(['DAILY SHEET', 'WEEKLY OFFERS', 'Order list'])('tells prices of today from what `%s` suggests', (title) => {
    const all = known(sheet(title));
    expect(classify(all).docType).not.toBe('Price List');
    expect(chooseType(all)).toMatchObject({ docType: 'Price List', isNamed: false });
  });

  it('leaves what the rules and the sender agree on', () => {
    const all = { ...known(sheet('Order list')), hint: 'Purchase Order' as const };
    expect(chooseType(all)).toEqual(classify(all));
  });

  it('leaves files without pages to the rules', () => {
    const all = known(sheet('Order list'));
    const file = { ...all, document: { ...all.document, pages: [] } };
    expect(chooseType(file)).toEqual(classify(file));
  });
});
