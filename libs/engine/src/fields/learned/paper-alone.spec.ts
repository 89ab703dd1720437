import { marginsOfAll } from '../../learned/boosted-trees';
import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { findFields } from '../find-fields';
import { printedDocument, type PrintedLine } from '../page.fixture';
import { chooseValues } from './choose-values';
import type { FieldItem } from './field-items';
import { itemFeatures } from './item-features';

jest.mock('../../learned/boosted-trees', () => ({ ...jest.requireActual('../../learned/boosted-trees'), marginsOfAll: jest.fn() }));
jest.mock('./item-features', () => ({ ...jest.requireActual('./item-features'), itemFeatures: jest.fn() }));

const trees = jest.requireActual<typeof import('../../learned/boosted-trees')>('../../learned/boosted-trees');

/** How likely trees find the texts of a paper, by field and value. */
type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is chosen of printed lines, where the rules have these fields of a paper and trees find its texts so likely. */
function chosenOf(docType: DocType, lines: readonly PrintedLine[], fields: readonly Field[], shares: Shares): Record<string, string> {
  jest.mocked(marginsOfAll).mockImplementation(trees.marginsOfAll);
  const document = printedDocument(lines);
  const laidOut = layOut(document);
  const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
  let asked: readonly FieldItem[] = [];
  jest.mocked(itemFeatures).mockImplementation((items) => ((asked = items), []));
  jest
    .mocked(marginsOfAll)
    .mockImplementation(({ classes }) =>
      asked.map(({ value }) => Float64Array.from(classes, (key) => marginOf(shares[key]?.[value] ?? NEVER))),
    );
  return Object.fromEntries(chooseValues(found, { docType, fields }).map(({ key, value }) => [key, value]));
}

const NEVER = 0.001;
const marginOf = (share: number): number => Math.log(share / (1 - share));

const pair = (top: number, label: string, value: string): PrintedLine[] => [
  { text: label, left: 360, top },
  { text: value, left: 480, top },
];

describe('what a label gives to something else', () => {
  const HEAD: PrintedLine[] = [{ text: 'Quillmere Joinery Ltd', left: 40, top: 40, size: 18 }];
  const DAYS = [...HEAD, ...pair(110, 'Payment due date:', '13 April 2025'), { text: '14 March 2025', left: 40, top: 126 }];

  it('is not the day of the paper where another day may be it', () => {
    const shares = { issueDate: { '2025-04-13': 0.8, '2025-03-14': 0.4 } };
    expect(chosenOf('Invoice', DAYS, [], shares)).toEqual({ issueDate: '2025-03-14' });
  });

  it('is the day of the paper where no other day is likely it', () => {
    const shares = { issueDate: { '2025-04-13': 0.8, '2025-03-14': 0.1 } };
    expect(chosenOf('Invoice', DAYS, [], shares)).toEqual({ issueDate: '2025-04-13' });
  });

  it('is the day of the paper where that is printed elsewhere, too', () => {
    const lines = [...DAYS, { text: '13 April 2025', left: 40, top: 160 }];
    const shares = { issueDate: { '2025-04-13': 0.8, '2025-03-14': 0.4 } };
    expect(chosenOf('Invoice', lines, [], shares)).toEqual({ issueDate: '2025-04-13' });
  });

  it('is not the number of a credit note where another may be it', () => {
    const lines = [...HEAD, ...pair(110, 'Original invoice number:', 'QJ-20418'), { text: 'QC-30077', left: 40, top: 126 }];
    const likely = (own: number): Shares => ({ invoiceNumber: { 'QJ-20418': 0.9, 'QC-30077': own } });
    expect(chosenOf('Credit Note', lines, [], likely(0.3))).toEqual({ invoiceNumber: 'QC-30077' });
    expect(chosenOf('Credit Note', lines, [], likely(0.1))).toEqual({ invoiceNumber: 'QJ-20418' });
  });
});
