import { cpuMsOf } from '@gridline/testing';
import { extractDocument } from '../../extract-document';
import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { Field } from '../../model/field';
import { findFields } from '../find-fields';
import { printedDocument, type PrintedLine } from '../page.fixture';
import { chooseValues, isLongEnough } from './choose-values';
import { gramPositions } from './label-grams';
import { CHOOSE_VALUES } from './weights';

/** An invoice whose rules find all but what stands under words that no list has. */
const INVOICE: PrintedLine[] = [
  { text: 'Quillmere Joinery Ltd', left: 40, top: 40, size: 18 },
  { text: '4 Mill Lane, Harrowby HB2 4QT', left: 40, top: 64 },
  { text: 'INVOICE', left: 400, top: 40, size: 16 },
  { text: 'Invoice number:', left: 360, top: 110 },
  { text: 'QJ-20418', left: 460, top: 110 },
  { text: 'Invoice date:', left: 360, top: 126 },
  { text: '14 March 2025', left: 460, top: 126 },
  { text: 'Bill to', left: 40, top: 110 },
  { text: 'Ashgrove Primary School', left: 40, top: 126 },
  { text: '2 School Road, Harrowby HB2 1AA', left: 40, top: 142 },
  { text: 'Total due', left: 360, top: 400 },
  { text: '£240.00', left: 480, top: 400 },
];

const fieldsWith = (...lines: PrintedLine[]): Record<string, string> => Object.fromEntries(foundWith(...lines).map(({ key, value }) => [key, value])); // prettier-ignore

function foundWith(...lines: PrintedLine[]): Field[] {
  const document = printedDocument([...INVOICE, ...lines]);
  const laidOut = layOut(document);
  const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
  return chooseValues(found, { docType: 'Invoice', fields: found.fields });
}

describe('chooseValues', () => {
  it('leaves what the rules chose, and invents nothing', () => {
    const fields = fieldsWith();
    expect(fields).toMatchObject({ invoiceNumber: 'QJ-20418', issueDate: '2025-03-14' });
    expect(fields).not.toHaveProperty('orderNumber');
    expect(fields).not.toHaveProperty('customerNumber');
  });

  it.each(['Ordering number', 'Ordrereferanse', 'Ordernr. beställare'])('finds the order behind words that no list has: %s', (text) => {
    expect(fieldsWith({ text, left: 360, top: 142 }, { text: 'PO-77120', left: 460, top: 142 })).toMatchObject({ orderNumber: 'PO-77120' });
  });

  it.each(['Zahltag spätestens', 'Sista dag att betala', 'Zapłacić najpóźniej'])(
    'finds the day to pay by behind words that no list has: %s',
    (text) => {
      expect(fieldsWith({ text, left: 360, top: 142 }, { text: '13 April 2025', left: 460, top: 142 })).toMatchObject({
        dueDate: '2025-04-13',
      });
    },
  );

  it('takes no end of a period for the day to pay by', () => {
    const fields = fieldsWith({ text: 'Period', left: 360, top: 142 }, { text: '1 April 2025 to 30 June 2025', left: 460, top: 142 });
    expect(fields).toMatchObject({ periodTo: '2025-06-30' });
    expect(fields).not.toHaveProperty('dueDate');
  });

  it('tells the order with the word that belongs to its number', () => {
    expect(fieldsWith({ text: 'Your order no.', left: 360, top: 142 }, { text: 'PO 77120', left: 460, top: 142 })).toMatchObject({
      orderNumber: 'PO 77120',
    });
  });

  it('says how likely a value of the rules is', () => {
    const issued = foundWith().find(({ key }) => key === 'issueDate')!;
    expect(issued.signals.likely).toBeGreaterThan(0.5);
  });

  it('keeps what an e-invoice gives', () => {
    const given: Field = {
      key: 'invoiceNumber',
      value: 'XML-1',
      text: 'XML-1',
      provenance: { page: 1, reader: 'einvoice-xml' },
      signals: {},
    };
    const document = printedDocument(INVOICE);
    const laidOut = layOut(document);
    const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
    const fields = [given, ...found.fields.filter(({ key }) => key !== 'invoiceNumber')];
    expect(chooseValues(found, { docType: 'Invoice', fields })).toContainEqual(given);
  });

  it('tells no added value as surely as what a label names', () => {
    const { signals } = foundWith({ text: 'Ordering number', left: 360, top: 142 }, { text: 'PO-77120', left: 460, top: 142 }).find(({ key }) => key === 'orderNumber')!; // prettier-ignore
    expect(signals).toMatchObject({ labelStrength: 0 });
    expect(signals.position).toBeLessThanOrEqual(CHOOSE_VALUES.trust);
  });

  it('keeps the total that net and tax make, where what is likelier is asked once tax was withheld, and no other', () => {
    const document = printedDocument(INVOICE);
    const laidOut = layOut(document);
    const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
    const amount = (key: string, value: string): Field => ({ ...found.fields.find((field) => field.key === 'grossTotal')!, key, value });
    const others = found.fields.filter(({ key }) => !['netTotal', 'taxTotal', 'grossTotal'].includes(key));
    const totalBeside = (...sums: Field[]): string | undefined =>
      chooseValues(found, { docType: 'Invoice', fields: [...others, ...sums, amount('grossTotal', '290.00')] }).find(
        ({ key }) => key === 'grossTotal',
      )?.value;
    const sums = [amount('netTotal', '250.00'), amount('taxTotal', '40.00')];
    expect(totalBeside(...sums, amount('withholdingTax', '-50.00'))).toBe('290.00');
    expect(totalBeside(...sums)).toBe('240.00');
  });

  it('takes no number of a street for a tax number', () => {
    expect(isLongEnough('sellerVatId', '4,5')).toBe(false);
    expect(isLongEnough('buyerVatId', 'L-123456-X')).toBe(true);
    expect(isLongEnough('orderNumber', '45')).toBe(true);
  });

  it('looks at thousands of numbers in the time that each takes alone', async () => {
    const line = (row: number): string => Array.from({ length: 150 }, (_, at) => ((row * 7_919 + at * 104_729) % 1_000) / 10).join(' ');
    const lines = Array.from({ length: 16 }, (_, row) => line(row));
    const costOf = (count: number): Promise<number> =>
      cpuMsOf(() => extractDocument(Buffer.from(lines.slice(0, count).join('\n')), { fileName: 'figures.txt' }));
    await costOf(4);
    const few = await costOf(4);
    // Four times as many take five times as long, and took sixteen while each looked at all others.
    expect(await costOf(16)).toBeLessThan(8 * few);
  });
});

describe('gramPositions', () => {
  it('gives relatives places in common, and digits none of their own', () => {
    const shared = (a: string, b: string): number => gramPositions(a).filter((place) => gramPositions(b).includes(place)).length;
    expect(shared('Objednávka č.', 'objednavky')).toBeGreaterThan(shared('Objednávka č.', 'Datum'));
    expect(gramPositions('Pos 12')).toEqual(gramPositions('Pos 97'));
  });
});
